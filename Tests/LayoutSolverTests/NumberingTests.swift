import TestSupport
import Testing

@testable import LayoutSolver

/// Numbers of creation are 32 bits wide; a solver that lives long counts those in use anew.
@Suite struct NumberingTests {
    @Test(arguments: 0..<4) func countingAnewKeepsTheOrder(batch: Int) {
        let seed = UInt64(50_000_000 + batch)
        var random = RandomConstraints(seed: seed)
        let model = SolverModel(random.system(variables: 6, rows: 10))
        model.solver.store.lastNumber = 48
        for step in 0..<400 {
            if model.system.rows.count > 24 { model.remove(at: 0) } else { model.add(random.row(variables: 6)) }
            random.edit(model)
            model.solver.solve()
            let fresh = SolverModel(model.system)
            fresh.solver.solve()
            let conflicts = [model, fresh].map { each in each.solver.conflicts.map { $0.members.map(each.index(of:)) } }
            #expect(conflicts[0] == conflicts[1], "seed \(seed) step \(step)\n\(model.system)")
            let drift = zip(model.values, fresh.values).contains { abs($0 - $1) > 1e-6 * max(1, abs($0)) }
            let isUnique = !fresh.variables.contains(where: fresh.solver.isAmbiguous)
            #expect(!drift || !isUnique, "seed \(seed) step \(step)\n\(model.system)")
        }
        #expect(model.solver.store.rowOrder.elements.allSatisfy { $0 < 48 })
    }
}
