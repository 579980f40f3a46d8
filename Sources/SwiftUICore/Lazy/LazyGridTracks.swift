/// The tracks of a lazy grid.
///
/// 1. Fixed tracks are as long as they say. The rest of the proposed length, less the gaps, is shared equally by the
///    others; each is held within its limits, and what that frees is not shared again.
/// 2. An adaptive item becomes as many tracks as its share has room for, at least one.
/// 3. The tracks stand in the middle of the proposed length unless the alignment says otherwise; an item's own alignment
///    wins inside its track.
///
/// Origin: recorded on macOS 26.2 (280 with 60 fixed, one free, at most 80: 60, 102, 80).
struct LazyGridTracks {
    struct Track {
        var length: CGFloat
        var alignment: Alignment?
        var gap: CGFloat
    }

    var items: [GridItem]

    func tracks(_ proposal: CGFloat?) -> [Track] {
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
            case .adaptive(let least, let most): return adaptive(item, gap, least, most, share ?? least)
            }
        }
    }

    private func adaptive(
        _ item: GridItem, _ gap: CGFloat, _ least: CGFloat, _ most: CGFloat, _ length: CGFloat
    ) -> [Track] {
        let fitting = length.isFinite ? (length + gap) / (max(least, 1) + gap) : 1
        let count = max(1, Int(fitting.rounded(.down)))
        let each = min(max((length - CGFloat(count - 1) * gap) / CGFloat(count), least), most)
        return Array(repeating: Track(length: each, alignment: item.alignment, gap: gap), count: count)
    }

    func extent(_ tracks: [Track]) -> CGFloat {
        tracks.reduce(0) { $0 + $1.length } + tracks.dropLast().reduce(0) { $0 + $1.gap }
    }

    /// Where the first track begins.
    func start(_ tracks: [Track], _ size: CGSize, _ arrangement: LazyArrangement) -> CGFloat {
        guard !tracks.isEmpty else { return 0 }
        let around = ViewDimensions(size: size, box: nil, proposal: .unspecified)
        let own = ViewDimensions(
            size: CGSize(0, across: extent(tracks), along: arrangement.axis), box: nil, proposal: .unspecified)
        return around.value(arrangement.guide) - own.value(arrangement.guide)
    }
}
