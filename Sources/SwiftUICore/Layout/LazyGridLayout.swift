/// One track of a lazy grid.
public struct GridItem: Sendable {
    public enum Size: Sendable {
        /// Points.
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many tracks as fit, each at least the minimum long.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: Size
    /// Points to the next track; nil for the default.
    public var spacing: CGFloat?
    public var alignment: Alignment?

    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// Lays views out line by line, each line over a fixed number of tracks.
///
/// Terms: tracks run along the grid, lines across it.
///
/// Layout algorithm:
/// 1. Fixed tracks are as long as they say. The rest of the proposed length, less the gaps, is shared equally by the
///    others; each is held within its limits, and what that frees is not shared again.
/// 2. An adaptive item becomes as many tracks as its share has room for, at least one.
/// 3. Views fill the tracks line by line, each offered its track's length; a line is as long as its longest view.
/// 4. The tracks stand in the middle of the proposed length unless the alignment says otherwise; an item's own alignment
///    wins inside its track.
///
/// Origin: recorded on macOS 26.2 (280 with 60 fixed, one free, at most 80: 60, 102, 80).
struct LazyGridLayout: Layout {
    /// The direction that the grid grows in.
    var axis: Axis
    var items: [GridItem]
    var alignment: Alignment
    var spacing: CGFloat?

    static var layoutProperties: LayoutProperties { LayoutProperties() }

    private struct Track {
        var length: CGFloat
        var alignment: Alignment?
        var gap: CGFloat
    }

    private func tracks(_ proposal: CGFloat?) -> [Track] {
        let gaps = items.map { $0.spacing ?? LayoutMetric.defaultSpacing }
        let fixed = items.reduce(CGFloat(0)) { sum, item in
            if case .fixed(let length) = item.size { return sum + length }
            return sum
        }
        let flexible = items.count { if case .fixed = $0.size { false } else { true } }
        let room = proposal.map { max(0, $0 - fixed - gaps.dropLast().reduce(0, +)) }
        let share = room.map { flexible > 0 ? $0 / CGFloat(flexible) : 0 }
        return zip(items, gaps).flatMap { item, gap -> [Track] in
            switch item.size {
            case .fixed(let length): return [Track(length: length, alignment: item.alignment, gap: gap)]
            case .flexible(let least, let most):
                let length = min(max(share ?? least, least), most)
                return [Track(length: length, alignment: item.alignment, gap: gap)]
            case .adaptive(let least, let most):
                let length = share ?? least
                let count = max(1, Int(((length + gap) / (max(least, 1) + gap)).rounded(.down)))
                let each = min(max((length - CGFloat(count - 1) * gap) / CGFloat(count), least), most)
                return Array(repeating: Track(length: each, alignment: item.alignment, gap: gap), count: count)
            }
        }
    }

    private func lines(_ subviews: Subviews, _ tracks: [Track]) -> [(range: Range<Int>, length: CGFloat)] {
        guard !tracks.isEmpty else { return [] }
        return stride(from: 0, to: subviews.count, by: tracks.count).map { start in
            let range = start..<min(start + tracks.count, subviews.count)
            let length =
                range.map { index in
                    subviews[index].sizeThatFits(
                        ProposedViewSize(nil, across: tracks[index - start].length, along: axis))[axis]
                }.max() ?? 0
            return (range, length)
        }
    }

    private func extent(_ tracks: [Track]) -> CGFloat {
        tracks.reduce(0) { $0 + $1.length } + tracks.dropLast().reduce(0) { $0 + $1.gap }
    }

    private var lineGap: CGFloat { spacing ?? LayoutMetric.defaultSpacing }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let tracks = tracks(proposal[axis.other])
        let lines = lines(subviews, tracks)
        let along = lines.reduce(0) { $0 + $1.length } + lineGap * CGFloat(max(0, lines.count - 1))
        return CGSize(along, across: proposal[axis.other] ?? extent(tracks), along: axis)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let tracks = tracks(bounds.size[axis.other])
        let around = ViewDimensions(size: bounds.size, box: nil, proposal: proposal)
        let own = ViewDimensions(size: CGSize(0, across: extent(tracks), along: axis), box: nil, proposal: proposal)
        let start =
            axis == .vertical
            ? around[alignment.horizontal] - own[alignment.horizontal]
            : around[alignment.vertical] - own[alignment.vertical]
        var position: CGFloat = 0
        for line in lines(subviews, tracks) {
            var across = start
            for index in line.range {
                let track = tracks[index - line.range.lowerBound]
                let origin =
                    axis == .vertical
                    ? CGPoint(x: bounds.minX + across, y: bounds.minY + position)
                    : CGPoint(x: bounds.minX + position, y: bounds.minY + across)
                let cell = CGRect(origin: origin, size: CGSize(line.length, across: track.length, along: axis))
                subviews[index].align(
                    track.alignment ?? alignment, in: cell,
                    proposal: ProposedViewSize(nil, across: track.length, along: axis))
                across += track.length + track.gap
            }
            position += line.length + lineGap
        }
    }
}
