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
        view = hosting
    }

    /// The size of the root view at a proposal; a length of no number or `greatestFiniteMagnitude` counts as none.
    open func sizeThatFits(in size: CGSize) -> CGSize { hosting.sizeThatFits(size) }
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
final class _UIHostingView: UIView {
    private let host: _HostedView

    init(_ view: AnyView) {
        _SwiftUIConnection.connect()
        host = _HostedView(view, environment: _SwiftUIConnection.environment, size: .zero)
        super.init(frame: .zero)
        host.needsUpdate = { [weak self] in self?.setNeedsLayout() }
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) {
        fatalError("expected init(_:): a coder has no SwiftUI view")
    }

    func show(_ view: AnyView) {
        host.update(view)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        host.setEnvironment(environment)
        host.size = bounds.size
        let insets = safeAreaInsets
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
        var values = _SwiftUIConnection.environment
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

extension _UIHostingView: _LayoutNodeSource {
    public func _layoutNodes() -> [LayoutNode] { host.layoutNodes() }
    public var _didNotSettle: Bool { host.didNotSettle }
    public var _duplicateIdentifiers: [String] { host.duplicateIdentifiers }
}
