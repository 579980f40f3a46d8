import SwiftSyntax

/// Constants that `CGFloat`, `Double` and, some of them, `Int` have.
private let constants: Set<String> = [
    "greatestFiniteMagnitude", "infinity", "pi", "leastNonzeroMagnitude", "leastNormalMagnitude", "nan", "ulpOfOne",
]

private let geometryTypes: Set<String> = ["CGSize", "CGRect", "CGPoint", "CGVector"]

private let geometryLabels: Set<[String]> = [
    ["width", "height"], ["x", "y", "width", "height"], ["x", "y"], ["dx", "dy"],
]

extension AdaptingVisitor {
    /// `CGSize(width: .infinity, height: h)`: the geometry of Foundation takes `Double` as well as `CGFloat`, and on
    /// Linux neither is the better for a constant that both have; there it gets the name of the latter.
    func adaptImplicitLength(_ node: MemberAccessExprSyntax) {
        let name = node.declName.baseName.text
        guard node.base == nil, constants.contains(name) || name == "zero", let call = geometryCall(around: node)
        else { return }
        let labels = call.arguments.map { $0.label?.text ?? "_" }
        guard geometryLabels.contains(labels) else { return }
        let callee = call.calledExpression.trimmedDescription
        let isNamed = geometryTypes.contains(callee.hasSuffix(".init") ? String(callee.dropLast(5)) : callee)
        // Of `.init` only the labels are known, and types of the user's may have a `zero` that is no number.
        guard isNamed || (callee == ".init" && (name != "zero" || labels.count == 4)) else { return }
        insert("CGFloat", at: range(node).lowerBound)
    }

    /// The call that the node's value is an argument of, directly or through arithmetic and a choice.
    private func geometryCall(around node: MemberAccessExprSyntax) -> FunctionCallExprSyntax? {
        var child = Syntax(node)
        while let here = child.parent {
            if let call = here.as(FunctionCallExprSyntax.self) {
                return child.is(LabeledExprListSyntax.self) ? call : nil
            }
            if let list = here.as(ExprListSyntax.self) {
                // What stands before a question mark is a condition.
                let later = list.drop { $0.id != child.id }.dropFirst()
                if later.contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) { return nil }
            } else if !here.isPartOfValue {
                return nil
            }
            child = here
        }
        return nil
    }
}

extension Syntax {
    fileprivate var isPartOfValue: Bool {
        self.is(SequenceExprSyntax.self) || self.is(UnresolvedTernaryExprSyntax.self)
            || self.is(PrefixOperatorExprSyntax.self) || self.is(TupleExprSyntax.self)
            || self.is(LabeledExprSyntax.self) || self.is(LabeledExprListSyntax.self)
    }
}
