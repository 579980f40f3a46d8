/// Makes a picture of a view.
@MainActor final public class ImageRenderer<Content: View>: @preconcurrency ObservableObject {
    public var content: Content { willSet { objectWillChange.send() } }
    public var proposedSize = ProposedViewSize.unspecified { willSet { objectWillChange.send() } }
    /// Pixels a point.
    public var scale: CGFloat = 1
    public var isOpaque = false
    public let objectWillChange = ObservableObjectPublisher()

    public init(content view: Content) { content = view }

    /// nil for a view that takes no room.
    public var uiImage: UIImage? {
        guard let (host, size) = laidOut else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = isOpaque
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            context.cgContext._draw(host.displayItems(scale: scale))
        }
    }

    public var cgImage: CGImage? { uiImage?.cgImage }

    /// - Parameter renderer: is given the size and what draws the view into a context.
    public func render(
        rasterizationScale: CGFloat = 1, renderer: (_ size: CGSize, _ renderInContext: (CGContext) -> Void) -> Void
    ) {
        guard let (host, size) = laidOut else { return }
        renderer(size) { $0._draw(host.displayItems(scale: rasterizationScale)) }
    }

    private var laidOut: (host: _HostedView, size: CGSize)? {
        _SwiftUIConnection.connect()
        var environment = _SwiftUIConnection.environment
        environment.displayScale = scale
        let host = _HostedView(content, environment: environment, size: .zero)
        host.settle()
        let size = host.sizeThatFits(proposedSize)
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
        host.size = size
        host.settle()
        return (host, size)
    }
}
