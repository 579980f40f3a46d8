/// What each `#Preview` becomes: a type of its own.
public protocol _PreviewProviding {
    static var _place: (file: String, line: Int, column: Int) { get }
    @MainActor static func _makePreview() -> Preview
}

/// A preview that was found in the program.
public struct _PreviewEntry: Sendable {
    /// nil where the developer gave none.
    public let name: String?
    /// The path that the compiler was given.
    public let file: String
    public let line: Int
    public let column: Int
    public let traits: [PreviewTrait<Preview.ViewTraits>]
    /// Makes the view or the view controller, new each time.
    public let make: @MainActor @Sendable () -> Any
}

/// The previews of the running program and of all libraries that it has loaded.
public enum _PreviewRegistry {
    /// Ordered by file, line and column.
    @MainActor
    public static func all() -> [_PreviewEntry] {
        let types = _ConformanceScan.types(conformingTo: (any _PreviewProviding).self)
        let entries = types.compactMap { $0 as? any _PreviewProviding.Type }.map { type in
            let preview = type._makePreview()
            let place = type._place
            return _PreviewEntry(
                name: preview._name, file: place.file, line: place.line, column: place.column,
                traits: preview._traits, make: preview._make)
        }
        return entries.sorted { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) }
    }
}
