/// What a program can show, read off the syntax of its files.
public struct SourceInventory: Sendable {
    /// `#Preview(…)`, in the order of files and lines.
    public let previews: [PreviewFact]
    /// Types that conform to `PreviewProvider`.
    public let previewProviders: [FoundType]
    /// Top-level view controllers, views and SwiftUI views that can be made without arguments.
    public let screens: [Screen]
    /// Types marked `@main` or `@UIApplicationMain`.
    public let entryPoints: [EntryPoint]
    public let applicationDelegates: [FoundType]
    public let sceneDelegates: [FoundType]
    public let imports: [ImportFact]
    /// For `AdapterOptions.declarations`.
    public let declarations: DeclarationTable

    public static func scan(_ files: [SourceText]) -> SourceInventory {
        let facts = files.map(FileFacts.init)
        var table = DeclarationTable()
        for facts in facts { table.add(facts, path: facts.path) }
        return SourceInventory(facts, table)
    }

    private init(_ facts: [FileFacts], _ table: DeclarationTable) {
        let types = facts.flatMap(\.types).sorted { ($0.file, $0.position) < ($1.file, $1.position) }
        let declared = types.filter { $0.kind != .extensionType && $0.kind != .protocolType }
        func conforming(_ matches: (TypeFacts) -> Bool) -> [FoundType] {
            declared.filter(matches).map { FoundType(name: $0.name, file: $0.file, position: $0.position) }
        }
        declarations = table
        previews = facts.flatMap(\.previews)
        imports = facts.flatMap(\.imports)
        previewProviders = conforming { table.lineage($0.name).contains("PreviewProvider") }
        applicationDelegates = conforming { table.lineage($0.name).contains("UIApplicationDelegate") }
        sceneDelegates = conforming { type in
            table.lineage(type.name).contains("UIWindowSceneDelegate")
                || table.methods("scene", of: type.name).contains { $0.labels == ["_", "willConnectTo", "options"] }
        }
        entryPoints = declared.compactMap { type in
            let marks = type.attributes.intersection(["main", "UIApplicationMain", "NSApplicationMain"])
            guard !marks.isEmpty else { return nil }
            let lineage = table.lineage(type.name)
            let kind: EntryPoint.Kind =
                lineage.contains("UIApplicationDelegate") || marks != ["main"]
                ? .applicationDelegate : lineage.contains("App") ? .app : .other
            return EntryPoint(name: type.name, kind: kind, position: type.position)
        }
        let builder = ScreenFinder(table: table)
        screens = declared.compactMap(builder.screen)
    }
}

/// A type and where it is declared.
public struct FoundType: Hashable, Codable, Sendable {
    public let name: String
    public let file: String
    public let position: SourcePosition
}

/// A type that can be shown as it is.
public struct Screen: Hashable, Codable, Sendable {
    public enum Kind: String, Codable, Sendable { case viewController, view, swiftUIView }

    public let name: String
    public let kind: Kind
    public let file: String
    public let position: SourcePosition
    /// Makes one: `ProfileViewController()`.
    public let expression: String
}
