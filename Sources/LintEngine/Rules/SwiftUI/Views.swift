import SwiftSyntax

/// Chains as SwiftUI's views: what stands in what, and with which modifiers.
extension Chain {
    /// Containers that lay nothing out themselves.
    private static let transparent: Set<String> = ["Group", "ForEach", "Section", "AnyView"]
    /// What shows its content somewhere else than where it stands.
    static let elsewhere: Set<String> = [
        "NavigationLink", "NavigationStack", "NavigationView", "NavigationSplitView", "WindowGroup", "Menu", "Button",
        "Tab",
        "TabView",
    ]

    func isView(_ name: String) -> Bool { rootName == name && rootCall != nil }
    func isView(_ names: Set<String>) -> Bool { rootCall != nil && names.contains(rootName) }

    /// The view it stands directly in, however many groups and loops are between; nil for the beginning of a body and
    /// inside modifiers.
    var container: Chain? {
        var current = self
        while let parent = current.parent {
            guard case .content(-1, _) = current.role, current.isStatement else { return nil }
            if !parent.isView(Self.transparent) { return parent }
            current = parent
        }
        return nil
    }

    /// All views it stands in, innermost first, up to a modifier or to something that is shown elsewhere.
    var containers: [Chain] {
        var result: [Chain] = []
        var current = self
        while let parent = current.parent {
            guard case .content(-1, _) = current.role, current.isStatement, !Self.elsewhere.contains(parent.rootName)
            else { break }
            if parent.rootCall != nil { result.append(parent) }
            current = parent
        }
        return result
    }

    /// The modifier in whose closure or argument it stands directly: its name and the view that has it.
    var modifier: (name: String, owner: Chain, index: Int)? {
        guard let parent, let link = role.link, link >= 0 else { return nil }
        return (parent.links[link].name, parent, link)
    }

    /// Views that a container shows, those of groups, loops and conditions included.
    var shownContent: [Chain] {
        content.flatMap { $0.isView(Self.transparent) ? $0.shownContent : [$0] }
    }

    /// Views inside, through containers but not into modifiers.
    var visibleDescendants: [Chain] {
        content.flatMap { [$0] + $0.visibleDescendants }
    }

    /// The index of the first modifier of a name.
    func modifierIndex(_ name: String, after index: Int = -1) -> Int? {
        links.indices.first { $0 > index && links[$0].name == name && links[$0].call != nil }
    }

    /// A frame that fixes a side or bounds it by a number.
    func hasFrame(_ side: String) -> Bool {
        let bound = "max" + side.prefix(1).uppercased() + side.dropFirst()
        let ideal = "ideal" + side.prefix(1).uppercased() + side.dropFirst()
        return links.contains { link in
            guard link.name == "frame" || link.name == "containerRelativeFrame", let call = link.call else {
                return false
            }
            if link.name == "containerRelativeFrame" || call.has(side) || call.has(ideal) { return true }
            return call.argument(bound).map { $0.memberName != "infinity" } ?? false
        }
    }

    /// It fills both axes by a frame.
    var fillsByFrame: Bool {
        links.contains {
            $0.argument("maxWidth")?.memberName == "infinity" && $0.argument("maxHeight")?.memberName == "infinity"
        }
    }

    /// The axes that a view scrolls on.
    var scrollAxes: Set<String> {
        switch rootName {
        case "ScrollView":
            guard let axes = rootCall?.firstUnlabeled, !axes.is(ClosureExprSyntax.self) else { return ["vertical"] }
            if let name = axes.memberName { return name == "all" ? ["horizontal", "vertical"] : [name] }
            guard let list = axes.as(ArrayExprSyntax.self) else { return [] }
            return Set(list.elements.compactMap { $0.expression.memberName })
        case "List", "Form", "Table", "TextEditor": return ["vertical"]
        default: return []
        }
    }

    var isScrollContainer: Bool { isView(ClassNames.scrollContainers) }
    var isScrollView: Bool { isView("ScrollView") }

    /// The axis of a stack or grid.
    var stackAxis: String? {
        switch rootName {
        case "VStack", "LazyVStack", "LazyVGrid": "vertical"
        case "HStack", "LazyHStack", "LazyHGrid": "horizontal"
        default: nil
        }
    }

    /// The text of one argument of a modifier without white space.
    func text(_ label: String?, of link: Int, _ context: RuleContext) -> String? {
        guard let call = link < 0 ? rootCall : links[link].call else { return nil }
        let value = label.map { call.argument($0) } ?? call.firstUnlabeled
        return value.map { context.file.compactText($0) }
    }

    /// The offset behind one link, or behind the root's call.
    func end(of link: Int) -> Int {
        link < 0 ? (links.isEmpty ? end : rootEnd) : links[link].node.byteRange.upperBound
    }

    private var rootEnd: Int {
        rootCall.map { $0.byteRange.upperBound } ?? root.byteRange.upperBound
    }

    /// The collection of a ForEach or a List, where it has one.
    var data: ExprSyntax? { rootCall?.firstUnlabeled }

    /// A ForEach whose data never changes or is short.
    func isConstantLoop(_ context: RuleContext) -> Bool {
        guard let data else { return true }
        let text = context.file.compactText(data)
        if data.is(ArrayExprSyntax.self) || text.hasSuffix(".allCases") || text.contains(".prefix(") { return true }
        if text.wholeMatch(of: #/\(?-?\d+\.\.[<.]-?\d+\)?/#) != nil { return true }
        if let path = ChainParts.path(data), let value = context.symbols.property(path, in: scope), value.isLiteral,
            value.isLet
        {
            return true
        }
        if let name = data.identifier, let local = scope.local(name), local.isLet,
            local.initializer?.is(ArrayExprSyntax.self) ?? false
        {
            return true
        }
        return false
    }

    /// Its name says that it is one of some kind.
    func isNamed(_ words: [String]) -> Bool {
        let name = rootName.lowercased()
        return words.contains { name.contains($0) }
    }
}
