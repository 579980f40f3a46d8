/// Overriding of methods that extensions declare, which Objective-C's runtime dispatches and Swift does not.
extension DeclarationTable {
    /// The framework's class whose extension declares the method that `type` overrides; nil where a class declares it.
    func extended(_ method: MethodSignature, by type: String) -> String? {
        owner(of: method, above: type, among: extensionMethods[method] ?? [])
    }

    /// The same of other modules' extensions.
    func imported(_ method: MethodSignature, by type: String) -> String? {
        owner(of: method, above: type, among: importedMethods.types[method] ?? [])
    }

    /// Whether a class of the module has to declare the method of its extension itself.
    func isOverridable(_ method: MethodSignature, of type: String) -> Bool {
        guard isClass(type), extensionMethods[method]?.contains(type) == true else { return false }
        let isOpen = (types[type] ?? []).contains { $0.methods.contains { $0.signature == method && $0.isOpen } }
        return isOpen || (overridingTypes[method] ?? []).contains { $0 != type && lineage($0).contains(type) }
    }

    /// The methods that other modules leave open and that the class is the first to override in this one.
    func importedOverrides(of type: String) -> [(method: MethodSignature, extended: String)] {
        (types[type] ?? []).flatMap(\.methods).filter(\.isOverride).map(\.signature)
            .filter { !isOverriddenAbove($0, type) }
            .compactMap { method in imported(method, by: type).map { (method, $0) } }
            .sorted { $0.method.name < $1.method.name }
    }

    func isOverriddenAbove(_ method: MethodSignature, _ type: String) -> Bool {
        let overriding = overridingTypes[method] ?? []
        return lineage(type).dropFirst().contains(where: overriding.contains)
    }

    private func owner(of method: MethodSignature, above type: String, among extended: Set<String>) -> String? {
        let extended = extended.filter { !isClass($0) }
        guard !extended.isEmpty else { return nil }
        let lineage = lineage(type)
        let isDeclared = lineage.dropFirst().contains { name in
            (types[name] ?? []).contains { facts in
                facts.kind == .classType && facts.methods.contains { $0.signature == method && !$0.isOverride }
            }
        }
        return isDeclared ? nil : extended.sorted().first { isAbove($0, type, lineage) }
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
