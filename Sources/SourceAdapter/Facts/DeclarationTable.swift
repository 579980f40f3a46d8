/// The declarations of a module's files, as far as selectors and optional requirements need them.
public struct DeclarationTable: Sendable {
    private(set) var types: [String: Set<TypeFacts>] = [:]
    private var requirements: [String: Set<OptionalRequirement>] = [:]
    private var propertyNames: Set<String> = []
    private var aliases: [String: String] = [:]
    private(set) var classValues: [String: Set<String>] = [:]
    /// The types that extensions give a method of the signature, marked for Objective-C.
    private(set) var extensionMethods: [MethodSignature: Set<String>] = [:]
    private(set) var overridingTypes: [MethodSignature: Set<String>] = [:]
    /// What other modules' extensions of classes that are none of theirs leave open.
    public var importedMethods = OpenMethods()

    private var paths: Set<String> = []

    public init() {}

    public init(files: [SourceText]) {
        for file in files { add(FileFacts(file), path: file.path) }
    }

    /// Adds a file's declarations; nothing when a file of that path is in the table already.
    mutating func add(_ facts: @autoclosure () -> FileFacts, path: String) {
        guard paths.insert(path).inserted else { return }
        let facts = facts()
        aliases.merge(facts.aliases) { old, _ in old }
        classValues.merge(facts.classValues) { $0.union($1) }
        for type in facts.types {
            types[type.name, default: []].insert(type)
            for method in type.methods {
                if method.isOverride {
                    overridingTypes[method.signature, default: []].insert(type.name)
                } else if type.kind == .extensionType, method.isMarked || method.isOpen {
                    extensionMethods[method.signature, default: []].insert(type.name)
                }
            }
            if type.kind == .protocolType {
                for requirement in type.methods.compactMap(\.requirement) {
                    requirements[requirement.name, default: []].insert(requirement)
                }
            } else {
                propertyNames.formUnion(type.properties.map(\.name))
            }
        }
    }

    func isProtocol(_ name: String) -> Bool {
        types[name]?.contains { $0.kind == .protocolType } ?? false
    }

    func isKnown(_ name: String) -> Bool {
        types[name]?.contains { $0.kind != .extensionType } ?? false
    }

    func isClass(_ name: String) -> Bool {
        types[name]?.contains { $0.kind == .classType } ?? false
    }

    /// What a class declares itself of what its extensions override, or others override of its extensions.
    func extensionOverrides(of name: String) -> [OverrideFacts] {
        var known: Set<String> = []
        return (types[name] ?? []).sorted { ($0.file, $0.position) < ($1.file, $1.position) }.flatMap(\.overrides)
            .filter { facts in
                guard let method = facts.method else { return true }
                return facts.isOverride ? extended(method, by: name) == nil : isOverridable(method, of: name)
            }
            // Two branches of `#if` may both have it.
            .filter { known.insert($0.declaration).inserted }
    }

    /// The name behind a chain of type aliases.
    func resolved(_ name: String) -> String {
        var name = name
        for _ in 0..<aliases.count {
            guard let next = aliases[name], next != name, !isKnown(name) else { break }
            name = next
        }
        return name
    }

    func hasProperty(_ name: String) -> Bool { propertyNames.contains(name) }

    /// The type, then what it inherits from and conforms to, nearest first; each once.
    func lineage(_ name: String) -> [String] {
        var result: [String] = []
        var next = [name]
        while !next.isEmpty {
            let name = next.removeFirst()
            guard !result.contains(name) else { continue }
            result.append(name)
            next += types[name]?.sorted { $0.position < $1.position }.flatMap(\.inherited) ?? []
        }
        return result
    }

    /// The methods of that name that the nearest type of the lineage declares.
    func methods(_ name: String, of type: String) -> Set<MethodFacts> {
        for type in lineage(type) {
            let found = (types[type] ?? []).flatMap(\.methods).filter { $0.name == name }
            if !found.isEmpty { return Set(found) }
        }
        return []
    }

    /// The methods of that name that any type declares, where all of them are called alike; else none.
    func methods(_ name: String) -> Set<MethodFacts> {
        let found = types.values.flatMap { $0 }.flatMap(\.methods).filter { $0.name == name && !$0.isStatic }
        guard let first = found.min(by: { $0.labels.count < $1.labels.count }),
            found.allSatisfy({ $0.isCalled(like: first) })
        else { return [] }
        return [first]
    }

    /// The optional requirements that a call with that name and those labels may mean.
    func requirements(_ name: String, labels: [String]) -> Set<OptionalRequirement> {
        (requirements[name] ?? []).filter { $0.labels.count == labels.count && $0.labels == labels }
    }

    func hasMethod(_ name: String) -> Bool {
        types.values.contains { $0.contains { $0.methods.contains { $0.name == name } } }
    }

    func hasRequirement(_ name: String) -> Bool { requirements[name] != nil }

    /// The optional requirements with a result that a protocol, or one it refines, has.
    func valueRequirements(of name: String) -> [OptionalRequirement] {
        lineage(name).flatMap { name in (types[name] ?? []).filter { $0.kind == .protocolType } }
            .flatMap(\.methods).compactMap(\.requirement).filter { !$0.returnsNothing }
    }

    /// The optional properties that a protocol, or one it refines, has.
    func optionalProperties(of name: String) -> [OptionalProperty] {
        lineage(name).flatMap { name in (types[name] ?? []).filter { $0.kind == .protocolType } }
            .flatMap(\.properties).compactMap(\.requirement)
    }

    func declaresProperty(_ property: String, _ type: String) -> Bool {
        lineage(type).contains { name in
            (types[name] ?? []).contains { facts in
                facts.kind != .protocolType && facts.properties.contains { $0.name == property }
            }
        }
    }

    func implements(_ requirement: OptionalRequirement, _ type: String) -> Bool {
        lineage(type).contains { name in
            (types[name] ?? []).contains { facts in
                facts.kind != .protocolType
                    && facts.methods.contains { $0.name == requirement.name && $0.labels == requirement.labels }
            }
        }
    }
}
