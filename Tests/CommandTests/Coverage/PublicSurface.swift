import Foundation

@testable import KumikoCommand

/// What modules offer to code that imports them, as the compiler describes it; declarations that are marked unavailable
/// are none of it.
struct PublicSurface: Sendable {
    /// The parameters of one function or initialiser.
    struct Signature: Hashable, Sendable {
        var labels: [String]
        /// Which of them may be left out.
        var optional: [Bool]
        /// Which of them are functions, which a call can write behind its parentheses.
        var closures: [Bool]
    }

    private(set) var modules: Set<String> = []
    /// Types by their paths, such as `UIView.AnimationOptions`.
    private(set) var types: Set<String> = []
    private(set) var globals: Set<String> = []
    /// Names of members by the type that declares them.
    private(set) var members: [String: Set<String>] = [:]
    private(set) var functions: [String: Set<Signature>] = [:]
    private(set) var initializers: [String: Set<Signature>] = [:]
    /// Superclass, protocols and aliased types, by type.
    private(set) var parents: [String: Set<String>] = [:]
    private(set) var allMembers: Set<String> = []
    /// Names of types that stand for functions.
    private var functionAliases: Set<String> = []

    /// Reads the modules with `swift-symbolgraph-extract`.
    ///
    /// - Parameter folder: where the modules of this package lie; those of the toolchain are found without it.
    static func read(_ modules: [String], folder: String, output: String) throws -> PublicSurface {
        var surface = PublicSurface()
        var graphs: [Graph] = []
        for module in modules {
            let arguments = [
                "-module-name", module, "-I", folder, "-target", CompilerCall.target, "-output-dir", output,
                "-minimum-access-level", "public", "-skip-synthesized-members",
            ]
            _ = try CompilerCall.run(arguments, executable: "swift-symbolgraph-extract")
            surface.modules.insert(module)
            for file in (try? FileManager.default.contentsOfDirectory(atPath: output)) ?? []
            where file == module + ".symbols.json" || file.hasPrefix(module + "@") {
                let data = try Data(contentsOf: URL(fileURLWithPath: output + "/" + file))
                graphs.append(try JSONDecoder().decode(Graph.self, from: data))
            }
        }
        surface.add(graphs)
        return surface
    }

    private struct Graph: Decodable {
        struct Symbol: Decodable {
            struct Kind: Decodable { var identifier: String }
            struct Identifier: Decodable { var precise: String }
            struct Fragment: Decodable { var spelling: String }

            var kind: Kind
            var identifier: Identifier
            var pathComponents: [String]
            var declarationFragments: [Fragment]?

            var declaration: String { declarationFragments?.map(\.spelling).joined() ?? "" }
        }

        struct Relationship: Decodable {
            var kind: String
            var source: String
            var target: String
            var targetFallback: String?
        }

        var symbols: [Symbol]
        var relationships: [Relationship]
    }

    private static let typeKinds: Set<String> = [
        "swift.class", "swift.struct", "swift.enum", "swift.protocol", "swift.typealias",
    ]

    private mutating func add(_ graphs: [Graph]) {
        var paths: [String: String] = [:]
        let aliases = graphs.flatMap(\.symbols).filter {
            $0.kind.identifier == "swift.typealias" && $0.declaration.contains("->")
        }
        functionAliases = Set(aliases.compactMap(\.pathComponents.last))
        for symbol in graphs.flatMap(\.symbols) {
            let path = symbol.pathComponents.joined(separator: ".")
            paths[symbol.identifier.precise] = path
            add(symbol, path)
        }
        for relationship in graphs.flatMap(\.relationships)
        where relationship.kind == "inheritsFrom" || relationship.kind == "conformsTo" {
            guard let source = paths[relationship.source] else { continue }
            let fallback = relationship.targetFallback.map { String($0.drop { $0 != "." }.dropFirst()) }
            guard let target = paths[relationship.target] ?? fallback else { continue }
            parents[source, default: []].insert(target)
        }
    }

    private mutating func add(_ symbol: Graph.Symbol, _ path: String) {
        let kind = symbol.kind.identifier
        guard let last = symbol.pathComponents.last else { return }
        let name = String(last.prefix { $0 != "(" })
        let owner = symbol.pathComponents.dropLast().joined(separator: ".")
        if Self.typeKinds.contains(kind) { types.insert(path) }
        let text = symbol.declaration
        if kind == "swift.typealias", let aliased = text.components(separatedBy: " = ").last {
            parents[path, default: []].insert(String(aliased.prefix { $0 != "<" }))
        }
        if owner.isEmpty { globals.insert(name) } else { members[owner, default: []].insert(name) }
        if !owner.isEmpty { allMembers.insert(name) }
        guard let signature = Signature(last, declaration: text, functionAliases: functionAliases) else { return }
        if name == "init" {
            initializers[owner, default: []].insert(signature)
        } else {
            functions[name, default: []].insert(signature)
        }
    }

    /// The type and those it inherits from or conforms to.
    func lineage(_ type: String) -> [String] {
        var found = [type]
        var index = 0
        while index < found.count {
            for parent in (parents[found[index]] ?? []).sorted() where !found.contains(parent) { found.append(parent) }
            index += 1
        }
        return found
    }

    func has(member: String, of type: String) -> Bool {
        lineage(type).contains { members[$0]?.contains(member) == true }
    }
}

extension PublicSurface.Signature {
    /// - Parameter name: such as `present(_:animated:completion:)`; nil is made for what is no function.
    init?(_ name: String, declaration: String, functionAliases: Set<String> = []) {
        guard let open = name.firstIndex(of: "("), name.hasSuffix(")") else { return nil }
        labels = name[name.index(after: open)...].dropLast().split(separator: ":").map(String.init)
        let parts = Self.parameters(declaration)
        optional = labels.indices.map { index in
            let part = parts.indices.contains(index) ? parts[index] : ""
            return part.contains(" = ") || part.hasSuffix("...")
        }
        closures = labels.indices.map { index in
            guard parts.indices.contains(index) else { return false }
            let words = parts[index].split { !$0.isLetter }
            return parts[index].contains("->") || words.contains { functionAliases.contains(String($0)) }
        }
    }

    /// The texts between the commas of the first list in parentheses.
    private static func parameters(_ declaration: String) -> [String] {
        var parts: [String] = []
        var current = ""
        var depth = 0
        for letter in declaration.drop(while: { $0 != "(" }) {
            if "([{<".contains(letter) {
                depth += 1
                if depth == 1 { continue }
            }
            // The end of an arrow closes nothing.
            if ")]}".contains(letter) || (letter == ">" && current.last != "-") { depth -= 1 }
            if depth == 0 { break }
            if letter == "," && depth == 1 {
                parts.append(current)
                current = ""
            } else {
                current.append(letter)
            }
        }
        return current.isEmpty ? parts : parts + [current]
    }

    /// Whether a call with these labels can mean the function: a `{}` is a closure of any label, and what may be left
    /// out may be missing.
    func accepts(_ call: [String]) -> Bool {
        var rest = call[...]
        for (index, label) in labels.enumerated() {
            if rest.first == label || (rest.first == "{}" && closures[index]) {
                rest.removeFirst()
            } else if !optional[index] {
                return false
            }
        }
        return rest.isEmpty
    }
}
