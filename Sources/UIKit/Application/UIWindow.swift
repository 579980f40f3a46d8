@preconcurrency import Foundation
import AutoLayout
import ObjectiveC

/// The root of a view hierarchy on the screen; events enter here.
///
/// The root view controller's view always fills the window. A window is hidden until it is told to show itself.
@MainActor @preconcurrency
open class UIWindow: UIView {
    /// How far in front a window is; higher levels cover lower ones.
    public struct Level: RawRepresentable, Hashable, _UIKitNumericRawRepresentable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = Level(0)
        public static let statusBar = Level(1000)
        public static let alert = Level(2000)
    }

    private var touchSystem = _TouchDispatcher()
    private weak var storedScene: UIWindowScene?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    /// Takes the scene's size.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.coordinateSpace.bounds)
        prepare()
        self.windowScene = windowScene
    }

    /// Takes the screen's size, as a window without a frame does.
    public convenience init() {
        self.init(frame: UIScreen.main.bounds)
    }

    private func prepare() {
        storedWindow = self
        layer.isHidden = true
        lastTraits = traitCollection
        safeAreaMayHaveChanged()
    }

    /// Kept alive by the window; the old one's view is taken out.
    open var rootViewController: UIViewController? {
        didSet {
            guard oldValue !== rootViewController else { return }
            if let oldValue, oldValue.isViewLoaded { oldValue._removeRootView() }
            if !isHidden { rootViewController?._installAsRoot(in: self) }
        }
    }

    open var windowScene: UIWindowScene? {
        get { storedScene }
        set {
            guard newValue !== storedScene else { return }
            storedScene?._remove(self)
            storedScene = newValue
            newValue?._add(self)
        }
    }

    open var windowLevel = Level.normal {
        didSet { if windowLevel != oldValue, !isHidden { _WindowList.shared.add(self) } }
    }

    open var screen: UIScreen {
        get { UIScreen.main }
        set {}
    }

    open var canResizeToFitContent = false
    open var canBecomeKey: Bool { true }
    open var isKeyWindow: Bool { _WindowList.shared.key === self }
    open override var next: UIResponder? { storedScene ?? UIApplication.shared }

    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            guard newValue != super.isHidden else { return }
            super.isHidden = newValue
            newValue ? disappear() : appear()
        }
    }

    private func appear() {
        fitScreen()
        if storedScene == nil { windowScene = UIApplication.shared._anyWindowScene }
        _WindowList.shared.add(self)
        traitsMayHaveChanged()
        safeAreaMayHaveChanged()
        rootViewController?._installAsRoot(in: self)
        NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: self)
    }

    private func disappear() {
        if isKeyWindow { resignKeyWindow() }
        _WindowList.shared.remove(self)
        if let root = rootViewController, root.isViewLoaded { root._removeRootView() }
        NotificationCenter.default.post(name: UIWindow.didBecomeHiddenNotification, object: self)
    }

    /// A window made as large as the screen fills the window that the program got from the system.
    private func fitScreen() {
        let environment = _HostEnvironment.current
        guard frame == UIScreen.main.bounds, environment.windowSize != environment.screenSize else { return }
        frame = CGRect(origin: .zero, size: environment.windowSize)
    }

    /// Shows the window in front of others of its level and sends key events to it.
    open func makeKeyAndVisible() {
        isHidden = false
        _WindowList.shared.add(self)
        makeKey()
    }

    open func makeKey() {
        guard canBecomeKey, !isKeyWindow else { return }
        if let old = _WindowList.shared.key { old.resignKeyWindow() }
        _WindowList.shared.key = self
        becomeKey()
        NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
    }

    private func resignKeyWindow() {
        _WindowList.shared.key = nil
        resignKey()
        NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: self)
    }

    open func becomeKey() {}
    open func resignKey() {}

    /// Hands an event to gesture recognizers and to the views it belongs to.
    open func sendEvent(_ event: UIEvent) { touchSystem.send(event, in: self) }

    open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
        CGPoint(
            x: point.x + frame.minX - (window?.frame.minX ?? 0), y: point.y + frame.minY - (window?.frame.minY ?? 0))
    }

    open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
        CGPoint(
            x: point.x - frame.minX + (window?.frame.minX ?? 0), y: point.y - frame.minY + (window?.frame.minY ?? 0))
    }

    open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: window), size: rect.size)
    }

    open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: window), size: rect.size)
    }

    /// The views of presented controllers belong above the root's, whose view is therefore always the lowest.
    open override func layoutSubviews() {
        super.layoutSubviews()
        rootViewController?._fillSuperview()
    }

    var hasLayoutToDo: Bool {
        flags.needsLayout || flags.descendantNeedsLayout || flags.needsUpdateConstraints
            || flags.descendantNeedsUpdateConstraints
    }
}

extension UIWindow {
    public static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
    public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
    public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
}
