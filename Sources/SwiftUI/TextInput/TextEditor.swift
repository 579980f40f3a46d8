/// Text of many lines that can be edited; takes all the room it is offered.
public struct TextEditor: View, _NamedView {
    private let text: Binding<String>

    public init(text: Binding<String>) { self.text = text }

    public var body: some View { EditorView(text: text) }
}

private struct EditorView: UIViewRepresentable {
    @Binding var text: String

    @MainActor final class Coordinator: NSObject, UITextViewDelegate {
        var text: Binding<String>
        init(_ text: Binding<String>) { self.text = text }
        func textViewDidChange(_ textView: UITextView) { text.wrappedValue = textView.text }
    }

    func makeCoordinator() -> Coordinator { Coordinator($text) }

    func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.delegate = context.coordinator
        return view
    }

    func updateUIView(_ uiView: UITextView, context: Context) {
        let environment = context.environment
        context.coordinator.text = $text
        if uiView.text != text { uiView.text = text }
        uiView.font = UIFont(_descriptor: environment._textFont)
        uiView.textColor = environment._foregroundColor.map { UIColor(_textColor: $0) } ?? .label
        uiView.textAlignment = TextInput.alignment(environment)
        uiView.backgroundColor = environment._hidesScrollBackground ? .clear : .systemBackground
        uiView.keyboardType = environment._textInput.keyboard
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITextView, context: Context) -> CGSize? {
        let least = SwiftUIMetric.textEditorLeast.value
        return CGSize(width: proposal.width ?? 0, height: max(proposal.height ?? least, 0))
    }
}
