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
        let result = !ownModules.contains { full.hasPrefix($0) }
        userTypes[id] = result
        return result
    }

    /// The type's own name, without module, outer types and arguments.
    static func name(of type: Any.Type) -> String {
        let id = ObjectIdentifier(type)
        if let known = names[id] { return known }
        let text = String(describing: type)
        let whole = text.prefix { $0 != "<" && $0 != " " && $0 != "(" }
        let name = String(whole.split(separator: ".").last ?? whole)
        names[id] = name
        return name
    }
}
