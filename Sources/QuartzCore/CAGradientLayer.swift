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

    /// 1. The gradient is made for the unit square and stretched to the bounds with it, so that in a layer that is not
    ///    square a slanting gradient's bands are not perpendicular to its line (seen by others on iOS:
    ///    stackoverflow.com/a/43176174).
    /// 2. Axial: colours change along the line from start to end.
    /// 3. Radial: around the start, with the distances to the end in x and in y as radii.
    /// 4. Conic: around the start, beginning in the direction of the end, clockwise as seen.
    override func _backgroundItems() -> [DisplayItem] {
        let background = super._backgroundItems()
        let stops = stops
        guard !stops.isEmpty, !bounds.isEmpty else { return background }
        let last = DisplayPaint.color(stops[stops.count - 1].color)
        let reach = CGSize(width: abs(endPoint.x - startPoint.x), height: abs(endPoint.y - startPoint.y))
        switch type {
        case .radial:
            guard reach.width > 0, reach.height > 0 else { return background + [fill(last)] }
            let ellipse = CGAffineTransform(
                a: reach.width, b: 0, c: 0, d: reach.height, tx: startPoint.x, ty: startPoint.y)
            return background + [
                fill(stretched: ellipse.concatenating(unitToBounds)) { place in
                    let center = CGPoint.zero.applying(place)
                    return .radial(
                        stops: stops, x0: center.x, y0: center.y, r0: 0, x1: center.x, y1: center.y,
                        r1: place.a, extends: true)
                }
            ]
        case .conic:
            let angle = atan2(Double(endPoint.y - startPoint.y), Double(endPoint.x - startPoint.x))
            return background + [
                fill(stretched: unitToBounds) { place in
                    let center = startPoint.applying(place)
                    return .conic(stops: stops, x: center.x, y: center.y, angle: angle)
                }
            ]
        default:
            guard startPoint != endPoint else { return background + [fill(last)] }
            // Along one axis stretching changes nothing but lengths.
            let isStraight = reach.width == 0 || reach.height == 0
            return background + [
                fill(stretched: unitToBounds, isSimple: isStraight) { place in
                    let start = startPoint.applying(place)
                    let end = endPoint.applying(place)
                    return .linear(stops: stops, x0: start.x, y0: start.y, x1: end.x, y1: end.y, extends: true)
                }
            ]
        }
    }

    private var unitToBounds: CGAffineTransform {
        CGAffineTransform(a: bounds.width, b: 0, c: 0, d: bounds.height, tx: bounds.minX, ty: bounds.minY)
    }

    private func fill(_ paint: DisplayPaint) -> DisplayItem {
        .fill(DisplayPath(filledOutline.path), paint, evenOdd: false)
    }

    /// Fills the outline with a paint of another space. Where that space keeps shapes the paint is made in points
    /// at once; else a group stands between, in which one axis keeps its points so that numbers stay of their size.
    private func fill(
        stretched place: CGAffineTransform, isSimple: Bool = false, _ paint: (CGAffineTransform) -> DisplayPaint
    ) -> DisplayItem {
        guard !isSimple, place.a != place.d else { return fill(paint(place)) }
        let square = CGAffineTransform(scaleX: place.a, y: place.a)
        let stretch = CGAffineTransform(a: 1, b: 0, c: 0, d: place.d / place.a, tx: place.tx, ty: place.ty)
        let shape = CGPath(_elements: filledOutline.path._transformed(stretch.inverted()))
        return .group(
            DisplayGroup(transform: stretch, items: [.fill(DisplayPath(shape), paint(square), evenOdd: false)]))
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
