/// The runs of a line, placed.
struct LineContent {
    var runs: [PositionedRun]
    /// Without white space at the end.
    var width: Double
    var trailingSpace: Double
}

/// A shaped paragraph with its runs.
struct ComposedParagraph {
    let runs: [TextRun]
    let style: TextParagraphStyle
    let text: ShapedText
    let breaker: LineBreaker
    private let metrics: [FontMetrics]
    private let emptyLine: (run: TextRun, metrics: FontMetrics)

    init(_ paragraph: TextParagraph, shaper: any TextShaper) {
        runs = paragraph.runs
        style = paragraph.style
        metrics = paragraph.runs.map { shaper.metrics(of: $0.font) }
        emptyLine = (TextRun("", font: paragraph.font), shaper.metrics(of: paragraph.font))
        if paragraph.runs.isEmpty {
            text = ShapedText(clusters: [], isRightToLeft: style.isRightToLeft, needsReordering: false)
        } else {
            text = shaper.shape(
                paragraph.runs, direction: .natural(fallbackIsRightToLeft: style.isRightToLeft))
        }
        breaker = LineBreaker(text.clusters)
    }

    func metrics(of range: Range<Int>) -> LineMetrics {
        guard !range.isEmpty else { return LineMetrics([emptyLine], style: style) }
        let used = text.clusters[range.lowerBound].run...text.clusters[range.upperBound - 1].run
        return LineMetrics(used.lazy.map { (runs[$0], metrics[$0]) }, style: style)
    }

    /// Places a line's text; in a justified line the spaces between words grow until it fills the width.
    func content(of range: Range<Int>, justifiedTo width: Double?, shaper: any TextShaper) -> LineContent {
        let visible = breaker.trimmed(range)
        let trailing = breaker.width(range) - breaker.width(visible)
        guard !text.needsReordering else {
            var content = Self.reordered(
                runs(of: visible), isRightToLeft: text.isRightToLeft, shaper: shaper)
            content.trailingSpace = trailing
            return content
        }
        let gaps = width == nil ? 0 : visible.filter { text.clusters[$0].kind == .whiteSpace }.count
        let natural = breaker.width(visible)
        let extra = gaps > 0 ? max(0, (width ?? natural) - natural) / Double(gaps) : 0
        var builder = LineBuilder(runs)
        for index in visible {
            let cluster = text.clusters[index]
            var advance = breaker.advance(of: cluster, at: builder.x)
            if cluster.kind == .whiteSpace { advance += extra }
            builder.add(cluster, advance: advance, endsPiece: cluster.kind == .tab || (extra > 0 && cluster.isHanging))
        }
        return LineContent(runs: builder.finish(), width: builder.x, trailingSpace: trailing)
    }

    /// The parts of the runs that a range covers, in reading order.
    func runs(of range: Range<Int>) -> [TextRun] {
        var builder = LineBuilder(runs)
        for index in range { builder.add(text.clusters[index], advance: 0, endsPiece: false) }
        return builder.finish().map(\.run)
    }

    /// Shapes a line's runs on their own and places them in visual order.
    static func reordered(_ runs: [TextRun], isRightToLeft: Bool, shaper: any TextShaper) -> LineContent {
        guard !runs.isEmpty else { return LineContent(runs: [], width: 0, trailingSpace: 0) }
        let shaped = shaper.shape(runs, direction: .fixed(isRightToLeft: isRightToLeft))
        let breaker = LineBreaker(shaped.clusters)
        var builder = LineBuilder(runs)
        for index in shaped.clusters.indices.sorted(by: {
            shaped.clusters[$0].visualIndex < shaped.clusters[$1].visualIndex
        }) {
            let cluster = shaped.clusters[index]
            builder.add(
                cluster, advance: breaker.advance(of: cluster, at: builder.x), endsPiece: cluster.kind == .tab)
        }
        return LineContent(runs: builder.finish(), width: builder.x, trailingSpace: 0)
    }
}

/// Collects clusters from left to right into positioned runs.
///
/// Clusters of one run stay together while they are neighbours in the text too, in either direction.
struct LineBuilder {
    private let source: [TextRun]
    private var pieces: [PositionedRun] = []
    private var open: (run: Int, start: Int, end: Int, x: Double)?
    private(set) var x = 0.0

    init(_ source: [TextRun]) {
        self.source = source
    }

    mutating func add(_ cluster: TextCluster, advance: Double, endsPiece: Bool) {
        if let piece = open, piece.run == cluster.run, cluster.start == piece.end || cluster.end == piece.start {
            open?.start = min(piece.start, cluster.start)
            open?.end = max(piece.end, cluster.end)
        } else {
            close()
            open = (cluster.run, cluster.start, cluster.end, x)
        }
        x += advance
        if endsPiece { close() }
    }

    mutating func finish() -> [PositionedRun] {
        close()
        return pieces
    }

    private mutating func close() {
        guard let piece = open else { return }
        open = nil
        var run = source[piece.run]
        let bytes = run.string.utf8
        if piece.start > 0 || piece.end < bytes.count {
            let start = bytes.index(bytes.startIndex, offsetBy: piece.start)
            let end = bytes.index(start, offsetBy: piece.end - piece.start)
            run.string = String(run.string[start..<end])
        }
        pieces.append(PositionedRun(run: run, x: piece.x, width: x - piece.x))
    }
}
