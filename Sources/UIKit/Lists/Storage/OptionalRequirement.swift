/// Finds out whether a delegate has a method that Apple's protocols leave optional.
///
/// Here every requirement has a default implementation. Those that return a value say through `leaveOut` that they are
/// the default; `ask` then gives nil, as a delegate without the method would.
@MainActor
enum OptionalRequirement {
    private static var isLeftOut = false

    /// For default implementations: marks the running call as not implemented.
    static func leaveOut<Value>(_ value: Value) -> Value {
        isLeftOut = true
        return value
    }

    /// - Returns: what the method gave, or nil where it is the default.
    static func ask<Value>(_ call: () -> Value) -> Value? {
        isLeftOut = false
        let value = call()
        defer { isLeftOut = false }
        return isLeftOut ? nil : value
    }
}
