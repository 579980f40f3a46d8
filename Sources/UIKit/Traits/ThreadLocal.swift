import Foundation

/// A value that every thread has a copy of its own of.
final class ThreadLocal<Value>: @unchecked Sendable {
    // Sendable without a check because the key is made once and each thread sees only its own box.
    private final class Box {
        var value: Value
        init(_ value: Value) { self.value = value }
    }

    private let key: pthread_key_t
    private let initial: @Sendable () -> Value

    init(_ initial: @autoclosure @escaping @Sendable () -> Value) {
        var key = pthread_key_t()
        pthread_key_create(&key) { pointer in
            if let pointer { Unmanaged<AnyObject>.fromOpaque(pointer).release() }
        }
        self.key = key
        self.initial = initial
    }

    var value: Value {
        get { box.value }
        set { box.value = newValue }
    }

    private var box: Box {
        if let pointer = pthread_getspecific(key) { return Unmanaged<Box>.fromOpaque(pointer).takeUnretainedValue() }
        let box = Box(initial())
        pthread_setspecific(key, Unmanaged.passRetained(box).toOpaque())
        return box
    }
}
