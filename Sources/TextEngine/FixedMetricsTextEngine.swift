/// An engine without fonts, for tests whose numbers can be worked out in the head.
///
/// Every character, ellipsis and space included, is half its font's size wide, plus its kern; an attachment has its own
/// width. Lines have the system font's recorded heights. Breaking, truncation and alignment are those of every engine
/// (see ``TextComposer``). Words break after white space, hyphens and around ideographs; text is placed from left to
/// right, whatever it is.
public struct FixedMetricsTextEngine: TextEngine, TextShaper {
    public init() {}

    public func metrics(of font: FontDescriptor) -> FontMetrics {
        .systemFont(size: font.size, leading: font.leading)
    }

    public func layout(_ request: TextRequest) -> TextLayout {
        var composer = TextComposer(request, shaper: self)
        return composer.compose()
    }

    package func shape(_ runs: [TextRun], direction: TextDirection) -> ShapedText {
        var clusters: [TextCluster] = []
        var breaksNext = false
        for (index, run) in runs.enumerated() {
            let advance = run.attachmentSize?.width ?? FixedCharacter.advance(of: run.font)
            var offset = 0
            for character in run.string {
                let kind = FixedCharacter.kind(of: character)
                let length = character.utf8.count
                let breaks = kind == .visible && (breaksNext || FixedCharacter.isIdeograph(character))
                clusters.append(
                    TextCluster(
                        run: index, start: offset, end: offset + length, advance: advance + run.kern, kind: kind,
                        canBreakBefore: breaks, visualIndex: clusters.count))
                breaksNext = kind != .visible || character == "-" || FixedCharacter.isIdeograph(character)
                offset += length
            }
        }
        var isRightToLeft = false
        switch direction {
        case .natural(let fallback): isRightToLeft = fallback
        case .fixed(let fixed): isRightToLeft = fixed
        }
        return ShapedText(clusters: clusters, isRightToLeft: isRightToLeft, needsReordering: false)
    }
}

/// What characters are to engines without fonts.
enum FixedCharacter {
    static func advance(of font: FontDescriptor) -> Double {
        guard font.size.isFinite else { return 0 }
        return SystemFontMeasures.shared.fixedAdvance * max(0, font.size)
    }

    static func kind(of character: Character) -> TextCluster.Kind {
        if character == "\t" { return .tab }
        return character.isWhitespace && character != "\u{A0}" ? .whiteSpace : .visible
    }

    static func isIdeograph(_ character: Character) -> Bool {
        guard let scalar = character.unicodeScalars.first?.value else { return false }
        return (0x2E80...0x9FFF).contains(scalar) || (0xAC00...0xD7A3).contains(scalar)
            || (0x20000...0x3FFFF).contains(scalar)
    }
}
