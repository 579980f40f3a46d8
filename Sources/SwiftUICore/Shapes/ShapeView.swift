import DisplayList

/// A shape with the style that it is drawn in.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
    nonisolated public let shape: Content
    nonisolated public let style: Style
    nonisolated let fillStyle: FillStyle
    nonisolated let stroke: StrokeStyle?
    /// What is stroked.
    nonisolated let outline: (any Shape)?

    nonisolated init(
        shape: Content, style: Style, fillStyle: FillStyle = FillStyle(), stroke: StrokeStyle? = nil,
        outline: (any Shape)? = nil
    ) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
        self.stroke = stroke
        self.outline = outline
    }
}

extension _ShapeView: View, LeafView {
    public typealias Body = Never

    func content(_ environment: EnvironmentValues) -> any LeafContent {
        let drawn: any Shape = outline ?? shape
        return ShapeContent(
            shape: drawn, size: shape.sizeThatFits, paint: style._paint(in: environment),
            isEvenOdd: fillStyle.isEOFilled, stroke: stroke)
    }

    var reportName: String { TypeNames.name(of: type(of: outline ?? shape)) }
}

/// Makes the node of a shape that stands alone.
@MainActor enum ShapeNode {
    static func make<S: Shape>(_ view: S, _ context: _NodeContext) -> TypedNode<S> {
        ForwardingNode(view, context) { $0.body }
    }
}

/// What shapes and colours measure and draw.
struct ShapeContent: LeafContent {
    let shape: any Shape
    let size: (ProposedViewSize) -> CGSize
    let paint: _StylePaint
    var isEvenOdd = false
    var stroke: StrokeStyle?

    func sizeThatFits(_ proposal: ProposedViewSize, in box: LayoutBox) -> CGSize { size(proposal) }

    func draw(in rect: CGRect, _ context: DrawingContext) -> [DisplayItem] {
        let rect = context.aligned(rect)
        let path = shape.placedPath(in: rect).cgPath
        let outline = DisplayPath(path)
        let draw = { (paint: DisplayPaint) -> DisplayItem in
            stroke.map { .stroke(outline, paint, $0.display) } ?? .fill(outline, paint, evenOdd: isEvenOdd)
        }
        return paint.items(in: rect, clip: path, draw)
    }

    func moved(along change: Change<any LeafContent>, at time: TimeInterval) -> any LeafContent {
        guard let old = change.old as? ShapeContent else { return self }
        return ShapeContent(
            shape: shape.moved(from: old.shape, change, at: time), size: size,
            paint: paint.moved(from: old.paint, change.animation, after: time - change.began), isEvenOdd: isEvenOdd,
            stroke: stroke)
    }

    /// Only what is painted can be touched.
    func isHit(_ point: CGPoint, in rect: CGRect) -> Bool {
        guard !paint.isClear else { return false }
        let path = shape.placedPath(in: rect)
        return stroke.map { path.strokedPath($0).contains(point) } ?? path.contains(point, eoFill: isEvenOdd)
    }
}
