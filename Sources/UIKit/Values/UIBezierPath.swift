import CoreGraphics
import Foundation

/// A path with the line attributes to stroke it with; y points downwards.
// Sendable without a check as on Apple's platforms: a path must be used by one thread at a time.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private(set) var path = CGMutablePath()

    open var lineWidth: CGFloat = 1
    open var lineCapStyle = CGLineCap.butt
    open var lineJoinStyle = CGLineJoin.miter
    open var miterLimit: CGFloat = 10
    /// Kept, without effect: curves are drawn exactly.
    open var flatness: CGFloat = 0.6
    open var usesEvenOddFillRule = false
    private var dashes: [CGFloat] = []
    private var dashPhase: CGFloat = 0

    public override init() {
        super.init()
    }

    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// Radii above half of the shorter side are cut to it.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        let radius = max(0, min(cornerRadius, min(rect.width, rect.height) / 2))
        path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
    }

    /// Only the height of the radii is kept below half of the shorter side; a corner is a quarter circle.
    public convenience init(
        roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
        self.init()
        addRect(rect, rounding: corners, radius: max(0, min(cornerRadii.width, min(rect.width, rect.height) / 2)))
    }

    /// - Parameter clockwise: as seen with y downwards: angles grow.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    public convenience init(cgPath CGPath: CGPath) {
        self.init()
        path.addPath(CGPath)
    }

    private func addRect(_ rect: CGRect, rounding corners: UIRectCorner, radius: CGFloat) {
        let radii = { (corner: UIRectCorner) in corners.contains(corner) ? radius : 0 }
        let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        path.move(to: CGPoint(x: left + radii(.topLeft), y: top))
        let steps: [(corner: CGPoint, next: CGPoint, radius: CGFloat)] = [
            (CGPoint(x: right, y: top), CGPoint(x: right, y: bottom), radii(.topRight)),
            (CGPoint(x: right, y: bottom), CGPoint(x: left, y: bottom), radii(.bottomRight)),
            (CGPoint(x: left, y: bottom), CGPoint(x: left, y: top), radii(.bottomLeft)),
            (CGPoint(x: left, y: top), CGPoint(x: right, y: top), radii(.topLeft)),
        ]
        for step in steps {
            if step.radius > 0 {
                path.addArc(tangent1End: step.corner, tangent2End: step.next, radius: step.radius)
            } else {
                path.addLine(to: step.corner)
            }
        }
        path.closeSubpath()
    }

    // MARK: The path

    /// A copy; setting it replaces everything.
    open var cgPath: CGPath {
        get { path.copy() ?? path }
        set {
            path = CGMutablePath()
            path.addPath(newValue)
        }
    }

    open var isEmpty: Bool { path.isEmpty }
    /// Of the outline itself, without control points.
    open var bounds: CGRect { path.boundingBoxOfPath }
    open var currentPoint: CGPoint { path.currentPoint }

    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    // MARK: Line attributes

    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
        dashPhase = phase
    }

    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        if let pattern { for (index, length) in dashes.enumerated() { pattern[index] = length } }
        count?.pointee = dashes.count
        phase?.pointee = dashPhase
    }

    func configure(_ context: CGContext) {
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCapStyle)
        context.setLineJoin(lineJoinStyle)
        context.setMiterLimit(miterLimit)
        context.setLineDash(phase: dashPhase, lengths: dashes)
    }

    // MARK: Copying and coding

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(cgPath: path)
        copy.lineWidth = lineWidth
        copy.lineCapStyle = lineCapStyle
        copy.lineJoinStyle = lineJoinStyle
        copy.miterLimit = miterLimit
        copy.flatness = flatness
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        copy.dashes = dashes
        copy.dashPhase = dashPhase
        return copy
    }

    public static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        super.init()
        lineWidth = CGFloat(coder.decodeDouble(forKey: "lineWidth"))
        usesEvenOddFillRule = coder.decodeBool(forKey: "evenOdd")
        guard let data = coder.decodeObject(of: NSData.self, forKey: "elements"),
            let numbers = try? JSONDecoder().decode([[CGFloat]].self, from: Data(referencing: data))
        else { return nil }
        for element in numbers { path.append(coded: element) }
    }

    open func encode(with coder: NSCoder) {
        coder.encode(Double(lineWidth), forKey: "lineWidth")
        coder.encode(usesEvenOddFillRule, forKey: "evenOdd")
        let numbers = path._elements.map(\.coded)
        if let data = try? JSONEncoder().encode(numbers) { coder.encode(NSData(data: data), forKey: "elements") }
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBezierPath else { return false }
        return self === other || (path._elements == other.path._elements && lineWidth == other.lineWidth)
    }

    open override var hash: Int { path._elements.hashValue }
}

extension CGMutablePath {
    /// An element as its kind (0 move, 1 line, 2 quadratic, 3 cubic, 4 close), then its coordinates.
    fileprivate func append(coded numbers: [CGFloat]) {
        let points = stride(from: 1, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
        switch (numbers.first, points.count) {
        case (0, 1): move(to: points[0])
        case (1, 1): addLine(to: points[0])
        case (2, 2): addQuadCurve(to: points[1], control: points[0])
        case (3, 3): addCurve(to: points[2], control1: points[0], control2: points[1])
        default: closeSubpath()
        }
    }
}

extension _CGPathElement {
    fileprivate var coded: [CGFloat] {
        let kind: CGFloat =
            switch self {
            case .move: 0
            case .line: 1
            case .quad: 2
            case .curve: 3
            case .close: 4
            }
        return [kind] + points.flatMap { [$0.x, $0.y] }
    }
}
