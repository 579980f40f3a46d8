extension LayoutDocument {
    /// The tree as indented lines, one a node: `UILabel titleLabel (16, 62, 370, 20.3333) "Hello"`.
    ///
    /// A name that only repeats its type is left out; what differs from the usual (identifier, hidden, alpha,
    /// truncation, several lines, ambiguity) stands behind.
    public func textTree() -> String {
        var lines: [String] = []
        root.appendLines(to: &lines, depth: 0)
        return lines.joined(separator: "\n") + "\n"
    }
}

extension LayoutNode {
    fileprivate func appendLines(to lines: inout [String], depth: Int) {
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
        lines.append(String(repeating: "  ", count: depth) + parts.joined(separator: " "))
        for child in children { child.appendLines(to: &lines, depth: depth + 1) }
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
