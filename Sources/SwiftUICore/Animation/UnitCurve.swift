/// A course from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
    enum Course: Hashable, Sendable {
        case bezier(UnitPoint, UnitPoint)
        case circularIn, circularOut, circularInOut
    }

    let course: Course
    private let isInverted: Bool

    private init(_ course: Course, isInverted: Bool = false) {
        self.course = course
        self.isInverted = isInverted
    }

    /// Control points outside of the unit square are moved onto its sides.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(.bezier(startControlPoint, endControlPoint))
    }

    public static let linear = bezier(startControlPoint: .zero, endControlPoint: UnitPoint(x: 1, y: 1))
    public static let easeIn = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
    public static let easeOut = bezier(
        startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
    public static let easeInOut = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
    public static let circularEaseIn = UnitCurve(.circularIn)
    public static let circularEaseOut = UnitCurve(.circularOut)
    public static let circularEaseInOut = UnitCurve(.circularInOut)

    public var inverse: UnitCurve { UnitCurve(course, isInverted: !isInverted) }

    /// - Parameter progress: is held between 0 and 1.
    public func value(at progress: Double) -> Double {
        let progress = min(max(progress, 0), 1)
        return isInverted ? solve(progress) : forward(progress)
    }

    public func velocity(at progress: Double) -> Double {
        let step = 1e-4
        let (low, high) = (max(0, progress - step), min(1, progress + step))
        return high > low ? (value(at: high) - value(at: low)) / (high - low) : 0
    }

    private func forward(_ x: Double) -> Double {
        switch course {
        case .bezier(let a, let b):
            let t = Self.bisect { Self.cubic(Double(min(max(a.x, 0), 1)), Double(min(max(b.x, 0), 1)), $0) - x }
            return Self.cubic(Double(a.y), Double(b.y), t)
        case .circularIn: return 1 - (1 - x * x).squareRoot()
        case .circularOut: return (1 - (x - 1) * (x - 1)).squareRoot()
        case .circularInOut:
            return x < 0.5
                ? (1 - (1 - 4 * x * x).squareRoot()) / 2
                : ((1 - (2 * x - 2) * (2 * x - 2)).squareRoot() + 1) / 2
        }
    }

    private func solve(_ y: Double) -> Double { Self.bisect { forward($0) - y } }

    private static func cubic(_ a: Double, _ b: Double, _ t: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
    }

    /// The zero of a function that rises from 0 to 1.
    private static func bisect(_ function: (Double) -> Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<48 {
            let middle = (low + high) / 2
            if function(middle) < 0 { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
