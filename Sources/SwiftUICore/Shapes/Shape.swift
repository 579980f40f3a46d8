import DisplayList

/// An outline that fits any rectangle; as a view it is filled with the foreground style.
public protocol Shape: Sendable, Animatable, View {
    nonisolated func path(in rect: CGRect) -> Path
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
    /// The proposal, with the ideal length where there is none.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    @MainActor public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
        ShapeNode.make(view, context)
    }

    nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
        _ShapeView(shape: self, style: content, fillStyle: style)
    }

    nonisolated public func fill(style: FillStyle = FillStyle()) -> some View {
        _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
    }

    nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
        _ShapeView(shape: _StrokedShape(shape: self, style: style), style: content, stroke: style, outline: self)
    }

    nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    nonisolated public func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(shape: self, style: style) }
    nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }

    nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        _ChangedShape(shape: self, fillsProposal: false) { path, _ in
            Path(path.cgPath._trimmed(from: startFraction, to: endFraction))
        }
    }

    nonisolated public func offset(_ offset: CGSize) -> some Shape { self.offset(x: offset.width, y: offset.height) }
    nonisolated public func offset(_ offset: CGPoint) -> some Shape { self.offset(x: offset.x, y: offset.y) }
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
        _ChangedShape(shape: self, fillsProposal: true) { path, _ in
            path.applying(CGAffineTransform(translationX: x, y: y))
        }
    }

    nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
        _ChangedShape(shape: self, fillsProposal: true) { path, rect in
            let point = anchor.point(in: rect)
            return path.applying(
                CGAffineTransform(translationX: point.x, y: point.y).scaledBy(x: scale, y: scale)
                    .translatedBy(x: -point.x, y: -point.y))
        }
    }

    nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
        _ChangedShape(shape: self, fillsProposal: true) { path, rect in
            let point = anchor.point(in: rect)
            return path.applying(
                CGAffineTransform(translationX: point.x, y: point.y).rotated(by: CGFloat(angle.radians))
                    .translatedBy(x: -point.x, y: -point.y))
        }
    }
}

extension Shape {
    /// The path at a place of the window: shapes know a rectangle of their own, whose corner is the origin.
    nonisolated func placedPath(in rect: CGRect) -> Path {
        // These follow any rectangle.
        let type: Any.Type = Self.self
        if rect.origin == .zero || type == Rectangle.self || type == RoundedRectangle.self || type == Circle.self
            || type == Capsule.self
        {
            return path(in: rect)
        }
        return path(in: CGRect(origin: .zero, size: rect.size))
            .applying(CGAffineTransform(translationX: rect.minX, y: rect.minY))
    }
}

/// A shape's path with a change.
struct _ChangedShape<S: Shape>: Shape {
    let shape: S
    let fillsProposal: Bool
    let change: @Sendable (Path, CGRect) -> Path

    nonisolated init(shape: S, fillsProposal: Bool, change: @escaping @Sendable (Path, CGRect) -> Path) {
        self.shape = shape
        self.fillsProposal = fillsProposal
        self.change = change
    }

    nonisolated func path(in rect: CGRect) -> Path { change(shape.path(in: rect), rect) }
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        fillsProposal ? proposal.replacingUnspecifiedDimensions() : shape.sizeThatFits(proposal)
    }
}

/// The line along a shape.
struct _StrokedShape<S: Shape>: Shape {
    let shape: S
    let style: StrokeStyle

    nonisolated init(shape: S, style: StrokeStyle) {
        self.shape = shape
        self.style = style
    }

    nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape that can be made smaller on all sides.
public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> some View {
        inset(by: style.lineWidth / 2).stroke(content, style: style)
    }

    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some View {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    nonisolated public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
        strokeBorder(ForegroundStyle(), style: style)
    }

    nonisolated public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
        strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
    }
}

public struct FillStyle: Equatable, Sendable {
    public var isEOFilled: Bool
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

public struct StrokeStyle: Equatable, Sendable {
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    public var miterLimit: CGFloat
    public var dash: [CGFloat]
    public var dashPhase: CGFloat

    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }

    var display: DisplayStroke {
        let caps: [CGLineCap: DisplayStroke.Cap] = [.butt: .butt, .round: .round, .square: .square]
        let joins: [CGLineJoin: DisplayStroke.Join] = [.miter: .miter, .round: .round, .bevel: .bevel]
        return DisplayStroke(
            width: Double(lineWidth), cap: caps[lineCap] ?? .butt, join: joins[lineJoin] ?? .miter,
            miterLimit: Double(miterLimit), dashes: dash.map { Double($0) }, dashPhase: Double(dashPhase))
    }
}
