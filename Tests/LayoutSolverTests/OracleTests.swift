import LayoutSolver
import TestSupport
import Testing

/// What must be true of a solved model, whatever it is made of.
enum Laws {
    static let tolerance = 1e-5

    /// The first law that does not hold, or nil.
    static func violation(of model: SolverModel) -> String? {
        if let problem = conflictViolation(of: model) { return problem }
        let accepted = model.acceptedSystem
        let values = model.values
        let required = accepted.requiredError(values)
        if required > tolerance { return "a required row is violated by \(required)" }
        guard let oracle = DenseSimplexOracle(accepted) else { return "the accepted rows cannot hold together" }
        let errors = accepted.levelErrors(values)
        for (index, error) in errors.enumerated() where abs(error - oracle.levelErrors[index]) > tolerance {
            return "level errors \(errors), optimum \(oracle.levelErrors) at \(accepted.priorities)"
        }
        return nil
    }

    /// Conflict sets fail together, hold without any one member, and the latest breakable one was left out.
    static func conflictViolation(of model: SolverModel) -> String? {
        for conflict in model.solver.conflicts {
            let indices = conflict.members.map(model.index(of:))
            let rows = indices.map { model.system.rows[$0] }
            if DenseSimplexOracle.canHold(rows, of: model.system) { return "the members \(indices) can hold together" }
            for member in rows.indices {
                var others = rows
                others.remove(at: member)
                if !DenseSimplexOracle.canHold(others, of: model.system) {
                    return "the members \(indices) conflict without \(indices[member])"
                }
            }
            let breakable = indices.filter { model.system.rows[$0].isBreakable }
            let latest = breakable.max() ?? indices.max()
            if model.index(of: conflict.broken) != latest { return "not the latest of \(indices) was left out" }
            let broken = Set(model.solver.conflicts.map(\.broken))
            if conflict.members.contains(where: { $0 != conflict.broken && broken.contains($0) }) {
                return "a member of \(indices) was itself left out"
            }
        }
        return nil
    }

    static func ambiguityViolation(of model: SolverModel, variable: Int) -> String? {
        guard let oracle = DenseSimplexOracle(model.acceptedSystem) else { return "the accepted rows cannot hold" }
        let range = oracle.range(of: variable)
        let width = range.upperBound - range.lowerBound
        let answer = model.solver.isAmbiguous(model.variables[variable])
        if answer == (width > 1e-5) { return nil }
        return "x\(variable) may have \(range), but isAmbiguous is \(answer)"
    }
}

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
                for _ in 0..<Int.random(in: 1...3, using: &random.generator) { edit(model, &random) }
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

    private func edit(_ model: SolverModel, _ random: inout RandomConstraints) {
        let rows = model.system.rows.count
        let variables = model.variables.count
        let row = rows == 0 ? 0 : Int.random(in: 0..<rows, using: &random.generator)
        switch Int.random(in: 0..<6, using: &random.generator) {
        case 0 where rows > 0: model.remove(at: row)
        case 1 where rows > 0: model.setConstant(random.constant(), at: row)
        case 2 where rows > 0: model.setPriority(random.priority(), at: row)
        case 3:
            let value: Double? = random.generator.chance(2) ? random.knownValue() : nil
            model.setKnown(value, variable: Int.random(in: 0..<variables, using: &random.generator))
        default: model.add(random.row(variables: variables))
        }
    }
}
