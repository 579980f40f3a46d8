import SwiftSyntax

extension AdaptingVisitor {
    /// Writes a selector that carries the method: the user's name of it stays in its place, what is around it changes.
    ///
    /// 1. Where the declaration is in the files and unambiguous, the method is called: `{ $0.tap($1) }`.
    /// 2. Where a cast says its type, it is called with arguments of those types.
    /// 3. Otherwise it stands unapplied, `{ $0.tap }`, and the type checker finds how many arguments it takes.
    func adaptSelector(_ node: some FreestandingMacroExpansionSyntax) -> SyntaxVisitorContinueKind {
        // Parts of a damaged one may lie outside it; the compiler will name what is wrong.
        guard !node.hasError, let argument = node.arguments.first, let reference = SelectorReference(argument) else {
            return .visitChildren
        }
        switch reference.kind {
        case .method: adaptMethod(reference, in: range(node))
        case .getter: adaptAccessor(reference, in: range(node))
        case .setter: adaptAccessor(reference, in: range(node))
        }
        return .skipChildren
    }

    private func adaptMethod(_ reference: SelectorReference, in whole: Range<Int>) {
        let method = declaration(of: reference)
        let name = selectorName(reference, method)
        guard typeExpression(reference) != nil, (method?.parameters.count ?? reference.labels?.count ?? 0) <= 2 else {
            return replace(whole, "Selector(\"\(name)\")")
        }
        if let method, method.isStatic {
            adaptStatic(reference, method, name, in: whole)
        } else if let call = call(reference, method) {
            write(reference, in: whole, helper: "_call(\"\(name)\"", effect: call.effect)
            replace(range(reference.name.baseName).upperBound..<whole.upperBound, "\(call.arguments) })")
        } else {
            write(reference, in: whole, helper: "_method(\"\(name)\"", effect: "")
            replace(range(reference.name).upperBound..<whole.upperBound, " })")
        }
    }

    private func adaptStatic(
        _ reference: SelectorReference, _ method: MethodFacts, _ name: String, in whole: Range<Int>
    ) {
        guard let type = typeExpression(reference), method.parameters.count < 2 else {
            return replace(whole, "Selector(\"\(name)\")")
        }
        let effect = method.isThrowing ? "try " : ""
        replace(
            whole.lowerBound..<range(reference.name).lowerBound,
            "Selector._static(\"\(name)\", {\(lineBreaks) \(effect)\(type).")
        let arguments = arguments(method.labels, first: 0)
        replace(range(reference.name.baseName).upperBound..<whole.upperBound, "\(arguments) })")
    }

    private func adaptAccessor(_ reference: SelectorReference, in whole: Range<Int>) {
        let name = reference.name.baseName.plainText
        guard typeExpression(reference) != nil else {
            return replace(whole, "Selector(\"\(reference.kind == .getter ? name : SelectorName.setter(name))\")")
        }
        if reference.kind == .getter {
            write(reference, in: whole, helper: "_getter(\"\(name)\"", effect: "")
            replace(range(reference.name).upperBound..<whole.upperBound, " })")
        } else {
            write(reference, in: whole, helper: "_setter(\"\(SelectorName.setter(name))\"", effect: "")
            let again = reference.name.baseName.text
            replace(range(reference.name).upperBound..<whole.upperBound, " }, { $0.\(again) = $1 })")
        }
    }

    /// Writes all that comes before the method's name.
    private func write(_ reference: SelectorReference, in whole: Range<Int>, helper: String, effect: String) {
        let name = range(reference.name).lowerBound
        let closure = ", {\(lineBreaks) \(effect)$0."
        switch reference.base {
        case .enclosing:
            replace(whole.lowerBound..<name, "Selector.\(helper), \(typeExpression(reference) ?? "").self\(closure)")
        case .type(let type):
            replace(whole.lowerBound..<range(type).lowerBound, "Selector.\(helper), \(lineBreaks)")
            replace(range(type).upperBound..<name, ".self\(closure)")
        case .instance(let instance):
            let beginning = "Selector.\(helper), Selector._type(of: \(lineBreaks)"
            replace(whole.lowerBound..<range(instance).lowerBound, beginning)
            replace(range(instance).upperBound..<name, ")\(closure)")
        }
    }

    private var lineBreaks: String { SourceEdit.lineBreaks }

    // MARK: What is named

    private func typeExpression(_ reference: SelectorReference) -> String? {
        switch reference.base {
        case .enclosing: enclosing.last?.expression
        case .type(let type): type.trimmedDescription
        case .instance(let instance): "Selector._type(of: \(instance.trimmedDescription))"
        }
    }

    /// The one declaration that the reference can mean; nil where there are none or several in the files.
    private func declaration(of reference: SelectorReference) -> MethodFacts? {
        let name = reference.name.baseName.plainText
        var candidates: Set<MethodFacts>
        switch reference.base {
        case .enclosing: candidates = declarations.methods(name, of: enclosing.last?.lastName ?? "")
        case .type(let type):
            let owner = EnclosingType(text: type.trimmedDescription, kind: .type).lastName
            candidates = declarations.methods(name, of: owner == "Self" ? enclosing.last?.lastName ?? owner : owner)
        case .instance: candidates = declarations.methods(name)
        }
        if let labels = reference.labels { candidates = candidates.filter { $0.labels == labels } }
        if let cast = reference.cast {
            candidates = candidates.filter { $0.parameters.count == cast.parameters.count }
        }
        if candidates.count > 1 { candidates = candidates.filter(\.isMarked) }
        return candidates.count == 1 ? candidates.first : nil
    }

    private func selectorName(_ reference: SelectorReference, _ method: MethodFacts?) -> String {
        let name = reference.name.baseName.plainText
        if let runtimeName = method?.runtimeName { return runtimeName }
        if let method {
            return SelectorName.method(
                name, labels: method.labels, isAsync: method.isAsync, isThrowing: method.isThrowing)
        }
        return SelectorName.method(name, labels: reference.labels ?? [])
    }

    /// The arguments that call the method, and what has to stand before the call.
    private func call(_ reference: SelectorReference, _ method: MethodFacts?) -> (arguments: String, effect: String)? {
        if let method, method.isAsync || method.parameters.contains(where: \.isInOut) { return nil }
        let effect = method?.isThrowing == true ? "try " : ""
        if let cast = reference.cast {
            let types = cast.parameters.map(\.type.trimmedDescription)
            guard types.count <= 2, cast.effectSpecifiers?.asyncSpecifier == nil else { return nil }
            let labels = reference.labels ?? method?.labels ?? types.map { _ in "_" }
            guard labels.count == types.count else { return nil }
            let effect = cast.effectSpecifiers?.throwsClause != nil ? "try " : effect
            return (arguments(labels, first: 1, types: types), effect)
        }
        return method.map { (arguments($0.labels, first: 1), effect) }
    }

    private func arguments(_ labels: [String], first: Int, types: [String] = []) -> String {
        let parts = labels.enumerated().map { index, label in
            let cast = types.isEmpty ? "" : " as \(types[index])"
            return (label == "_" ? "" : label + ": ") + "$\(index + first)" + cast
        }
        return "(" + parts.joined(separator: ", ") + ")"
    }

    // MARK: Extensions

    /// Whether the extension is of a protocol: seen in the files, by its conditions, or from the form of its name.
    func namesProtocol(_ node: ExtensionDeclSyntax) -> Bool {
        let name = node.extendedType.lastName
        if declarations.isProtocol(name) { return true }
        if declarations.isKnown(name) { return false }
        let conditions = node.genericWhereClause?.requirements.map(\.trimmedDescription) ?? []
        if conditions.contains(where: { $0.hasPrefix("Self:") || $0.hasPrefix("Self :") }) { return true }
        return ["Delegate", "DataSource", "Protocol", "able", "ible"].contains { name.hasSuffix($0) }
    }
}
