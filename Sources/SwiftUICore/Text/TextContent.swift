import DisplayList
import LayoutTree
import TextEngine

/// What a text measures and draws.
///
/// Layout algorithm:
/// 1. Lines are broken at the proposed width, and as many are kept as the line limit and the proposed height allow, at
///    least one; the last one is cut with an ellipsis where more follows.
/// 2. The width is that of the widest line, with the white space at the end of a wrapped one, rounded up to the pixel
///    and no wider than the proposal.
/// 3. The height is that of all lines and the leading between them, rounded up to the pixel.
/// 4. A text keeps away from other views by its descender and an eighth of its size, below also by the room between
///    capital height and ascender; from the text below by that one's leading. Both are rounded up to the pixel.
struct TextContent: LeafContent {
    private(set) var runs: [TextRun]
    /// Pictures in the text, by the index of their run.
    private let images: [Int: any _ImageSource]
    let settings: TextSettings
    let scale: CGFloat
    private let styleName: String?

    init(_ text: Text, _ environment: EnvironmentValues) {
        let pieces = text.pieces(environment)
        runs =
            pieces.isEmpty
            ? [TextRun("", font: environment.effectiveFont.resolved(environment))] : pieces.map(\.run)
        images = Dictionary(
            uniqueKeysWithValues: pieces.enumerated().compactMap { index, piece in piece.image.map { (index, $0) } })
        settings = environment.textSettings
        scale = environment.displayScale
        styleName = Self.styleName(text, environment)
    }

    private static func styleName(_ text: Text, _ environment: EnvironmentValues) -> String? {
        var styling = TextStyling(font: environment.effectiveFont)
        styling.apply(text.changes)
        return styling.font.styleName
    }

    private func pixelsUp(_ value: Double) -> CGFloat { (CGFloat(value) * scale - 0.001).rounded(.up) / scale }

    // MARK: - Measuring

    private func layout(width: CGFloat?, height: CGFloat?) -> TextLayout {
        var request = settings.request(runs)
        if let width, width.isFinite { request.width = Double(width) }
        if let height, height.isFinite { request.height = Double(height) }
        let layout = _SystemEnvironment.engine.layout(request)
        guard layout.isTruncated, settings.minimumScale < 1 else { return layout }
        return shrunk(request) ?? layout
    }

    /// The largest size, in tenths of the scale's range, at which nothing is cut off.
    private func shrunk(_ request: TextRequest) -> TextLayout? {
        var last: TextLayout?
        for step in 1...10 {
            let factor = 1 - (1 - Double(settings.minimumScale)) * Double(step) / 10
            var smaller = request
            for index in smaller.runs.indices { smaller.runs[index].font.size *= factor }
            let layout = _SystemEnvironment.engine.layout(smaller)
            last = layout
            if !layout.isTruncated { return layout }
        }
        return last
    }

    func sizeThatFits(_ proposal: ProposedViewSize, in box: LayoutBox) -> CGSize {
        let layout = layout(width: proposal.width, height: proposal.height)
        guard !layout.lines.isEmpty else { return CGSize(width: 0, height: pixelsUp(emptyHeight)) }
        let wrapped = layout.lines.count > 1
        let widest = layout.lines.map { $0.width + (wrapped ? $0.trailingSpace : 0) }.max() ?? 0
        var width = pixelsUp(max(layout.width, widest))
        if let most = proposal.width { width = min(width, max(0, most)) }
        return CGSize(width: width, height: pixelsUp(max(layout.height, reservedHeight)))
    }

    private var emptyHeight: Double { _SystemEnvironment.engine.metrics(of: runs[0].font).lineHeight }

    private var reservedHeight: Double {
        guard settings.reservedLines > 0 else { return 0 }
        let metrics = _SystemEnvironment.engine.metrics(of: runs[0].font)
        return metrics.lineHeight * Double(settings.reservedLines)
            + max(metrics.leading, 0) * Double(settings.reservedLines - 1)
    }

    func spacing(in box: LayoutBox) -> ViewSpacing {
        let metrics = _SystemEnvironment.engine.metrics(of: runs[0].font)
        let edge = pixelsUp(runs[0].font.size / Double(LayoutMetric.textEdgeDivisor))
        let above = CGFloat(-metrics.descender) + edge
        let leading = pixelsUp(max(0, metrics.leading))
        var spacing = ViewSpacing.plain
        spacing[.top] = .init(text: above, leading: leading)
        spacing[.bottom] = .init(text: above + CGFloat(metrics.ascender - metrics.capHeight), leading: leading)
        return spacing
    }

    // MARK: - Baselines

    var guides: [AlignmentKey] {
        [VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key]
    }

    func explicitAlignment(_ key: AlignmentKey, size: CGSize) -> CGFloat? {
        let layout = layout(width: size.width, height: size.height)
        let baseline = key == VerticalAlignment.firstTextBaseline.key ? layout.firstBaseline : layout.lastBaseline
        return (CGFloat(baseline) * scale + 0.5).rounded(.down) / scale
    }

    // MARK: - Drawing

    func draw(in rect: CGRect, _ context: DrawingContext) -> [DisplayItem] {
        let layout = layout(width: rect.width, height: rect.height)
        let origin = context.aligned(rect).origin
        return [.text(DisplayText(layout: layout, x: Double(origin.x), y: Double(origin.y)))]
            + imageItems(layout, origin)
    }

    /// The pictures where the layout has left room for them, in the order of the text.
    private func imageItems(_ layout: TextLayout, _ origin: CGPoint) -> [DisplayItem] {
        guard !images.isEmpty else { return [] }
        let order = images.keys.sorted()
        var result: [DisplayItem] = []
        var next = 0
        for line in layout.lines {
            for piece in line.runs {
                guard let size = piece.run.attachmentSize, next < order.count else { continue }
                let rect = CGRect(
                    x: origin.x + CGFloat(line.x + piece.x),
                    y: origin.y + CGFloat(line.baseline - piece.run.baselineOffset - size.height),
                    width: CGFloat(size.width), height: CGFloat(size.height))
                if let source = images[order[next]] {
                    result += source.displayItems(in: rect, tint: source.isTemplate ? piece.run.color : nil)
                }
                next += 1
            }
        }
        return result
    }

    /// Of each line, from the text's own corner: as tall as its capitals, and a little more.
    func lineFrames(_ size: CGSize) -> [CGRect] {
        layout(width: size.width, height: size.height).lines.map { line in
            let inset = line.height / Double(LayoutMetric.textEdgeDivisor)
            return CGRect(x: line.x, y: line.top + inset, width: line.width, height: line.height - 2 * inset)
        }
    }

    var keepsSizeInMotion: Bool { true }

    func moved(along change: Change<any LeafContent>, at time: TimeInterval) -> any LeafContent {
        guard let old = change.old as? TextContent, old.runs.count == runs.count else { return self }
        let share = change.animation.value(from: 0.0, to: 1, after: time - change.began)
        var result = self
        for index in runs.indices {
            let pair = zip(old.runs[index].color.numbers, runs[index].color.numbers)
            result.runs[index].color = TextColor(numbers: pair.map { $0 + ($1 - $0) * share })
        }
        return result
    }

    func textFacts(size: CGSize) -> LayoutNode.Text? {
        let layout = layout(width: size.width, height: size.height)
        return LayoutNode.Text(
            string: runs.map(\.string).joined(), lines: layout.lines.count, truncated: layout.isTruncated,
            font: styleName, size: runs[0].font.size)
    }
}
