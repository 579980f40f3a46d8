/// The inline Markdown that texts of the program may have: emphasis, code, strike-through and links.
struct Markdown {
    struct Piece: Equatable {
        var text: String
        var isBold = false
        var isItalic = false
        var isCode = false
        var isStruck = false
        var link: String?
    }

    private var rest: Substring
    private var style = Piece(text: "")
    private(set) var pieces: [Piece] = []

    /// A mark without its partner stands for itself.
    static func pieces(_ text: String) -> [Piece] {
        guard text.contains(where: { "*_`~[".contains($0) }) else { return [Piece(text: text)] }
        var parser = Markdown(rest: text[...])
        parser.run()
        return parser.pieces.isEmpty ? [Piece(text: "")] : parser.pieces
    }

    private init(rest: Substring) { self.rest = rest }

    private mutating func run() {
        while let first = rest.first {
            if toggle("**", \.isBold) || toggle("__", \.isBold) || toggle("~~", \.isStruck) || toggle("*", \.isItalic) {
                continue
            }
            if first == "`", let end = rest.dropFirst().firstIndex(of: "`") {
                var piece = style
                piece.isCode = true
                piece.text = String(rest[rest.index(after: rest.startIndex)..<end])
                pieces.append(piece)
                rest = rest[rest.index(after: end)...]
            } else if first == "[", takeLink() {
                continue
            } else {
                append(String(first))
                rest = rest.dropFirst()
            }
        }
    }

    private mutating func toggle(_ mark: String, _ flag: WritableKeyPath<Piece, Bool>) -> Bool {
        guard rest.hasPrefix(mark) else { return false }
        let after = rest.dropFirst(mark.count)
        let opens = !style[keyPath: flag]
        guard opens ? after.first?.isWhitespace == false && after.contains(mark) : true else { return false }
        style[keyPath: flag].toggle()
        rest = after
        return true
    }

    private mutating func takeLink() -> Bool {
        guard let match = rest.prefixMatch(of: #/\[([^\]]+)\]\(([^)\s]+)\)/#) else { return false }
        var piece = style
        piece.text = String(match.output.1)
        piece.link = String(match.output.2)
        pieces.append(piece)
        rest = rest[match.range.upperBound...]
        return true
    }

    private mutating func append(_ text: String) {
        var piece = style
        piece.text = text
        if var last = pieces.last {
            let before = last.text
            last.text = text
            if last == piece {
                pieces[pieces.count - 1].text = before + text
                return
            }
        }
        pieces.append(piece)
    }
}
