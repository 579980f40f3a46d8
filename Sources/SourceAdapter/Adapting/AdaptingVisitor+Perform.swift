import SwiftSyntax

extension AdaptingVisitor {
    /// `target?.perform(action, with: self)`: an object of any class has the method on Apple's platforms, and here only
    /// those of `NSObject` have it, so the target becomes an argument.
    ///
    /// Calls that may mean a method of the user's are left: those whose first argument does not look like a selector,
    /// and all of them where the files have a method of that name.
    func adaptPerform(_ node: FunctionCallExprSyntax) {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), let target = member.base,
            member.declName.baseName.text == "perform", !node.hasError, let leftParen = node.leftParen,
            node.trailingClosure == nil, let first = node.arguments.first?.expression, first.looksLikeSelector,
            Self.labels.contains(node.arguments.map { $0.label?.text ?? "_" }),
            let object = target.performer, !declarations.hasMethod("perform")
        else { return }
        usesSelectors = true
        insert("Selector._perform(", at: range(node).lowerBound)
        replace(range(object).upperBound..<range(leftParen).upperBound, ", ")
    }

    private static let labels: Set<[String]> = [["_"], ["_", "with"], ["_", "with", "with"]]
}

extension ExprSyntax {
    fileprivate var looksLikeSelector: Bool {
        if let macro = self.as(MacroExpansionExprSyntax.self) { return macro.macroName.text == "selector" }
        if let call = self.as(FunctionCallExprSyntax.self) {
            return ["Selector", "NSSelectorFromString"].contains(call.calledExpression.trimmedDescription)
        }
        let name =
            self.as(DeclReferenceExprSyntax.self)?.baseName.text
            ?? self.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
        return ["action", "selector"].contains { name.lowercased().hasSuffix($0) }
    }

    /// The expression without the mark behind it; nil for `self`, `super` and what is more than a name.
    fileprivate var performer: ExprSyntax? {
        if let optional = self.as(OptionalChainingExprSyntax.self) { return optional.expression.performer }
        if let name = self.as(DeclReferenceExprSyntax.self) {
            return ["self", "Self"].contains(name.baseName.text) ? nil : self
        }
        if let tuple = self.as(TupleExprSyntax.self) { return tuple.elements.count == 1 ? self : nil }
        guard let member = self.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
        return base.is(SuperExprSyntax.self) || base.is(DeclReferenceExprSyntax.self) || base.performer != nil
            ? self : nil
    }
}
