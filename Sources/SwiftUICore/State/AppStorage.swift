/// Where settings lie while the program runs.
///
/// Nothing is kept after it: each program begins with the defaults that its code names, so that pictures do not depend
/// on what ran before.
final class StoredValues: @unchecked Sendable {
    // Only the main actor reads and writes.
    static let app = StoredValues()
    static let scene = StoredValues()

    private var values: [String: Any] = [:]
    private var readers: [String: ReaderList] = [:]

    func value(_ key: String, _ store: UserDefaults?) -> Any? {
        readers[key, default: ReaderList()].addCurrent()
        return values[key] ?? (store ?? .standard).object(forKey: key)
    }

    func removeAll() {
        values = [:]
        readers = [:]
    }

    func set(_ value: Any?, _ key: String, _ store: UserDefaults?) {
        values[key] = value
        store?.set(value, forKey: key)
        readers[key, default: ReaderList()].notify()
    }
}

/// How a value is read from and written to storage.
struct StoredCoding<Value> {
    let read: (Any) -> Value?
    let write: (Value) -> Any?

    static var plain: StoredCoding<Value> { StoredCoding(read: { $0 as? Value }, write: { $0 }) }
}

/// A setting of the program.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty, NodeKeptProperty {
    private let key: String
    private let initial: Value
    private let store: UserDefaults?
    private let coding: StoredCoding<Value>

    private init(_ key: String, _ initial: Value, _ store: UserDefaults?, _ coding: StoredCoding<Value>) {
        self.key = key
        self.initial = initial
        self.store = store
        self.coding = coding
    }

    public var wrappedValue: Value {
        get { StoredValues.app.value(key, store).flatMap(coding.read) ?? initial }
        nonmutating set { StoredValues.app.set(coding.write(newValue), key, store) }
    }

    public var projectedValue: Binding<Value> {
        Binding(
            read: { wrappedValue }, write: { wrappedValue = $0 }, identity: AnyHashable(["AppStorage", key]))
    }
}

extension AppStorage {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(key, wrappedValue, store, .plain)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key, wrappedValue, store, .plain)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(key, wrappedValue, store, .plain)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key, wrappedValue, store, .plain)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(key, wrappedValue, store, .plain)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(key, wrappedValue, store, .plain)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(key, wrappedValue, store, .plain)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, wrappedValue, store, .raw)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, wrappedValue, store, .raw)
    }
}

extension StoredCoding where Value: RawRepresentable {
    static var raw: StoredCoding<Value> {
        StoredCoding(read: { ($0 as? Value.RawValue).flatMap(Value.init) }, write: { $0.rawValue })
    }
}

extension StoredCoding {
    static func optional<Wrapped>() -> StoredCoding<Wrapped?> where Value == Wrapped? {
        StoredCoding<Wrapped?>(read: { $0 as? Wrapped }, write: { $0 })
    }
    static func optionalRaw<R: RawRepresentable>() -> StoredCoding<R?> where Value == R? {
        StoredCoding<R?>(read: { ($0 as? R.RawValue).flatMap(R.init) }, write: { $0?.rawValue })
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(key, nil, store, .optional())
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(key, nil, store, .optional())
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(key, nil, store, .optional())
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(key, nil, store, .optional())
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(key, nil, store, .optional())
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(key, nil, store, .optional())
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(key, nil, store, .optional())
    }
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == String {
        self.init(key, nil, store, .optionalRaw())
    }
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
        self.init(key, nil, store, .optionalRaw())
    }
}

/// A value of the scene that a later start of the program would find again.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty, NodeKeptProperty {
    private let key: String
    private let initial: Value
    private let coding: StoredCoding<Value>

    private init(_ key: String, _ initial: Value, _ coding: StoredCoding<Value>) {
        self.key = key
        self.initial = initial
        self.coding = coding
    }

    public var wrappedValue: Value {
        get { StoredValues.scene.value(key, nil).flatMap(coding.read) ?? initial }
        nonmutating set { StoredValues.scene.set(coding.write(newValue), key, nil) }
    }

    public var projectedValue: Binding<Value> {
        Binding(
            read: { wrappedValue }, write: { wrappedValue = $0 }, identity: AnyHashable(["SceneStorage", key]))
    }
}

extension SceneStorage {
    public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(key, wrappedValue, .plain) }
    public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(key, wrappedValue, .plain) }
    public init(wrappedValue: Value, _ key: String) where Value == Double { self.init(key, wrappedValue, .plain) }
    public init(wrappedValue: Value, _ key: String) where Value == String { self.init(key, wrappedValue, .plain) }
    public init(wrappedValue: Value, _ key: String) where Value == URL { self.init(key, wrappedValue, .plain) }
    public init(wrappedValue: Value, _ key: String) where Value == Data { self.init(key, wrappedValue, .plain) }
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, wrappedValue, .raw)
    }
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, wrappedValue, .raw)
    }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String) where Value == Bool? { self.init(key, nil, .optional()) }
    public init(_ key: String) where Value == Int? { self.init(key, nil, .optional()) }
    public init(_ key: String) where Value == Double? { self.init(key, nil, .optional()) }
    public init(_ key: String) where Value == String? { self.init(key, nil, .optional()) }
    public init(_ key: String) where Value == URL? { self.init(key, nil, .optional()) }
    public init(_ key: String) where Value == Data? { self.init(key, nil, .optional()) }
}
