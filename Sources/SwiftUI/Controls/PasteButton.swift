import UniformTypeIdentifiers

/// Takes what was copied last.
public struct PasteButton: View, _NamedView {
    private let types: [UTType]
    private let paste: ([NSItemProvider]) -> Void
    @Environment(\.isEnabled) private var isEnabled

    public init(supportedContentTypes: [UTType], payloadAction: @escaping (_ contents: [NSItemProvider]) -> Void) {
        types = supportedContentTypes
        paste = payloadAction
    }

    public var body: some View {
        Button {
            paste(UIPasteboard.general.string.map { [NSItemProvider(object: $0 as NSString)] } ?? [])
        } label: {
            Label("Paste", systemImage: "doc.on.clipboard")
        }
        .buttonStyle(.borderedProminent)
    }
}
