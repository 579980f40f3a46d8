import LayoutSolver

/// Makes random constraint systems of the kinds that views give rise to, and some that they never would.
public struct RandomConstraints {
    public var generator: SeededGenerator

    public init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    public mutating func system(variables: Int, rows: Int) -> ConstraintSystem {
        let minimums = (0..<variables).map { _ in generator.chance(3) ? -Double.infinity : generator.chance(8) ? 10 : 0
        }
        let known: [Double?] = (0..<variables).map { _ in generator.chance(6) ? knownValue() : nil }
        var system = ConstraintSystem(minimums: minimums, known: known, rows: [])
        for _ in 0..<rows { system.rows.append(row(variables: variables)) }
        return system
    }

    public mutating func knownValue() -> Double { generator.pick([0, 10, 44, 100, 100, 320, -20]) }

    public mutating func constant() -> Double {
        generator.pick([0, 0, 8, 10, 20, 33.5, 50, 100, 100, 120, -8, -50])
    }

    public mutating func priority() -> Float {
        generator.chance(2) ? 1000 : generator.pick([999.5, 999, 750, 750, 500, 250, 250, 250.5, 51, 1])
    }

    public mutating func row(variables: Int) -> ConstraintSystem.Row {
        let count = generator.pick([1, 1, 1, 2, 2, 2, 3, 3, 4])
        let coefficients = [1.0, 1, 1, 1, -1, -1, -1, 0.5, -0.5, 2, -3, 1.0 / 3]
        // The same variable may come twice, and cancel.
        let terms = (0..<count).map { _ in
            (variable: Int.random(in: 0..<variables, using: &generator), coefficient: generator.pick(coefficients))
        }
        let relation = generator.pick([Relation.equal, .equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
        return ConstraintSystem.Row(
            terms, relation, constant(), priority: priority(), isBreakable: !generator.chance(5))
    }

    /// Changes one thing about a model: a row comes, goes, or gets another number, or a variable becomes known or free.
    public mutating func edit(_ model: SolverModel) {
        let rows = model.system.rows.count
        let variables = model.variables.count
        let row = rows == 0 ? 0 : Int.random(in: 0..<rows, using: &generator)
        switch Int.random(in: 0..<6, using: &generator) {
        case 0 where rows > 0: model.remove(at: row)
        case 1 where rows > 0: model.setConstant(constant(), at: row)
        case 2 where rows > 0: model.setPriority(priority(), at: row)
        case 3:
            let value: Double? = generator.chance(2) ? knownValue() : nil
            model.setKnown(value, variable: Int.random(in: 0..<variables, using: &generator))
        default: model.add(self.row(variables: variables))
        }
    }
}
