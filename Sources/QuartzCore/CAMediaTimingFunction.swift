import Foundation

/// A cubic curve from (0, 0) to (1, 1) that maps the share of time to the share of change.
open class CAMediaTimingFunction: NSObject, NSCopying {
    let control1: CGPoint
    let control2: CGPoint

    /// The documented control points; a name of your own is linear.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(controlPoints: 0, 0, 1, 1)
        }
    }

    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        control1 = CGPoint(x: Double(c1x), y: Double(c1y))
        control2 = CGPoint(x: Double(c2x), y: Double(c2y))
        super.init()
    }

    /// Stores two numbers; indices are 0 to 3 and others are taken as the nearest.
    open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        let points = [CGPoint.zero, control1, control2, CGPoint(x: 1, y: 1)]
        let point = points[max(0, min(3, idx))]
        ptr[0] = Float(point.x)
        ptr[1] = Float(point.y)
    }

    /// The share of change at a share of time, both 0 to 1; found by halving, so that every run agrees.
    public func _value(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        guard time < 1 else { return 1 }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<48 {
            let middle = (low + high) / 2
            if Self.bezier(control1.x, control2.x, middle) < time { low = middle } else { high = middle }
        }
        return Self.bezier(control1.y, control2.y, (low + high) / 2)
    }

    private static func bezier(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
        let s = 1 - t
        return 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
