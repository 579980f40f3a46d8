@preconcurrency import Foundation
import ObjectiveC

/// The running program as the system sees it.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
    private static var instance: UIApplication?

    /// Made when first asked for, so that view code can run without an application delegate.
    open class var shared: UIApplication {
        if let instance { return instance }
        let made = UIApplication()
        instance = made
        return made
    }

    public override init() {
        super.init()
        if Self.instance == nil { Self.instance = self }
    }

    /// Kept alive by the host while the program runs.
    open weak var delegate: (any UIApplicationDelegate)?
    open override var next: UIResponder? { delegate as? UIResponder }

    // MARK: State

    open internal(set) var applicationState = State.inactive
    open var isIdleTimerDisabled = false
    open var applicationIconBadgeNumber = 0
    open var applicationSupportsShakeToEdit = true
    open var isNetworkActivityIndicatorVisible = false
    open var isStatusBarHidden = false
    open var statusBarStyle = UIStatusBarStyle.default
    open var statusBarFrame: CGRect { connectedScene?.statusBarManager?.statusBarFrame ?? .zero }
    open var statusBarOrientation: UIInterfaceOrientation {
        _HostEnvironment.current.isLandscape ? .landscapeLeft : .portrait
    }
    open var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }
    open var preferredContentSizeCategory: UIContentSizeCategory { _HostEnvironment.current.contentSizeCategory }
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { _HostEnvironment.current.layoutDirection }
    open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
    open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .denied }
    open var isProtectedDataAvailable: Bool { true }
    open var supportsMultipleScenes: Bool { false }
    open var shortcutItems: [UIApplicationShortcutItem]?

    // MARK: Windows and scenes

    open var windows: [UIWindow] { _WindowList.shared.all }
    open var keyWindow: UIWindow? { _WindowList.shared.key }
    open internal(set) var connectedScenes: Set<UIScene> = []
    open internal(set) var openSessions: Set<UISceneSession> = []

    var connectedScene: UIWindowScene? { connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first }

    /// The scene that windows made without one belong to.
    var _anyWindowScene: UIWindowScene {
        if let connectedScene { return connectedScene }
        let scene = UIWindowScene(session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())
        connectedScenes.insert(scene)
        openSessions.insert(scene.session)
        return scene
    }

    open func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: (((any Error) -> Void))? = nil
    ) {}

    open func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: (((any Error) -> Void))? = nil
    ) {}

    open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

    // MARK: Events

    open func sendEvent(_ event: UIEvent) {
        for window in windows where event.touches(for: window) != nil || event.type != .touches {
            window.sendEvent(event)
        }
    }

    /// Calls the action on the target, or, where it is nil, on the first responder up the chain that has it.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        if let target {
            guard action._canInvoke(on: target as AnyObject) else { return false }
            action._invoke(on: target as AnyObject, with: sender, with: event)
            return true
        }
        var next: UIResponder? = _FirstResponder.current ?? sender as? UIResponder ?? keyWindow
        while let responder = next {
            if action._canInvoke(on: responder) {
                action._invoke(on: responder, with: sender, with: event)
                return true
            }
            next = responder.next
        }
        return false
    }

    open func beginIgnoringInteractionEvents() {}
    open func endIgnoringInteractionEvents() {}
    open var isIgnoringInteractionEvents: Bool { false }
    open func beginReceivingRemoteControlEvents() {}
    open func endReceivingRemoteControlEvents() {}

    // MARK: Other programs

    /// There are no other programs here: nothing is opened, and the completion hears so.
    open func open(
        _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        _opened.append(url)
        completion?(false)
    }

    @discardableResult
    open func open(_ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        _opened.append(url)
        return false
    }

    @discardableResult
    open func openURL(_ url: URL) -> Bool {
        _opened.append(url)
        return false
    }

    open func canOpenURL(_ url: URL) -> Bool { ["http", "https"].contains(url.scheme?.lowercased()) }

    /// What the program asked to open, for tests.
    public private(set) var _opened: [URL] = []

    // MARK: Background and notifications

    private var lastTask = 0

    open func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier {
        lastTask += 1
        return UIBackgroundTaskIdentifier(rawValue: lastTask)
    }

    open func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { beginBackgroundTask(expirationHandler: handler) }

    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
    open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
    open func registerForRemoteNotifications() {}
    open func unregisterForRemoteNotifications() {}
    open var isRegisteredForRemoteNotifications: Bool { false }

    // MARK: Icons

    open var supportsAlternateIcons: Bool { true }
    open private(set) var alternateIconName: String?

    open func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
    ) {
        self.alternateIconName = alternateIconName
        completionHandler?(nil)
    }

    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .all
    }

    open func extendStateRestoration() {}
    open func completeStateRestoration() {}
    open func ignoreSnapshotOnNextApplicationLaunch() {}
}
