/// An object that says before it changes.
public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never
    var objectWillChange: ObjectWillChangePublisher { get }
}

public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never
    private let list = SubscriberList<Void, Never>()

    public init() {}

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        list.add(subscriber)
    }
    public func send() { list.send(()) }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// One publisher for each object, which its published properties keep.
    public var objectWillChange: ObservableObjectPublisher {
        var found: ObservableObjectPublisher?
        var boxes: [any PublishedStorage] = []
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror {
            for child in current.children {
                guard let property = child.value as? any PublishedProperty else { continue }
                boxes.append(property.storage)
                found = found ?? property.storage.owner
            }
            mirror = current.superclassMirror
        }
        let publisher = found ?? ObservableObjectPublisher()
        for box in boxes { box.owner = publisher }
        return publisher
    }
}

protocol PublishedStorage: AnyObject {
    var owner: ObservableObjectPublisher? { get set }
}

protocol PublishedProperty {
    var storage: any PublishedStorage { get }
}

/// A property of an observable object that says before it changes.
@propertyWrapper
public struct Published<Value>: PublishedProperty {
    final class Storage: PublishedStorage {
        var owner: ObservableObjectPublisher?
        var value: Value
        let list = SubscriberList<Value, Never>()

        init(_ value: Value) { self.value = value }

        func set(_ new: Value) {
            owner?.send()
            list.send(new)
            value = new
        }
    }

    private let box: Storage
    var storage: any PublishedStorage { box }

    public init(wrappedValue: Value) { box = Storage(wrappedValue) }
    public init(initialValue: Value) { box = Storage(initialValue) }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError("@Published is only available on properties of classes") }
        set { fatalError("@Published is only available on properties of classes") }
    }

    public var projectedValue: Publisher {
        get { Publisher(box: box) }
        set {}
    }

    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].box.value }
        set { object[keyPath: storageKeyPath].box.set(newValue) }
    }

    /// Tells the value and, before each change, the next one.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never
        let box: Storage

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            box.list.add(subscriber, first: box.value)
        }
    }
}
