@preconcurrency import Foundation

/// What a change is told by.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

extension NSObject {
    /// Tells a responder at the end of each frame in which the property got another value.
    ///
    /// Other objects than responders have no `observeValue` to override here; they get a line on standard error. So
    /// does a key path that nothing is known of, see ``value(forKeyPath:)``.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        // Observers are told by the frame loop, on the main thread.
        nonisolated(unsafe) let (object, listener, pointer) = (self, observer, context)
        MainActor.assumeIsolated {
            NamedObservers.shared.add(object, listener, keyPath, options, pointer)
        }
    }

    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        nonisolated(unsafe) let (object, listener) = (self, observer)
        MainActor.assumeIsolated { NamedObservers.shared.remove(object, listener, keyPath) }
    }

    public func removeObserver(
        _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) { removeObserver(observer, forKeyPath: keyPath) }
}

/// The observations by name.
@MainActor
private final class NamedObservers {
    static let shared = NamedObservers()

    private struct Entry {
        weak var object: NSObject?
        weak var observer: NSObject?
        var keyPath: String
        var observation: NSKeyValueObservation
    }

    private var entries: [Entry] = []

    func add(
        _ object: NSObject, _ observer: NSObject, _ keyPath: String, _ options: NSKeyValueObservingOptions,
        _ context: UnsafeMutableRawPointer?
    ) {
        guard let responder = observer as? UIResponder else {
            return _Diagnostics.report(
                "\(type(of: object)).addObserver: expected a responder to tell of '\(keyPath)', but got "
                    + "\(type(of: observer)); nothing is told; use observe(_:options:changeHandler:)")
        }
        let watch = NamedWatch(object, responder, keyPath, options, context)
        if options.contains(.initial) { watch.tell(old: nil) }
        entries.removeAll { $0.object == nil || $0.observer == nil }
        entries.append(
            Entry(
                object: object, observer: observer, keyPath: keyPath,
                observation: NSKeyValueObservation { MainActor.assumeIsolated { watch.deliver() } }))
    }

    func remove(_ object: NSObject, _ observer: NSObject, _ keyPath: String) {
        entries.removeAll { $0.object === object && $0.observer === observer && $0.keyPath == keyPath }
    }
}

/// The last value of one property observed by name.
@MainActor
private final class NamedWatch {
    private weak var object: NSObject?
    private weak var observer: UIResponder?
    private let keyPath: String
    private let options: NSKeyValueObservingOptions
    private let context: UnsafeMutableRawPointer?
    private var last: Any?

    init(
        _ object: NSObject, _ observer: UIResponder, _ keyPath: String, _ options: NSKeyValueObservingOptions,
        _ context: UnsafeMutableRawPointer?
    ) {
        self.object = object
        self.observer = observer
        self.keyPath = keyPath
        self.options = options
        self.context = context
        last = Self.value(of: object, keyPath)
    }

    /// The geometry of views, which is computed, and what `value(forKeyPath:)` knows.
    private static func value(of object: NSObject, _ keyPath: String) -> Any? {
        if let scroll = object as? UIScrollView {
            switch keyPath {
            case "contentSize": return scroll.contentSize
            case "contentOffset": return scroll.contentOffset
            case "contentInset": return scroll.contentInset
            default: break
            }
        }
        if let view = object as? UIView {
            switch keyPath {
            case "frame": return view.frame
            case "bounds": return view.bounds
            case "center": return view.center
            case "hidden": return view.isHidden
            case "alpha": return view.alpha
            default: break
            }
        }
        return object.value(forKeyPath: keyPath)
    }

    func deliver() -> Bool {
        guard let object, observer != nil else { return false }
        let new = Self.value(of: object, keyPath)
        let isSame =
            new == nil && last == nil
            || (new.flatMap { new in last.map { KeyValueObservers.isEqual($0, new) } } ?? false)
        guard !isSame else { return false }
        let old = last
        last = new
        tell(old: old)
        return true
    }

    func tell(old: Any?) {
        guard let object else { return }
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
        if options.contains(.new), let last { change[.newKey] = last }
        if options.contains(.old), let old { change[.oldKey] = old }
        observer?.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
}
