import LayoutSolver
import TestSupport
import Testing

@Suite struct OracleTests {
    @Test(arguments: 0..<16) func randomSystemsReachTheOptimumOfEveryLevel(batch: Int) {
        for number in 0..<150 {
            let seed = UInt64(batch * 1_000_000 + number)
            var random = RandomConstraints(seed: seed)
            let variables = Int.random(in: 1...9, using: &random.generator)
            let system = random.system(variables: variables, rows: Int.random(in: 0...16, using: &random.generator))
            let model = SolverModel(system)
            model.solver.solve()
            let problem = Laws.violation(of: model)
            #expect(problem == nil, "seed \(seed)\n\(system)\nvalues \(model.values)")
            let variable = Int.random(in: 0..<variables, using: &random.generator)
            let ambiguity = Laws.ambiguityViolation(of: model, variable: variable)
            #expect(ambiguity == nil, "seed \(seed)\n\(system)\nvalues \(model.values)")
            #expect(model.solver.statistics.iterationLimitHits == 0, "seed \(seed)")
        }
    }

    @Test(arguments: 0..<8) func editsReachTheOptimumOfEveryLevel(batch: Int) {
        for number in 0..<40 {
            let seed = UInt64(batch * 1_000_000 + 500_000 + number)
            var random = RandomConstraints(seed: seed)
            let variables = Int.random(in: 2...8, using: &random.generator)
            let model = SolverModel(random.system(variables: variables, rows: 6))
            for step in 0..<12 {
                for _ in 0..<Int.random(in: 1...3, using: &random.generator) { random.edit(model) }
                model.solver.solve()
                let problem = Laws.violation(of: model)
                #expect(problem == nil, "seed \(seed) step \(step)\n\(model.system)\nvalues \(model.values)")
                let fresh = SolverModel(model.system)
                fresh.solver.solve()
                #expect(
                    fresh.solver.conflicts.map { $0.members.map(fresh.index(of:)) }
                        == model.solver.conflicts.map { $0.members.map(model.index(of:)) },
                    "seed \(seed) step \(step)\n\(model.system)")
                if problem != nil { break }
            }
        }
    }
}
