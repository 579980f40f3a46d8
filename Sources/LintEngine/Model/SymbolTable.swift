import SwiftSyntax

/// What the files of a module declare, by syntax alone: types, what they inherit, their properties and methods.
///
/// A name that it does not know is unknown: rules say nothing about it.
struct SymbolTable: Sendable {
    struct Value: Sendable {
        var typeName: String?
        var isLet: Bool
        var isComputed: Bool
        var isStatic: Bool
        var attributes: [String]
        /// An array or a range that is written out.
        var isLiteral: Bool
        /// The names that its `body` or view-making getter begins with.
        var roots: [String] = []
    }

    struct Entry: Sendable {
        var kinds: Set<String> = []
        var inherited: Set<String> = []
        var values: [String: Value] = [:]
        var functionTypes: [String: String] = [:]
        var cases = 0
        /// What its `body` begins with.
        var roots: [String] = []
        /// Every name of a view in its `body`.
        var bodyNames: Set<String> = []
        /// It sets the autoresizing flag of itself, perhaps to what its maker says.
        var clearsAutoresizing = false
        /// The whole type is generic or has members that this file does not see.
        var files = 0
    }

    private(set) var types: [String: Entry] = [:]

    init() {}

    /// The facts of one file.
    init(_ model: FileModel) {
        for type in model.types {
            var entry = types[type.name] ?? Entry()
            entry.files = 1
            entry.kinds.insert("\(type.kind)")
            entry.inherited.formUnion(type.inherited)
            entry.functionTypes.merge(type.functionTypes) { first, _ in first }
            entry.cases += type.cases
            for property in type.properties { entry.values[property.name] = Self.value(property, of: type) }
            if let body = type.functions.first(where: { $0.kind == .accessor("body") }) {
                entry.roots = Self.roots(body)
                entry.bodyNames = Set(body.allChains.map(\.rootName))
            }
            entry.clearsAutoresizing =
                entry.clearsAutoresizing
                || type.allAssignments.contains { $0.path == "translatesAutoresizingMaskIntoConstraints" }
            types[type.name] = entry
        }
    }

    private static func value(_ property: Property, of type: TypeModel) -> Value {
        var value = Value(
            typeName: property.typeName, isLet: property.isLet, isComputed: property.isComputed,
            isStatic: property.isStatic, attributes: property.attributes,
            isLiteral: property.initializer?.is(ArrayExprSyntax.self) ?? false)
        if property.isComputed, let getter = type.functions.first(where: { $0.kind == .accessor(property.name) }) {
            value.roots = Self.roots(getter)
        }
        return value
    }

    /// What a getter shows; a view that has a size of its own by its modifiers is known as that only.
    private static func roots(_ getter: Scope) -> [String] {
        getter.chains.filter { $0.isStatement && $0.role == .top }.map { chain in
            chain.hasAny(["frame", "aspectRatio", "fixedSize", "containerRelativeFrame"]) ? "sized" : chain.rootName
        }
    }

    mutating func add(_ other: SymbolTable) {
        for (name, entry) in other.types {
            guard var own = types[name] else {
                types[name] = entry
                continue
            }
            own.kinds.formUnion(entry.kinds)
            own.inherited.formUnion(entry.inherited)
            own.values.merge(entry.values) { first, _ in first }
            own.functionTypes.merge(entry.functionTypes) { first, _ in first }
            own.cases += entry.cases
            if own.roots.isEmpty { own.roots = entry.roots }
            own.bodyNames.formUnion(entry.bodyNames)
            own.clearsAutoresizing = own.clearsAutoresizing || entry.clearsAutoresizing
            own.files += entry.files
            types[name] = own
        }
    }

    // MARK: - Questions

    /// The type is `base` or inherits from it, through the module's types and UIKit's own.
    func inherits(_ name: String?, from base: String) -> Bool { inherits(name, from: [base]) }

    func inherits(_ name: String?, from bases: Set<String>) -> Bool {
        guard let name else { return false }
        var open = [name]
        var seen: Set<String> = []
        while let current = open.popLast() {
            if bases.contains(current) { return true }
            guard seen.insert(current).inserted else { continue }
            if let entry = types[current] { open += entry.inherited.sorted() }
            if let parent = ClassNames.parents[current] { open.append(parent) }
        }
        return false
    }

    /// It inherits from one of UIKit's view classes.
    func isView(_ name: String?) -> Bool { inherits(name, from: "UIView") }

    func isController(_ type: TypeModel?) -> Bool { inherits(type?.name, from: "UIViewController") }
    func isCell(_ type: TypeModel?) -> Bool {
        inherits(type?.name, from: ["UITableViewCell", "UICollectionViewCell", "UITableViewHeaderFooterView"])
    }

    /// The type of a path of names as seen from a scope; nil where it is unknown.
    func type(of path: String, in scope: Scope) -> String? {
        let names = path.split(separator: ".").map(String.init)
        guard let first = names.first else { return nil }
        var current = type(ofName: first, in: scope)
        for name in names.dropFirst() {
            guard let owner = current else { return nil }
            current = member(name, of: owner)
        }
        return current
    }

    private func type(ofName name: String, in scope: Scope) -> String? {
        if name == "self" { return scope.type?.name }
        if let type = scope.parameterType(name) { return type.isEmpty ? nil : type }
        if let local = scope.local(name) {
            return local.typeName ?? local.initializer.flatMap { result(of: $0, in: scope) }
        }
        guard let type = scope.type else { return nil }
        return member(name, of: type.name)
    }

    private func member(_ name: String, of owner: String) -> String? {
        var current: String? = owner
        var depth = 0
        while let type = current, depth < 20 {
            if let value = types[type]?.values[name] { return value.typeName }
            current =
                types[type]?.inherited.first { types[$0] != nil || ClassNames.parents[$0] != nil }
                ?? ClassNames.parents[type]
            depth += 1
        }
        return inherits(owner, from: ClassNames.owners[name]?.owners ?? []) ? ClassNames.owners[name]?.type : nil
    }

    /// What `makeLabel()` returns where it is a method of the same type.
    private func result(of value: ExprSyntax, in scope: Scope) -> String? {
        let parts = ChainParts(value)
        guard parts.rootCall != nil, parts.links.isEmpty, let type = scope.type else { return nil }
        return types[type.name]?.functionTypes[parts.rootName]
    }

    /// The property of a name, in the type of a scope.
    func property(_ name: String, in scope: Scope) -> Value? {
        scope.local(name) == nil ? scope.type.flatMap { types[$0.name]?.values[name] } : nil
    }
}
