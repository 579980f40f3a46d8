import SwiftSyntax

/// A function, an accessor, a closure or the top of a file: where local names live.
final class Scope {
    enum Kind: Equatable {
        case file
        case function(String)
        case initializer
        case accessor(String)
        case closure
        case typeMembers
    }

    let kind: Kind
    private(set) weak var parent: Scope?
    let type: TypeModel?
    let node: Syntax
    /// The chain whose closure it is, and which link takes it.
    weak var owner: Chain?
    var ownerLink = -1
    var ownerLabel: String?
    var locals: [String: LocalValue] = [:]
    /// Every chain directly in it, those of inner scopes not included.
    var chains: [Chain] = []
    var assignments: [Assignment] = []
    var constraints: [Constraint] = []
    var inner: [Scope] = []
    /// Names of its parameters with the types they are declared with.
    var parameters: [String: String] = [:]

    init(_ kind: Kind, parent: Scope?, type: TypeModel?, node: Syntax) {
        self.kind = kind
        self.parent = parent
        self.type = type
        self.node = node
    }

    /// The name of the function, or of the property whose accessor it is; that of the enclosing one for a closure.
    var functionName: String? {
        switch kind {
        case .function(let name), .accessor(let name): name
        case .initializer: "init"
        case .closure: parent?.functionName
        case .file, .typeMembers: nil
        }
    }

    /// The function around it, or itself.
    var function: Scope {
        var current = self
        while current.kind == .closure, let parent = current.parent { current = parent }
        return current
    }

    var isFunction: Bool {
        switch kind {
        case .function, .initializer, .accessor: true
        case .file, .closure, .typeMembers: false
        }
    }

    /// Chains here and in every inner scope.
    var allChains: [Chain] { inner.reduce(into: chains) { $0 += $1.allChains } }
    var allAssignments: [Assignment] { inner.reduce(into: assignments) { $0 += $1.allAssignments } }
    var allConstraints: [Constraint] { inner.reduce(into: constraints) { $0 += $1.allConstraints } }

    /// A local value or parameter by its name, looked for outwards.
    func local(_ name: String) -> LocalValue? {
        var current: Scope? = self
        while let scope = current {
            if let value = scope.locals[name] { return value }
            if scope.parameters[name] != nil { return nil }
            current = scope.parent
        }
        return nil
    }

    func parameterType(_ name: String) -> String? {
        var current: Scope? = self
        while let scope = current {
            if let type = scope.parameters[name] { return type }
            if scope.locals[name] != nil { return nil }
            current = scope.parent
        }
        return nil
    }

    /// It is the scope, or one of those around it.
    func isInside(_ other: Scope) -> Bool {
        var current: Scope? = self
        while let scope = current {
            if scope === other { return true }
            current = scope.parent
        }
        return false
    }
}

/// A list of statements.
final class Block {
    let node: CodeBlockItemListSyntax
    private(set) weak var parent: Block?
    /// The statement of the parent it stands in.
    let parentStatement: Int
    let count: Int
    /// Chains that are statements of it.
    var statements: [Chain] = []

    init(_ node: CodeBlockItemListSyntax, parent: Block?, parentStatement: Int) {
        self.node = node
        self.parent = parent
        self.parentStatement = parentStatement
        count = node.count
    }
}

/// `let name = …` or `var name: Type` in a function.
struct LocalValue {
    let name: String
    let typeName: String?
    let initializer: ExprSyntax?
    let isLet: Bool
    /// Nil for names that loops and conditions bind.
    let node: VariableDeclSyntax?
    let block: Block?
    let statement: Int
}

/// `target = value`, `target += value`.
struct Assignment {
    /// The target's names without `self`; empty where it has none.
    let path: String
    let isCompound: Bool
    let target: ExprSyntax
    let value: [ExprSyntax]
    let node: SequenceExprSyntax
    let scope: Scope
    let block: Block?
    let statement: Int
    /// The chain in whose closures it stands, and the link.
    let parent: Chain?
    let parentLink: Int
    let branches: [Chain.Branch]

    var start: Int { node.positionAfterSkippingLeadingTrivia.utf8Offset }

    /// The only operand of the value; nil where it is computed.
    var single: ExprSyntax? { value.count == 1 ? value[0] : nil }

    func isBoolean(_ wanted: Bool) -> Bool {
        single?.as(BooleanLiteralExprSyntax.self).map { ($0.literal.text == "true") == wanted } ?? false
    }

    var isTrue: Bool { isBoolean(true) }
    var isFalse: Bool { isBoolean(false) }

    /// The path without its last name: what the property belongs to; empty for a name of the type itself.
    var owner: String { path.split(separator: ".").dropLast().joined(separator: ".") }
    var property: String { path.split(separator: ".").last.map(String.init) ?? path }
}
