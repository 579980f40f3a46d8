import DisplayList
import LayoutTree

/// Shows a SwiftUI view where UIKit expects a view controller.
@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
    private let hosting: _UIHostingView

    open var rootView: Content {
        didSet { hosting.show(AnyView(rootView)) }
    }

    public init(rootView: Content) {
        self.rootView = rootView
        hosting = _UIHostingView(AnyView(rootView))
        super.init(nibName: nil, bundle: nil)
    }

    public init?(coder aDecoder: NSCoder, rootView: Content) {
        self.rootView = rootView
        hosting = _UIHostingView(AnyView(rootView))
        super.init(coder: aDecoder)
    }

    @available(*, unavailable, message: "use init(rootView:)")
    public required init?(coder aDecoder: NSCoder) {
        fatalError("expected init(rootView:): a coder has no SwiftUI view")
    }

    open override func loadView() {
        hosting.backgroundColor = .systemBackground
        hosting.controller = self
        view = hosting
    }

    /// Parts of the window that the view keeps clear of.
    public var safeAreaRegions = SafeAreaRegions.all {
        didSet { hosting.ignoresSafeArea = !safeAreaRegions.contains(.container) }
    }

    /// Where the size of the root view is told to UIKit.
    public var sizingOptions: UIHostingControllerSizingOptions = [] {
        didSet { hosting.setNeedsLayout() }
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if sizingOptions.contains(.preferredContentSize) { preferredContentSize = hosting.intrinsicContentSize }
    }

    /// The size of the root view at a proposal; a length of no number or `greatestFiniteMagnitude` counts as none.
    open func sizeThatFits(in size: CGSize) -> CGSize { hosting.sizeThatFits(size) }
}

/// How a hosting controller tells UIKit the size of its root view.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// A view of UIKit whose content is SwiftUI's.
@MainActor public protocol _LayoutNodeSource: UIView {
    /// The views shown, with frames in the view's own coordinates.
    func _layoutNodes() -> [LayoutNode]
    /// Whether geometry fed back into itself without end.
    var _didNotSettle: Bool { get }
    /// Identifiers that stood twice in one `ForEach`.
    var _duplicateIdentifiers: [String] { get }
}

/// Brings the SwiftUI view up to date whenever UIKit lays out, and draws it into its layer.
final class _UIHostingView: UIView, PlatformViewHost {
    private let host: _HostedView
    let platformContainer: UIView = PlatformContainer()
    weak var controller: UIViewController?
    var containingController: UIViewController? { controller ?? nextController }
    var ignoresSafeArea = false {
        didSet { setNeedsLayout() }
    }
    /// What the views inside inherit beside the traits, from a SwiftUI view elsewhere.
    var inherited: EnvironmentValues? {
        didSet { setNeedsLayout() }
    }

    override class var layerClass: AnyClass { HostingLayer.self }

    init(_ view: AnyView) {
        _SwiftUIConnection.connect()
        host = _HostedView(Self.scoped(view), environment: _SwiftUIConnection.environment, size: .zero)
        super.init(frame: .zero)
        host.needsUpdate = { [weak self] in self?.setNeedsLayout() }
        isOpaque = false
        contentMode = .redraw
        host._platformHost = self
        addSubview(platformContainer)
    }

    private var nextController: UIViewController? {
        var responder = next
        while let current = responder {
            if let controller = current as? UIViewController { return controller }
            responder = current.next
        }
        return nil
    }

    required init?(coder: NSCoder) {
        fatalError("expected init(_:): a coder has no SwiftUI view")
    }

    func show(_ view: AnyView) {
        host.update(Self.scoped(view))
        setNeedsLayout()
    }

    /// With what a window keeps for all its views.
    private static func scoped(_ view: AnyView) -> some View { _EditModeScope { view } }

    override func layoutSubviews() {
        super.layoutSubviews()
        host.setEnvironment(environment)
        host.size = bounds.size
        platformContainer.frame = bounds
        let insets = ignoresSafeArea ? .zero : safeAreaInsets
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        host.safeArea = EdgeInsets(
            top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
            trailing: isRightToLeft ? insets.left : insets.right)
        host.settle()
        takeColorScheme()
        drawMoments()
        setNeedsDisplay()
    }

    /// Gives the window the appearance that the views want for it.
    private func takeColorScheme() {
        let wanted: UIUserInterfaceStyle =
            switch host.preferredColorScheme {
            case .dark: .dark
            case .light: .light
            case nil: .unspecified
            }
        guard wanted != wantedStyle else { return }
        wantedStyle = wanted
        window?.overrideUserInterfaceStyle = wanted
    }

    private var wantedStyle = UIUserInterfaceStyle.unspecified
    private var isWaitingForMoment = false

    /// Draws again, sixty times a second of the virtual clock, while something moves.
    private func drawMoments() {
        guard host.isAnimating, !isWaitingForMoment else { return }
        isWaitingForMoment = true
        _VirtualClock.shared.schedule(after: 1.0 / 60) { [weak self] in
            guard let self else { return }
            isWaitingForMoment = false
            setNeedsDisplay()
            drawMoments()
        }
    }

    // MARK: - Touches

    private func send(_ phase: _HostedView.TouchPhase, _ touches: Set<UITouch>) {
        guard let touch = touches.first else { return }
        host.touch(phase, at: touch.location(in: self))
        setNeedsLayout()
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { send(.down, touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { send(.move, touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { send(.up, touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { send(.cancel, touches) }

    /// The host's environment with the traits of this view.
    private var environment: EnvironmentValues {
        var values = inherited ?? _SwiftUIConnection.environment
        values.colorScheme = traitCollection.userInterfaceStyle == .dark ? .dark : .light
        values.layoutDirection = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        return values
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func draw(_ rect: CGRect) {
        UIGraphicsGetCurrentContext()?._draw(host.displayItems(scale: contentScaleFactor))
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        func proposed(_ length: CGFloat) -> CGFloat? {
            length.isFinite && length < .greatestFiniteMagnitude ? length : nil
        }
        host.setEnvironment(environment)
        host.safeArea = EdgeInsets()
        host.settle()
        return host.sizeThatFits(ProposedViewSize(width: proposed(size.width), height: proposed(size.height)))
    }

    override var intrinsicContentSize: CGSize {
        sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
    }
}

/// Holds the views of UIKit that stand among SwiftUI's; the layer of the hosting view draws them at their places.
private final class PlatformContainer: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        layer._isDrawnElsewhere = true
    }

    required init?(coder: NSCoder) { nil }

    override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        (superview?.layer as? HostingLayer)?.holdsViews = true
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}

/// Draws anew each time where views of UIKit stand among SwiftUI's, as those change without a word.
private final class HostingLayer: CALayer {
    var holdsViews = false

    override func displayIfNeeded() {
        if holdsViews { setNeedsDisplay() }
        super.displayIfNeeded()
    }
}

extension _UIHostingView: _LayoutNodeSource {
    public func _layoutNodes() -> [LayoutNode] { host.layoutNodes() }
    public var _didNotSettle: Bool { host.didNotSettle }
    public var _duplicateIdentifiers: [String] { host.duplicateIdentifiers }
}
