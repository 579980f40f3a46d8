/// Whether the reader changes what is shown, such as the rows of a list.
public enum EditMode: Sendable {
    case inactive
    /// For a moment, as while one row is swiped.
    case transient
    case active

    public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
    /// nil where nothing around the view keeps a mode.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }

    /// Whether rows show how to delete, to choose and to move them.
    var isEditingRows: Bool { editMode?.wrappedValue.isEditing ?? false }
}

/// Keeps an edit mode for what is inside, unless something around keeps one already.
public struct _EditModeScope<Content: View>: View {
    private let content: Content
    @State private var mode = EditMode.inactive
    @Environment(\.editMode) private var outer

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View { content.environment(\.editMode, outer ?? $mode) }
}

/// Begins and ends the editing of what is around it.
public struct EditButton: View, _NamedView {
    @Environment(\.editMode) private var mode

    nonisolated public init() {}

    public var body: some View {
        let isEditing = mode?.wrappedValue.isEditing ?? false
        Button {
            mode?.wrappedValue = isEditing ? .inactive : .active
        } label: {
            Text(verbatim: isEditing ? "Done" : "Edit")
        }
    }
}
