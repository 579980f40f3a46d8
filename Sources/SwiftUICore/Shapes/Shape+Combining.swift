/// A shape whose type is hidden.
public struct AnyShape: Shape {
    private let shape: any Shape

    nonisolated public init<S: Shape>(_ shape: S) { self.shape = shape }
    nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

private struct ContainerShapeKey: EnvironmentKey { static let defaultValue: AnyShape? = nil }

extension EnvironmentValues {
    var _containerShape: AnyShape? {
        get { self[ContainerShapeKey.self] }
        set { self[ContainerShapeKey.self] = newValue }
    }
}

/// The container's shape, or a rectangle without one; how far it lies inside of the container is not followed.
public struct ContainerRelativeShape: Shape {
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
        ForwardingNode(view, context) { _ in ContainerShapeReader() }
    }
}

extension ContainerRelativeShape: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(shape: self, amount: amount)
    }
}

private struct ContainerShapeReader: View {
    @Environment(\._containerShape) private var shape
    var body: some View { shape ?? AnyShape(Rectangle()) }
}

extension View {
    nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        environment(\._containerShape, AnyShape(shape))
    }
}

extension Shape {
    nonisolated public func size(_ size: CGSize) -> some Shape { self.size(width: size.width, height: size.height) }
    nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
        _SizedShape(shape: self, size: CGSize(width: width, height: height))
    }
    nonisolated public func transform(_ transform: CGAffineTransform) -> some Shape {
        _ChangedShape(shape: self, fillsProposal: true) { path, _ in path.applying(transform) }
    }
    nonisolated public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
        _ChangedShape(shape: self, fillsProposal: true) { path, rect in
            let point = anchor.point(in: rect)
            return path.applying(
                CGAffineTransform(translationX: point.x, y: point.y).scaledBy(x: x, y: y)
                    .translatedBy(x: -point.x, y: -point.y))
        }
    }
}

/// A shape drawn at a size of its own.
struct _SizedShape<S: Shape>: Shape {
    let shape: S
    let size: CGSize

    nonisolated init(shape: S, size: CGSize) {
        self.shape = shape
        self.size = size
    }

    nonisolated func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }
}

// Styles of shapes by what they show: each can be filled and stroked in turn.
extension _ShapeView {
    nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
        overlaid(below: _ShapeView<Content, S>(shape: baseShape, style: content, fillStyle: style))
    }

    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> some View {
        overlay { baseShape.stroke(content, style: style) }
    }

    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some View {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    nonisolated private var baseShape: Content { shape }

    nonisolated private func overlaid(below view: some View) -> some View { background { view } }
}

extension _ShapeView where Content: InsettableShape {
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> some View {
        overlay { shape.strokeBorder(content, style: style) }
    }

    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some View {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}
