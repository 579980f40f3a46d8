/// A label that shows a screen when it is tapped.
public struct NavigationLink<Label: View, Destination: View>: View, _NamedView {
    enum Target {
        case view(() -> AnyView)
        case value(AnyHashable?)
        /// Shown as long as the binding says so.
        case presented(Binding<Bool>, AnyView)
    }

    let target: Target
    let label: Label
    @Environment(\._navigator) private var navigator
    @Environment(\._rowContext) private var context
    @Environment(\._listChoice) private var choose
    @Environment(\._choiceFollower) private var follower
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\._badge) private var badge

    init(target: Target, label: Label) {
        self.target = target
        self.label = label
    }

    public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(target: .view { AnyView(destination()) }, label: label())
    }

    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(target: .view { AnyView(destination) }, label: label())
    }

    @available(*, deprecated, message: "use NavigationLink(value:label:), or navigationDestination(isPresented:)")
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(target: .presented(isActive, AnyView(destination)), label: label())
    }

    @available(*, deprecated, message: "use NavigationLink(value:label:), or navigationDestination(isPresented:)")
    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(target: .presented(isActive, AnyView(destination())), label: label())
    }

    @available(*, deprecated, message: "use NavigationLink(value:label:) inside a List")
    public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        let isActive = Binding(
            get: { selection.wrappedValue == tag }, set: { selection.wrappedValue = $0 ? tag : nil })
        self.init(target: .presented(isActive, AnyView(destination)), label: label())
    }

    @available(*, deprecated, message: "use NavigationLink(value:label:) inside a List")
    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        let isActive = Binding(
            get: { selection.wrappedValue == tag }, set: { selection.wrappedValue = $0 ? tag : nil })
        self.init(target: .presented(isActive, AnyView(destination())), label: label())
    }

    public var body: some View {
        switch target {
        case .presented(let isActive, let destination):
            link.modifier(PresentedScreen(isPresented: isActive, destination: destination))
        case .value(let value):
            // In a list with a selection the value is what is chosen.
            if let value { link.tag(value) } else { link }
        case .view: link
        }
    }

    @ViewBuilder private var link: some View {
        if context == .none {
            Button(action: activate) { label }.disabled(isDisabled)
        } else {
            _ControlRowLayout {
                HStack { label }
                if badge != nil || showsChevron {
                    HStack {
                        if let badge { _RowBadge(text: badge) }
                        if showsChevron {
                            Image(systemName: "chevron.forward").font(.footnote.weight(.semibold))
                                .foregroundStyle(.tertiary)
                        }
                    }
                }
            }
            .environment(\._badge, nil)
            ._showsOwnBadge()
            .onTapGesture { activate() }
            .opacity(isDisabled ? 0.5 : 1)
        }
    }

    /// In a split view's columns the next one shows the choice anyway.
    private var showsChevron: Bool {
        let isShownBeside = width == .regular && choose != nil && follower != nil
        return !isShownBeside && (navigator != nil || context == .form)
    }

    private var isDisabled: Bool {
        if case .value(nil) = target { return true }
        return navigator == nil && choose == nil && context == .none
    }

    private func activate() {
        switch target {
        case .view(let make): navigator?.show(make)
        case .value(let value):
            guard let value else { return }
            choose?(value)
            // In a column of a split view the choice is shown by the next one.
            if choose == nil || follower == nil { navigator?.push(value) }
        case .presented(let isActive, _): isActive.wrappedValue = true
        }
    }

    public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(target: .view { AnyView(destination()) }, label: Text(titleKey))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(target: .view { AnyView(destination()) }, label: Text(title))
    }
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(target: .view { AnyView(destination) }, label: Text(titleKey))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(target: .view { AnyView(destination) }, label: Text(title))
    }
    @available(*, deprecated, message: "use NavigationLink(value:label:), or navigationDestination(isPresented:)")
    public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(target: .presented(isActive, AnyView(destination)), label: Text(titleKey))
    }
    @_disfavoredOverload
    @available(*, deprecated, message: "use NavigationLink(value:label:), or navigationDestination(isPresented:)")
    public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
        self.init(target: .presented(isActive, AnyView(destination)), label: Text(title))
    }
}

extension NavigationLink where Destination == Never {
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(target: .value(value.map { AnyHashable($0) }), label: label())
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(target: .value(value.map { AnyHashable($0) }), label: Text(titleKey))
    }
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        self.init(target: .value(value.map { AnyHashable($0) }), label: Text(title))
    }
}
