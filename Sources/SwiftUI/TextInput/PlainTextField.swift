/// The field itself, as UIKit draws it.
struct PlainTextField<Label: View>: View {
    let text: Binding<String>
    let prompt: Text?
    let axis: Axis
    let isSecure: Bool
    let label: Label
    let editing: (Bool) -> Void
    let commit: () -> Void
    @Environment(\._submitActions) private var submit

    var body: some View {
        _TaggedReader(promptView) { items in
            if axis == .vertical {
                GrowingField(text: text, prompt: items.first?.text ?? "", submit: onSubmit)
            } else {
                FieldControl(
                    text: text, prompt: items.first?.text ?? "", isSecure: isSecure, editing: editing, submit: onSubmit)
            }
        }
    }

    @ViewBuilder private var promptView: some View {
        if let prompt { prompt } else { label }
    }

    private var onSubmit: () -> Void {
        {
            commit()
            for action in submit where action.triggers.contains(.text) { action.run() }
        }
    }
}

private struct FieldControl: UIViewRepresentable {
    @Binding var text: String
    let prompt: String
    let isSecure: Bool
    let editing: (Bool) -> Void
    let submit: () -> Void

    @MainActor final class Coordinator: NSObject, UITextFieldDelegate {
        var owner: FieldControl
        init(_ owner: FieldControl) { self.owner = owner }

        func textFieldDidBeginEditing(_ textField: UITextField) { owner.editing(true) }
        func textFieldDidEndEditing(_ textField: UITextField) { owner.editing(false) }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            owner.submit()
            textField.resignFirstResponder()
            return true
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        let coordinator = context.coordinator
        field.addAction(
            UIAction { [weak field] _ in
                if let field { coordinator.owner.text = field.text ?? "" }
            }, for: .editingChanged)
        field.setContentHuggingPriority(.required, for: .vertical)
        field.setContentCompressionResistancePriority(.required, for: .vertical)
        return field
    }

    func updateUIView(_ uiView: UITextField, context: Context) {
        let environment = context.environment
        context.coordinator.owner = self
        if uiView.text != text { uiView.text = text }
        uiView.isSecureTextEntry = isSecure
        uiView.font = UIFont(_descriptor: environment._textFont)
        uiView.placeholder = prompt
        uiView.textColor = environment._foregroundColor.map { UIColor(_textColor: $0) } ?? .label
        uiView.borderStyle = environment._hasRoundedField ? .roundedRect : .none
        uiView.textAlignment = TextInput.alignment(environment)
        TextInput.apply(environment._textInput, to: uiView)
    }

    /// As wide as it is offered; without an offer as its text.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITextField, context: Context) -> CGSize? {
        let own = uiView.intrinsicContentSize
        return CGSize(width: proposal.width ?? own.width, height: own.height)
    }
}

/// A field that grows with its text, one line after the other up to the line limit.
private struct GrowingField: View {
    @Binding var text: String
    let prompt: String
    let submit: () -> Void
    @Environment(\._hasRoundedField) private var isRounded

    var body: some View {
        let shown = Text(verbatim: text.isEmpty ? prompt : text)
            .foregroundStyle(text.isEmpty ? AnyShapeStyle(HierarchicalShapeStyle.tertiary) : AnyShapeStyle(.foreground))
            .frame(maxWidth: .infinity, alignment: .leading)
        if isRounded {
            shown.padding(.horizontal, ControlMetric.fieldRoundedInset.value)
                .frame(minHeight: ControlMetric.fieldRoundedHeight.value)
                .background(
                    RoundedRectangle(cornerRadius: ControlMetric.fieldRadius.value)
                        .stroke(Color(uiColor: .separator)))
        } else {
            shown
        }
    }
}
