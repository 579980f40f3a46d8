/// A text of the program, which Markdown may style.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// What tables of translations have the text under: values stand in it as `%@`, `%lld` or `%lf`.
    let key: String
    let values: [Value]

    public init(_ value: String) {
        key = value
        values = []
    }
    public init(stringLiteral value: String) { self.init(value) }
    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        values = stringInterpolation.values
    }

    /// What stands in the text in place of a specifier.
    struct Value: Equatable, Sendable {
        var text: Text
        var specifier: String
    }

    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var key = ""
        var values: [Value] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {
            key += literal.replacingOccurrences(of: "%", with: "%%")
        }

        private mutating func append(_ text: Text, _ specifier: String = "%@") {
            key += specifier
            values.append(Value(text: text, specifier: specifier))
        }

        public mutating func appendInterpolation(_ string: String) { append(Text(verbatim: string)) }
        public mutating func appendInterpolation<S: StringProtocol>(_ string: S) {
            append(Text(verbatim: String(string)))
        }
        public mutating func appendInterpolation(_ value: some BinaryInteger) {
            append(Text(verbatim: "\(value)"), "%lld")
        }
        public mutating func appendInterpolation(_ value: Double) {
            append(Text(verbatim: String(format: "%lf", value)), "%lf")
        }
        public mutating func appendInterpolation(_ value: Float) { appendInterpolation(Double(value)) }
        public mutating func appendInterpolation(_ value: CGFloat) { appendInterpolation(Double(value)) }
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) { append(Text(verbatim: "\(value)")) }
        public mutating func appendInterpolation(_ text: Text) { append(text) }
        public mutating func appendInterpolation(_ image: Image) { append(Text(image)) }
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            append(Text(attributedString))
        }
        public mutating func appendInterpolation(_ key: LocalizedStringKey) { append(Text(key)) }
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append(Text(date, style: style))
        }
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(Text(dates)) }
        public mutating func appendInterpolation(_ interval: DateInterval) { append(Text(interval)) }
        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            append(
                Text(
                    timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
        }
        public mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            append(Text(verbatim: formatter?.string(for: subject) ?? "\(subject)"))
        }
        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
            append(Text(verbatim: formatter?.string(for: subject) ?? "\(subject)"))
        }
        /// - Parameter specifier: as in C's `printf`.
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
            append(Text(verbatim: String(format: specifier, value)), specifier)
        }
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append(Text(input, format: format))
        }
    }
}

extension LocalizedStringKey {
    /// A stretch of the text: of its own words, or one of its values.
    enum Piece {
        case words(Markdown.Piece)
        case value(Text, Markdown.Piece)
    }

    /// Marks the place of a value while Markdown is read; no text has these characters.
    private static func mark(_ index: Int) -> Character {
        Character(Unicode.Scalar(UInt32(0xF_0000 + index)) ?? "?")
    }

    /// The pieces in the order of the text, or of its translation.
    func pieces(_ translate: (String) -> String?) -> [Piece] {
        let text = translate(key) ?? key
        guard !values.isEmpty else {
            return Markdown.pieces(translate(key) == nil ? key : text).map { .words($0) }
        }
        return Markdown.pieces(marked(text)).flatMap { piece in
            var result: [Piece] = []
            var words = ""
            func finish() {
                guard !words.isEmpty else { return }
                var own = piece
                own.text = words
                result.append(.words(own))
                words = ""
            }
            for character in piece.text {
                guard let scalar = character.unicodeScalars.first, scalar.value >= 0xF_0000,
                    values.indices.contains(Int(scalar.value) - 0xF_0000)
                else {
                    words.append(character)
                    continue
                }
                finish()
                result.append(.value(values[Int(scalar.value) - 0xF_0000].text, piece))
            }
            finish()
            return result
        }
    }

    /// The text with a mark for each specifier; `%1$@` and the like name a value, the others take the next one.
    private func marked(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        var next = 0
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.hasPrefix("%") {
                result.append("%")
                rest = rest.dropFirst()
                continue
            }
            guard
                let match = rest.prefixMatch(
                    of: #/(?:(\d+)\$)?[-+ 0#']*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j|L)?[@a-zA-Z]/#)
            else {
                result.append("%")
                continue
            }
            let index = match.output.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
            next = index + 1
            if values.indices.contains(index) { result.append(Self.mark(index)) }
            rest = rest[match.range.upperBound...]
        }
        return result + rest
    }
}
