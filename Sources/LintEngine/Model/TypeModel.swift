import SwiftSyntax

/// A type or an extension in a file.
final class TypeModel {
    enum Kind { case `class`, `struct`, `enum`, actor, `extension`, `protocol` }

    let name: String
    let kind: Kind
    let inherited: [String]
    let node: Syntax
    var properties: [Property] = []
    /// Functions, initialisers and accessors.
    var functions: [Scope] = []
    /// What stands in initialisers of properties.
    var members: Scope!
    var functionTypes: [String: String] = [:]
    var typeAliases: [String: String] = [:]
    var cases = 0

    init(name: String, kind: Kind, inherited: [String], node: Syntax) {
        self.name = name
        self.kind = kind
        self.inherited = inherited
        self.node = node
    }

    func property(_ name: String) -> Property? { properties.first { $0.name == name } }
    func function(_ name: String) -> Scope? { functions.first { $0.functionName == name && $0.isFunction } }

    /// Everything of it: functions, accessors, closures in initialisers of properties.
    var allChains: [Chain] { (functions + [members!]).flatMap(\.allChains) }
    var allAssignments: [Assignment] { (functions + [members!]).flatMap(\.allAssignments) }
    var allConstraints: [Constraint] { (functions + [members!]).flatMap(\.allConstraints) }
}

/// A property of a type.
struct Property {
    let name: String
    /// As declared, or the type whose initialiser it is given; nil where neither says.
    let typeName: String?
    let initializer: ExprSyntax?
    let attributes: [String]
    let isLet: Bool
    let isLazy: Bool
    let isStatic: Bool
    /// It has a getter of its own.
    let isComputed: Bool
    let node: VariableDeclSyntax
    let accessors: AccessorBlockSyntax?
}
