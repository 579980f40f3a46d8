import LayoutSolver

/// The constraints that views commonly have, along either axis.
extension Problem {
    /// The distance from the parent's near edge.
    mutating func pinStart(_ box: Box, _ axis: Axis, _ distance: Double) {
        add([Term(box.position(axis))], .equal, distance)
    }

    /// The distance to the parent's far edge.
    mutating func pinEnd(
        _ box: Box, to parent: Box, _ axis: Axis, _ distance: Double, priority: Float = 1000
    ) {
        add(
            [Term(box.position(axis)), Term(box.length(axis)), Term(parent.length(axis), -1)], .equal, -distance,
            priority: priority)
    }

    mutating func pinBoth(_ box: Box, to parent: Box, _ axis: Axis, _ start: Double, _ end: Double) {
        pinStart(box, axis, start)
        pinEnd(box, to: parent, axis, end)
    }

    /// Inside the parent's far edge, however far.
    mutating func keepInside(_ box: Box, _ parent: Box, _ axis: Axis) {
        add([Term(box.position(axis)), Term(box.length(axis)), Term(parent.length(axis), -1)], .lessThanOrEqual, 0)
    }

    mutating func place(
        _ box: Box, after other: Box, _ axis: Axis, gap: Double, _ relation: Relation = .equal,
        priority: Float = 1000
    ) {
        add(
            [Term(box.position(axis)), Term(other.position(axis), -1), Term(other.length(axis), -1)], relation, gap,
            priority: priority)
    }

    @discardableResult
    mutating func fix(_ box: Box, _ axis: Axis, _ length: Double) -> Int {
        add([Term(box.length(axis))], .equal, length)
    }

    /// What UIKit makes of an intrinsic size: at most it by hugging, at least it by compression resistance.
    mutating func giveIntrinsicSize(
        _ box: Box, _ width: Double, _ height: Double, hugging: Float = 250, compression: Float = 750
    ) {
        for (axis, length) in [(Axis.horizontal, width), (.vertical, height)] {
            add([Term(box.length(axis))], .lessThanOrEqual, length, priority: hugging)
            add([Term(box.length(axis))], .greaterThanOrEqual, length, priority: compression)
        }
    }

    /// Children in a row that fills the parent along `axis` and across it, as a stack view does.
    mutating func stack(_ children: [Box], in parent: Box, _ axis: Axis, gap: Double) {
        var previous: Box?
        for child in children {
            pinBoth(child, to: parent, axis.across, 0, 0)
            if let previous {
                place(child, after: previous, axis, gap: gap)
            } else {
                pinStart(child, axis, 0)
            }
            previous = child
        }
        if let previous { pinEnd(previous, to: parent, axis, 0) }
    }

    mutating func toggle(length box: Box, _ axis: Axis, _ length: Double, priority: Float, replacing row: Int? = nil) {
        removed = row
        added = Row(terms: [Term(box.length(axis))], constant: length, priority: priority)
    }
}
