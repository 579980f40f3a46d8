// What `#selector(…)` in user code becomes. The closure names the method on its first parameter, either unapplied
// (`{ $0.tap }`, where the declaration is elsewhere and only the type checker knows its parameters) or applied
// (`{ $0.tap($1) }`, where the declaration was seen). The type argument is only there to say what `$0` is.
extension Selector {
    public static func _method<Target, Result>(
        _ name: String, _ type: Target.Type,
        _ method: @escaping @MainActor @Sendable (Target) -> @MainActor () throws -> Result
    ) -> Selector {
        _call(name, type) { target in try method(target)() }
    }

    public static func _method<Target, First, Result>(
        _ name: String, _ type: Target.Type,
        _ method: @escaping @MainActor @Sendable (Target) -> @MainActor (First) throws -> Result
    ) -> Selector {
        _call(name, type) { target, first in try method(target)(first) }
    }

    public static func _method<Target, First, Second, Result>(
        _ name: String, _ type: Target.Type,
        _ method: @escaping @MainActor @Sendable (Target) -> @MainActor (First, Second) throws -> Result
    ) -> Selector {
        _call(name, type) { target, first, second in try method(target)(first, second) }
    }

    @_disfavoredOverload
    public static func _method<Target, Result>(
        _ name: String, _ type: Target.Type,
        _ method: @escaping @MainActor @Sendable (Target) -> @MainActor () async throws -> Result
    ) -> Selector {
        _call(name, type) { (target: Target) -> Void in
            let start = method(target)
            Task { @MainActor in _ = try await start() }
        }
    }

    @_disfavoredOverload
    public static func _method<Target, First, Result>(
        _ name: String, _ type: Target.Type,
        _ method: @escaping @MainActor @Sendable (Target) -> @MainActor (First) async throws -> Result
    ) -> Selector {
        _call(name, type) { (target: Target, first: First) -> Void in
            let start = method(target)
            nonisolated(unsafe) let argument = first
            Task { @MainActor in _ = try await start(argument) }
        }
    }
}

extension Selector {
    public static func _call<Target, Result>(
        _ name: String, _ type: Target.Type, _ method: @escaping @MainActor @Sendable (Target) throws -> Result
    ) -> Selector {
        Selector(name: fullName(name, arguments: 0), accepts: { $0 is Target }) { target, _, _ in
            guard let target = target as? Target else { return nil }
            return try? method(target)
        }
    }

    public static func _call<Target, First, Result>(
        _ name: String, _ type: Target.Type,
        _ method: @escaping @MainActor @Sendable (Target, First) throws -> Result
    ) -> Selector {
        Selector(name: fullName(name, arguments: 1), accepts: { $0 is Target }) { target, first, _ in
            guard let target = target as? Target, let first = argument(first, as: First.self) else { return nil }
            return try? method(target, first)
        }
    }

    public static func _call<Target, First, Second, Result>(
        _ name: String, _ type: Target.Type,
        _ method: @escaping @MainActor @Sendable (Target, First, Second) throws -> Result
    ) -> Selector {
        Selector(name: fullName(name, arguments: 2), accepts: { $0 is Target }) { target, first, second in
            guard let target = target as? Target, let first = argument(first, as: First.self),
                let second = argument(second, as: Second.self)
            else { return nil }
            return try? method(target, first, second)
        }
    }
}

extension Selector {
    /// `#selector(getter: x)`
    public static func _getter<Target, Value>(
        _ name: String, _ type: Target.Type, _ get: @escaping @MainActor @Sendable (Target) -> Value
    ) -> Selector {
        _call(name, type) { target in get(target) }
    }

    /// `#selector(setter: x)`; the closure that reads only says what type the value has.
    public static func _setter<Target, Value>(
        _ name: String, _ type: Target.Type,
        _ get: @MainActor (Target) -> Value,
        _ set: @escaping @MainActor @Sendable (Target, Value) -> Void
    ) -> Selector {
        _call(name, type) { target, value in set(target, value) }
    }

    /// A method of the type itself: `static`, or `class`, with the target not looked at.
    public static func _static<Result>(
        _ name: String, _ method: @escaping @MainActor @Sendable () throws -> Result
    ) -> Selector {
        Selector(name: fullName(name, arguments: 0), accepts: nil) { _, _, _ in try? method() }
    }

    public static func _static<First, Result>(
        _ name: String, _ method: @escaping @MainActor @Sendable (First) throws -> Result
    ) -> Selector {
        Selector(name: fullName(name, arguments: 1), accepts: nil) { _, first, _ in
            guard let first = argument(first, as: First.self) else { return nil }
            return try? method(first)
        }
    }

    /// The type of an instance that is named but not needed: `#selector(model.refresh)`.
    public static func _type<Target>(of instance: @autoclosure () -> Target) -> Target.Type {
        Target.self
    }
}
