/// The older way to describe an alert.
@available(iOS, deprecated: 100000.0, message: "use alert(title:isPresented:presenting::actions:) instead.")
public struct Alert {
    let title: Text
    let message: Text?
    let buttons: [Button]

    public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
        self.title = title
        self.message = message
        buttons = [dismissButton ?? .default(Text("OK"))]
    }

    public init(
        title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button
    ) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }

    public struct Button {
        let label: Text
        let role: ButtonRole?
        let action: (() -> Void)?

        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Alert.Button(label: label, role: nil, action: action)
        }
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Alert.Button(label: label, role: .cancel, action: action)
        }
        public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
            Alert.Button(label: Text("Cancel"), role: .cancel, action: action)
        }
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Alert.Button(label: label, role: .destructive, action: action)
        }
    }
}

/// The older way to describe a choice of actions.
@available(
    iOS, deprecated: 100000.0,
    message: "use confirmationDialog(title:isPresented:titleVisibility:presenting::actions:) instead."
)
public struct ActionSheet {
    public typealias Button = Alert.Button
    let title: Text
    let message: Text?
    let buttons: [Button]

    public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }
}

extension View {
    nonisolated private func presentingAlert(
        _ style: UIAlertController.Style, _ isPresented: Binding<Bool>,
        _ make: @escaping () -> (title: Text, message: Text?, buttons: [Alert.Button])?
    ) -> some View {
        background {
            PresentationAnchor(isPresented: { isPresented.wrappedValue }) { environment in
                let parts = make()
                return PresentationRequest(
                    kind: .alert(style), environment: environment, title: parts?.title._string ?? "",
                    message: parts?.message?._string,
                    actions: (parts?.buttons ?? []).map { button in
                        AlertAction(title: button.label._string, role: button.role) { button.action?() }
                    }, dismiss: { isPresented.wrappedValue = false })
            }
        }
    }

    @available(iOS, deprecated: 100000.0, message: "use alert(title:isPresented:presenting::actions:) instead.")
    nonisolated public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
        presentingAlert(.alert, isPresented) {
            let alert = content()
            return (alert.title, alert.message, alert.buttons)
        }
    }

    @available(iOS, deprecated: 100000.0, message: "use alert(title:isPresented:presenting::actions:) instead.")
    nonisolated public func alert<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> Alert
    ) -> some View {
        presentingAlert(
            .alert, Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
        ) {
            item.wrappedValue.map { item in
                let alert = content(item)
                return (alert.title, alert.message, alert.buttons)
            }
        }
    }

    @available(
        iOS, deprecated: 100000.0,
        message: "use confirmationDialog(title:isPresented:titleVisibility:presenting::actions:) instead."
    )
    nonisolated public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
        presentingAlert(.actionSheet, isPresented) {
            let sheet = content()
            return (sheet.title, sheet.message, sheet.buttons)
        }
    }
}
