import LayoutSolver
import TestSupport
import Testing

/// Properties of sequences of operations; each failure prints its seed.
@Suite struct OrderTests {
    @Test(arguments: 0..<200) func theOrderOfAddingDoesNotChangeTheLevelErrors(seed: Int) {
        var random = RandomConstraints(seed: UInt64(3_000_000 + seed))
        var system = random.system(variables: 6, rows: 10)
        // Which required row is left out depends on the order; that is policy, so take only rows that can hold.
        system.rows = SolverModel.solved(system).acceptedSystem.rows
        let errors = system.levelErrors(SolverModel.solved(system).values)
        var shuffled = system
        shuffled.rows.shuffle(using: &random.generator)
        let model = SolverModel.solved(shuffled)
        #expect(model.solver.conflicts.isEmpty, "seed \(seed)")
        for (one, other) in zip(errors, shuffled.levelErrors(model.values)) {
            #expect(abs(one - other) < 1e-6, "seed \(seed)\n\(system)")
        }
    }

    @Test(arguments: 0..<200) func addingAndRemovingRestores(seed: Int) {
        var random = RandomConstraints(seed: UInt64(4_000_000 + seed))
        let model = SolverModel.solved(random.system(variables: 7, rows: 10))
        let values = model.values
        let conflicts = model.solver.conflicts
        for _ in 0..<3 { model.add(random.row(variables: 7)) }
        model.solver.solve()
        for _ in 0..<3 { model.remove(at: model.system.rows.count - 1) }
        model.solver.solve()
        #expect(model.values == values, "seed \(seed)\n\(model.system)")
        #expect(model.solver.conflicts == conflicts, "seed \(seed)")
    }

    @Test(arguments: 0..<200) func changingAKnownSizeAndBackRestores(seed: Int) {
        var random = RandomConstraints(seed: UInt64(5_000_000 + seed))
        var system = random.system(variables: 7, rows: 12)
        system.known[0] = 300
        let model = SolverModel.solved(system)
        let values = model.values
        model.setKnown(500, variable: 0)
        model.solver.solve()
        model.setKnown(nil, variable: 0)
        model.solver.solve()
        model.setKnown(300, variable: 0)
        model.solver.solve()
        #expect(model.values == values, "seed \(seed)\n\(model.system)")
    }

    @Test(arguments: 0..<100) func theSameOperationsGiveTheSameValues(seed: Int) {
        let runs = (0..<2).map { _ -> [Double] in
            var random = RandomConstraints(seed: UInt64(6_000_000 + seed))
            let model = SolverModel.solved(random.system(variables: 8, rows: 14))
            model.remove(at: 3)
            model.add(random.row(variables: 8))
            model.solver.solve()
            return model.values
        }
        #expect(runs[0] == runs[1], "seed \(seed)")
    }
}
