/// A method of the Objective-C runtime, which Linux does not have.
public struct _RuntimeMethod: Sendable {}

@available(*, unavailable, message: "methods cannot be exchanged at run time without the Objective-C runtime")
public func method_exchangeImplementations(_ m1: _RuntimeMethod, _ m2: _RuntimeMethod) {}

@available(*, unavailable, message: "methods cannot be looked up at run time without the Objective-C runtime")
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> _RuntimeMethod? { nil }

@available(*, unavailable, message: "methods cannot be looked up at run time without the Objective-C runtime")
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> _RuntimeMethod? { nil }
