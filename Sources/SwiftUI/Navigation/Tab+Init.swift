extension Tab where Value: Hashable, Content: View, Label: View {
    public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(tag: AnyHashable(value), content: content(), label: label())
    }
    public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(tag: AnyHashable(value), content: content(), label: label(), role: role)
    }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    /// The role gives title and symbol.
    @MainActor public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(tag: AnyHashable(value), content: content(), label: .named(after: role), role: role)
    }
    @MainActor public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            tag: AnyHashable(value), content: content(),
            label: DefaultTabLabel(label: SwiftUICore.Label(titleKey, systemImage: systemImage)), role: role)
    }
    @_disfavoredOverload
    @MainActor public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            tag: AnyHashable(value), content: content(),
            label: DefaultTabLabel(label: SwiftUICore.Label(title, systemImage: systemImage)), role: role)
    }
    @MainActor public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            tag: AnyHashable(value), content: content(),
            label: DefaultTabLabel(label: SwiftUICore.Label(titleKey, image: image)), role: role)
    }
    @_disfavoredOverload
    @MainActor public init<S: StringProtocol>(
        _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            tag: AnyHashable(value), content: content(),
            label: DefaultTabLabel(label: SwiftUICore.Label(title, image: image)), role: role)
    }
}

extension Tab where Value == Never, Content: View, Label: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(tag: nil, content: content(), label: label())
    }
    public init(role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(tag: nil, content: content(), label: label(), role: role)
    }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    /// The role gives title and symbol.
    @MainActor public init(role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(tag: nil, content: content(), label: .named(after: role), role: role)
    }
    @MainActor public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            tag: nil, content: content(),
            label: DefaultTabLabel(label: SwiftUICore.Label(titleKey, systemImage: systemImage)), role: role)
    }
    @_disfavoredOverload
    @MainActor public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            tag: nil, content: content(),
            label: DefaultTabLabel(label: SwiftUICore.Label(title, systemImage: systemImage)), role: role)
    }
    @MainActor public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            tag: nil, content: content(), label: DefaultTabLabel(label: SwiftUICore.Label(titleKey, image: image)),
            role: role)
    }
    @_disfavoredOverload
    @MainActor public init<S: StringProtocol>(
        _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            tag: nil, content: content(), label: DefaultTabLabel(label: SwiftUICore.Label(title, image: image)),
            role: role)
    }
}
