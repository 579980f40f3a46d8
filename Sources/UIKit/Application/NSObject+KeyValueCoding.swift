import Foundation

/// A class of which some properties can be reached by name.
@MainActor
protocol KeyValueCoded: NSObject {
    /// nil for a key that the class does not know.
    func value(coded key: String) -> Any??
    /// False for a key that the class does not know.
    func set(_ value: Any?, coded key: String) -> Bool
}

// Layers and animations have methods of the same names, which win for them: hence the disfavoured ones.
extension NSObject {
    /// The value of a property by its name.
    ///
    /// There is no Objective-C runtime to ask. Known are the keys of user defaults and dictionaries, those of UIKit that
    /// apps reach only this way, and the stored properties of Swift classes; another key gives nil and a line on
    /// standard error.
    @_disfavoredOverload
    public func value(forKey key: String) -> Any? {
        if let defaults = self as? UserDefaults { return defaults.object(forKey: key) }
        if let dictionary = self as? NSDictionary { return dictionary.object(forKey: key) }
        if let found = coded({ $0.value(coded: key) }) ?? nil { return found }
        if let found = storedProperty(key) { return found }
        reportUnknown(key, "value(forKey:)")
        return nil
    }

    /// Sets a property by its name; an unknown key changes nothing and writes a line on standard error.
    @_disfavoredOverload
    public func setValue(_ value: Any?, forKey key: String) {
        // Only passed on within this thread, see `coded`.
        nonisolated(unsafe) let value = value
        if let defaults = self as? UserDefaults {
            defaults.set(value, forKey: key)
        } else if let dictionary = self as? NSMutableDictionary {
            dictionary[key] = value
        } else if !(coded { $0.set(value, coded: key) } ?? false) {
            reportUnknown(key, "setValue(_:forKey:)")
        }
    }

    /// As ``value(forKey:)``, for names joined by dots.
    @_disfavoredOverload
    public func value(forKeyPath keyPath: String) -> Any? {
        if let found = coded({ $0.value(coded: keyPath) }) ?? nil { return found }
        let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return value(forKey: keyPath) }
        return (value(forKey: parts[0]) as? NSObject)?.value(forKeyPath: parts[1])
    }

    /// As ``setValue(_:forKey:)``, for names joined by dots.
    @_disfavoredOverload
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        nonisolated(unsafe) let value = value
        if coded({ $0.set(value, coded: keyPath) }) ?? false { return }
        let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return setValue(value, forKey: keyPath) }
        (self.value(forKey: parts[0]) as? NSObject)?.setValue(value, forKeyPath: parts[1])
    }

    /// Asks the class itself; nil where it has no such keys. Traps off the main thread, where UIKit's objects may not be
    /// touched.
    private func coded<Answer>(_ ask: @MainActor (any KeyValueCoded) -> Answer) -> Answer? {
        guard self is any KeyValueCoded else { return nil }
        nonisolated(unsafe) let object = self
        nonisolated(unsafe) var answer: Answer?
        withoutActuallyEscaping(ask) { ask in
            MainActor.assumeIsolated { answer = (object as? any KeyValueCoded).map(ask) }
        }
        return answer
    }

    private func storedProperty(_ key: String) -> Any? {
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror {
            if let child = current.children.first(where: { $0.label == key }) { return child.value }
            mirror = current.superclassMirror
        }
        return nil
    }

    private func reportUnknown(_ key: String, _ call: String) {
        _Diagnostics.report(
            "\(type(of: self)).\(call): expected a key that Kumiko knows, but got \"\(key)\"; nothing happens; use the "
                + "property itself")
    }
}

extension UIApplication {
    /// The class's own values by name, as code asks that may not name the application itself; nil but for `shared`.
    public class func value(forKeyPath keyPath: String) -> Any? {
        keyPath.hasSuffix("shared") || keyPath == "sharedApplication" ? shared : nil
    }
}

extension UIAlertAction: KeyValueCoded {
    func value(coded key: String) -> Any?? { key == "titleTextColor" ? .some(titleColor) : .none }

    func set(_ value: Any?, coded key: String) -> Bool {
        guard key == "titleTextColor" else { return false }
        titleColor = value as? UIColor
        return true
    }
}

extension UIAlertController: KeyValueCoded {
    func value(coded key: String) -> Any?? {
        switch key {
        case "attributedTitle": .some(attributedTitle)
        case "attributedMessage": .some(attributedMessage)
        default: .none
        }
    }

    func set(_ value: Any?, coded key: String) -> Bool {
        switch key {
        case "attributedTitle": attributedTitle = value as? NSAttributedString
        case "attributedMessage": attributedMessage = value as? NSAttributedString
        default: return false
        }
        return true
    }
}

extension UITabBarController: KeyValueCoded {
    func value(coded key: String) -> Any?? { key == "tabBar" ? .some(tabBar) : .none }

    func set(_ value: Any?, coded key: String) -> Bool {
        guard key == "tabBar", let bar = value as? UITabBar else { return false }
        replaceBar(by: bar)
        return true
    }
}

extension UINavigationController: KeyValueCoded {
    func value(coded key: String) -> Any?? { key == "navigationBar" ? .some(navigationBar) : .none }

    func set(_ value: Any?, coded key: String) -> Bool {
        guard key == "navigationBar", let bar = value as? UINavigationBar else { return false }
        replaceBar(by: bar)
        return true
    }
}

extension UITextField: KeyValueCoded {
    private static let placeholderColorKeys = ["placeholderLabel.textColor", "_placeholderLabel.textColor"]

    func value(coded key: String) -> Any?? {
        guard Self.placeholderColorKeys.contains(key) else { return .none }
        let attributes = attributedPlaceholder?.attributes(at: 0, effectiveRange: nil)
        return .some(attributes?[.foregroundColor] ?? UIColor.placeholderText)
    }

    func set(_ value: Any?, coded key: String) -> Bool {
        guard Self.placeholderColorKeys.contains(key), let color = value as? UIColor else { return false }
        attributedPlaceholder = placeholder.map {
            NSAttributedString(string: $0, attributes: [.foregroundColor: color])
        }
        return true
    }
}
