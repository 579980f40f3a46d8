/// A movement of symbols.
public protocol SymbolEffect: Sendable {
    /// How a symbol looks while the effect lasts.
    var _rest: _SymbolRest { get }
}

/// An effect that plays once whenever a value changes.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// An effect that lasts as long as it is active.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// An effect with which symbols come and go.
public protocol TransitionSymbolEffect: SymbolEffect {}
/// An effect with which one symbol becomes another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// How a symbol looks while an effect lasts; effects that end as they began leave it as it is.
public enum _SymbolRest: Hashable, Sendable {
    case unchanged, hidden, larger, smaller
}

extension SymbolEffect {
    public var _rest: _SymbolRest { .unchanged }
}

/// How an effect of symbols runs.
public struct SymbolEffectOptions: Equatable, Sendable {
    public struct RepeatBehavior: Equatable, Sendable {
        let count: Int?
        let delay: Double?
        public static var continuous: RepeatBehavior { RepeatBehavior(count: nil, delay: nil) }
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(count: count, delay: delay)
        }
    }

    var behavior: RepeatBehavior?
    var rate = 1.0

    public static let `default` = SymbolEffectOptions()
    public static let repeating = SymbolEffectOptions(behavior: .continuous)
    public static let nonRepeating = SymbolEffectOptions(behavior: RepeatBehavior(count: 1, delay: nil))
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(rate: speed) }
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions(behavior: behavior)
    }
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        SymbolEffectOptions(behavior: RepeatBehavior(count: count, delay: nil))
    }

    public var repeating: SymbolEffectOptions { self.repeat(.continuous) }
    public var nonRepeating: SymbolEffectOptions { self.repeat(1) }
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        var result = self
        result.rate = speed
        return result
    }
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        var result = self
        result.behavior = behavior
        return result
    }
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        self.repeat(RepeatBehavior(count: count, delay: nil))
    }
}

public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    public var up: BounceSymbolEffect { self }
    public var down: BounceSymbolEffect { self }
    public var byLayer: BounceSymbolEffect { self }
    public var wholeSymbol: BounceSymbolEffect { self }
}

public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    public var byLayer: PulseSymbolEffect { self }
    public var wholeSymbol: PulseSymbolEffect { self }
}

public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    public var cumulative: VariableColorSymbolEffect { self }
    public var iterative: VariableColorSymbolEffect { self }
    public var hideInactiveLayers: VariableColorSymbolEffect { self }
    public var dimInactiveLayers: VariableColorSymbolEffect { self }
    public var reversing: VariableColorSymbolEffect { self }
    public var nonReversing: VariableColorSymbolEffect { self }
}

public struct ScaleSymbolEffect: IndefiniteSymbolEffect, Hashable {
    public var _rest = _SymbolRest.larger
    public var up: ScaleSymbolEffect { ScaleSymbolEffect(_rest: .larger) }
    public var down: ScaleSymbolEffect { ScaleSymbolEffect(_rest: .smaller) }
    public var byLayer: ScaleSymbolEffect { self }
    public var wholeSymbol: ScaleSymbolEffect { self }
}

public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
    public var up: AppearSymbolEffect { self }
    public var down: AppearSymbolEffect { self }
    public var byLayer: AppearSymbolEffect { self }
    public var wholeSymbol: AppearSymbolEffect { self }
}

public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
    public var _rest: _SymbolRest { .hidden }
    public var up: DisappearSymbolEffect { self }
    public var down: DisappearSymbolEffect { self }
    public var byLayer: DisappearSymbolEffect { self }
    public var wholeSymbol: DisappearSymbolEffect { self }
}

public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, Hashable {
    public var downUp: ReplaceSymbolEffect { self }
    public var upUp: ReplaceSymbolEffect { self }
    public var offUp: ReplaceSymbolEffect { self }
    public var byLayer: ReplaceSymbolEffect { self }
    public var wholeSymbol: ReplaceSymbolEffect { self }
    public func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect { self }
}

public struct AutomaticSymbolEffect: TransitionSymbolEffect, ContentTransitionSymbolEffect, Hashable {}

public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    public var clockwise: RotateSymbolEffect { self }
    public var counterClockwise: RotateSymbolEffect { self }
    public var byLayer: RotateSymbolEffect { self }
    public var wholeSymbol: RotateSymbolEffect { self }
}

public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    public var left: WiggleSymbolEffect { self }
    public var right: WiggleSymbolEffect { self }
    public var up: WiggleSymbolEffect { self }
    public var down: WiggleSymbolEffect { self }
    public var forward: WiggleSymbolEffect { self }
    public var backward: WiggleSymbolEffect { self }
    public var clockwise: WiggleSymbolEffect { self }
    public var counterClockwise: WiggleSymbolEffect { self }
    public func custom(angle: Double) -> WiggleSymbolEffect { self }
    public var byLayer: WiggleSymbolEffect { self }
    public var wholeSymbol: WiggleSymbolEffect { self }
}

public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    public var plain: BreatheSymbolEffect { self }
    public var pulse: BreatheSymbolEffect { self }
    public var byLayer: BreatheSymbolEffect { self }
    public var wholeSymbol: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect { public static var bounce: Self { Self() } }
extension SymbolEffect where Self == PulseSymbolEffect { public static var pulse: Self { Self() } }
extension SymbolEffect where Self == VariableColorSymbolEffect { public static var variableColor: Self { Self() } }
extension SymbolEffect where Self == ScaleSymbolEffect { public static var scale: Self { Self() } }
extension SymbolEffect where Self == AppearSymbolEffect { public static var appear: Self { Self() } }
extension SymbolEffect where Self == DisappearSymbolEffect { public static var disappear: Self { Self() } }
extension SymbolEffect where Self == ReplaceSymbolEffect { public static var replace: Self { Self() } }
extension SymbolEffect where Self == AutomaticSymbolEffect { public static var automatic: Self { Self() } }
extension SymbolEffect where Self == RotateSymbolEffect { public static var rotate: Self { Self() } }
extension SymbolEffect where Self == WiggleSymbolEffect { public static var wiggle: Self { Self() } }
extension SymbolEffect where Self == BreatheSymbolEffect { public static var breathe: Self { Self() } }
