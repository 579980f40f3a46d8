/// The name of a method together with the means to call it.
///
/// Without an Objective-C runtime a name alone cannot be called, so a selector written as `#selector(…)` also carries
/// the unapplied method. Two selectors are equal when their names are.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
    /// What calls the method: target, then up to two arguments (sender and event); the result is the method's own.
    public typealias _Invocation = @MainActor @Sendable (_ target: AnyObject, _ first: Any?, _ second: Any?) -> Any?

    let name: String
    let accepts: (@Sendable (_ target: AnyObject) -> Bool)?
    public let _invocation: _Invocation?

    public init(_ name: String) {
        self.init(_name: name, invocation: nil)
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }

    public init(_name name: String, invocation: _Invocation?) {
        self.init(name: name, accepts: nil, invocation: invocation)
    }

    init(name: String, accepts: (@Sendable (AnyObject) -> Bool)?, invocation: _Invocation?) {
        self.name = name
        self.accepts = accepts
        self._invocation = invocation
    }

    public var description: String { name }

    public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The selector of that name, which cannot be called: only `#selector(…)` carries a method.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
    Selector(aSelectorName)
}

/// The name in Objective-C's spelling, such as `tap:forEvent:`.
public func NSStringFromSelector(_ aSelector: Selector) -> String {
    aSelector.description
}
