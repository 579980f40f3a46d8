import LayoutSolver

/// How far values are from what the rows ask for.
struct Errors {
    /// The largest error of a required row.
    var required = 0.0
    /// By priority, the sum of the errors of its rows; only where it is not 0.
    var levels: [Float: Double] = [:]
}

extension Problem {
    /// With the toggle's change if `isToggled`.
    func errors(of values: [Double], isToggled: Bool) -> Errors {
        var errors = Errors()
        for (index, row) in rows.enumerated() where !(isToggled && index == removed) {
            count(row, values, in: &errors)
        }
        if isToggled, let added { count(added, values, in: &errors) }
        errors.levels = errors.levels.filter { $0.value > 0 }
        return errors
    }

    private func count(_ row: Row, _ values: [Double], in errors: inout Errors) {
        let sum = row.terms.reduce(-row.constant) { $0 + $1.coefficient * values[Int($1.variable.index)] }
        let error =
            switch row.relation {
            case .equal: abs(sum)
            case .lessThanOrEqual: max(0, sum)
            case .greaterThanOrEqual: max(0, -sum)
            }
        if row.priority >= 1000 {
            errors.required = max(errors.required, error)
        } else {
            errors.levels[row.priority, default: 0] += error
        }
    }

    /// Differs also where two values were exchanged.
    static func checksum(of values: [Double]) -> Double {
        values.enumerated().reduce(0) { $0 + $1.element * Double(1 + $1.offset % 97) }
    }
}
