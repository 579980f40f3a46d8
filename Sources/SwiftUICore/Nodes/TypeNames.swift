/// How types are called in reports.
@MainActor enum TypeNames {
    private static let ownModules = ["SwiftUICore.", "SwiftUI.", "Swift.", "UIKit.", "Foundation.", "ViewHost."]
    // Asked for every node; the descriptions of generic types are long and slow to make.
    private static var userTypes: [ObjectIdentifier: Bool] = [:]
    private static var names: [ObjectIdentifier: String] = [:]

    static func isUserType(_ type: Any.Type) -> Bool {
        let id = ObjectIdentifier(type)
        if let known = userTypes[id] { return known }
        let full = String(reflecting: type)
        // Macros make types whose names begin with a dollar sign.
        let isMade = String(describing: type).hasPrefix("$")
        let result = !isMade && !ownModules.contains { full.hasPrefix($0) }
        userTypes[id] = result
        return result
    }

    /// The type's own name, without module, outer types and arguments; a wrapper of ours is called as what it wraps.
    static func name(of type: Any.Type) -> String {
        let id = ObjectIdentifier(type)
        if let known = names[id] { return known }
        let text = String(describing: type)
        var rest = text[...]
        while rest.hasPrefix("_"), let open = rest.firstIndex(of: "<") { rest = rest[rest.index(after: open)...] }
        let whole = rest.prefix { !"<> (,".contains($0) }
        let name = String(whole.split(separator: ".").last ?? whole)
        names[id] = name
        return name
    }
}
