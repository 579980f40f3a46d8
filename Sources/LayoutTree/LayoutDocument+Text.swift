extension LayoutDocument {
    /// The tree as indented lines, one a node: `UILabel titleLabel (16, 62, 370, 20.3333) "Hello"`.
    ///
    /// A name that only repeats its type is left out; what differs from the usual (identifier, hidden, alpha,
    /// truncation, several lines, ambiguity) stands behind. Beyond a hundred levels lines are not set in any further.
    public func textTree() -> String {
        var text = ""
        var rest = [(node: root, depth: 0)]
        while let (node, depth) = rest.popLast() {
            text += String(repeating: "  ", count: min(depth, LayoutTreeWriter.indentLimit)) + node.line + "\n"
            rest += node.children.reversed().map { ($0, depth + 1) }
        }
        return text
    }
}

extension LayoutNode {
    fileprivate var line: String {
        var parts = [type]
        if !name.isEmpty, name != type { parts.append(name) }
        parts.append("(" + frame.map(\.shortText).joined(separator: ", ") + ")")
        if let text { parts += text.words }
        if let identifier, !identifier.isEmpty { parts.append("#" + identifier) }
        if hidden { parts.append("hidden") }
        if alpha != 1 { parts.append("alpha=" + alpha.shortText) }
        if let ambiguous {
            if ambiguous.horizontal { parts.append("ambiguous-x") }
            if ambiguous.vertical { parts.append("ambiguous-y") }
        }
        return parts.joined(separator: " ")
    }
}

extension LayoutNode.Text {
    fileprivate var words: [String] {
        let escaped = string.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
        var words = ["\"" + escaped + "\""]
        if lines > 1 { words.append("lines=\(lines)") }
        if truncated { words.append("truncated") }
        return words
    }
}

extension Double {
    /// As few digits as four decimals need.
    fileprivate var shortText: String {
        let value = roundedToFour
        return value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
    }
}
