import DisplayList
import Foundation
import TextEngine

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let axial = CAGradientLayerType(rawValue: "axial")
    public static let radial = CAGradientLayerType(rawValue: "radial")
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

open class CAGradientLayer: CALayer {
    /// Objects of `CGColor`.
    open var colors: [Any]?
    /// Rising shares, 0 to 1; evenly spread without them.
    open var locations: [NSNumber]?
    /// In shares of the bounds' size.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    open var endPoint = CGPoint(x: 0.5, y: 1)
    open var type = CAGradientLayerType.axial

    public required init() {
        super.init()
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        guard let layer = layer as? CAGradientLayer else { return }
        colors = layer.colors
        locations = layer.locations
        startPoint = layer.startPoint
        endPoint = layer.endPoint
        type = layer.type
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override class func _make() -> CALayer { CAGradientLayer() }

    /// 1. Axial: colours change along the line from start to end, which is straight in points.
    /// 2. Radial: the ellipse around the start whose radii are the distances to the end in x and in y.
    /// 3. Conic: around the start, beginning in the direction of the end, clockwise as seen.
    override func _backgroundItems() -> [DisplayItem] {
        let background = super._backgroundItems()
        let stops = stops
        guard !stops.isEmpty, !bounds.isEmpty else { return background }
        let start = point(startPoint)
        let end = point(endPoint)
        switch type {
        case .radial: return background + radialItems(stops, start, end)
        case .conic:
            let angle = atan2(Double(end.y - start.y), Double(end.x - start.x))
            return background + [fill(.conic(stops: stops, x: start.x, y: start.y, angle: angle))]
        default:
            guard start != end else { return background + [fill(.color(stops[stops.count - 1].color))] }
            return background + [
                fill(.linear(stops: stops, x0: start.x, y0: start.y, x1: end.x, y1: end.y, extends: true))
            ]
        }
    }

    private func fill(_ paint: DisplayPaint) -> DisplayItem {
        .fill(DisplayPath(outline.path), paint, evenOdd: false)
    }

    private func radialItems(_ stops: [DisplayGradientStop], _ start: CGPoint, _ end: CGPoint) -> [DisplayItem] {
        let radii = CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y))
        guard radii.width > 0, radii.height > 0 else { return [fill(.color(stops[stops.count - 1].color))] }
        let ratio = radii.height / radii.width
        let paint = DisplayPaint.radial(
            stops: stops, x0: 0, y0: 0, r0: 0, x1: 0, y1: 0, r1: radii.width, extends: true)
        if ratio == 1 {
            return [
                fill(
                    .radial(
                        stops: stops, x0: start.x, y0: start.y, r0: 0, x1: start.x, y1: start.y, r1: radii.width,
                        extends: true))
            ]
        }
        let place = CGAffineTransform(a: 1, b: 0, c: 0, d: ratio, tx: start.x, ty: start.y)
        let shape = CGPath(_elements: outline.path._transformed(place.inverted()))
        return [
            .group(DisplayGroup(transform: place, items: [.fill(DisplayPath(shape), paint, evenOdd: false)]))
        ]
    }

    private func point(_ share: CGPoint) -> CGPoint {
        CGPoint(x: bounds.minX + share.x * bounds.width, y: bounds.minY + share.y * bounds.height)
    }

    private var stops: [DisplayGradientStop] {
        let colors = (self.colors ?? []).compactMap { $0 as? CGColor }
        return colors.enumerated().map { index, color in
            let even = Double(index) / Double(max(1, colors.count - 1))
            let given = locations.flatMap { index < $0.count ? $0[index].doubleValue : nil }
            return DisplayGradientStop(location: max(0, min(1, given ?? even)), color: TextColor(color))
        }
    }
}
