/// Brings data up to date.
public struct RefreshAction: Sendable {
    private let action: @Sendable () async -> Void

    init(_ action: @escaping @Sendable () async -> Void) { self.action = action }

    public func callAsFunction() async { await action() }
}

/// Begins to change a name.
@MainActor @preconcurrency public struct RenameAction {
    private nonisolated(unsafe) let action: () -> Void

    nonisolated init(_ action: @escaping () -> Void) { self.action = action }

    public func callAsFunction() { action() }
}

private struct RefreshKey: EnvironmentKey {
    static var defaultValue: RefreshAction? { nil }
}
private struct RenameKey: EnvironmentKey {
    static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
    /// nil where nothing can be brought up to date.
    public var refresh: RefreshAction? { _refresh }

    var _refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }

    /// nil where nothing has a name to change.
    public var rename: RenameAction? { _rename }

    var _rename: RenameAction? {
        get { self[RenameKey.self] }
        set { self[RenameKey.self] = newValue }
    }
}

extension View {
    /// What pulling the scroll view inside beyond its top does.
    nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        environment(\._refresh, RefreshAction(action))
    }

    nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
        environment(\._rename, RenameAction(action))
    }

    /// Gives the focus to the field with the name.
    nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        renameAction { isFocused.wrappedValue = true }
    }
}

/// Begins to change the name of what is around it.
public struct RenameButton<Label: View>: View, _NamedView {
    private let label: Label
    @Environment(\.rename) private var rename

    public init() where Label == SwiftUICore.Label<Text, Image> {
        label = SwiftUICore.Label("Rename", systemImage: "pencil")
    }

    public var body: some View {
        Button {
            rename?()
        } label: {
            label
        }
        .disabled(rename == nil)
    }
}
