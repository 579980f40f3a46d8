import SwiftSyntax

extension RuleContext {
    /// What a closure of a link, or a function, is called for: a change of size or of size class.
    func isGeometryCallback(parent: Chain?, link: Int, scope: Scope) -> Bool {
        var chain = parent
        var index = link
        while let current = chain {
            if current.links.indices.contains(index), isGeometryLink(current.links[index]) { return true }
            index = current.role.link ?? -1
            chain = current.parent
        }
        guard case .function(let name) = scope.function.kind else { return false }
        return ["traitCollectionDidChange", "viewWillTransition", "viewDidLayoutSubviews", "layoutSubviews"].contains(
            name)
    }

    private func isGeometryLink(_ link: Chain.Link) -> Bool {
        switch link.name {
        case "onGeometryChange": return true
        case "onChange":
            guard let value = link.argument("of") else { return false }
            let text = file.compactText(value).lowercased()
            return ["sizeclass", ".size", "width", "height", "orientation", "geometry"].contains { text.contains($0) }
        case "onReceive":
            return link.firstUnlabeled.map { file.text($0).contains("orientationDidChange") } ?? false
        default: return false
        }
    }

    /// The conditional whose condition holds an offset.
    func conditional(deciding offset: Int) -> Conditional? {
        file.conditionals.first { $0.condition.byteRange.contains(offset) }
    }

    /// Something in a range of the file places or sizes views.
    func hasLayout(in range: Range<Int>) -> Bool {
        let isInside = { (offset: Int) in range.contains(offset) }
        if file.constraints.contains(where: { isInside($0.start) }) { return true }
        if file.assignments.contains(where: { isInside($0.start) && Self.isLayoutName($0.property) }) { return true }
        return file.chains.contains { chain in
            guard isInside(chain.start) else { return false }
            return chain.rootCall != nil && Self.containers.contains(chain.rootName)
                || chain.links.contains { $0.call != nil && Self.layoutModifiers.contains($0.name) }
        }
    }

    static let containers: Set<String> = [
        "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid", "ScrollView",
        "List",
        "Form", "NavigationSplitView", "TabView", "GridItem", "Spacer",
    ]
    static let layoutModifiers: Set<String> = ["frame", "padding", "offset", "position", "columnWidth"]

    /// A name that says a distance, a size or a number of columns.
    static func isLayoutName(_ name: String) -> Bool {
        let text = name.lowercased()
        return [
            "column", "width", "height", "spacing", "inset", "padding", "margin", "frame", "axis", "itemsize",
            "constant",
        ]
        .contains { text.contains($0) }
    }

    /// The name that an expression is the value of: a binding's, an assignment's, an argument's label.
    func valueName(of node: some SyntaxProtocol) -> String? {
        var current = node.parent
        while let node = current {
            if let binding = node.as(PatternBindingSyntax.self) { return binding.pattern.trimmedDescription }
            if let argument = node.as(LabeledExprSyntax.self) { return argument.label?.text }
            if let sequence = node.as(SequenceExprSyntax.self), let first = sequence.elements.first,
                sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) ?? false
            {
                return ChainParts(first).links.last?.name ?? ChainParts(first).rootName
            }
            if node.is(CodeBlockItemSyntax.self) || node.is(ClosureExprSyntax.self) { return nil }
            current = node.parent
        }
        return nil
    }
}
