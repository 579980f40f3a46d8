/// The values of the screens above the first one.
public struct NavigationPath: Equatable {
    var values: [AnyHashable] = []

    public init() {}
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }

    public var count: Int { values.count }
    public var isEmpty: Bool { values.isEmpty }
    public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
    public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }

    /// nil where a value cannot be encoded.
    public var codable: CodableRepresentation? {
        let coded = values.map { $0.base as? any Codable }
        return coded.contains { $0 == nil } ? nil : CodableRepresentation(path: self)
    }

    public init(_ codable: CodableRepresentation) { self = codable.path }

    /// A path whose values are known by the names of their types.
    public struct CodableRepresentation: Equatable {
        let path: NavigationPath
    }
}

/// What lies on top of a stack's first screen.
enum PushedScreen: Hashable {
    case value(AnyHashable)
    /// A screen that a link gave as a view.
    case view(UUID)
    /// A screen that is shown as long as a binding says so.
    case entry(UUID)
}

/// Pushes and pops the screens of the stack around.
struct Navigator {
    var push: (AnyHashable) -> Void
    var show: (@escaping () -> AnyView) -> Void
    var pop: () -> Void
}

private struct NavigatorKey: EnvironmentKey { static var defaultValue: Navigator? { nil } }

extension EnvironmentValues {
    var _navigator: Navigator? {
        get { self[NavigatorKey.self] }
        set { self[NavigatorKey.self] = newValue }
    }
}

enum NavigationChannel {
    static let destination = _PortalChannel("navigation.destination")
    static let presented = _PortalChannel("navigation.presented")
    static let title = _PortalChannel("navigation.title")
    static let subtitle = _PortalChannel("navigation.subtitle")
    static let displayMode = _PortalChannel("navigation.displayMode")
    static let backHidden = _PortalChannel("navigation.backHidden")
    static let visibility = _PortalChannel("toolbar.visibility")
    static let background = _PortalChannel("toolbar.background")
    static let scheme = _PortalChannel("toolbar.colorScheme")
    static let items = _PortalChannel("toolbar.items")
    static let columnWidth = _PortalChannel("split.columnWidth")
    static let search = _PortalChannel("search")
}
