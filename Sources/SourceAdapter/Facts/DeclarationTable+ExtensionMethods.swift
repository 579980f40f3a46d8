/// Overriding of methods that extensions declare, which Objective-C's runtime dispatches and Swift does not.
extension DeclarationTable {
    /// The type whose extension declares the method that `type` overrides; nil where a class declares it.
    func extended(_ method: MethodSignature, by type: String) -> String? {
        guard let extended = extensionMethods[method] else { return nil }
        let lineage = lineage(type)
        let declares = lineage.dropFirst().contains { name in
            (types[name] ?? []).contains { facts in
                facts.kind == .classType && facts.methods.contains { $0.signature == method && !$0.isOverride }
            }
        }
        return declares ? nil : extended.sorted().first { isAbove($0, type, lineage) }
    }

    /// The types that override the method of an extension of `type`, those made from others of them first.
    func overriders(of method: MethodSignature, in type: String) -> [String] {
        (overridingTypes[method] ?? []).filter { $0 != type && extended(method, by: $0) == type }
            .map { (name: $0, depth: lineage($0).count) }
            .sorted { ($1.depth, $0.name) < ($0.depth, $1.name) }.map(\.name)
    }

    /// The nearest type above `type` that has the method: one that overrides it, else the extended one.
    func superImplementation(of method: MethodSignature, from type: String) -> String? {
        let overriding = overridingTypes[method] ?? []
        return lineage(type).dropFirst().first(where: overriding.contains) ?? extended(method, by: type)
    }

    /// Whether `base` is above `type`. Of a framework's classes only the kind is known here.
    private func isAbove(_ base: String, _ type: String, _ lineage: [String]) -> Bool {
        if lineage.dropFirst().contains(base) { return true }
        guard !isKnown(base), let last = lineage.first(where: { !isKnown($0) }) else { return false }
        switch base {
        case "NSObject", "UIResponder": return true
        case "UIView": return UIKitClasses.isView(last)
        case "UIViewController": return UIKitClasses.isController(last)
        default: return false
        }
    }
}
