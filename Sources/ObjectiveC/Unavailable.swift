/// A method of the Objective-C runtime, which Linux does not have: there is none of it.
public enum _RuntimeMethod: Sendable {}

public typealias Method = _RuntimeMethod
/// What a method does, of which nothing is known without that runtime.
public typealias IMP = OpaquePointer

@available(*, unavailable, message: "methods cannot be exchanged at run time without the Objective-C runtime")
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}

/// Always nil, which means that the class has no such method; code that would exchange it leaves it as it is.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// Always nil, which means that the class has no such method.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

public func method_getImplementation(_ m: Method) -> IMP {}

@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP {}

/// Always false: nothing can be added to a class at run time.
@discardableResult
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool {
    false
}

/// A place that stands for the block; it cannot be called.
public func imp_implementationWithBlock(_ block: Any) -> IMP {
    IMP(bitPattern: 1).unsafelyUnwrapped
}
