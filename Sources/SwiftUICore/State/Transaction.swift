/// What goes with a change of state.
public struct Transaction {
    public var animation: Animation?
    public var disablesAnimations = false

    public init() {}
    public init(animation: Animation?) { self.animation = animation }
}

/// How a change takes its time; layout shows the state at its end.
public struct Animation: Equatable, Hashable, Sendable {
    enum Curve: Hashable, Sendable {
        case timing(CGFloat, CGFloat, CGFloat, CGFloat)
        case spring(response: Double, damping: Double)
    }

    var curve: Curve
    /// Seconds.
    var duration: Double
    var wait = 0.0
    var rate = 1.0

    public static let `default` = Animation(curve: .spring(response: 0.55, damping: 1), duration: 0.55)
    public static let linear = linear(duration: 0.35)
    public static let easeIn = easeIn(duration: 0.35)
    public static let easeOut = easeOut(duration: 0.35)
    public static let easeInOut = easeInOut(duration: 0.35)
    public static let spring = spring()
    public static let bouncy = spring(response: 0.5, dampingFraction: 0.7)
    public static let smooth = spring(response: 0.5, dampingFraction: 1)
    public static let snappy = spring(response: 0.5, dampingFraction: 0.85)

    public static func linear(duration: TimeInterval) -> Animation {
        Animation(curve: .timing(0, 0, 1, 1), duration: duration)
    }
    public static func easeIn(duration: TimeInterval) -> Animation {
        Animation(curve: .timing(0.42, 0, 1, 1), duration: duration)
    }
    public static func easeOut(duration: TimeInterval) -> Animation {
        Animation(curve: .timing(0, 0, 0.58, 1), duration: duration)
    }
    public static func easeInOut(duration: TimeInterval) -> Animation {
        Animation(curve: .timing(0.42, 0, 0.58, 1), duration: duration)
    }
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        Animation(curve: .timing(CGFloat(p1x), CGFloat(p1y), CGFloat(p2x), CGFloat(p2y)), duration: duration)
    }
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        Animation(curve: .spring(response: response, damping: dampingFraction), duration: response)
    }
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(response: response, dampingFraction: dampingFraction)
    }

    public func delay(_ delay: TimeInterval) -> Animation {
        var result = self
        result.wait += delay
        return result
    }
    public func speed(_ speed: Double) -> Animation {
        var result = self
        result.rate *= speed
        return result
    }
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
}

/// Changes state; what depends on it shows the end of the animation.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try body()
}

public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try body()
}
