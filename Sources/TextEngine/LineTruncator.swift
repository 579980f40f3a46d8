/// Cuts a paragraph's rest to one line with an ellipsis.
///
/// Layout algorithm:
/// 1. The ellipsis takes its width in the font it stands next to.
/// 2. Tail: as many clusters from the start as fit before it. Head: as many from the end as fit after it. Middle: from
///    the start up to half of the room, then from the end as many as fit.
/// 3. White space next to the ellipsis is dropped, and the line is measured as a whole; where other kerning makes it
///    too wide by that, it is cut again with as much less room.
///
/// Contract: the ellipsis stays even where it does not fit. Origin: cutting by character and the dropped space are
/// recorded on macOS 26.2; the half in the middle is assumed.
struct LineTruncator {
    let paragraph: ComposedParagraph
    let shaper: any TextShaper
    let mode: TextRequest.LineBreak

    func content(from start: Int, width: Double) -> LineContent {
        guard !paragraph.runs.isEmpty else { return LineContent(runs: [], width: 0, trailingSpace: 0) }
        var room = width
        var content = cut(from: start, width: room)
        for _ in 0..<4 where content.width > width + LineBreaker.tolerance {
            room -= content.width - width
            content = cut(from: start, width: room)
        }
        return content
    }

    private func cut(from start: Int, width: Double) -> LineContent {
        let rest = start..<paragraph.text.clusters.count
        var runs: [TextRun]
        switch mode {
        case .byTruncatingHead:
            let last = paragraph.runs[paragraph.runs.count - 1]
            let tail = trimmedStart(suffix(of: rest, width: width - ellipsisWidth(last)))
            runs = [ellipsis(paragraph.runs(of: tail).first ?? last)] + paragraph.runs(of: tail)
        case .byTruncatingMiddle:
            let neighbour = run(at: start)
            let room = width - ellipsisWidth(neighbour)
            let half = prefix(of: rest, width: room / 2)
            let head = paragraph.breaker.trimmed(half)
            let used = paragraph.breaker.width(head)
            let tail = trimmedStart(suffix(of: half.upperBound..<rest.upperBound, width: room - used))
            runs = paragraph.runs(of: head)
            runs += [ellipsis(runs.last ?? neighbour)] + paragraph.runs(of: tail)
        default:
            let neighbour = run(at: start)
            let kept = prefix(of: rest, width: width - ellipsisWidth(neighbour))
            runs = paragraph.runs(of: paragraph.breaker.trimmed(kept))
            runs.append(ellipsis(runs.last ?? neighbour))
        }
        return ComposedParagraph.reordered(
            merged(runs), isRightToLeft: paragraph.text.isRightToLeft, shaper: shaper)
    }

    private func run(at index: Int) -> TextRun {
        let clusters = paragraph.text.clusters
        return index < clusters.count ? paragraph.runs[clusters[index].run] : paragraph.runs[paragraph.runs.count - 1]
    }

    private func ellipsis(_ run: TextRun) -> TextRun {
        var ellipsis = run
        ellipsis.string = "…"
        ellipsis.attachmentSize = nil
        return ellipsis
    }

    private func ellipsisWidth(_ run: TextRun) -> Double {
        shaper.shape([ellipsis(run)], direction: .fixed(isRightToLeft: false)).clusters.reduce(0) { $0 + $1.advance }
    }

    private func prefix(of range: Range<Int>, width: Double) -> Range<Int> {
        var x = 0.0
        for index in range {
            let cluster = paragraph.text.clusters[index]
            x += paragraph.breaker.advance(of: cluster, at: x)
            if !cluster.isHanging, x > width + LineBreaker.tolerance { return range.lowerBound..<index }
        }
        return range
    }

    private func suffix(of range: Range<Int>, width: Double) -> Range<Int> {
        var x = 0.0
        for index in range.reversed() {
            x += paragraph.text.clusters[index].advance
            if x > width + LineBreaker.tolerance { return index + 1..<range.upperBound }
        }
        return range
    }

    private func trimmedStart(_ range: Range<Int>) -> Range<Int> {
        var start = range.lowerBound
        while start < range.upperBound, paragraph.text.clusters[start].isHanging { start += 1 }
        return start..<range.upperBound
    }

    /// Joins neighbours of one style, so that they are shaped and drawn together.
    private func merged(_ runs: [TextRun]) -> [TextRun] {
        var merged: [TextRun] = []
        for run in runs {
            if var last = merged.last, last.attachmentSize == nil, run.attachmentSize == nil {
                let string = last.string
                last.string = run.string
                if last == run {
                    merged[merged.count - 1].string = string + run.string
                    continue
                }
            }
            merged.append(run)
        }
        return merged
    }
}
