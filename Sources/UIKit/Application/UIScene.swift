@preconcurrency import Foundation

/// One instance of the program's interface.
@MainActor @preconcurrency
open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive = 1
        case background = 2
    }

    open private(set) var session: UISceneSession
    /// Kept alive by the scene.
    open var delegate: (any UISceneDelegate)?
    open internal(set) var activationState = ActivationState.unattached
    open var title: String! = ""
    open var subtitle = ""
    open var activationConditions = UISceneActivationConditions()
    open override var next: UIResponder? { UIApplication.shared }

    public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        self.session = session
        super.init()
        session.scene = self
    }

    @preconcurrency open func open(
        _ url: URL, options: UIScene.OpenExternalURLOptions?,
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        UIApplication.shared.open(url, options: [:], completionHandler: completion)
    }

    public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    public static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
    public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")

    /// Why a scene was connected.
    @MainActor @preconcurrency
    open class ConnectionOptions: NSObject {
        open var urlContexts: Set<UIOpenURLContext> { [] }
        open var sourceApplication: String? { nil }
        open var handoffUserActivityType: String? { nil }
        open var userActivities: Set<NSUserActivity> { [] }
        open var shortcutItem: UIApplicationShortcutItem? { nil }

        public override init() {
            super.init()
        }
    }

    @MainActor @preconcurrency
    open class OpenURLOptions: NSObject {
        open var sourceApplication: String? { nil }
        open var annotation: Any? { nil }
        open var openInPlace: Bool { false }
    }

    @MainActor @preconcurrency
    open class OpenExternalURLOptions: NSObject {
        open var universalLinksOnly = false
    }

    @MainActor @preconcurrency
    open class ActivationRequestOptions: NSObject {
        open var requestingScene: UIScene?
    }
}

/// What outlives a scene: its role, its configuration, its saved state.
@MainActor @preconcurrency
open class UISceneSession: NSObject {
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }

    open internal(set) weak var scene: UIScene?
    open var role: Role { .windowApplication }
    open internal(set) lazy var configuration = UISceneConfiguration(
        name: "Default Configuration", sessionRole: .windowApplication)
    open var persistentIdentifier: String { "00000000-0000-0000-0000-000000000001" }
    open var stateRestorationActivity: NSUserActivity?
    open var userInfo: [String: Any]? = [:]

    override init() {
        super.init()
    }
}

/// Which classes make a scene.
@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
    open private(set) var name: String?
    open private(set) var role: UISceneSession.Role
    open var sceneClass: AnyClass?
    open var delegateClass: AnyClass?
    open var storyboard: UIStoryboard?

    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }
}

/// An address that the scene is to open.
@MainActor @preconcurrency
open class UIOpenURLContext: NSObject {
    public let url: URL
    open private(set) lazy var options = UIScene.OpenURLOptions()

    init(url: URL) {
        self.url = url
        super.init()
    }
}

@MainActor @preconcurrency
open class UISceneActivationConditions: NSObject {
    open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
    open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)

    public override init() {
        super.init()
    }
}

@MainActor @preconcurrency
open class UISceneDestructionRequestOptions: NSObject {}

@MainActor @preconcurrency
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    public enum DismissalAnimation: Int, Sendable {
        case standard = 1
        case commit = 2
        case decline = 3
    }

    open var windowDismissalAnimation = DismissalAnimation.standard
}

/// Hears of the life of a scene.
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    func sceneDidDisconnect(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
}

extension UISceneDelegate {
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
    public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
    public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}
}
