import AutoLayout
import Foundation

extension StackArrangement {
    private var hasEqualGaps: Bool {
        stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    }

    mutating func addChain() {
        guard let first = visible.first, let last = visible.last else { return }
        add("UISV-canvas-connection", container, start, .equal, first, start)
        let baselines = stack.isBaselineRelativeArrangement && !isHorizontal
        for (view, next) in zip(visible, visible.dropFirst()) {
            add(
                "UISV-spacing", next, baselines ? .firstBaseline : start, hasEqualGaps ? .greaterThanOrEqual : .equal,
                view, baselines ? .lastBaseline : end, constant: spacing(after: view))
        }
        // Last, so that the views become known to the engine in their order: of equals the first gives way.
        add("UISV-canvas-connection", last, end, .equal, container, end)
    }

    mutating func addDistribution() {
        switch stack.distribution {
        case .fill: break
        case .fillEqually:
            for view in visible.dropFirst() { add("UISV-fill-equally", view, length, .equal, visible[0], length) }
        case .fillProportionally: addProportions()
        case .equalSpacing: addGaps(from: end, to: start, priority: 1000)
        case .equalCentering: addGaps(from: middle, to: middle, priority: 149)
        }
        if hasEqualGaps { add("UISV-canvas-fit", stack, length, priority: 49) }
    }

    /// Each view's share of the stack's length, at priorities that fall from view to view.
    ///
    /// The shares are taken of the sum of lengths and spacings but the spacings keep their points, so the shares do not
    /// add up and the last view, at the lowest priority, absorbs the difference. That is a known fault of the original
    /// (rdar 34595752), and recorded on iOS 26: 33.5, 20.5 and 14.5 in 60 with two gaps of 4 become 26.5, 16 and 9.5.
    private mutating func addProportions() {
        let sizes = visible.map { isHorizontal ? $0.intrinsicContentSize.width : $0.intrinsicContentSize.height }
        let total = sizes.reduce(0) { $0 + max(0, $1) } + visible.dropLast().reduce(0) { $0 + spacing(after: $1) }
        guard sizes.contains(where: { $0 > 0 }), total > 0 else {
            for view in visible.dropFirst() { add("UISV-fill-equally", view, length, .equal, visible[0], length) }
            return
        }
        var priority: Float = visible.count == 1 ? 1000 : 999
        for (view, size) in zip(visible, sizes) {
            guard size >= 0 else {
                add("UISV-fill-proportionally", view, length)
                continue
            }
            add(
                "UISV-fill-proportionally", view, length, .equal, container, length, multiplier: size / total,
                priority: priority)
            if priority > 1 { priority -= 1 }
        }
    }

    private mutating func addGaps(from: Attribute, to: Attribute, priority: Float) {
        var first: UILayoutGuide?
        for (view, next) in zip(visible, visible.dropFirst()) {
            let gap = addGuide("UISV-distributing")
            add("UISV-distributing-edge", gap, start, .equal, view, from)
            add("UISV-distributing-edge", gap, end, .equal, next, to)
            if let first {
                add("UISV-fill-equally", gap, length, .equal, first, length, priority: priority)
            } else {
                first = gap
            }
        }
    }
}
