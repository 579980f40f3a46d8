/// Methods that code asks for by a name alone, since Apple's headers do not have them.
@MainActor
public enum _NamedMethods {
    public typealias Body = @MainActor (AnyObject) -> Any

    private struct Entry {
        var accepts: (AnyObject) -> Bool
        var body: Body
    }

    private static var entries: [String: [Entry]] = [:]

    /// Makes a method known: `Selector("recursiveDescription")` calls it on every `Target`.
    public static func register<Target>(
        _ name: String, of type: Target.Type, _ body: @escaping @MainActor (Target) -> Any
    ) {
        let entry = Entry(
            accepts: { $0 is Target }, body: { target in (target as? Target).map(body) ?? () })
        entries[name, default: []].append(entry)
    }

    static func method(_ name: String, of target: AnyObject) -> Body? {
        entries[name]?.first { $0.accepts(target) }?.body
    }
}
