import LayoutSolver
import TestSupport
import Testing

/// Small systems in great number: most of what can go wrong shows with four variables and six rows.
@Suite struct SmallSystemTests {
    static let batches = 16
    static let systems = 1_150

    /// With the larger ones of ``OracleTests`` and ``AmbiguityTests`` more than 20,000 systems, each also after an edit.
    @Test(arguments: 0..<batches) func everyLevelConflictAndAmbiguityAgreesWithTheOracle(batch: Int) {
        for number in 0..<Self.systems {
            let seed = UInt64(20_000_000 + batch * 100_000 + number)
            var random = RandomConstraints(seed: seed)
            let variables = Int.random(in: 1...4, using: &random.generator)
            let system = random.system(variables: variables, rows: Int.random(in: 0...6, using: &random.generator))
            let model = SolverModel.solved(system)
            if let problem = Self.problem(of: model, &random) {
                Issue.record("seed \(seed): \(problem)\n\(system)\nvalues \(model.values)")
            }
            random.edit(model)
            model.solver.solve()
            if let problem = Self.problem(of: model, &random) {
                Issue.record("seed \(seed) after an edit: \(problem)\n\(model.system)\nvalues \(model.values)")
            }
        }
    }

    private static func problem(of model: SolverModel, _ random: inout RandomConstraints) -> String? {
        let variable = Int.random(in: 0..<model.variables.count, using: &random.generator)
        return Laws.violation(of: model) ?? Laws.ambiguityViolation(of: model, variable: variable)
    }
}
