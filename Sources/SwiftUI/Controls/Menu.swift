/// A button that opens a menu; closed, its label is all that is seen.
public struct Menu<Label: View, Content: View>: View, _NamedView {
    private let label: Label
    private let content: Content
    private let primaryAction: (() -> Void)?
    @Environment(\._menuStyle) private var style

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
        primaryAction = nil
    }

    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
    ) {
        self.label = label()
        self.content = content()
        self.primaryAction = primaryAction
    }

    public var body: some View {
        style.make(
            MenuStyleConfiguration(
                label: .init(view: AnyView(label)), content: .init(view: AnyView(content)), action: primaryAction))
    }
}

extension Menu where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
    }
}

extension Menu where Label == SwiftUICore.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUICore.Label(titleKey, systemImage: systemImage) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUICore.Label(title, systemImage: systemImage) }
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    public init(_ configuration: MenuStyleConfiguration) {
        label = configuration.label
        content = configuration.content
        primaryAction = configuration.action
    }
}

/// What a style of menus is given.
public struct MenuStyleConfiguration {
    public struct Label: View {
        let view: AnyView
        public var body: some View { view }
    }
    public struct Content: View {
        let view: AnyView
        public var body: some View { view }
    }

    let label: Label
    let content: Content
    let action: (() -> Void)?
}

/// How menus look.
@MainActor @preconcurrency public protocol MenuStyle {
    associatedtype Body: View
    typealias Configuration = MenuStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button with the label.
public struct DefaultMenuStyle: MenuStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.action?()
        } label: {
            configuration.label
        }
    }
}

public struct ButtonMenuStyle: MenuStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.action?()
        } label: {
            configuration.label
        }
    }
}

public struct BorderlessButtonMenuStyle: MenuStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.action?()
        } label: {
            configuration.label
        }.buttonStyle(.borderless)
    }
}

extension MenuStyle where Self == DefaultMenuStyle { public static var automatic: Self { Self() } }
extension MenuStyle where Self == ButtonMenuStyle { public static var button: Self { Self() } }
extension MenuStyle where Self == BorderlessButtonMenuStyle { public static var borderlessButton: Self { Self() } }

struct AnyMenuStyle: Sendable {
    let make: @MainActor @Sendable (MenuStyleConfiguration) -> AnyView

    init<S: MenuStyle>(_ style: S) {
        // Styles are made and asked on the main actor.
        nonisolated(unsafe) let style = style
        make = { configuration in
            // A style may well show a menu with the same configuration, which then is a plain one.
            AnyView(style.makeBody(configuration: configuration).environment(\._menuStyle, .plain))
        }
    }

    private init(plain: Void) { make = { AnyView(DefaultMenuStyle().makeBody(configuration: $0)) } }

    static let plain = AnyMenuStyle(plain: ())
}

private struct MenuStyleKey: EnvironmentKey { static let defaultValue = AnyMenuStyle.plain }

extension EnvironmentValues {
    var _menuStyle: AnyMenuStyle {
        get { self[MenuStyleKey.self] }
        set { self[MenuStyleKey.self] = newValue }
    }
}

public struct MenuOrder: Equatable, Hashable, Sendable {
    let name: String
    public static let automatic = MenuOrder(name: "automatic")
    public static let priority = MenuOrder(name: "priority")
    public static let fixed = MenuOrder(name: "fixed")
}

extension View {
    nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        environment(\._menuStyle, AnyMenuStyle(style))
    }
    nonisolated public func menuOrder(_ order: MenuOrder) -> some View { self }
    nonisolated public func menuIndicator(_ visibility: Visibility) -> some View { self }

    /// Shows nothing until it is asked for by a long press.
    nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View { self }
    nonisolated public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View { self }
}
