import TextEngine

/// What a piece of text inherits from the texts and views around it.
struct TextStyling {
    var font: Font
    var style: AnyShapeStyle?
    var isUnderlined = false
    var isStruckThrough = false
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
            case .underline(let isActive): isUnderlined = isActive
            case .strikethrough(let isActive): isStruckThrough = isActive
            case .kerning(let kern): self.kern = Double(kern)
            case .baselineOffset(let offset): baselineOffset = Double(offset)
            }
        }
    }

    func run(_ text: String, _ environment: EnvironmentValues) -> TextRun {
        let paint = style?._paint(in: environment) ?? ForegroundStyle()._paint(in: environment)
        return TextRun(
            text, font: font.resolved(environment), color: paint.flatColor, kern: kern, baselineOffset: baselineOffset,
            isUnderlined: isUnderlined, isStruckThrough: isStruckThrough)
    }
}

extension Text {
    /// The text as runs under the environment, in reading order.
    func runs(_ environment: EnvironmentValues) -> [TextRun] {
        var styling = TextStyling(font: environment.effectiveFont)
        styling.isUnderlined = environment._textDecoration.isUnderlined
        styling.isStruckThrough = environment._textDecoration.isStruckThrough
        styling.kern = environment._textDecoration.kern
        return runs(styling, environment).map { run in
            var run = run
            if let textCase = environment._textCase {
                run.string = textCase == .uppercase ? run.string.uppercased() : run.string.lowercased()
            }
            return run
        }
    }

    private func runs(_ outer: TextStyling, _ environment: EnvironmentValues) -> [TextRun] {
        var styling = outer
        styling.apply(changes)
        switch storage {
        case .verbatim(let text): return text.isEmpty ? [] : [styling.run(text, environment)]
        case .markdown(let text): return markdownRuns(text, styling, environment)
        case .attributed(let text):
            return text.runs.map { run in styling.run(String(text[run.range].characters), environment) }
        case .concatenated(let first, let second):
            return first.runs(styling, environment) + second.runs(styling, environment)
        case .image: return []
        }
    }

    private func markdownRuns(
        _ text: String, _ styling: TextStyling, _ environment: EnvironmentValues
    ) -> [TextRun] {
        Markdown.pieces(text).filter { !$0.text.isEmpty }.map { piece in
            var own = styling
            if piece.isBold { own.font.isBold = true }
            if piece.isItalic { own.font.isItalic = true }
            if piece.isCode { own.font.design = .monospaced }
            if piece.isStruck { own.isStruckThrough = true }
            if piece.link != nil { own.style = AnyShapeStyle(TintShapeStyle()) }
            return own.run(piece.text, environment)
        }
    }
}
