/// The common layout of horizontal and vertical stacks.
///
/// Terms: along the stack is its main direction, the other one is across.
///
/// Layout algorithm:
/// 1. Between neighbours lies the stack's spacing, or what the two views want.
/// 2. Without a proposal along the stack every view is asked for its ideal length.
/// 3. Otherwise the room less the spacing goes to the views by priority, highest first; what the lower ones need at
///    least is set aside. Spacers come after all others.
/// 4. Within a priority the least flexible view comes first (its most length less its least); each is offered an equal
///    share of what is left and takes what it takes.
/// 5. Across, views are aligned on the guide; the stack is as large as all of them together.
///
/// Contract: an overflow is reported, and the container centres it. Origin: objc.io 2020/11/10, recorded on macOS 26.2.
struct StackArrangement {
    let axis: Axis
    let guide: AlignmentKey
    let spacing: CGFloat?

    /// What does not depend on the proposal, and the last result.
    struct Cache {
        var gaps: [CGFloat]
        var priorities: [Double]
        var last: (proposal: ProposedViewSize, result: Result)?
    }

    struct Result {
        var size: CGSize
        /// From the stack's own top left corner.
        var origins: [CGPoint]
        var proposals: [ProposedViewSize]
    }

    func makeCache(_ subviews: LayoutSubviews) -> Cache {
        let spacings = spacing == nil ? subviews.map(\.spacing) : []
        let gaps = subviews.indices.dropFirst().map { index in
            spacing ?? spacings[index - 1].distance(to: spacings[index], along: axis)
        }
        return Cache(gaps: gaps, priorities: subviews.map(\.priority))
    }

    func arrange(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache) -> Result {
        if let last = cache.last, last.proposal == proposal { return last.result }
        let result = arrangement(proposal, subviews, cache)
        cache.last = (proposal, result)
        return result
    }

    private func arrangement(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: Cache) -> Result {
        let proposals = proposals(proposal, subviews, cache)
        var origins: [CGPoint] = []
        origins.reserveCapacity(subviews.count)
        var position: CGFloat = 0
        var (low, high) = (CGFloat.infinity, -CGFloat.infinity)
        var across: [CGFloat] = []
        for (index, subview) in subviews.enumerated() {
            let dimensions = subview.dimensions(in: proposals[index])
            let line = dimensions.value(guide)
            let size = CGSize(width: dimensions.width, height: dimensions.height)
            if index > 0 { position += cache.gaps[index - 1] }
            // A line in something endless is nowhere; only the extent counts then.
            across.append(size[axis.other].isFinite ? -line : 0)
            low = min(low, across[index])
            high = max(high, size[axis.other].isFinite ? size[axis.other] - line : .infinity)
            origins.append(axis == .horizontal ? CGPoint(x: position, y: 0) : CGPoint(x: 0, y: position))
            position += size[axis]
        }
        for index in origins.indices {
            let offset = low.isFinite ? across[index] - low : 0
            if axis == .horizontal { origins[index].y = offset } else { origins[index].x = offset }
        }
        let extent = origins.isEmpty ? 0 : high - low
        return Result(size: CGSize(position, across: extent, along: axis), origins: origins, proposals: proposals)
    }

    private func proposals(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: Cache
    ) -> [ProposedViewSize] {
        let cross = proposal[axis.other]
        let ideal = ProposedViewSize(nil, across: cross, along: axis)
        var result = Array(repeating: ideal, count: subviews.count)
        guard let room = proposal[axis], !subviews.isEmpty else { return result }
        var rest = room - cache.gaps.reduce(0, +)
        if subviews.count == 1 {
            result[0][axis] = max(0, rest)
            return result
        }
        func length(_ index: Int, _ main: CGFloat) -> CGFloat {
            subviews[index].sizeThatFits(ProposedViewSize(main, across: cross, along: axis))[axis]
        }
        let least = subviews.indices.map { length($0, 0) }
        for priority in Set(cache.priorities).sorted(by: >) {
            let group = subviews.indices.filter { cache.priorities[$0] == priority }
            let reserved = subviews.indices.reduce(0) { cache.priorities[$1] < priority ? $0 + least[$1] : $0 }
            var available = rest - reserved
            let order = group.map { (index: $0, flexibility: length($0, .infinity) - least[$0]) }
                .sorted { ($0.flexibility, $0.index) < ($1.flexibility, $1.index) }
            for (position, entry) in order.enumerated() {
                let share = max(0, available / CGFloat(order.count - position))
                result[entry.index][axis] = share
                let taken = length(entry.index, share)
                available -= taken
                rest -= taken
            }
        }
        return result
    }

    func place(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
    ) {
        let result = arrange(proposal, subviews, &cache)
        for (index, subview) in subviews.enumerated() {
            let origin = result.origins[index]
            subview.place(
                at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: result.proposals[index])
        }
    }

    /// The first and last view's wishes at the stack's ends, everybody's at its sides.
    func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        guard let first = subviews.first, let last = subviews.last else { return .none }
        var result = ViewSpacing.none
        let isVertical = axis == .vertical
        result.formUnion(first.spacing, edges: isVertical ? .top : .leading)
        result.formUnion(last.spacing, edges: isVertical ? .bottom : .trailing)
        for subview in subviews { result.formUnion(subview.spacing, edges: isVertical ? .horizontal : .vertical) }
        return result
    }
}
