/// A text field of an alert.
struct AlertField: Equatable {
    let text: Binding<String>
    let prompt: String
    let isSecure: Bool
    let input: TextInputSettings

    /// The text is asked for when the alert is made.
    nonisolated static func == (one: AlertField, other: AlertField) -> Bool {
        one.prompt == other.prompt && one.isSecure == other.isSecure && one.input == other.input
    }

    @MainActor func add(to controller: UIAlertController) {
        controller.addTextField { field in
            field.text = text.wrappedValue
            field.placeholder = prompt
            field.isSecureTextEntry = isSecure
            TextInput.apply(input, to: field)
            field.addAction(
                UIAction { [weak field, text] _ in text.wrappedValue = field?.text ?? "" }, for: .editingChanged)
        }
    }
}

/// Gives the alert around a field for each text field.
struct AlertFieldStyle: TextFieldStyle {
    nonisolated init() {}

    func _body(configuration: TextField<Self._Label>) -> some View { AlertFieldSource(field: configuration) }
}

private struct AlertFieldSource: View {
    let field: TextField<_TextFieldStyleLabel>
    @Environment(\._textInput) private var input

    var body: some View {
        _TaggedReader(prompt) { items in
            Color.clear.frame(width: 0, height: 0)._says(
                PresentationChannel.fields,
                AlertField(
                    text: field.text, prompt: items.first?.text ?? "", isSecure: field.isSecure, input: input))
        }
    }

    @ViewBuilder private var prompt: some View {
        if let prompt = field.prompt { prompt } else { field.label }
    }
}
