/// Methods that a module's extensions of other modules' classes leave open to be overridden, by the classes extended.
public struct OpenMethods: Hashable, Sendable {
    private(set) var types: [MethodSignature: Set<String>] = [:]

    public init() {}

    public init(_ declarations: DeclarationTable) {
        for (method, extended) in declarations.extensionMethods {
            let open = extended.filter { name in
                !declarations.isClass(name)
                    && (declarations.types[name] ?? []).contains { facts in
                        facts.methods.contains { $0.signature == method && $0.isOpen }
                    }
            }
            if !open.isEmpty { types[method] = open }
        }
    }

    public mutating func formUnion(_ other: OpenMethods) {
        types.merge(other.types) { $0.union($1) }
    }

    /// The protocol by which overrides in other modules are found.
    static func protocolName(_ method: MethodSignature, _ type: String) -> String {
        ([ExtensionOverride.prefix + type, method.name] + method.labels.map { $0 == "_" ? "" : $0 })
            .joined(separator: "_")
    }

    /// What such an override is called.
    static func overrideName(_ method: MethodSignature, _ type: String) -> String {
        "\(ExtensionOverride.prefix)override_\(method.name)_\(type)"
    }
}
