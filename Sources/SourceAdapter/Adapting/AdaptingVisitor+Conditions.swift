import SwiftSyntax

extension AdaptingVisitor {
    /// Writes `true` or `false` for the tests that are about the system, with the columns kept.
    func adaptCondition(_ condition: ExprSyntax) {
        let finder = TestFinder(viewMode: .sourceAccurate)
        finder.walk(condition)
        for (call, value) in finder.found { replacePadded(call, value ? "true" : "false") }
    }
}

/// The calls in a condition that stand for a known answer.
private final class TestFinder: SyntaxVisitor {
    private(set) var found: [(FunctionCallExprSyntax, Bool)] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let value = BuildCondition.test(node) { found.append((node, value)) }
        return .skipChildren
    }
}
