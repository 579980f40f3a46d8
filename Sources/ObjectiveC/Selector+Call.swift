extension Selector {
    /// Calls the carried method and answers its result; nothing happens, and the answer is nil, when it cannot be.
    ///
    /// 1. A selector made from a name alone carries no method: nil.
    /// 2. A target that is not of the method's type: nil (Objective-C would raise "unrecognized selector").
    /// 3. An argument that is missing or of another type counts as nil: a method with an optional parameter gets
    ///    nil, one with a non-optional parameter is not called (Objective-C would pass it an invalid reference).
    /// 4. A method that throws: nil. A method that is `async` starts in a main-actor task and answers nil.
    @MainActor @discardableResult
    public func _invoke(on target: AnyObject, with first: Any? = nil, with second: Any? = nil) -> Any? {
        if let _invocation { return _invocation(target, first, second) }
        return _NamedMethods.method(name, of: target).map { $0(target) }
    }

    /// Whether the selector carries a method and the target is of the type that has it.
    public func _canInvoke(on target: AnyObject) -> Bool {
        guard _invocation != nil else { return false }
        return accepts?(target) ?? true
    }

    /// The value as an argument of the asked type, or nil where the method cannot be called with it.
    ///
    /// The outer optional says whether there is an argument at all, since `Argument` may be optional itself.
    static func argument<Argument>(_ value: Any?, as type: Argument.Type) -> Argument? {
        if let value {
            if let argument = value as? Argument { return .some(argument) }
        }
        guard let nullable = type as? any ExpressibleByNilLiteral.Type else { return nil }
        return nothing(nullable) as? Argument
    }

    private static func nothing<Nullable: ExpressibleByNilLiteral>(_ type: Nullable.Type) -> Any {
        Nullable(nilLiteral: ())
    }

    /// The selector's full name: one written without labels gets the colons of its unlabelled parameters.
    static func fullName(_ name: String, arguments: Int) -> String {
        guard arguments > 0, !name.hasSuffix(":") else { return name }
        return name + String(repeating: ":", count: arguments)
    }
}
