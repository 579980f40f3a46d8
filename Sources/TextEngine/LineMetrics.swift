/// The vertical measures of one line.
struct LineMetrics {
    var height: Double
    /// From the line's top.
    var baseline: Double
    /// To the next line's top, at the least.
    var leading: Double

    /// The tallest of the runs decides height, baseline and leading; the paragraph's limits are applied to it.
    ///
    /// Contract: extra or missing height goes above the text. Origin: tallest run recorded on macOS 26.2; limits from
    /// the documentation of `NSParagraphStyle`, their place above the text assumed.
    init(_ runs: some Sequence<(run: TextRun, metrics: FontMetrics)>, style: TextParagraphStyle) {
        var ascent = 0.0
        var descent = 0.0
        var leading = 0.0
        var tallest = -Double.infinity
        for (run, metrics) in runs {
            let up = run.attachmentSize?.height ?? metrics.ascender
            let down = run.attachmentSize == nil ? -metrics.descender : 0
            ascent = max(ascent, up + run.baselineOffset)
            descent = max(descent, down - run.baselineOffset)
            guard metrics.lineHeight > tallest else { continue }
            tallest = metrics.lineHeight
            leading = metrics.leading
        }
        let natural = ascent + descent
        var height = style.lineHeightMultiple > 0 ? natural * style.lineHeightMultiple : natural
        if style.minimumLineHeight > 0 { height = max(height, style.minimumLineHeight) }
        if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
        self.height = height
        baseline = height - descent
        self.leading = style.lineSpacing > 0 ? max(leading, style.lineSpacing) : leading
    }
}
