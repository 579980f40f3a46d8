import AutoLayout
import Foundation

extension StackArrangement {
    private var alignmentAttribute: Attribute {
        switch stack.alignment {
        case .fill, .leading: crossStart
        case .trailing: crossEnd
        case .center: crossMiddle
        case .firstBaseline: isHorizontal ? .firstBaseline : crossStart
        case .lastBaseline: isHorizontal ? .lastBaseline : crossEnd
        }
    }

    mutating func addAlignment() {
        guard let first = visible.first else { return }
        if stack.alignment == .fill {
            add("UISV-canvas-connection", container, crossStart, .equal, first, crossStart)
            add("UISV-canvas-connection", container, crossEnd, .equal, first, crossEnd)
            for view in visible.dropFirst() {
                add("UISV-alignment", first, crossStart, .equal, view, crossStart)
                add("UISV-alignment", first, crossEnd, .equal, view, crossEnd)
            }
            return
        }
        for view in visible.dropFirst() {
            add("UISV-alignment", first, alignmentAttribute, .equal, view, alignmentAttribute)
        }
        let spanner = addSpanner()
        connect(first, spanner)
        for view in visible { add("UISV-ambiguity-suppression", view, crossLength, priority: 25) }
    }

    /// An invisible guide around all views across the axis; the side they are aligned at holds them at 999.5.
    private mutating func addSpanner() -> UILayoutGuide {
        let spanner = addGuide("UISV-alignment-spanner")
        let holdsStart = stack.alignment == .leading || stack.alignment == .firstBaseline
        let holdsEnd = stack.alignment == .trailing || stack.alignment == .lastBaseline
        for view in visible {
            add("UISV-spanning-boundary", spanner, crossStart, .lessThanOrEqual, view, crossStart)
            add("UISV-spanning-boundary", spanner, crossEnd, .greaterThanOrEqual, view, crossEnd)
            if holdsStart {
                add("UISV-spanning-boundary", spanner, crossStart, .equal, view, crossStart, priority: 999.5)
            }
            if holdsEnd { add("UISV-spanning-boundary", spanner, crossEnd, .equal, view, crossEnd, priority: 999.5) }
        }
        add("UISV-spanning-fit", spanner, crossLength, priority: 51)
        return spanner
    }

    private mutating func connect(_ first: UIView, _ spanner: UILayoutGuide) {
        var startItem: AnyObject = spanner
        var endItem: AnyObject = spanner
        switch stack.alignment {
        case .leading: startItem = first
        case .trailing: endItem = first
        case .center: add("UISV-canvas-connection", container, crossMiddle, .equal, first, crossMiddle)
        default: break
        }
        add("UISV-canvas-connection", container, crossStart, .equal, startItem, crossStart)
        add("UISV-canvas-connection", container, crossEnd, .equal, endItem, crossEnd)
    }

    /// Hidden views are aligned as the others are (recorded: one beside 24 point tall labels is 24 tall), but they have no
    /// say in how far the spanner reaches.
    private mutating func addCrossEdges(of view: UIView) {
        let holdsStart = stack.alignment != .trailing && stack.alignment != .lastBaseline
        if stack.alignment == .center {
            add("UISV-alignment", view, crossMiddle, .equal, container, crossMiddle)
        } else if holdsStart {
            add("UISV-alignment", view, crossStart, .equal, container, crossStart)
        }
        if stack.alignment == .fill || !holdsStart {
            add("UISV-alignment", view, crossEnd, .equal, container, crossEnd)
        }
        if stack.alignment != .fill { add("UISV-ambiguity-suppression", view, crossLength, priority: 25) }
    }

    /// Hidden views: no length, in the middle of the gap between their visible neighbours, or at the container's edge.
    mutating func addHiddenViews() {
        var previous: UIView?
        let lastVisible = visible.last
        for view in stack.storedArrangedSubviews {
            guard view.isHidden else {
                previous = view
                continue
            }
            add("UISV-hiding", view, length)
            if let previous {
                let gap = previous === lastVisible ? 0 : spacing(after: previous) / 2
                add("UISV-spacing", view, start, .equal, previous, end, constant: gap)
            } else {
                add("UISV-canvas-connection", container, start, .equal, view, start)
            }
            addCrossEdges(of: view)
        }
    }
}
