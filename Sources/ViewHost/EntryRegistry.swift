import RenderProtocol

/// The previews that the generated part of a program announces: types that can be made, scenes, `--view`.
@MainActor public final class EntryRegistry {
    /// One announced preview.
    public struct Entry {
        public var name: String
        public var file: String
        public var line: Int
        public var kind: PreviewListing.Kind
        /// Makes what is shown: a view controller, a view, a delegate, or the type of a preview provider.
        public var make: @MainActor () -> Any
    }

    public static let shared = EntryRegistry()
    public private(set) var entries: [Entry] = []

    private init() {}

    func add(_ entry: Entry) { entries.append(entry) }
}

/// Called by generated code under its plain symbol, so that user programs need not import this module.
@_silgen_name("kumiko_register")
@MainActor public func _registerEntry(
    _ name: String, _ file: String, _ line: Int, _ kind: String, _ make: @escaping @MainActor () -> Any
) {
    let kind = PreviewListing.Kind(rawValue: kind) ?? .view
    EntryRegistry.shared.add(EntryRegistry.Entry(name: name, file: file, line: line, kind: kind, make: make))
}
