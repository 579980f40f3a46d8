extension LayoutSolver {
    /// Two optional constraints of one priority that leave a variable open, as either can have what the other loses;
    /// nil where the variable is not open, or is so for another reason. Ask after ``solve()``.
    ///
    /// The variable is moved to another optimum in a copy of its component: as every level's error is the same there,
    /// constraints whose own errors are not have exchanged them. Of each side the earliest of the highest such level is
    /// named.
    public func tie(at variable: Variable) -> (first: ConstraintID, second: ConstraintID)? {
        let component = component(of: [variable])
        let (copy, copies) = component.scratch.solved()
        guard let own = copies[variable] else { return nil }
        func errors() -> [Double] {
            component.scratch.rows.map { row in
                row.error { copies[$0].map(copy.value(of:)) ?? 0 }
            }
        }
        let before = errors()
        guard copy.moveToAnotherOptimum(own, by: 1) else { return nil }
        let after = errors()
        var best: (losing: Int, gaining: Int)?
        for (index, row) in component.scratch.rows.enumerated() where !row.isRequired {
            guard after[index] > before[index] + Self.visibleError else { continue }
            let gaining = component.scratch.rows.indices.first {
                component.scratch.rows[$0].priority == row.priority && after[$0] < before[$0] - Self.visibleError
            }
            guard let gaining else { continue }
            if let found = best, component.scratch.rows[found.losing].priority >= row.priority { continue }
            best = (index, gaining)
        }
        guard let best else { return nil }
        let both = [best.losing, best.gaining].sorted().map { component.constraints[$0] }
        return (both[0], both[1])
    }

    private static let visibleError = 1e-6
}

extension ConstraintRow {
    /// By how much the row is missed.
    fileprivate func error(_ value: (Variable) -> Double) -> Double {
        let excess = excess(value)
        return switch relation {
        case .equal: abs(excess)
        case .lessThanOrEqual: max(0, excess)
        case .greaterThanOrEqual: max(0, -excess)
        }
    }
}
