import Foundation

/// What a visual format string says, before it is known which items its names stand for.
struct VisualFormat: Equatable {
    /// A number or the name of one, or the name of a view.
    enum Operand: Equatable {
        case number(Double)
        case name(String)
    }

    struct Predicate: Equatable {
        var relation = NSLayoutConstraint.Relation.equal
        var operand: Operand
        var priority: Operand?
    }

    /// What stands between two neighbours.
    enum Connection: Equatable {
        case touching
        case standard
        case spaced([Predicate])
    }

    struct Part: Equatable {
        /// Nil for the superview, which is written as a bar.
        var name: String?
        var predicates: [Predicate] = []
    }

    var isVertical = false
    var parts: [Part] = []
    /// One fewer than the parts.
    var connections: [Connection] = []
}

/// Why a visual format string cannot be read.
struct VisualFormatError: Error, Equatable {
    var expected: String
    /// Characters before the place of the fault.
    var offset: Int
}

/// Reads a visual format string from left to right.
///
/// Origin: the grammar in Apple's Auto Layout Guide, appendix "Visual Format Language".
struct VisualFormatParser {
    private let text: [Character]
    private var position = 0

    init(_ format: String) {
        text = Array(format)
    }

    mutating func parse() throws(VisualFormatError) -> VisualFormat {
        var format = VisualFormat()
        if take("H:") {
            format.isVertical = false
        } else if take("V:") {
            format.isVertical = true
        }
        format.parts.append(try part())
        while position < text.count {
            format.connections.append(try connection())
            format.parts.append(try part())
            if format.parts.last?.name == nil, position < text.count { throw fault("the end after '|'") }
        }
        guard format.parts.contains(where: { $0.name != nil }) else { throw fault("a view such as [name]") }
        return format
    }

    private mutating func part() throws(VisualFormatError) -> VisualFormat.Part {
        if take("|") { return VisualFormat.Part() }
        guard take("[") else { throw fault("'|' or a view such as [name]") }
        let name = word()
        guard !name.isEmpty else { throw fault("the name of a view") }
        var part = VisualFormat.Part(name: name)
        if take("(") { part.predicates = try predicates() }
        guard take("]") else { throw fault("']'") }
        return part
    }

    private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
        guard take("-") else { return .touching }
        if next == "[" || next == "|" { return .standard }
        let found: [VisualFormat.Predicate]
        if take("(") {
            found = try predicates()
        } else {
            found = [VisualFormat.Predicate(operand: try operand())]
        }
        guard take("-") else { throw fault("'-'") }
        return .spaced(found)
    }

    /// Predicates up to the closing parenthesis, which is taken too.
    private mutating func predicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
        var found: [VisualFormat.Predicate] = []
        repeat { found.append(try predicate()) } while take(",")
        guard take(")") else { throw fault("',' or ')'") }
        return found
    }

    private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        if take(">=") {
            relation = .greaterThanOrEqual
        } else if take("<=") {
            relation = .lessThanOrEqual
        } else {
            _ = take("==")
        }
        var found = VisualFormat.Predicate(relation: relation, operand: try operand())
        if take("@") { found.priority = try operand() }
        return found
    }

    private mutating func operand() throws(VisualFormatError) -> VisualFormat.Operand {
        skipSpaces()
        let start = position
        if next == "-" || next == "+" { position += 1 }
        while let character = next, character.isNumber || character == "." { position += 1 }
        if position > start, let value = Double(String(text[start..<position])) { return .number(value) }
        position = start
        let name = word()
        guard !name.isEmpty else { throw fault("a number, a metric or a view") }
        return .name(name)
    }

    private mutating func word() -> String {
        skipSpaces()
        let start = position
        while let character = next, character.isLetter || character.isNumber || character == "_" { position += 1 }
        return String(text[start..<position])
    }

    private var next: Character? { position < text.count ? text[position] : nil }

    private mutating func skipSpaces() {
        while next?.isWhitespace == true { position += 1 }
    }

    private mutating func take(_ token: String) -> Bool {
        skipSpaces()
        let end = position + token.count
        guard end <= text.count, text[position..<end].elementsEqual(token) else { return false }
        position = end
        skipSpaces()
        return true
    }

    private func fault(_ expected: String) -> VisualFormatError {
        VisualFormatError(expected: expected, offset: position)
    }
}
