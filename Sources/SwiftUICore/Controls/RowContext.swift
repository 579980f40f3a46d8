/// Where a control stands, as far as its looks depend on it.
public enum _RowContext: Hashable, Sendable {
    /// Outside of lists.
    case none
    case list
    case form
}

private struct RowContextKey: EnvironmentKey { static let defaultValue = _RowContext.none }

extension EnvironmentValues {
    /// Whether views stand in the row of a list or a form.
    public var _rowContext: _RowContext {
        get { self[RowContextKey.self] }
        set { self[RowContextKey.self] = newValue }
    }
}
