import LayoutSolver
import TestSupport
import Testing

@Suite struct AmbiguityTests {
    /// Every variable of a system, so that the answers for a whole component and for one variable are both tried.
    @Test(arguments: 0..<8) func everyVariableAgreesWithTheRangeOfItsOptima(batch: Int) {
        for number in 0..<60 {
            let seed = UInt64(7_000_000 + batch * 1_000 + number)
            var random = RandomConstraints(seed: seed)
            let count = Int.random(in: 2...8, using: &random.generator)
            let model = SolverModel.solved(random.system(variables: count, rows: 12))
            let values = model.values
            for variable in 0..<count {
                let problem = Laws.ambiguityViolation(of: model, variable: variable)
                #expect(problem == nil, "seed \(seed)\n\(model.system)\nvalues \(values)")
            }
            #expect(model.values == values, "asking must not change values, seed \(seed)")
        }
    }

    @Test func anEditIsSeenByTheNextQuestion() {
        let solver = LayoutSolver()
        let (first, second) = (solver.makeVariable(minimum: 0), solver.makeVariable(minimum: 0))
        solver.addConstraint([Term(first), Term(second)], .equal, 100)
        solver.solve()
        #expect(solver.isAmbiguous(first))
        #expect(solver.isAmbiguous(second))
        #expect([first, second].map { solver.value(of: $0) } == [100, 0])
        let wish = solver.addConstraint([Term(second)], .equal, 30, priority: 1)
        solver.solve()
        #expect(!solver.isAmbiguous(first))
        #expect(!solver.isAmbiguous(second))
        solver.remove(wish)
        solver.solve()
        #expect(solver.isAmbiguous(first))
    }
}
