import Foundation
import Synchronization

/// What stands below the resource roots, by name; built on the first question and kept.
struct ResourceIndex: Sendable {
    /// Folders named `x.imageset`, `x.colorset`, … by their whole name.
    private(set) var sets: [String: String] = [:]
    /// Other files by their file name.
    private(set) var files: [String: String] = [:]

    private static let shared = Mutex<ResourceIndex?>(nil)

    static var current: ResourceIndex {
        if let index = shared.withLock({ $0 }) { return index }
        let index = ResourceIndex(folders: _ResourceRoots.folders)
        shared.withLock { $0 = index }
        return index
    }

    static func forget() {
        shared.withLock { $0 = nil }
    }

    init(folders: [String]) {
        for folder in folders { scan(folder, nameSpace: "") }
    }

    /// The first root that has a name wins; entries are visited in the order of their names.
    private mutating func scan(_ folder: String, nameSpace: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names.sorted() where !name.hasPrefix(".") {
            let path = folder + "/" + name
            if Self.setKinds.contains(where: { name.hasSuffix($0) }) {
                add(path, to: \.sets, named: nameSpace + name)
            } else if Self.isFolder(path) {
                scan(path, nameSpace: Self.providesNamespace(path) ? nameSpace + name + "/" : nameSpace)
            } else {
                add(path, to: \.files, named: name)
            }
        }
    }

    private mutating func add(
        _ path: String, to table: WritableKeyPath<ResourceIndex, [String: String]>, named name: String
    ) {
        if self[keyPath: table][name] == nil { self[keyPath: table][name] = path }
    }

    private static let setKinds = [".imageset", ".colorset", ".symbolset", ".dataset", ".appiconset"]

    private static func isFolder(_ path: String) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
    }

    /// Whether the folder of an asset catalog puts its own name before those of its assets.
    private static func providesNamespace(_ folder: String) -> Bool {
        let contents = AssetContents.object(at: folder)
        return (contents?["properties"] as? [String: Any])?["provides-namespace"] as? Bool ?? false
    }
}

/// The `Contents.json` of a folder in an asset catalog.
enum AssetContents {
    static func object(at folder: String) -> [String: Any]? {
        guard let data = FileManager.default.contents(atPath: folder + "/Contents.json") else { return nil }
        return (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
    }

    /// Whether an entry is meant for a dark, light or high contrast appearance.
    static func appearances(of entry: [String: Any]) -> Set<String> {
        let list = entry["appearances"] as? [[String: Any]] ?? []
        return Set(list.compactMap { $0["value"] as? String })
    }

    /// How well an entry suits the traits: nil where it must not be used.
    static func score(of entry: [String: Any], for traits: UITraitCollection) -> Int? {
        var wanted: Set<String> = []
        if traits.userInterfaceStyle == .dark { wanted.insert("dark") } else { wanted.insert("light") }
        if traits.accessibilityContrast == .high { wanted.insert("high") }
        let appearances = appearances(of: entry)
        guard appearances.isSubset(of: wanted) else { return nil }
        let idiom = entry["idiom"] as? String ?? "universal"
        let device = traits.userInterfaceIdiom == .pad ? "ipad" : "iphone"
        guard idiom == "universal" || idiom == device else { return nil }
        return appearances.count * 2 + (idiom == device ? 1 : 0)
    }
}
