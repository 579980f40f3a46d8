@preconcurrency import Foundation

/// A class whose instances take looks from a common proxy.
///
/// The proxy is an ordinary instance. Bars and bar items read it when they are shown; other classes keep what is set
/// on it without using it.
@MainActor @preconcurrency
public protocol UIAppearance: NSObjectProtocol {
    static func appearance() -> Self
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
    static func appearance(for trait: UITraitCollection) -> Self
    static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

@MainActor @preconcurrency
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
extension UIBarItem: UIAppearanceContainer {}

extension UIView: UIAppearance {
    public static func appearance() -> Self { _AppearanceProxies.viewProxy(for: self, containers: []) }

    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { _AppearanceProxies.viewProxy(for: self, containers: containerTypes) }

    public static func appearance(for trait: UITraitCollection) -> Self { appearance() }

    public static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { appearance(whenContainedInInstancesOf: containerTypes) }
}

extension UIBarItem: UIAppearance {
    public static func appearance() -> Self { _AppearanceProxies.itemProxy(for: self, containers: []) }

    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { _AppearanceProxies.itemProxy(for: self, containers: containerTypes) }

    public static func appearance(for trait: UITraitCollection) -> Self { appearance() }

    public static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { appearance(whenContainedInInstancesOf: containerTypes) }
}

/// The proxies, made when first asked for by the one initialiser that every class has.
@MainActor
enum _AppearanceProxies {
    private static var proxies: [String: NSObject] = [:]

    /// nil while nobody asked for one, so that a bar costs no second bar.
    static func proxy(for type: AnyClass) -> NSObject? { proxies[key(type, [])] }

    private static func key(_ type: AnyClass, _ containers: [any UIAppearanceContainer.Type]) -> String {
        ([String(reflecting: type)] + containers.map { String(reflecting: $0) }).joined(separator: " in ")
    }

    static func viewProxy<View: UIView>(
        for type: View.Type, containers: [any UIAppearanceContainer.Type]
    ) -> View {
        made(key(type, containers), type) { type.init(coder: emptyCoder) }
    }

    static func itemProxy<Item: UIBarItem>(
        for type: Item.Type, containers: [any UIAppearanceContainer.Type]
    ) -> Item {
        made(key(type, containers), type) { type.init(coder: emptyCoder) }
    }

    private static var emptyCoder: NSCoder { NSKeyedArchiver(requiringSecureCoding: false) }

    private static func made<Object: NSObject>(_ key: String, _ type: Object.Type, _ make: () -> Object?) -> Object {
        if let known = proxies[key] as? Object { return known }
        guard let object = make() else {
            fatalError(
                "\(type).appearance(): init(coder:) gave nil, but an appearance proxy needs an instance")
        }
        proxies[key] = object
        return object
    }

    static func removeAll() { proxies = [:] }
}
