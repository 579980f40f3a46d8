import SwiftSyntax

extension Rule {
    static let visualFormat = Rule(
        "U06", "uikit_visual_format", .warning, fix: true,
        "Constraints come from a string that only UIKit reads, at run time.",
        """
        A visual format cannot centre, multiply or speak of the safe area, and a slip in it is an exception at run time. \
        Anchors say the same and the compiler checks them. Names in the string that the dictionary of views lacks are \
        reported as what they are: a crash to come.
        """,
        failing: [
            """
            func pin() {
                shelf.addSubview(book)
                let rules = NSLayoutConstraint.constraints(
                    withVisualFormat: "H:|-8-[book]-8-|", options: [], metrics: nil, views: ["book": book])
            }
            """,
            """
            let rules = NSLayoutConstraint.constraints(
                withVisualFormat: "V:[bok]-8-|", options: [], metrics: nil, views: ["book": book])
            """,
        ],
        passing: [
            """
            let rules = [book.leadingAnchor.constraint(equalTo: shelf.leadingAnchor, constant: 8)]
            """
        ],
        checks: [
            .chains(["constraints"]) { chain, context in
                guard let index = chain.index(of: "constraints"),
                    let format = chain.links[index].argument("withVisualFormat")
                else { return }
                let call = chain.links[index].call!
                let names = call.argument("views").flatMap(VisualFormatText.keys)
                guard let text = format.stringValue else {
                    context.report(
                        chain, "this visual format is read at run time only; anchors say the same and are checked",
                        fixes: ["use anchors"])
                    return
                }
                let parsed = VisualFormatText(text)
                if let names, let unknown = parsed.views.first(where: { !names.contains($0) }) {
                    context.report(
                        format, "the format names '\(unknown)', which the dictionary of views does not have: it throws",
                        fixes: ["name one of \(names.sorted().joined(separator: ", "))"])
                    return
                }
                var edits: [Edit] = []
                if let made = parsed.anchors(superview: { context.superview(of: $0, in: chain.scope) }),
                    VisualFormatText.isPlain(call)
                {
                    edits = [Edit(chain.node.byteRange, "[" + made.joined(separator: ", ") + "]")]
                }
                context.report(
                    chain, "the visual format '\(text)' is limited and read at run time only",
                    fixes: ["use anchors"], edits: edits)
            }
        ])
}

extension RuleContext {
    /// The one view that a view is added to, where it is in sight.
    func superview(of name: String, in scope: Scope) -> String? {
        let parents = uses(around: scope).parents(of: name)
        return parents.count == 1 ? parents.first : nil
    }
}

/// A visual format string, as far as anchors can say it: one line of views with numbers.
private struct VisualFormatText {
    private enum Part {
        case edge
        case view(String, size: String?)
        case gap(String?)
    }

    private var parts: [Part] = []
    private var isVertical = false
    private var isSimple = true
    private(set) var views: [String] = []

    init(_ text: String) {
        var rest = Substring(text.filter { $0 != " " })
        if rest.hasPrefix("V:") || rest.hasPrefix("H:") {
            isVertical = rest.hasPrefix("V:")
            rest = rest.dropFirst(2)
        }
        while let first = rest.first {
            switch first {
            case "|":
                parts.append(.edge)
                rest = rest.dropFirst()
            case "[":
                guard let end = rest.firstIndex(of: "]") else {
                    isSimple = false
                    return
                }
                addView(rest[rest.index(after: rest.startIndex)..<end])
                rest = rest[rest.index(after: end)...]
            case "-": rest = addGap(rest.dropFirst())
            default:
                isSimple = false
                rest = rest.dropFirst()
            }
        }
    }

    private mutating func addView(_ text: Substring) {
        let name = String(text.prefix { $0 != "(" })
        views.append(name)
        guard let open = text.firstIndex(of: "(") else { return parts.append(.view(name, size: nil)) }
        let size = String(text[text.index(after: open)...].dropLast())
        if Double(size) == nil { isSimple = false }
        parts.append(.view(name, size: size))
    }

    private mutating func addGap(_ rest: Substring) -> Substring {
        let number = rest.prefix { $0.isNumber || $0 == "." }
        if number.isEmpty {
            parts.append(.gap(nil))
            if rest.first == "(" { isSimple = false }
            return rest
        }
        parts.append(.gap(String(number)))
        let after = rest.dropFirst(number.count)
        if after.first != "-" { isSimple = false }
        return after.dropFirst(after.first == "-" ? 1 : 0)
    }

    /// The same as anchors; nil where the format says more than they can.
    func anchors(superview: (String) -> String?) -> [String]? {
        guard isSimple, let first = views.first, let owner = superview(first) else { return nil }
        let prefix = owner == "self" ? "" : owner + "."
        let (begin, end, size) = isVertical ? ("top", "bottom", "height") : ("leading", "trailing", "width")
        var result: [String] = []
        var last: Part?
        var gap: String? = "0"
        for part in parts {
            switch part {
            case .gap(let value):
                // The standard distance depends on what it stands between.
                guard let value else { return nil }
                gap = value
                continue
            case .view(let name, let length):
                switch last {
                case .edge:
                    result.append("\(name).\(begin)Anchor.constraint(equalTo: \(prefix)\(begin)Anchor\(constant(gap)))")
                case .view(let other, _):
                    result.append("\(name).\(begin)Anchor.constraint(equalTo: \(other).\(end)Anchor\(constant(gap)))")
                default: break
                }
                if let length { result.append("\(name).\(size)Anchor.constraint(equalToConstant: \(length))") }
            case .edge:
                if case .view(let other, _) = last {
                    result.append(
                        "\(other).\(end)Anchor.constraint(equalTo: \(prefix)\(end)Anchor\(constant(gap, "-")))")
                }
            }
            last = part
            gap = "0"
        }
        return result.isEmpty ? nil : result
    }

    private func constant(_ gap: String?, _ sign: String = "") -> String {
        gap == nil || gap == "0" ? "" : ", constant: \(sign)\(gap!)"
    }

    /// The keys of a dictionary that is written out.
    static func keys(_ views: ExprSyntax) -> Set<String>? {
        guard let dictionary = views.as(DictionaryExprSyntax.self),
            case .elements(let elements) = dictionary.content
        else { return nil }
        let keys = elements.compactMap(\.key.stringValue)
        return keys.count == elements.count ? Set(keys) : nil
    }

    /// No options, no metrics, and each view under its own name.
    static func isPlain(_ call: FunctionCallExprSyntax) -> Bool {
        let options = call.argument("options")?.trimmedDescription ?? "[]"
        let metrics = call.argument("metrics")?.trimmedDescription ?? "nil"
        guard options == "[]", metrics == "nil", let views = call.argument("views")?.as(DictionaryExprSyntax.self),
            case .elements(let elements) = views.content
        else { return false }
        return elements.allSatisfy { $0.key.stringValue == ChainParts.path($0.value) }
    }
}
