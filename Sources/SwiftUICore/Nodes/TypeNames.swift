/// How types are called in reports.
enum TypeNames {
    private static let ownModules = ["SwiftUICore.", "SwiftUI.", "Swift.", "UIKit.", "Foundation."]

    static func isUserType(_ type: Any.Type) -> Bool {
        let full = String(reflecting: type)
        return !ownModules.contains { full.hasPrefix($0) }
    }

    /// The type's own name, without module, outer types and arguments.
    static func name(of type: Any.Type) -> String {
        let text = String(describing: type)
        let name = text.prefix { $0 != "<" && $0 != " " && $0 != "(" }
        return String(name.split(separator: ".").last ?? name)
    }
}
