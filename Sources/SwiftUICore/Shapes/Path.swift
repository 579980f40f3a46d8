/// An outline made of lines and curves; points.
public struct Path: Equatable, Sendable {
    private var elements: CGPath

    public init() { elements = CGPath(_elements: []) }
    public init(_ path: CGPath) { elements = CGPath(_elements: path._elements) }
    public init(_ rect: CGRect) { elements = CGPath(rect: rect, transform: nil) }
    public init(ellipseIn rect: CGRect) { elements = CGPath(ellipseIn: rect, transform: nil) }
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        elements = CGPath(roundedRect: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius, transform: nil)
    }
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        elements = CGPath(
            roundedRect: rect, cornerWidth: cornerSize.width, cornerHeight: cornerSize.height, transform: nil)
    }
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    public var cgPath: CGPath { elements }
    public var isEmpty: Bool { elements.isEmpty }
    public var boundingRect: CGRect { elements.boundingBoxOfPath }
    public var currentPoint: CGPoint? { isEmpty ? nil : elements.currentPoint }
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        elements.contains(p, using: eoFill ? .evenOdd : .winding)
    }

    private mutating func change(_ body: (CGMutablePath) -> Void) {
        let path = CGMutablePath(_elements: elements._elements)
        body(path)
        elements = CGPath(_elements: path._elements)
    }

    public mutating func move(to end: CGPoint) { change { $0.move(to: end) } }
    public mutating func addLine(to end: CGPoint) { change { $0.addLine(to: end) } }
    public mutating func addLines(_ lines: [CGPoint]) { change { $0.addLines(between: lines) } }
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        change { $0.addQuadCurve(to: end, control: control) }
    }
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        change { $0.addCurve(to: end, control1: control1, control2: control2) }
    }
    public mutating func closeSubpath() { change { $0.closeSubpath() } }
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        change { $0.addRect(rect, transform: transform) }
    }
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        change { $0.addRects(rects, transform: transform) }
    }
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        change { $0.addEllipse(in: rect, transform: transform) }
    }
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        change {
            $0.addRoundedRect(
                in: rect, cornerWidth: cornerSize.width, cornerHeight: cornerSize.height, transform: transform)
        }
    }
    /// Angles run clockwise on the screen unless `clockwise` is true, as with y downwards.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        change {
            $0.addArc(
                center: center, radius: radius, startAngle: CGFloat(startAngle.radians),
                endAngle: CGFloat(endAngle.radians), clockwise: clockwise, transform: transform)
        }
    }
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        change {
            $0.addRelativeArc(
                center: center, radius: radius, startAngle: CGFloat(startAngle.radians), delta: CGFloat(delta.radians),
                transform: transform)
        }
    }
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        change { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform) }
    }
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        change { $0.addPath(path.elements, transform: transform) }
    }

    public func applying(_ transform: CGAffineTransform) -> Path {
        Path(CGPath(_elements: elements._transformed(transform)))
    }
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { Path(elements._trimmed(from: from, to: to)) }
    public func strokedPath(_ style: StrokeStyle) -> Path {
        Path(
            elements.copy(
                strokingWithWidth: style.lineWidth, lineCap: style.lineCap, lineJoin: style.lineJoin,
                miterLimit: style.miterLimit))
    }
}

extension Path: Shape {
    nonisolated public func path(in rect: CGRect) -> Path { self }
}
