import DisplayList

/// A view that draws by commands.
public struct Canvas<Symbols: View> {
    public var symbols: Symbols
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    public var isOpaque: Bool
    public var colorMode: ColorRenderingMode
    public var rendersAsynchronously: Bool

    nonisolated public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }
}

extension Canvas where Symbols == EmptyView {
    nonisolated public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
        ) { EmptyView() }
    }
}

extension Canvas: View, LeafView {
    public typealias Body = Never

    func content(_ environment: EnvironmentValues) -> any LeafContent {
        CanvasContent(environment: environment, symbols: { AnyView(symbols) }, renderer: renderer)
    }
}

/// Takes the proposal and draws when it is drawn.
private struct CanvasContent: LeafContent {
    let environment: EnvironmentValues
    let symbols: () -> AnyView
    let renderer: (inout GraphicsContext, CGSize) -> Void

    func sizeThatFits(_ proposal: ProposedViewSize, in box: LayoutBox) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func draw(in rect: CGRect, _ context: DrawingContext) -> [DisplayItem] {
        let recording = GraphicsContext.Recording()
        var graphics = GraphicsContext(
            recording: recording, environment: environment, size: rect.size, scale: context.scale, symbols: symbols)
        renderer(&graphics, rect.size)
        let origin = context.aligned(rect).origin
        let transform = CGAffineTransform(translationX: origin.x, y: origin.y)
        return recording.items.isEmpty ? [] : [.group(DisplayGroup(transform: transform, items: recording.items))]
    }
}
