import LayoutSolver

/// Makes random nested stacks along one axis: sizes that add up to the size of their container, with optional wishes.
public struct RandomStacks {
    private var generator: SeededGenerator
    private var system = ConstraintSystem(minimums: [], rows: [])

    public init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    /// - Parameters:
    ///   - size: about how many variables.
    ///   - depth: of the nesting; one stack within each where it is large.
    public mutating func system(size: Int, depth: Int) -> ConstraintSystem {
        system = ConstraintSystem(minimums: [], rows: [])
        let root = variable(known: Double(Int.random(in: 0...size * 30, using: &generator)))
        fill(root, depth: depth, budget: size)
        return system
    }

    private mutating func variable(known: Double? = nil) -> Int {
        system.minimums.append(generator.chance(12) ? -.infinity : 0)
        system.known.append(known)
        return system.minimums.count - 1
    }

    private mutating func fill(_ container: Int, depth: Int, budget: Int) {
        let count = Int.random(in: 1...max(1, min(5, budget)), using: &generator)
        var terms = [(variable: container, coefficient: -1.0)]
        for index in 0..<count {
            let child = variable()
            let coefficient = generator.chance(8) ? generator.pick([0.5, 2, -1, 1.0 / 3]) : 1
            terms.append((variable: child, coefficient: coefficient))
            let isContainer = depth > 0 && (index == 0 || generator.chance(4))
            if isContainer {
                fill(child, depth: depth - 1, budget: (budget - count) / (index == 0 ? 1 : 2))
            }
            if !isContainer || generator.chance(5) { wish(child) }
        }
        let spacing = Double(generator.pick([0, 8, 8, 16, -4]) * (count - 1))
        let relation = generator.chance(10) ? Relation.lessThanOrEqual : .equal
        let priority: Float = generator.chance(15) ? generator.pick([999, 500, 250]) : 1000
        system.rows.append(ConstraintSystem.Row(terms, relation, -spacing, priority: priority))
    }

    /// Hugging and compression resistance, and sometimes another wish.
    private mutating func wish(_ child: Int) {
        let size = Double(Int.random(in: 0...40, using: &generator))
        let hugging: Float = generator.pick([250, 250, 250, 249, 251, 750])
        let compression: Float = generator.pick([750, 750, 749, 751, 250])
        let term = [(variable: child, coefficient: 1.0)]
        system.rows.append(ConstraintSystem.Row(term, .lessThanOrEqual, size, priority: hugging))
        system.rows.append(ConstraintSystem.Row(term, .greaterThanOrEqual, size, priority: compression))
        if generator.chance(4) {
            let factor = generator.pick([1.0, 2, 0.5])
            system.rows.append(
                ConstraintSystem.Row(
                    [(variable: child, coefficient: factor)], .equal, size + 7,
                    priority: generator.pick([25, 500, 999])))
        }
    }
}
