/// Edits of one text, in order, that neither overlap nor change the number of lines.
struct EditList: Sendable {
    private(set) var edits: [SourceEdit] = []

    mutating func add(_ edit: SourceEdit) {
        edits.append(edit)
    }

    /// The edited bytes and the edits that were made, in the order of the text.
    ///
    /// 1. Edits are sorted by position; at one position insertions come before replacements, in the order they came.
    /// 2. One that overlaps an earlier one is left out: the outer construct has already been rewritten.
    /// 3. Line breaks that a replacement lacks are put where it has `SourceEdit.lineBreaks`, or else before its closing
    ///    parenthesis, or else at its end; those it has too many of become spaces.
    func applied(to bytes: [UInt8]) -> (bytes: [UInt8], edits: [SourceEdit]) {
        let ordered = edits.enumerated().sorted {
            ($0.element.range.lowerBound, $0.element.range.isEmpty ? 0 : 1, $0.offset)
                < ($1.element.range.lowerBound, $1.element.range.isEmpty ? 0 : 1, $1.offset)
        }
        var result: [UInt8] = []
        var done: [SourceEdit] = []
        var position = 0
        for (_, edit) in ordered where edit.range.lowerBound >= position && edit.range.upperBound <= bytes.count {
            let kept = edit.keepingLines(of: bytes)
            result += bytes[position..<edit.range.lowerBound]
            result += kept.replacement
            position = edit.range.upperBound
            done.append(kept)
        }
        result += bytes[position...]
        return (result, done)
    }
}

extension SourceEdit {
    fileprivate func keepingLines(of bytes: [UInt8]) -> SourceEdit {
        let wanted = bytes[range].count { $0 == .newline }
        var text = replacement
        var present = text.count { $0 == .newline }
        while present > wanted, let last = text.lastIndex(of: .newline) {
            text[last] = .space
            present -= 1
        }
        let breaks = [UInt8](repeating: .newline, count: max(wanted - present, 0))
        if let mark = text.firstIndex(of: 0) {
            text.replaceSubrange(mark...mark, with: breaks)
            text.removeAll { $0 == 0 }
        } else {
            text.insert(contentsOf: breaks, at: text.last == UInt8(ascii: ")") ? text.count - 1 : text.count)
        }
        return SourceEdit(range, String(decoding: text, as: UTF8.self), origin: origin)
    }
}
