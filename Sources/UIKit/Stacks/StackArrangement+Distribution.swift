import AutoLayout
import Foundation

extension StackArrangement {
    private var hasEqualGaps: Bool {
        stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    }

    mutating func addChain() {
        guard let first = visible.first, let last = visible.last else { return }
        add("UISV-canvas-connection", container, start, .equal, first, start)
        add("UISV-canvas-connection", last, end, .equal, container, end)
        let baselines = stack.isBaselineRelativeArrangement && !isHorizontal
        for (view, next) in zip(visible, visible.dropFirst()) {
            add(
                "UISV-spacing", next, baselines ? .firstBaseline : start, hasEqualGaps ? .greaterThanOrEqual : .equal,
                view, baselines ? .lastBaseline : end, constant: spacing(after: view))
        }
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

    /// Each view's share of the length that the spacings leave.
    ///
    /// Origin: recorded on iOS 26 (11.5, 61.5 and 127 points wide in 288 with two gaps of 8 become 15.5, 83.5, 173);
    /// older systems took shares of the whole length and let the last views absorb the difference.
    private mutating func addProportions() {
        let sizes = visible.map { isHorizontal ? $0.intrinsicContentSize.width : $0.intrinsicContentSize.height }
        let total = sizes.reduce(0) { $0 + max(0, $1) }
        guard total > 0 else {
            for view in visible.dropFirst() { add("UISV-fill-equally", view, length, .equal, visible[0], length) }
            return
        }
        let gaps = visible.dropLast().reduce(0) { $0 + spacing(after: $1) }
        var priority: Float = visible.count == 1 ? 1000 : 999
        for (view, size) in zip(visible, sizes) {
            guard size >= 0 else {
                add("UISV-fill-proportionally", view, length)
                continue
            }
            let share = size / total
            add(
                "UISV-fill-proportionally", view, length, .equal, container, length, multiplier: share,
                constant: -share * gaps, priority: priority)
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
