import SwiftSyntax

/// One expression made of a beginning and what is asked of it: `Text("A").bold().frame(width: 10)`,
/// `badge.topAnchor.constraint(equalTo: panel.topAnchor)`, `UIScreen.main.bounds`.
///
/// Rules see code as chains: SwiftUI's views with their modifiers and UIKit's calls are the same thing here. A chain
/// that stands inside another one's arguments or closures has it as its parent.
final class Chain {
    /// One member, call or subscript.
    struct Link {
        /// The member's name; `[]` for a subscript.
        let name: String
        /// The whole expression up to here.
        let node: ExprSyntax
        let token: TokenSyntax?
        let call: FunctionCallExprSyntax?
    }

    /// Where in its parent a chain stands.
    enum Role: Equatable {
        /// Nothing encloses it but a function or a file.
        case top
        /// A statement of a closure that a link takes; −1 is the root's own call.
        case content(link: Int, label: String?)
        /// An argument of a link.
        case argument(link: Int, label: String?)
        /// Anywhere else below a link: in a condition, an operand, an initialiser of a local value.
        case nested(link: Int)
    }

    /// One way of a conditional statement.
    struct Branch: Hashable {
        var conditional: Int
        var way: Int
    }

    let node: ExprSyntax
    let root: ExprSyntax
    /// The identifier it begins with; empty where it begins with something else, `.` for an implicit member.
    let rootName: String
    let rootCall: FunctionCallExprSyntax?
    let links: [Link]
    private(set) weak var parent: Chain?
    let role: Role
    let scope: Scope
    let block: Block?
    /// Which statement of the block it belongs to.
    let statement: Int
    /// It is a statement by itself, or what a `return` gives.
    let isStatement: Bool
    let branches: [Branch]
    /// Chains directly inside, in the order of the source.
    var children: [Chain] = []
    let start: Int

    init(_ parts: ChainParts, place: Place, isStatement: Bool, role: Role) {
        node = parts.node
        root = parts.root
        rootName = parts.rootName
        rootCall = parts.rootCall
        links = parts.links
        parent = place.parent
        self.role = role
        scope = place.scope
        block = place.block
        statement = place.statement
        self.isStatement = isStatement
        branches = place.branches
        start = parts.node.positionAfterSkippingLeadingTrivia.utf8Offset
    }

    /// What a chain gets from where it stands.
    struct Place {
        var parent: Chain?
        var link = -1
        var label: String?
        var isContent = false
        var scope: Scope
        var block: Block?
        var statement = 0
        var branches: [Branch] = []
    }
}

/// A chain's expression, taken apart from its end to its beginning.
struct ChainParts {
    let node: ExprSyntax
    private(set) var root: ExprSyntax
    private(set) var rootName = ""
    private(set) var rootCall: FunctionCallExprSyntax?
    private(set) var links: [Chain.Link] = []

    init(_ node: ExprSyntax) {
        self.node = node
        root = node
        var reversed: [Chain.Link] = []
        var current = node
        var call: FunctionCallExprSyntax?
        loop: while true {
            switch current.part {
            case .functionCallExpr(let value):
                // A call of what a call returns begins a chain of its own.
                if call != nil { break loop }
                call = value
                current = value.calledExpression
            case .memberAccessExpr(let value):
                let token = value.declName.baseName
                reversed.append(
                    Chain.Link(name: token.text, node: call.map { ExprSyntax($0) } ?? current, token: token, call: call)
                )
                call = nil
                guard let base = value.base else {
                    rootName = "."
                    root = current
                    links = reversed.reversed()
                    return
                }
                current = base
            case .subscriptCallExpr(let value):
                if call != nil { break loop }
                reversed.append(Chain.Link(name: "[]", node: current, token: nil, call: nil))
                current = value.calledExpression
            case .optionalChainingExpr(let value): current = value.expression
            case .forceUnwrapExpr(let value): current = value.expression
            case .genericSpecializationExpr(let value): current = value.expression
            case .declReferenceExpr(let value):
                rootName = value.baseName.text
                break loop
            case .superExpr:
                rootName = "super"
                break loop
            case .other: break loop
            }
        }
        root = current
        rootCall = call
        links = reversed.reversed()
    }
}

extension ExprSyntax {
    /// The kinds that chains are made of, by one look at the node's kind.
    fileprivate enum Part {
        case functionCallExpr(FunctionCallExprSyntax)
        case memberAccessExpr(MemberAccessExprSyntax)
        case subscriptCallExpr(SubscriptCallExprSyntax)
        case optionalChainingExpr(OptionalChainingExprSyntax)
        case forceUnwrapExpr(ForceUnwrapExprSyntax)
        case genericSpecializationExpr(GenericSpecializationExprSyntax)
        case declReferenceExpr(DeclReferenceExprSyntax)
        case superExpr
        case other
    }

    fileprivate var part: Part {
        switch kind {
        case .functionCallExpr: .functionCallExpr(cast(FunctionCallExprSyntax.self))
        case .memberAccessExpr: .memberAccessExpr(cast(MemberAccessExprSyntax.self))
        case .subscriptCallExpr: .subscriptCallExpr(cast(SubscriptCallExprSyntax.self))
        case .optionalChainingExpr: .optionalChainingExpr(cast(OptionalChainingExprSyntax.self))
        case .forceUnwrapExpr: .forceUnwrapExpr(cast(ForceUnwrapExprSyntax.self))
        case .genericSpecializationExpr: .genericSpecializationExpr(cast(GenericSpecializationExprSyntax.self))
        case .declReferenceExpr: .declReferenceExpr(cast(DeclReferenceExprSyntax.self))
        case .superExpr: .superExpr
        default: .other
        }
    }
}
