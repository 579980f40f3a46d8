/// A piece of text that no line break or truncation may cut: a grapheme, a ligature or an attachment.
package struct TextCluster: Sendable {
    package enum Kind: UInt8, Sendable {
        case visible
        /// Room that hangs over a line's end without counting.
        case whiteSpace
        /// Reaches to the next tab stop.
        case tab
    }

    /// Index of its run among the runs that were shaped.
    package var run: Int
    /// UTF-8 offsets in that run's string.
    package var start: Int
    package var end: Int
    /// Points, with tracking and kern.
    package var advance: Double
    package var kind: Kind
    package var canBreakBefore: Bool
    /// Place in the line from the left, if all of the text were one line.
    package var visualIndex: Int

    package init(
        run: Int, start: Int, end: Int, advance: Double, kind: Kind, canBreakBefore: Bool, visualIndex: Int
    ) {
        self.run = run
        self.start = start
        self.end = end
        self.advance = advance
        self.kind = kind
        self.canBreakBefore = canBreakBefore
        self.visualIndex = visualIndex
    }

    package var isHanging: Bool { kind != .visible }
}

/// A paragraph's text with its measures, before it is broken into lines.
package struct ShapedText: Sendable {
    /// In reading order.
    package var clusters: [TextCluster]
    package var isRightToLeft: Bool
    /// Whether some text does not run from left to right, so that a line's order must be worked out for the line.
    package var needsReordering: Bool

    package init(clusters: [TextCluster], isRightToLeft: Bool, needsReordering: Bool) {
        self.clusters = clusters
        self.isRightToLeft = isRightToLeft
        self.needsReordering = needsReordering
    }
}

/// What the line breaker and the composer need of a font system.
package protocol TextShaper: Sendable {
    func metrics(of font: FontDescriptor) -> FontMetrics

    /// Measures one paragraph without line ends; the runs are not empty.
    func shape(_ runs: [TextRun], direction: TextDirection) -> ShapedText
}

/// How a paragraph's direction is found.
package enum TextDirection: Hashable, Sendable {
    /// By the first letter that has one, else the fallback (Unicode bidirectional algorithm, P2 and P3).
    case natural(fallbackIsRightToLeft: Bool)
    case fixed(isRightToLeft: Bool)
}
