import LayoutSolver

/// Constraints of plain screens, four variables a view (x, y, width, height), the first view a root of known size.
public final class SampleLayout {
    public let solver = LayoutSolver()
    public private(set) var variables: [Variable] = []
    public private(set) var heights: [ConstraintID] = []
    public private(set) var rowCount = 0

    private init(width: Double, height: Double) {
        let root = addView()
        for (index, value) in [0, 0, width, height].enumerated() { solver.setKnown(variables[root + index], value) }
    }

    private func addView() -> Int {
        for index in 0..<4 { variables.append(solver.makeVariable(minimum: index < 2 ? -.infinity : 0)) }
        return variables.count - 4
    }

    @discardableResult
    private func add(
        _ terms: [(Int, Double)], _ constant: Double, _ relation: Relation = .equal, priority: Float = 1000
    ) -> ConstraintID {
        rowCount += 1
        let terms = terms.map { Term(variables[$0.0], $0.1) }
        return solver.addConstraint(terms, relation, constant, priority: priority)
    }

    /// Pins a view's left and right edge to the root.
    private func pinSides(_ view: Int, margin: Double) {
        add([(view, 1)], margin)
        add([(view, 1), (view + 2, 1), (2, -1)], -margin)
    }

    /// The values of a view's four variables; the views after the root are counted from 0.
    public func frame(of view: Int) -> [Double] {
        (0..<4).map { solver.value(of: variables[(view + 1) * 4 + $0]) }
    }

    /// Views that depend on the root only.
    public static func siblings(_ count: Int) -> SampleLayout {
        let layout = SampleLayout(width: 375, height: 812)
        for index in 0..<count {
            let view = layout.addView()
            layout.pinSides(view, margin: 8)
            layout.add([(view + 1, 1)], Double(10 + index))
            layout.heights.append(layout.add([(view + 3, 1)], 20))
        }
        return layout
    }

    /// Views of fixed height, each below the previous one.
    public static func chain(_ count: Int) -> SampleLayout {
        let layout = SampleLayout(width: 375, height: 812)
        var previous = -1
        for _ in 0..<count {
            let view = layout.addView()
            layout.pinSides(view, margin: 8)
            layout.follow(previous, view, gap: 8, first: 8)
            layout.heights.append(layout.add([(view + 3, 1)], 20))
            previous = view
        }
        return layout
    }

    /// Labels with an intrinsic height between top and bottom of the root.
    public static func fillStack(_ count: Int) -> SampleLayout {
        let layout = SampleLayout(width: 375, height: Double(40 * count))
        var previous = -1
        for index in 0..<count {
            let view = layout.addView()
            layout.pinSides(view, margin: 0)
            layout.follow(previous, view, gap: 8, first: 0)
            layout.add([(view + 3, 1)], Double(20 + index % 7), .lessThanOrEqual, priority: 250)
            layout.add([(view + 3, 1)], Double(20 + index % 7), .greaterThanOrEqual, priority: 750)
            previous = view
        }
        layout.add([(previous + 1, 1), (previous + 3, 1), (3, -1)], 0)
        return layout
    }

    private func follow(_ previous: Int, _ view: Int, gap: Double, first: Double) {
        if previous < 0 {
            add([(view + 1, 1)], first)
        } else {
            add([(view + 1, 1), (previous + 1, -1), (previous + 3, -1)], gap)
        }
    }
}
