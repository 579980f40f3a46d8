import Foundation

/// A package as its manifest describes it, read from `swift package dump-package`.
struct PackageManifest: Sendable {
    struct Product: Hashable, Sendable {
        var name: String
        var targets: [String]
    }

    /// Another package, and where the manifest says it is.
    struct Dependency: Hashable, Sendable {
        enum Place: Hashable, Sendable {
            /// A folder of this machine.
            case folder(String)
            case repository(String)
        }

        /// In lower case, as the package manager derives it from the place.
        var identity: String
        var place: Place
    }

    /// What a target needs: another target, or a product of a package.
    struct Need: Hashable, Sendable {
        var name: String
        /// Nil where the manifest leaves open whose it is.
        var package: String?
        var isProduct: Bool
        /// Platforms on which it is needed; nil for all.
        var platforms: [String]?
    }

    struct Setting: Hashable, Sendable {
        /// `swift`, `c`, `cxx` or `linker`.
        var tool: String
        /// Such as `define` or `swiftLanguageMode`.
        var kind: String
        var values: [String]
        var platforms: [String]?
        var configuration: String?
    }

    struct Resource: Hashable, Sendable {
        var path: String
        /// `copy`, `process` or `embedInCode`.
        var rule: String
    }

    struct Target: Hashable, Sendable {
        var name: String
        /// `regular`, `executable`, `test`, `macro`, `plugin`, `system` or `binary`.
        var type: String
        var path: String?
        var sources: [String]?
        var exclude: [String]
        var publicHeaders: String?
        var needs: [Need]
        var resources: [Resource]
        var settings: [Setting]
    }

    var name: String
    var products: [Product]
    var dependencies: [Dependency]
    var targets: [Target]
    /// The version of the tools that the manifest is written for, such as 5.10.
    var toolsVersion: [Int]
    /// As the manifest lists them; nil where it lists none.
    var languageVersions: [String]?

    /// - Throws: what Foundation throws for text that is no JSON.
    init(json data: Data) throws {
        let root = try JSONDecoder().decode(JSONTree.self, from: data)
        name = root["name"].text ?? ""
        products = root["products"].list.map { Product(name: $0["name"].text ?? "", targets: $0["targets"].texts) }
        dependencies = root["dependencies"].list.compactMap(Dependency.init)
        targets = root["targets"].list.map(Target.init)
        toolsVersion = (root["toolsVersion"]["_version"].text ?? "5").split(separator: ".").compactMap { Int($0) }
        let versions = root["swiftLanguageVersions"].texts
        languageVersions = versions.isEmpty ? nil : versions
    }

    /// The language mode of targets that name none: the newest that the manifest lists, or that of its tools version.
    var languageMode: String {
        if let newest = languageVersions?.max(by: { $0.compare($1, options: .numeric) == .orderedAscending }) {
            return newest == "3" ? "4" : newest
        }
        let major = toolsVersion.first ?? 5
        if major >= 6 { return "6" }
        if major == 5 { return "5" }
        return toolsVersion.count > 1 && toolsVersion[1] >= 2 ? "4.2" : "4"
    }
}

extension PackageManifest.Dependency {
    fileprivate init?(_ tree: JSONTree) {
        for (kind, entries) in tree.object {
            guard let entry = entries.list.first, let identity = entry["identity"].text else { continue }
            switch kind {
            case "fileSystem":
                self.init(identity: identity, place: .folder(entry["path"].text ?? ""))
            default:
                let location = entry["location"]
                let local = location["local"].list.first.flatMap { $0.text ?? $0["path"].text }
                let remote = location["remote"].list.first?["urlString"].text
                self.init(identity: identity, place: local.map { .folder($0) } ?? .repository(remote ?? ""))
            }
            return
        }
        return nil
    }
}

extension PackageManifest.Need {
    /// One of `byName`, `target`, `product`: a list of names with a condition at its end.
    fileprivate init?(_ tree: JSONTree) {
        guard let (kind, value) = tree.object.first, let name = value.list.first?.text else { return nil }
        let platforms = value.list.last?["platformNames"].texts ?? []
        self.init(
            name: name, package: kind == "product" ? value.list.dropFirst().first?.text : nil,
            isProduct: kind == "product", platforms: platforms.isEmpty ? nil : platforms)
    }
}

extension PackageManifest.Target {
    fileprivate init(_ tree: JSONTree) {
        name = tree["name"].text ?? ""
        type = tree["type"].text ?? ""
        path = tree["path"].text
        let sources = tree["sources"].texts
        self.sources = sources.isEmpty ? nil : sources
        exclude = tree["exclude"].texts
        publicHeaders = tree["publicHeadersPath"].text
        needs = tree["dependencies"].list.compactMap(PackageManifest.Need.init)
        resources = tree["resources"].list.map { resource in
            PackageManifest.Resource(
                path: resource["path"].text ?? "", rule: resource["rule"].object.first?.key ?? "copy")
        }
        settings = tree["settings"].list.compactMap(PackageManifest.Setting.init)
    }
}

extension PackageManifest.Setting {
    fileprivate init?(_ tree: JSONTree) {
        guard let (kind, value) = tree["kind"].object.first else { return nil }
        let first = value["_0"]
        let condition = tree["condition"]
        let platforms = condition["platformNames"].texts
        self.init(
            tool: tree["tool"].text ?? "", kind: kind, values: first.text.map { [$0] } ?? first.texts,
            platforms: platforms.isEmpty ? nil : platforms, configuration: condition["config"].text)
    }
}
