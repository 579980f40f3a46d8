private struct RemovedEffectsKey: EnvironmentKey { static let defaultValue = false }
private struct SymbolRestKey: EnvironmentKey { static let defaultValue = _SymbolRest.unchanged }

extension EnvironmentValues {
    fileprivate var _removesSymbolEffects: Bool {
        get { self[RemovedEffectsKey.self] }
        set { self[RemovedEffectsKey.self] = newValue }
    }

    /// What effects around make of symbols at rest.
    var _symbolRest: _SymbolRest {
        get { self[SymbolRestKey.self] }
        set { self[SymbolRestKey.self] = newValue }
    }
}

extension View {
    /// Pictures show what an active effect leaves; those that swing around the symbol's own look leave it as it is.
    nonisolated public func symbolEffect<T: IndefiniteSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        modifier(
            EnvironmentChange { environment in
                guard isActive, effect._rest != .unchanged else { return }
                environment._symbolRest = environment._removesSymbolEffects ? .unchanged : effect._rest
            })
    }

    /// Plays whenever the value changes, and ends as it began.
    nonisolated public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View { self }

    nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        environment(\._removesSymbolEffects, isEnabled)
    }
}

extension ContentTransition {
    public static func symbolEffect<T: ContentTransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition { .symbolEffect }
}

extension AnyTransition {
    public static var symbolEffect: AnyTransition { .opacity }
    public static func symbolEffect<T: TransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> AnyTransition { .opacity }
}
