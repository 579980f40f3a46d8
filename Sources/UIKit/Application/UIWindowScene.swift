@preconcurrency import Foundation

/// A scene that shows windows.
@MainActor @preconcurrency
open class UIWindowScene: UIScene, UITraitEnvironment, UITraitChangeObservable {
    public let _traitChanges = _TraitChangeRegistry()
    private var ownWindows: [_Weak<UIWindow>] = []

    public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        super.init(session: session, connectionOptions: connectionOptions)
    }

    open var windows: [UIWindow] { ownWindows.compactMap(\.object) }
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
    open var screen: UIScreen { UIScreen.main }
    open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(scene: self)
    open var interfaceOrientation: UIInterfaceOrientation {
        _HostEnvironment.current.isLandscape ? .landscapeLeft : .portrait
    }
    open var effectiveGeometry: Geometry { Geometry(orientation: interfaceOrientation) }
    open var isFullScreen: Bool { _HostEnvironment.current.windowSize == _HostEnvironment.current.screenSize }
    /// nil on a phone, whose windows have one size.
    open private(set) lazy var sizeRestrictions: UISceneSizeRestrictions? =
        _HostEnvironment.current.idiom == .pad ? UISceneSizeRestrictions() : nil
    open var coordinateSpace: any UICoordinateSpace {
        _RootCoordinateSpace(size: _HostEnvironment.current.windowSize)
    }
    open var traitCollection: UITraitCollection { _HostEnvironment.currentTraits }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    open func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {}

    func _add(_ window: UIWindow) { ownWindows.append(_Weak(window)) }
    func _remove(_ window: UIWindow) { ownWindows.removeAll { $0.object == nil || $0.object === window } }

    /// Where a scene is and how it is turned.
    @MainActor @preconcurrency
    open class Geometry: NSObject {
        public let interfaceOrientation: UIInterfaceOrientation
        open var isInterfaceOrientationLocked: Bool { false }
        open var systemFrame: CGRect { CGRect(origin: .zero, size: _HostEnvironment.current.windowSize) }
        open var coordinateSpace: any UICoordinateSpace { _RootCoordinateSpace(size: systemFrame.size) }

        init(orientation: UIInterfaceOrientation) {
            interfaceOrientation = orientation
            super.init()
        }
    }

    @MainActor @preconcurrency
    open class GeometryPreferences: NSObject {
        @MainActor @preconcurrency
        open class iOS: GeometryPreferences {
            open var interfaceOrientations: UIInterfaceOrientationMask?

            public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
                self.interfaceOrientations = interfaceOrientations
                super.init()
            }
        }

        override init() {
            super.init()
        }
    }
}

/// The status bar of a scene.
@MainActor @preconcurrency
open class UIStatusBarManager: NSObject {
    private weak var scene: UIWindowScene?

    init(scene: UIWindowScene) {
        self.scene = scene
        super.init()
    }

    private var topController: UIViewController? {
        var controller = scene?.windows.last { !$0.isHidden }?.rootViewController
        while let presented = controller?.storedPresented { controller = presented }
        return controller
    }

    open var statusBarStyle: UIStatusBarStyle {
        var controller = topController
        while let child = controller?.childForStatusBarStyle { controller = child }
        return controller?.preferredStatusBarStyle ?? .default
    }

    open var isStatusBarHidden: Bool {
        if _HostEnvironment.current.safeAreaInsets.top == 0 { return true }
        var controller = topController
        while let child = controller?.childForStatusBarHidden { controller = child }
        return controller?.prefersStatusBarHidden ?? false
    }

    /// As high as the safe area's top, which is where content may begin.
    open var statusBarFrame: CGRect {
        guard !isStatusBarHidden else { return .zero }
        let environment = _HostEnvironment.current
        return CGRect(x: 0, y: 0, width: environment.windowSize.width, height: environment.safeAreaInsets.top)
    }
}

@MainActor @preconcurrency
open class UISceneSizeRestrictions: NSObject {
    open var minimumSize = CGSize.zero
    open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    open var allowsFullScreen = true

    override init() {
        super.init()
    }
}

/// A scene delegate that has a window.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection)
    func windowScene(
        _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
    /// The window that the delegate's class declares, if it does; doubly optional as an optional requirement is.
    public var window: UIWindow?? { DeclaredWindow.of(self) }

    public func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {}

    public func windowScene(
        _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
    ) {}

    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
}
