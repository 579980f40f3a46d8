/// Gives the alert around an action for each button.
private struct AlertActionStyle: PrimitiveButtonStyle {
    nonisolated init() {}

    func makeBody(configuration: Configuration) -> some View {
        _TaggedReader(configuration.label) { items in
            EmptyAnchor()._says(
                PresentationChannel.actions,
                AlertAction(title: items.first?.text ?? "", role: configuration.role) { configuration.trigger() })
        }
    }
}

/// A view that takes no room and keeps what is said on it.
private struct EmptyAnchor: View {
    var body: some View { Color.clear.frame(width: 0, height: 0) }
}

/// Reads title, message and actions as text, and presents them.
struct AlertPresenter<Actions, Message> {
    let style: UIAlertController.Style
    let title: Text
    let isPresented: Binding<Bool>
    let showsTitle: Bool
    let actions: Actions
    let message: Message
}

extension AlertPresenter: View where Actions: View, Message: View {
    var body: some View {
        _PortalTarget([PresentationChannel.actions, PresentationChannel.fields]) { entries in
            ZStack {
                actions.buttonStyle(AlertActionStyle()).textFieldStyle(AlertFieldStyle())
                _TaggedReader(message) { items in
                    anchor(
                        entries.compactMap { $0.value as? AlertAction }, entries.compactMap { $0.value as? AlertField },
                        items.map(\.text).filter { !$0.isEmpty })
                }
            }.frame(width: 0, height: 0).hidden()
        }
    }

    private func anchor(
        _ actions: [AlertAction], _ fields: [AlertField], _ messages: [String]
    ) -> PresentationAnchor {
        let (style, isPresented, title) = (style, isPresented, showsTitle ? title._string : "")
        return PresentationAnchor(isPresented: { isPresented.wrappedValue }) { environment in
            var request = PresentationRequest(
                kind: .alert(style), environment: environment, title: title, actions: Self.complete(actions, style),
                dismiss: { isPresented.wrappedValue = false })
            request.fields = fields
            request.message = messages.isEmpty ? nil : messages.joined(separator: "\n")
            return request
        }
    }

    /// An alert without actions has one to end it; a choice of actions always can be cancelled.
    nonisolated private static func complete(
        _ given: [AlertAction], _ style: UIAlertController.Style
    ) -> [AlertAction] {
        var actions = given
        if style == .alert, actions.isEmpty { actions = [AlertAction(title: "OK", role: nil) {}] }
        if style == .actionSheet, !actions.contains(where: { $0.role == .cancel }) {
            actions.append(AlertAction(title: "Cancel", role: .cancel) {})
        }
        return actions
    }
}

extension View {
    nonisolated fileprivate func alerting<A: View, M: View>(
        _ style: UIAlertController.Style, _ title: Text, _ isPresented: Binding<Bool>, showsTitle: Bool = true,
        @ViewBuilder _ actions: @escaping () -> A, @ViewBuilder _ message: @escaping () -> M
    ) -> some View {
        background {
            AlertBuilder(isPresented: isPresented) {
                AlertPresenter(
                    style: style, title: title, isPresented: isPresented, showsTitle: showsTitle, actions: actions(),
                    message: message())
            }
        }
    }

    nonisolated public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        alerting(.alert, Text(titleKey), isPresented, actions) { EmptyView() }
    }
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        alerting(.alert, Text(title), isPresented, actions) { EmptyView() }
    }
    nonisolated public func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        alerting(.alert, title, isPresented, actions) { EmptyView() }
    }
    nonisolated public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        alerting(.alert, Text(titleKey), isPresented, actions, message)
    }
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        alerting(.alert, Text(title), isPresented, actions, message)
    }
    nonisolated public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        alerting(.alert, title, isPresented, actions, message)
    }
    nonisolated public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        alerting(.alert, Text(titleKey), isPresented, { if let data { actions(data) } }) { EmptyView() }
    }
    nonisolated public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        alerting(.alert, Text(titleKey), isPresented, { if let data { actions(data) } }) {
            if let data { message(data) }
        }
    }
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        alerting(.alert, Text(title), isPresented, { if let data { actions(data) } }) {
            if let data { message(data) }
        }
    }
    nonisolated public func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        alerting(.alert, title, isPresented, { if let data { actions(data) } }) {
            if let data { message(data) }
        }
    }
    nonisolated public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        alerting(.alert, Text(error?.errorDescription ?? ""), isPresented, actions) { EmptyView() }
    }
    nonisolated public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
        @ViewBuilder message: @escaping (E) -> M
    ) -> some View {
        alerting(.alert, Text(error?.errorDescription ?? ""), isPresented, { if let error { actions(error) } }) {
            if let error { message(error) }
        }
    }

    // MARK: Confirmation

    nonisolated public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        alerting(.actionSheet, Text(titleKey), isPresented, showsTitle: titleVisibility == .visible, actions) {
            EmptyView()
        }
    }
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        alerting(.actionSheet, Text(title), isPresented, showsTitle: titleVisibility == .visible, actions) {
            EmptyView()
        }
    }
    nonisolated public func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        alerting(.actionSheet, title, isPresented, showsTitle: titleVisibility == .visible, actions) { EmptyView() }
    }
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        alerting(
            .actionSheet, Text(titleKey), isPresented, showsTitle: titleVisibility == .visible, actions, message)
    }
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        alerting(.actionSheet, Text(title), isPresented, showsTitle: titleVisibility == .visible, actions, message)
    }
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        alerting(
            .actionSheet, Text(titleKey), isPresented, showsTitle: titleVisibility == .visible,
            { if let data { actions(data) } }
        ) { if let data { message(data) } }
    }
    nonisolated public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        alerting(
            .actionSheet, Text(titleKey), isPresented, showsTitle: titleVisibility == .visible,
            { if let data { actions(data) } }
        ) { EmptyView() }
    }
}

/// Makes title, message and actions only while they are to be presented.
private struct AlertBuilder<Content> {
    let isPresented: Binding<Bool>
    let content: () -> Content

    init(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
        self.isPresented = isPresented
        self.content = content
    }
}

extension AlertBuilder: View where Content: View {
    var body: some View {
        if isPresented.wrappedValue { content() }
    }
}
