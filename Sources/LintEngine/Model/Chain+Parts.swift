import SwiftSyntax

/// One argument of a call.
struct Argument {
    let label: String?
    let value: ExprSyntax
    let node: LabeledExprSyntax
}

extension FunctionCallExprSyntax {
    var argumentList: [Argument] {
        arguments.map { Argument(label: $0.label?.text, value: $0.expression, node: $0) }
    }

    func argument(_ label: String) -> ExprSyntax? {
        arguments.first { $0.label?.text == label }?.expression
    }

    /// The first argument without a label.
    var firstUnlabeled: ExprSyntax? {
        guard let first = arguments.first, first.label == nil else { return nil }
        return first.expression
    }

    func has(_ label: String) -> Bool { argument(label) != nil }

    var hasClosure: Bool {
        trailingClosure != nil || arguments.contains { $0.expression.is(ClosureExprSyntax.self) }
    }

    /// Every closure it takes with its label; the first trailing one has none.
    var closures: [(label: String?, closure: ClosureExprSyntax)] {
        var result = arguments.compactMap { argument in
            argument.expression.as(ClosureExprSyntax.self).map { (argument.label?.text, $0) }
        }
        if let trailingClosure { result.append((nil, trailingClosure)) }
        result += additionalTrailingClosures.map { ($0.label.text, $0.closure) }
        return result
    }
}

extension Chain.Link {
    func argument(_ label: String) -> ExprSyntax? { call?.argument(label) }
    func has(_ label: String) -> Bool { call?.has(label) ?? false }
    var firstUnlabeled: ExprSyntax? { call?.firstUnlabeled }
    /// It is called without any argument.
    var isBareCall: Bool { call.map { $0.arguments.isEmpty && $0.trailingClosure == nil } ?? false }
}

extension Chain {
    var end: Int { node.endPositionBeforeTrailingTrivia.utf8Offset }

    func index(of name: String) -> Int? { links.firstIndex { $0.name == name } }
    func link(_ name: String) -> Link? { links.first { $0.name == name } }
    func has(_ name: String) -> Bool { links.contains { $0.name == name } }
    func hasCall(_ name: String) -> Bool { links.contains { $0.name == name && $0.call != nil } }
    func hasAny(_ names: Set<String>) -> Bool { links.contains { names.contains($0.name) } }

    /// Its names joined with points, without a leading `self`, up to and without a link: `view.safeAreaLayoutGuide`.
    ///
    /// Nil where it begins with something that has no name.
    func path(upTo count: Int? = nil) -> String? {
        guard !rootName.isEmpty, rootName != "." else { return nil }
        let links = links.prefix(count ?? links.count)
        var parts = rootName == "self" && !links.isEmpty ? [] : [rootName + (rootCall == nil ? "" : "()")]
        for link in links {
            if link.name == "[]" {
                parts.append("[" + Self.compact(link.node) + "]")
            } else {
                parts.append(
                    link.call == nil ? link.name : link.name + "(" + Self.compact(ExprSyntax(link.call!)) + ")")
            }
        }
        return parts.joined(separator: ".")
    }

    private static func compact(_ node: ExprSyntax) -> String {
        node.trimmedDescription.filter { !$0.isWhitespace }
    }

    var lastName: String { links.last?.name ?? rootName }

    /// Statements of the closures of its own call: the children of a container.
    var content: [Chain] { contents(of: -1) }

    func contents(of link: Int) -> [Chain] {
        children.filter {
            if case .content(link, _) = $0.role { return $0.isStatement }
            return false
        }
    }

    func arguments(of link: Int) -> [Chain] {
        children.filter {
            if case .argument(link, _) = $0.role { return true }
            return false
        }
    }

    /// Everything inside one link: contents, arguments, and what stands deeper in them.
    func descendants(of link: Int) -> [Chain] {
        var result: [Chain] = []
        for child in children where child.role.link == link { child.appendAll(to: &result) }
        return result
    }

    /// Every chain inside, at any depth.
    var descendants: [Chain] {
        var result: [Chain] = []
        for child in children { child.appendAll(to: &result) }
        return result
    }

    private func appendAll(to result: inout [Chain]) {
        result.append(self)
        for child in children { child.appendAll(to: &result) }
    }

    /// The chains around it, innermost first, each with the role that leads to it.
    var ancestors: [(chain: Chain, role: Role)] {
        var result: [(Chain, Role)] = []
        var current = self
        while let next = current.parent {
            result.append((next, current.role))
            current = next
        }
        return result
    }

    /// Both can run at the same time: they stand in no two ways of one conditional.
    func isExclusive(with other: Chain) -> Bool {
        branches.contains { own in other.branches.contains { $0.conditional == own.conditional && $0.way != own.way } }
    }
}

extension Chain.Role {
    /// The link that leads to it; −1 for the root's call, nil for none.
    var link: Int? {
        switch self {
        case .top: nil
        case .content(let link, _), .argument(let link, _), .nested(let link): link
        }
    }
}
