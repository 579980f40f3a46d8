import SwiftSyntax

/// The labels of the initialisers that objects of UIKit's classes are made with where only a value tells the class.
private let initializerLabels: Set<[String]> = [
    [], ["frame"], ["type"], ["style", "reuseIdentifier"], ["reuseIdentifier"], ["nibName", "bundle"],
]

extension AdaptingVisitor {
    /// `viewClass.init(frame: f)` and `View(frame: f)` of a generic parameter: the class is only known when it runs.
    ///
    /// Swift asks for a `required` initialiser; those of Objective-C need no such word. A function of UIKit's makes the
    /// object instead. What the value's class is tell its declared type, aliases and the superclasses in the module.
    func adaptClassValue(_ node: FunctionCallExprSyntax) {
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        guard initializerLabels.contains(labels), node.trailingClosure == nil, node.leftParen != nil,
            let value = classValue(of: node.calledExpression, around: Syntax(node)),
            value.classes.contains(where: { isViewOrController($0, without: labels) })
        else { return }
        let callee = range(node.calledExpression)
        let open = node.leftParen.map { range($0).upperBound } ?? callee.upperBound
        insert("_makeInstance(of: ", at: callee.lowerBound)
        replace(value.end..<open, value.suffix + (labels.isEmpty ? "" : ", "))
    }

    private struct ClassValue {
        let classes: Set<String>
        /// Where the value's own text ends, and what follows it.
        let end: Int
        let suffix: String
    }

    private func classValue(of callee: ExprSyntax, around node: Syntax) -> ClassValue? {
        if let name = callee.as(DeclReferenceExprSyntax.self), name.argumentNames == nil {
            guard let bounds = bounds(of: name.baseName.text, around: node) else { return nil }
            return ClassValue(classes: bounds, end: range(name).upperBound, suffix: ".self")
        }
        guard let member = callee.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init" else {
            return nil
        }
        guard let base = member.base else {
            guard let name = node.contextualTypeName, let bounds = bounds(of: name, around: node) else { return nil }
            return ClassValue(classes: bounds, end: range(member).lowerBound, suffix: name + ".self")
        }
        let end = range(base).upperBound
        if let name = base.as(DeclReferenceExprSyntax.self), let bounds = bounds(of: name.baseName.text, around: node) {
            return ClassValue(classes: bounds, end: end, suffix: ".self")
        }
        if let call = base.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "type",
            call.arguments.first?.expression.trimmedDescription == "self", let type = enclosing.last?.lastName
        {
            return ClassValue(classes: [type], end: end, suffix: "")
        }
        guard let name = base.lastComponent, let classes = declarations.classValues[name] else { return nil }
        return ClassValue(classes: classes, end: end, suffix: "")
    }

    /// What the generic parameter of that name must be, by the declarations around; nil where there is none.
    private func bounds(of name: String, around node: Syntax) -> Set<String>? {
        var node = node.parent
        while let here = node {
            let clause = here.asProtocol((any WithGenericParametersSyntax).self)
            if let parameter = clause?.genericParameterClause?.parameters.first(where: { $0.name.text == name }) {
                var types = parameter.inheritedType.map(\.parts) ?? []
                for requirement in clause?.genericWhereClause?.requirements ?? [] {
                    guard case .conformanceRequirement(let bound) = requirement.requirement,
                        bound.leftType.trimmedDescription == name
                    else { continue }
                    types += bound.rightType.parts
                }
                return Set(types)
            }
            node = here.parent
        }
        return nil
    }

    /// A class made from UIKit's views and controllers, no class of the module declaring the initialiser as required.
    private func isViewOrController(_ name: String, without labels: [String]) -> Bool {
        let lineage = declarations.lineage(declarations.resolved(name))
        let own = lineage.flatMap { declarations.types[$0].map(Array.init) ?? [] }
        guard !own.contains(where: { $0.initializers.contains { $0.isRequired && $0.labels == labels } }) else {
            return false
        }
        return lineage.contains { UIKitClasses.isView($0) || UIKitClasses.isController($0) }
    }
}

extension TypeSyntax {
    /// The last names of the types in a composition `A & B`.
    fileprivate var parts: [String] {
        self.as(CompositionTypeSyntax.self)?.elements.map(\.type.lastName) ?? [lastName]
    }
}

extension ExprSyntax {
    /// `x` in `x`, `a.x`, `x!` and `a.x!`.
    fileprivate var lastComponent: String? {
        if let name = self.as(DeclReferenceExprSyntax.self) { return name.baseName.plainText }
        if let member = self.as(MemberAccessExprSyntax.self) { return member.declName.baseName.plainText }
        return self.as(ForceUnwrapExprSyntax.self)?.expression.lastComponent
    }
}

extension Syntax {
    /// The name of the type that is written for an expression's value: that of the variable or parameter it is given
    /// to, else the result's of the function or property whose value it is.
    fileprivate var contextualTypeName: String? {
        if let clause = parent?.as(InitializerClauseSyntax.self) {
            let type =
                clause.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
                ?? clause.parent?.as(FunctionParameterSyntax.self)?.type
            return type?.plainName
        }
        guard parent?.is(ReturnStmtSyntax.self) == true || parent?.is(CodeBlockItemSyntax.self) == true else {
            return nil
        }
        var node = parent
        while let here = node {
            if here.is(ClosureExprSyntax.self) { return nil }
            if let function = here.as(FunctionDeclSyntax.self) {
                return function.signature.returnClause?.type.plainName
            }
            if let binding = here.as(PatternBindingSyntax.self) { return binding.typeAnnotation?.type.plainName }
            node = here.parent
        }
        return nil
    }
}

extension TypeSyntax {
    /// `T` of `T`, `T?` and `T!`.
    fileprivate var plainName: String? {
        if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.plainName }
        if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return type.wrappedType.plainName }
        guard let type = self.as(IdentifierTypeSyntax.self), type.genericArgumentClause == nil else { return nil }
        return type.name.text
    }
}
