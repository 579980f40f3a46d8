import TextEngine

/// What a piece of text inherits from the texts and views around it.
struct TextStyling {
    var font: Font
    var style: AnyShapeStyle?
    var isUnderlined = false
    var isStruckThrough = false
    var background: Color?
    var kern = 0.0
    var baselineOffset = 0.0

    /// Changes of a text itself win over those of views; the last one of a kind is the one nearest to the text's start.
    mutating func apply(_ changes: [Text.Change]) {
        for change in changes {
            switch change {
            case .font(let font):
                if var new = font {
                    new.isBold = new.isBold || self.font.isBold
                    self.font = new
                }
            case .weight(let weight): if let weight { font.weight = weight }
            case .bold(let isBold): font.isBold = isBold
            case .italic(let isItalic): font.isItalic = isItalic
            case .tabularDigits: font.hasTabularDigits = true
            case .design(let design): font.design = design
            case .style(let box): style = box.style ?? style
            case .underline(let isActive, _): isUnderlined = isActive
            case .strikethrough(let isActive, _): isStruckThrough = isActive
            case .kerning(let kern): self.kern = Double(kern)
            case .baselineOffset(let offset): baselineOffset = Double(offset)
            }
        }
    }

    func run(_ text: String, _ environment: EnvironmentValues) -> TextRun {
        let paint = style?._paint(in: environment) ?? ForegroundStyle()._paint(in: environment)
        return TextRun(
            text, font: font.resolved(environment), color: paint.flatColor,
            backgroundColor: background?.resolved(environment), kern: kern, baselineOffset: baselineOffset,
            isUnderlined: isUnderlined, isStruckThrough: isStruckThrough)
    }
}

/// One stretch of a text; a picture's run only keeps room.
struct TextPiece {
    var run: TextRun
    var image: (any _ImageSource)?
}

extension Text {
    /// The text as runs under the environment, in reading order.
    func pieces(_ environment: EnvironmentValues) -> [TextPiece] {
        var styling = TextStyling(font: environment.effectiveFont)
        styling.isUnderlined = environment._textDecoration.isUnderlined
        styling.isStruckThrough = environment._textDecoration.isStruckThrough
        styling.kern = environment._textDecoration.kern
        styling.baselineOffset = environment._textDecoration.baselineOffset
        return pieces(styling, environment).map { piece in
            var piece = piece
            if let textCase = environment._textCase {
                let text = piece.run.string
                piece.run.string = textCase == .uppercase ? text.uppercased() : text.lowercased()
            }
            return piece
        }
    }

    private func pieces(_ outer: TextStyling, _ environment: EnvironmentValues) -> [TextPiece] {
        var styling = outer
        styling.apply(changes)
        switch storage {
        case .key(let key, let table):
            return key.pieces { _SystemEnvironment.resources.translation(of: $0, table: table, environment.locale) }
                .flatMap { piece -> [TextPiece] in
                    switch piece {
                    case .words(let words):
                        return words.text.isEmpty
                            ? [] : [TextPiece(run: styling.styled(by: words).run(words.text, environment))]
                    case .value(let text, let words): return text.pieces(styling.styled(by: words), environment)
                    }
                }
        case .attributed(let text):
            return text.runs.map { run in
                TextPiece(
                    run: styling.styled(by: run).run(String(text[run.range].characters), environment))
            }
        case .concatenated(let first, let second):
            return first.pieces(styling, environment) + second.pieces(styling, environment)
        case .image(let image): return image.textPiece(styling, environment).map { [$0] } ?? []
        default:
            let text = string(environment)
            return text.isEmpty ? [] : [TextPiece(run: styling.run(text, environment))]
        }
    }
}

extension TextStyling {
    func styled(by words: Markdown.Piece) -> TextStyling {
        var own = self
        if words.isBold { own.font.isBold = true }
        if words.isItalic { own.font.isItalic = true }
        if words.isCode { own.font.design = .monospaced }
        if words.isStruck { own.isStruckThrough = true }
        if words.link != nil { own.style = AnyShapeStyle(TintShapeStyle()) }
        return own
    }

    func styled(by run: AttributedString.Runs.Run) -> TextStyling {
        var own = self
        let values = run.attributes
        if let font = values.swiftUI.font { own.font = font }
        if let color = values.swiftUI.foregroundColor { own.style = AnyShapeStyle(color) }
        if let color = values.swiftUI.backgroundColor { own.background = color }
        if let kern = values.swiftUI.kern ?? values.swiftUI.tracking { own.kern = Double(kern) }
        if let offset = values.swiftUI.baselineOffset { own.baselineOffset = Double(offset) }
        if values.swiftUI.underlineStyle != nil { own.isUnderlined = true }
        if values.swiftUI.strikethroughStyle != nil { own.isStruckThrough = true }
        if values.link != nil { own.style = AnyShapeStyle(TintShapeStyle()) }
        return own
    }
}
