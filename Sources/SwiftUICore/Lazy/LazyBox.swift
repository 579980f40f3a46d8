/// The box of a lazy container: lays out the lines that are made and leaves room for the others.
///
/// Layout algorithm:
/// 1. A line is as long as its longest cell at the track's width; one that is not made counts with the estimate.
/// 2. Lines follow each other with the spacing, or with what the neighbours want.
/// 3. Only what lies in the viewport is placed and shown.
/// 4. A pinned header stays at the viewport's start as long as its section is in sight, a pinned footer at its end.
///
/// Origin: recorded on macOS 26.2 and 26.6 (lazy cases).
final class LazyBox: LayoutBox {
    var arrangement: LazyArrangement {
        didSet { invalidate() }
    }
    private(set) var blocks: [LazyBlock] = []
    private var measuredAcross: CGFloat??
    private var total: CGFloat = 0
    private var across: CGFloat = 0
    /// Cells that fit beside each other.
    private(set) var trackCount = 1

    init(_ arrangement: LazyArrangement) { self.arrangement = arrangement }

    override var childAxis: Axis?? { .some(arrangement.grid == nil ? arrangement.axis : nil) }

    func setBlocks(_ new: [LazyBlock]) {
        blocks = new
        measuredAcross = nil
        blocksDidChange()
    }

    /// Takes the cells that are made now as the children; pinned ones last, as they are drawn over the others.
    func blocksDidChange() {
        var list: [LayoutBox] = []
        var pinned: [LayoutBox] = []
        for block in blocks {
            let boxes = block.cells.keys.sorted().flatMap { block.cells[$0] ?? [] }
            if isPinned(block) { pinned += boxes } else { list += boxes }
        }
        measuredAcross = nil
        setChildren(list + pinned)
        invalidate()
    }

    override func willMeasureAgain() { measuredAcross = nil }

    private func isPinned(_ block: LazyBlock) -> Bool {
        block.role == .header && arrangement.pinned.contains(.sectionHeaders)
            || block.role == .footer && arrangement.pinned.contains(.sectionFooters)
    }

    // MARK: - Measuring

    private func tracks(_ block: LazyBlock, _ across: CGFloat?) -> [LazyGridTracks.Track] {
        guard let grid = arrangement.grid, block.role == .row else { return [] }
        return grid.tracks(across)
    }

    private func offer(_ track: Int, _ tracks: [LazyGridTracks.Track], _ across: CGFloat?) -> ProposedViewSize {
        let length = tracks.indices.contains(track) ? tracks[track].length : across
        return ProposedViewSize(nil, across: length, along: arrangement.axis)
    }

    /// Measures the lines that are made, once for each width.
    private func measureLines(_ across: CGFloat?) {
        if let measuredAcross, measuredAcross == across { return }
        if case .some(let before) = measuredAcross, before != across { forgetLengths() }
        measuredAcross = .some(across)
        trackCount = max(1, arrangement.grid?.tracks(across).count ?? 1)
        var widest: CGFloat = 0
        var position: CGFloat = 0
        var last: LayoutBox?
        for block in blocks {
            let tracks = tracks(block, across)
            let count = max(1, tracks.count)
            block.lines.setCount((block.count + count - 1) / count)
            for line in Set(block.cells.keys.map { $0 / count }).sorted() {
                let (length, width) = measure(line, of: block, tracks, across, after: line == 0 ? last : nil)
                block.lines.set(length, at: line)
                widest = max(widest, width)
            }
            block.lines.adoptEstimate()
            block.start = position
            position += block.lines.total()
            if block.count > 0 { last = block.cells[block.count - 1]?.last }
        }
        total = position
        self.across = widest
    }

    private func forgetLengths() {
        for block in blocks { block.lines.forgetAll(count: block.lines.count) }
    }

    /// The length of a line with the gap before it, and its width.
    private func measure(
        _ line: Int, of block: LazyBlock, _ tracks: [LazyGridTracks.Track], _ across: CGFloat?, after last: LayoutBox?
    ) -> (length: CGFloat, width: CGFloat) {
        let count = max(1, tracks.count)
        var (length, width) = (CGFloat(0), CGFloat(0))
        for index in line * count..<min((line + 1) * count, block.count) {
            guard let boxes = block.cells[index] else { continue }
            var sum: CGFloat = 0
            for (position, box) in boxes.enumerated() {
                let size = box.sizeThatFits(offer(index - line * count, tracks, across))
                if position > 0 { sum += gap(boxes[position - 1], box) }
                sum += size[arrangement.axis]
                width = max(width, size[arrangement.axis.other])
            }
            length = max(length, sum)
        }
        return (length + gapBefore(line, of: block, count, last), width)
    }

    private func gap(_ before: LayoutBox, _ after: LayoutBox) -> CGFloat {
        arrangement.spacing ?? before.spacing.distance(to: after.spacing, along: arrangement.axis)
    }

    private func gapBefore(_ line: Int, of block: LazyBlock, _ count: Int, _ last: LayoutBox?) -> CGFloat {
        if line == 0 {
            guard block !== blocks.first(where: { $0.count > 0 }) else { return 0 }
            if arrangement.grid != nil { return arrangement.spacing ?? LayoutMetric.defaultSpacing }
            guard let last, let first = block.cells[0]?.first else {
                return arrangement.spacing ?? LayoutMetric.defaultSpacing
            }
            return gap(last, first)
        }
        if arrangement.grid == nil, arrangement.spacing == nil, let before = block.cells[line * count - 1]?.last,
            let after = block.cells[line * count]?.first
        {
            return gap(before, after)
        }
        return arrangement.spacing ?? LayoutMetric.defaultSpacing
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let offered = proposal[arrangement.axis.other]
        measureLines(offered)
        let own = arrangement.grid.map { $0.extent($0.tracks(offered)) } ?? across
        return CGSize(total, across: offered ?? own, along: arrangement.axis)
    }

    override func measureSpacing() -> ViewSpacing {
        let axis = arrangement.axis
        var result = ViewSpacing.none
        if let first = blocks.first(where: { $0.count > 0 })?.cells[0]?.first {
            result.formUnion(first.spacing, edges: axis == .vertical ? .top : .leading)
        }
        if let block = blocks.last(where: { $0.count > 0 }), let last = block.cells[block.count - 1]?.last {
            result.formUnion(last.spacing, edges: axis == .vertical ? .bottom : .trailing)
        }
        return result
    }

    // MARK: - The part in sight

    /// From the start of the container, in its direction.
    func visibleStretch() -> (start: CGFloat, end: CGFloat) {
        let part = viewport
        let origin = globalOrigin
        guard arrangement.axis == .horizontal else { return (part.minY - origin.y, part.maxY - origin.y) }
        let (low, high) = (part.minX - origin.x, part.maxX - origin.x)
        return isRightToLeft ? (frame.width - high, frame.width - low) : (low, high)
    }

    /// The cells of a block that lie in a stretch.
    func cells(of block: LazyBlock, in stretch: (start: CGFloat, end: CGFloat)) -> Range<Int> {
        let count = block.role == .row ? trackCount : 1
        let lines = block.lines.range(from: stretch.start - block.start, to: stretch.end - block.start)
        return lines.lowerBound * count..<min(lines.upperBound * count, block.count)
    }

    /// Where a cell begins and ends, from the start of the container; estimated where it is not made.
    func place(of cell: Int, in block: LazyBlock) -> (start: CGFloat, length: CGFloat) {
        let line = cell / (block.role == .row ? trackCount : 1)
        let start = block.start + block.lines.offset(of: line)
        let gap = gapBefore(line, of: block, block.role == .row ? trackCount : 1, nil)
        return (start + gap, max(0, block.lines[line] - gap))
    }

    /// Of a stretch of the container, in the window.
    func windowRect(start: CGFloat, length: CGFloat) -> CGRect {
        var origin = CGPoint(start, across: 0, along: arrangement.axis)
        if arrangement.axis == .horizontal, isRightToLeft { origin.x = frame.width - start - length }
        return CGRect(
            origin: CGPoint(x: globalOrigin.x + origin.x, y: globalOrigin.y + origin.y),
            size: CGSize(length, across: frame.size[arrangement.axis.other], along: arrangement.axis))
    }

    // MARK: - Placing

    override func placeChildren() {
        measureLines(placedProposal[arrangement.axis.other])
        let stretch = visibleStretch()
        for block in blocks {
            let tracks = tracks(block, frame.size[arrangement.axis.other])
            let count = max(1, tracks.count)
            for line in Set(block.cells.keys.map { $0 / count }) {
                placeLine(line, of: block, tracks, stretch)
            }
        }
    }

    private func placeLine(
        _ line: Int, of block: LazyBlock, _ tracks: [LazyGridTracks.Track], _ stretch: (start: CGFloat, end: CGFloat)
    ) {
        let count = max(1, tracks.count)
        let last = line == 0 ? lastCell(before: block) : nil
        let gap = gapBefore(line, of: block, count, last)
        var start = block.start + block.lines.offset(of: line) + gap
        let length = max(0, block.lines[line] - gap)
        if isPinned(block) { start = pinnedStart(block, start, length, stretch) }
        let isShown = start < stretch.end && start + length > stretch.start || length == 0
        var across = arrangement.grid.map { $0.start(tracks, frame.size, arrangement) } ?? 0
        for index in line * count..<min((line + 1) * count, block.count) {
            let track = tracks.indices.contains(index - line * count) ? tracks[index - line * count] : nil
            let width = track?.length ?? frame.size[arrangement.axis.other]
            let cell = CGRect(
                origin: CGPoint(start, across: across, along: arrangement.axis),
                size: CGSize(length, across: width, along: arrangement.axis))
            placeCell(
                block.cells[index] ?? [], in: cell, offer(index - line * count, tracks, crossProposal),
                track?.alignment,
                isShown: isShown)
            across += (track?.length ?? 0) + (track?.gap ?? 0)
        }
    }

    private var crossProposal: CGFloat? { placedProposal[arrangement.axis.other] }

    private func lastCell(before block: LazyBlock) -> LayoutBox? {
        let before = blocks.prefix { $0 !== block }.last { $0.count > 0 }
        return before.flatMap { $0.cells[$0.count - 1]?.last }
    }

    private func pinnedStart(
        _ block: LazyBlock, _ start: CGFloat, _ length: CGFloat, _ stretch: (start: CGFloat, end: CGFloat)
    ) -> CGFloat {
        let section = blocks.filter { $0.section == block.section }
        guard let first = section.first, var last = section.last.map({ $0.lines }) else { return start }
        let sectionEnd = (section.last?.start ?? 0) + last.total()
        if block.role == .header { return max(start, min(stretch.start, sectionEnd - length)) }
        return min(start, max(stretch.end - length, first.start))
    }

    private func placeCell(
        _ boxes: [LayoutBox], in cell: CGRect, _ offer: ProposedViewSize, _ alignment: Alignment?, isShown: Bool
    ) {
        let axis = arrangement.axis
        var position = cell.origin[axis]
        for (index, box) in boxes.enumerated() {
            box.isLeftOut = !isShown
            guard isShown else { continue }
            let dimensions = box.dimensions(in: offer)
            let size = CGSize(width: dimensions.width, height: dimensions.height)
            if index > 0 { position += gap(boxes[index - 1], box) }
            let around = ViewDimensions(size: cell.size, box: nil, proposal: offer)
            var origin: CGPoint
            if let alignment {
                origin = CGPoint(
                    x: cell.minX + around[alignment.horizontal] - dimensions[alignment.horizontal],
                    y: cell.minY + around[alignment.vertical] - dimensions[alignment.vertical])
            } else {
                let guide = arrangement.guide
                let across = cell.origin[axis.other] + around.value(guide) - dimensions.value(guide)
                var along = position
                if arrangement.grid != nil, boxes.count == 1 {
                    along += (cell.size[axis] - size[axis]) / 2
                }
                origin = CGPoint(along, across: across, along: axis)
            }
            position += size[axis]
            if isRightToLeft { origin.x = frame.width - origin.x - size.width }
            box.commit(CGRect(origin: origin, size: size), proposal: offer, origin: globalOrigin, safeRect: safeRect)
        }
    }
}

extension CGPoint {
    init(_ main: CGFloat, across cross: CGFloat, along axis: Axis) {
        self = axis == .horizontal ? CGPoint(x: main, y: cross) : CGPoint(x: cross, y: main)
    }

    subscript(axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
}
