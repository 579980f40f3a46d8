import SwiftSyntax

/// The argument of `#selector(…)`: what it names, on what, and as what.
struct SelectorReference {
    enum Base {
        /// Nothing, `self` or `super`: the type around it.
        case enclosing
        case type(ExprSyntax)
        case instance(ExprSyntax)
    }

    enum Kind { case method, getter, setter }

    let base: Base
    let name: DeclReferenceExprSyntax
    let kind: Kind
    /// The function type after `as`, with the target's own parameter list taken off.
    let cast: FunctionTypeSyntax?

    /// nil for an expression that cannot name a method.
    init?(_ argument: LabeledExprSyntax) {
        switch argument.label?.text {
        case "getter": kind = .getter
        case "setter": kind = .setter
        default: kind = .method
        }
        let (expression, type) = Self.split(argument.expression)
        if let name = expression.as(DeclReferenceExprSyntax.self) {
            (self.name, base) = (name, .enclosing)
        } else if let member = expression.as(MemberAccessExprSyntax.self), let owner = member.base {
            (name, base) = (member.declName, Self.base(owner))
        } else {
            return nil
        }
        let function = type.flatMap(Self.function)
        if case .type = base, let function, let inner = Self.function(function.returnClause.type) {
            cast = inner
        } else {
            cast = function
        }
    }

    /// The labels as written; nil where only the base name is.
    var labels: [String]? {
        name.argumentNames?.arguments.map(\.name.plainText)
    }

    private static func split(_ expression: ExprSyntax) -> (ExprSyntax, TypeSyntax?) {
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return split(only.expression)
        }
        if let sequence = expression.as(SequenceExprSyntax.self) {
            let elements = Array(sequence.elements)
            if elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self) {
                return (split(elements[0]).0, elements[2].as(TypeExprSyntax.self)?.type)
            }
        }
        if let cast = expression.as(AsExprSyntax.self) { return (split(cast.expression).0, cast.type) }
        return (expression, nil)
    }

    private static func function(_ type: TypeSyntax) -> FunctionTypeSyntax? {
        if let function = type.as(FunctionTypeSyntax.self) { return function }
        if let type = type.as(AttributedTypeSyntax.self) { return function(type.baseType) }
        if let type = type.as(OptionalTypeSyntax.self) { return function(type.wrappedType) }
        if let type = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return function(type.wrappedType) }
        if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return function(only.type)
        }
        return nil
    }

    private static func base(_ owner: ExprSyntax) -> Base {
        var first = owner
        while let member = first.as(MemberAccessExprSyntax.self) {
            if member.declName.baseName.text.first?.isUppercase != true { return .instance(owner) }
            guard let base = member.base else { return .instance(owner) }
            first = base
        }
        if let generic = first.as(GenericSpecializationExprSyntax.self) { first = generic.expression }
        if first.is(SuperExprSyntax.self) { return .enclosing }
        guard let name = first.as(DeclReferenceExprSyntax.self)?.baseName else { return .instance(owner) }
        if name.tokenKind == .keyword(.self), first.id == owner.id { return .enclosing }
        return name.plainText.first { $0 != "_" }?.isUppercase == true ? .type(owner) : .instance(owner)
    }
}
