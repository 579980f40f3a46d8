import LayoutSolver
import TestSupport
import Testing

/// One long-lived solver after very many edits, beside solvers that were made anew.
@Suite struct DriftTests {
    private static let groups = 6
    private static let groupSize = 4

    /// A row among the variables of one group; now and then one that ties two groups together.
    private static func row(_ random: inout RandomConstraints) -> ConstraintSystem.Row {
        let ties = random.generator.chance(25)
        let first = Int.random(in: 0..<groups, using: &random.generator)
        var row = random.row(variables: groupSize)
        for index in row.terms.indices {
            let group = ties && index > 0 ? (first + 1) % groups : first
            row.terms[index].variable += group * groupSize
        }
        return row
    }

    private static func edit(_ model: SolverModel, _ random: inout RandomConstraints) {
        let rows = model.system.rows.count
        let row = Int.random(in: 0..<rows, using: &random.generator)
        switch Int.random(in: 0..<8, using: &random.generator) {
        case 0 where rows > 30: model.remove(at: row)
        case 1 where rows < 50: model.add(Self.row(&random))
        case 2:
            let value: Double? = random.generator.chance(3) ? random.knownValue() : nil
            model.setKnown(value, variable: Int.random(in: 0..<model.variables.count, using: &random.generator))
        case 3: model.setPriority(random.priority(), at: row)
        // Thirds and tenths, which no binary number is.
        case 4: model.setConstant(Double(Int.random(in: 0...3_000, using: &random.generator)) / 30, at: row)
        default: model.setConstant(random.constant(), at: row)
        }
    }

    /// Where the solution is the only one the values are compared, elsewhere the errors of the levels.
    private static func difference(_ model: SolverModel, _ fresh: SolverModel) -> String? {
        if let problem = Laws.violation(of: model) { return problem }
        let (old, new) = (conflicts(of: model), conflicts(of: fresh))
        if old != new { return "conflicts \(old) instead of \(new)" }
        for index in model.variables.indices {
            let isAmbiguous = fresh.solver.isAmbiguous(fresh.variables[index])
            let wasAmbiguous = model.solver.isAmbiguous(model.variables[index])
            if isAmbiguous != wasAmbiguous { return "x\(index) differs in ambiguity" }
            let drift = abs(model.values[index] - fresh.values[index])
            if !isAmbiguous, drift > 1e-6 { return "x\(index) drifted by \(drift)" }
        }
        return nil
    }

    private static func conflicts(of model: SolverModel) -> [[Int]] {
        model.solver.conflicts.map { $0.members.map(model.index(of:)) }
    }

    @Test func aHundredThousandEditsDoNotDrift() {
        let seed: UInt64 = 30_000_000
        var random = RandomConstraints(seed: seed)
        let count = Self.groups * Self.groupSize
        let minimums = (0..<count).map { $0 % 2 == 0 ? -Double.infinity : 0 }
        let model = SolverModel(ConstraintSystem(minimums: minimums, rows: []))
        for _ in 0..<40 { model.add(Self.row(&random)) }
        var edits = 0
        while edits < 100_000 {
            for _ in 0..<4 { Self.edit(model, &random) }
            edits += 4
            model.solver.solve()
            guard edits % 4_000 == 0 else { continue }
            if let difference = Self.difference(model, .solved(model.system)) {
                Issue.record("seed \(seed), \(edits) edits: \(difference)\n\(model.system)")
                return
            }
        }
    }

    /// Heights and the root's width of a chain of views, given back at the end: to the last bit what they were.
    @Test func aChainThatIsResizedReturnsExactly() {
        let layout = SampleLayout.chain(12)
        layout.solver.solve()
        let before = layout.variables.map { layout.solver.value(of: $0) }
        var generator = SeededGenerator(seed: 30_000_001)
        for _ in 0..<5_000 {
            let height = layout.heights[Int.random(in: 0..<12, using: &generator)]
            layout.solver.setConstant(height, Double.random(in: 0...100, using: &generator))
            layout.solver.setKnown(layout.variables[2], Double.random(in: 100...1_000, using: &generator))
            layout.solver.solve()
        }
        for height in layout.heights { layout.solver.setConstant(height, 20) }
        layout.solver.setKnown(layout.variables[2], 375)
        layout.solver.solve()
        #expect(layout.variables.map { layout.solver.value(of: $0) } == before)
    }
}
