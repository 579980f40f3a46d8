/// Writes nodes as `JSONEncoder` does with sorted keys and line breaks, however deeply they are nested.
struct LayoutTreeWriter {
    private(set) var bytes: [UInt8] = []

    /// Levels after which lines are not set in any further: spaces alone would make a file of gigabytes otherwise.
    static let indentLimit = 100

    /// A node whose children are being written.
    private struct Open {
        var node: LayoutNode
        var level: Int
        var next = 0
    }

    /// - Parameter level: the level of the line that the node begins on.
    mutating func write(_ root: LayoutNode, level: Int) {
        var open = [Open(node: root, level: level)]
        begin(root, level)
        while let top = open.last {
            guard top.next < top.node.children.count else {
                end(top.node, top.level)
                open.removeLast()
                continue
            }
            let child = top.node.children[top.next]
            if top.next > 0 { bytes.append(UInt8(ascii: ",")) }
            line(top.level + 2)
            open[open.count - 1].next += 1
            begin(child, top.level + 2)
            open.append(Open(node: child, level: top.level + 2))
        }
    }

    /// The keys before the children, in the order of the alphabet.
    private mutating func begin(_ node: LayoutNode, _ level: Int) {
        text("{")
        key("alpha", level + 1)
        number(node.alpha)
        if let ambiguous = node.ambiguous {
            next("ambiguous", level + 1)
            text("{")
            key("horizontal", level + 2)
            text(ambiguous.horizontal ? "true" : "false")
            next("vertical", level + 2)
            text(ambiguous.vertical ? "true" : "false")
            line(level + 1)
            text("}")
        }
        next("children", level + 1)
        text(node.children.isEmpty ? "[\n" : "[")
    }

    /// The keys after the children.
    private mutating func end(_ node: LayoutNode, _ level: Int) {
        line(level + 1)
        text("]")
        next("frame", level + 1)
        numbers(node.frame, level + 1)
        next("hidden", level + 1)
        text(node.hidden ? "true" : "false")
        next("identifier", level + 1)
        optional(node.identifier)
        next("name", level + 1)
        string(node.name)
        next("text", level + 1)
        write(node.text, level + 1)
        next("type", level + 1)
        string(node.type)
        next("windowFrame", level + 1)
        numbers(node.windowFrame, level + 1)
        line(level)
        text("}")
    }

    private mutating func write(_ shown: LayoutNode.Text?, _ level: Int) {
        guard let shown else { return text("null") }
        text("{")
        key("font", level + 1)
        optional(shown.font)
        next("lines", level + 1)
        text(String(shown.lines))
        next("size", level + 1)
        number(shown.size)
        next("string", level + 1)
        string(shown.string)
        next("truncated", level + 1)
        text(shown.truncated ? "true" : "false")
        line(level)
        text("}")
    }

    // MARK: Parts

    private mutating func text(_ text: String) { bytes += text.utf8 }

    private mutating func line(_ level: Int) {
        bytes.append(UInt8(ascii: "\n"))
        bytes += repeatElement(UInt8(ascii: " "), count: 2 * min(level, Self.indentLimit))
    }

    private mutating func key(_ key: String, _ level: Int) {
        line(level)
        text("\"\(key)\" : ")
    }

    private mutating func next(_ name: String, _ level: Int) {
        text(",")
        key(name, level)
    }

    private mutating func number(_ value: Double) {
        let text = value.roundedToFour.description
        bytes += text.hasSuffix(".0") ? text.dropLast(2).utf8 : text[...].utf8
    }

    private mutating func numbers(_ values: [Double], _ level: Int) {
        text("[")
        for (index, value) in values.enumerated() {
            if index > 0 { text(",") }
            line(level + 1)
            number(value)
        }
        if values.isEmpty { text("\n") }
        line(level)
        text("]")
    }

    private mutating func optional(_ value: String?) {
        if let value { string(value) } else { text("null") }
    }

    private mutating func string(_ value: String) {
        bytes.append(UInt8(ascii: "\""))
        for byte in value.utf8 {
            switch byte {
            case UInt8(ascii: "\""): text("\\\"")
            case UInt8(ascii: "\\"): text("\\\\")
            case 0x08: text("\\b")
            case 0x09: text("\\t")
            case 0x0A: text("\\n")
            case 0x0C: text("\\f")
            case 0x0D: text("\\r")
            case 0..<0x20: text("\\u00" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16))
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
