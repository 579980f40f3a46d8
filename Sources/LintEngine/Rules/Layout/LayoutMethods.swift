import SwiftSyntax

/// The two methods of SwiftUI's Layout protocol, and what they are given.
extension Scope {
    /// It measures: it is given a proposal and returns a size.
    var isMeasuring: Bool {
        guard case .function(let name) = function.kind else { return false }
        if name == "placeSubviews" { return false }
        guard function.parameters.values.contains("ProposedViewSize") else { return false }
        let node = function.node.as(FunctionDeclSyntax.self)
        return node?.signature.returnClause?.type.trimmedDescription.contains("CGSize") ?? false
    }

    var isPlacing: Bool { function.kind == .function("placeSubviews") }
    var isOfFile: Bool { function.kind == .file }

    /// The name of the parameter that is a proposal.
    var proposalName: String? {
        function.parameters.first { $0.value == "ProposedViewSize" }?.key ?? (isOfFile ? "proposal" : nil)
    }
}

extension Chain {
    /// What stands behind it in a row of operands: an operator and its other side.
    var following: (sign: String, other: ExprSyntax)? {
        guard let list = node.parent?.as(ExprListSyntax.self) else { return nil }
        let elements = Array(list)
        guard let index = elements.firstIndex(where: { $0.id == node.id }), index + 2 < elements.count,
            let sign = elements[index + 1].as(BinaryOperatorExprSyntax.self)
        else { return nil }
        return (sign.operator.text, elements[index + 2])
    }

    var preceding: String? {
        guard let list = node.parent?.as(ExprListSyntax.self) else { return nil }
        let elements = Array(list)
        guard let index = elements.firstIndex(where: { $0.id == node.id }), index > 0 else { return nil }
        return elements[index - 1].as(BinaryOperatorExprSyntax.self)?.operator.text
    }

    /// The function whose argument it is.
    var callee: String? {
        guard let parent, case .argument(let link, _) = role else {
            guard let parent, case .nested(let link) = role else { return nil }
            return link < 0 ? parent.rootName : parent.links[link].name
        }
        return link < 0 ? parent.rootName : parent.links[link].name
    }
}
