extension View {
    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View {
        modifier(EnvironmentChange { $0[keyPath: keyPath] = value })
    }

    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(EnvironmentChange { $0[object: ObjectIdentifier(T.self)] = object })
    }

    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(EnvironmentChange { $0[object: ObjectIdentifier(T.self)] = object })
    }

    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(EnvironmentChange { transform(&$0[keyPath: keyPath]) })
    }

    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
    where T.Bound == DynamicTypeSize {
        modifier(
            EnvironmentChange { environment in
                let allowed = DynamicTypeSize.allCases.filter(range.contains)
                guard let first = allowed.first, let last = allowed.last else { return }
                environment.dynamicTypeSize = min(max(environment.dynamicTypeSize, first), last)
            })
    }

    nonisolated public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }

    nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }

    /// Mirrors what the view draws where it is laid out from right to left.
    nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(
            ResolvedEffectChange { environment in
                let isFlipped = enabled && environment.layoutDirection == .rightToLeft
                return ScaleEffect(scale: CGSize(width: isFlipped ? -1 : 1, height: 1), anchor: .center)
            })
    }
}
