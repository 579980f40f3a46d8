import SwiftSyntax

extension RuleContext {
    /// Edits that bring one statement of a block before an earlier one; none where it shares its lines with others.
    func moving(_ index: Int, before target: Int, in block: Block?) -> [Edit] {
        guard let block, target < index, let item = block.item(index), let first = block.item(target) else { return [] }
        guard let lines = wholeLines(item) else { return [] }
        let source = file.source
        let start = first.byteRange.lowerBound
        let text = source.text(item.byteRange) + source.lineBreak + source.indentation(start)
        return [Edit.insert(text, at: start), Edit(lines, "")]
    }

    /// The lines of a statement with their last line break, where nothing else stands on them.
    func wholeLines(_ node: some SyntaxProtocol) -> Range<Int>? {
        let source = file.source
        let range = node.byteRange
        let start = source.lineStart(range.lowerBound)
        var end = source.lineEnd(range.upperBound)
        let isBlank = { (part: Range<Int>) in source.bytes[part].allSatisfy { $0 == 0x20 || $0 == 0x09 } }
        guard isBlank(start..<range.lowerBound), isBlank(range.upperBound..<end) else { return nil }
        if end < source.bytes.count, source.bytes[end] == SourceBytes.carriageReturn { end += 1 }
        if end < source.bytes.count, source.bytes[end] == SourceBytes.newline { end += 1 }
        return start..<end
    }

    /// An edit that puts a statement on a line of its own behind another one.
    func inserting(_ text: String, after node: some SyntaxProtocol) -> Edit {
        let range = node.byteRange
        return .insert(file.source.lineBreak + file.source.indentation(range.lowerBound) + text, at: range.upperBound)
    }

    func inserting(_ text: String, before node: some SyntaxProtocol) -> Edit {
        let start = node.byteRange.lowerBound
        return .insert(text + file.source.lineBreak + file.source.indentation(start), at: start)
    }

    /// The name at the end of `a.b.name` becomes another one.
    func renaming(_ token: TokenSyntax?, to name: String) -> [Edit] { token.map { [Edit($0.byteRange, name)] } ?? [] }
}

extension Block {
    func item(_ index: Int) -> CodeBlockItemSyntax? {
        guard index >= 0, index < count else { return nil }
        return node[node.index(node.startIndex, offsetBy: index)]
    }

    /// It is the other block, or stands in it.
    func isInside(_ other: Block?) -> Bool {
        var current: Block? = self
        while let block = current {
            if block === other { return true }
            current = block.parent
        }
        return false
    }
}

extension Chain {
    /// The chain that is a statement of its own around this one, or itself.
    var outermost: Chain { ancestors.last?.chain ?? self }
}
