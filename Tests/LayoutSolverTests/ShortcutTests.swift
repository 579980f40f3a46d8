import LayoutSolver
import TestSupport
import Testing

/// Each shortcut of the solver against the path without it.
@Suite struct ShortcutTests {
    static let reduced: [Shortcuts] = [
        Shortcuts.all.subtracting(.elimination), Shortcuts.all.subtracting(.trees),
        Shortcuts.all.subtracting([.trees, .elimination]), [],
    ]

    private func model(_ system: ConstraintSystem, _ shortcuts: Shortcuts = .all, flat: Int = 48) -> SolverModel {
        let model = SolverModel(system)
        model.solver.shortcuts = shortcuts
        model.solver.largestFlatFunction = flat
        model.solver.solve()
        return model
    }

    private func differ(_ first: [Double], _ second: [Double], by tolerance: Double = 1e-6) -> Bool {
        zip(first, second).contains { abs($0 - $1) > tolerance * max(1, abs($0)) }
    }

    @Test(arguments: 0..<8) func kernelsReachTheOptimaOfThePlainSimplex(batch: Int) {
        for number in 0..<30 {
            let seed = UInt64(11_000_000 + batch * 1_000 + number)
            var random = RandomConstraints(seed: seed)
            let variables = Int.random(in: 1...10, using: &random.generator)
            let system = random.system(variables: variables, rows: Int.random(in: 0...18, using: &random.generator))
            let usual = model(system)
            for shortcuts in Self.reduced {
                let plain = model(system, shortcuts)
                let accepted = usual.acceptedSystem
                #expect(accepted.rows.count == plain.acceptedSystem.rows.count, "seed \(seed)\n\(system)")
                #expect(
                    !differ(accepted.levelErrors(usual.values), accepted.levelErrors(plain.values)),
                    "seed \(seed) without \(Shortcuts.all.subtracting(shortcuts).rawValue)\n\(system)")
            }
        }
    }

    @Test(arguments: 0..<8) func nestedStacksReachTheOptimaOfThePlainSimplex(batch: Int) {
        for number in 0..<20 {
            let seed = UInt64(12_000_000 + batch * 1_000 + number)
            var random = RandomStacks(seed: seed)
            let system = random.system(size: 6 + number, depth: number % 6)
            let usual = model(system)
            for shortcuts in Self.reduced {
                let plain = model(system, shortcuts)
                let accepted = usual.acceptedSystem
                #expect(accepted.rows.count == plain.acceptedSystem.rows.count, "seed \(seed)\n\(system)")
                #expect(
                    !differ(accepted.levelErrors(usual.values), accepted.levelErrors(plain.values)),
                    "seed \(seed) without \(Shortcuts.all.subtracting(shortcuts).rawValue)\n\(system)")
            }
        }
    }

    /// Functions as balanced trees give the values of functions in arrays; only what is ambiguous may differ.
    @Test(arguments: 0..<10) func largeFunctionsGiveTheValuesOfFlatOnes(batch: Int) {
        for number in 0..<50 {
            let seed = UInt64(13_000_000 + batch * 1_000 + number)
            var random = RandomStacks(seed: seed)
            let system = random.system(size: 10 + number, depth: number % 25)
            let flat = model(system, flat: .max)
            let accepted = flat.acceptedSystem
            for limit in [0, 3, 48] {
                let large = model(system, flat: limit)
                let errors = accepted.levelErrors(large.values)
                #expect(!differ(accepted.levelErrors(flat.values), errors), "seed \(seed) limit \(limit)\n\(system)")
                for (variable, value) in zip(flat.variables, flat.values) {
                    guard abs(large.solver.value(of: variable) - value) > 1e-6 * max(1, abs(value)) else { continue }
                    #expect(flat.solver.isAmbiguous(variable), "seed \(seed) limit \(limit) \(variable)\n\(system)")
                }
            }
        }
    }

    @Test(arguments: 0..<6) func editsGiveTheValuesOfSolvingAgain(batch: Int) {
        for number in 0..<40 {
            let seed = UInt64(14_000_000 + batch * 1_000 + number)
            var random = RandomConstraints(seed: seed)
            let variables = Int.random(in: 2...9, using: &random.generator)
            let system = random.system(variables: variables, rows: 9)
            let quick = model(system)
            let plain = model(system, Shortcuts.all.subtracting(.edits))
            for step in 0..<12 {
                let row = Int.random(in: 0..<system.rows.count, using: &random.generator)
                let constant = random.constant()
                let variable = Int.random(in: 0..<variables, using: &random.generator)
                let isKnown = system.known[variable] != nil
                let value = random.knownValue()
                for model in [quick, plain] {
                    model.setConstant(constant, at: row)
                    if isKnown { model.setKnown(value, variable: variable) }
                    model.solver.solve()
                }
                #expect(!differ(quick.values, plain.values), "seed \(seed) step \(step)\n\(quick.system)")
                #expect(quick.solver.conflicts.count == plain.solver.conflicts.count, "seed \(seed) step \(step)")
            }
        }
    }

    /// Resizes and edits of constants through kept plans.
    @Test(arguments: 0..<8) func plansGiveTheValuesOfSolvingAgain(batch: Int) {
        for number in 0..<40 {
            let seed = UInt64(15_000_000 + batch * 1_000 + number)
            var random = RandomStacks(seed: seed)
            let system = random.system(size: 4 + number, depth: number % 8)
            var numbers = SeededGenerator(seed: seed)
            let planned = model(system)
            planned.solver.smallestPlan = 1
            let plain = model(system, Shortcuts.all.subtracting([.edits, .plans]))
            for step in 0..<10 {
                let size = Double(Int.random(in: 0...number * 40 + 100, using: &numbers))
                let row = Int.random(in: 0..<system.rows.count, using: &numbers)
                let constant = numbers.chance(3) ? Double(Int.random(in: -30...30, using: &numbers)) : nil
                for model in [planned, plain] {
                    model.setKnown(size, variable: 0)
                    if let constant { model.setConstant(constant, at: row) }
                    model.solver.solve()
                }
                #expect(!differ(planned.values, plain.values), "seed \(seed) step \(step)\n\(planned.system)")
                #expect(planned.solver.conflicts.count == plain.solver.conflicts.count, "seed \(seed) step \(step)")
            }
        }
    }

    /// A large part that changes again and again keeps its scratch from one solution to the next, and gives it back after
    /// one that did not need it.
    @Test func keptScratchGivesTheValuesOfANewSolver() {
        let layout = SampleLayout.fillStack(400)
        func values() -> [Double] { layout.variables.map { layout.solver.value(of: $0) } }
        layout.solver.solve()
        let usual = values()
        for round in 0..<6 {
            let term = Term(layout.variables[4 * (40 + round) + 3])
            let wish = layout.solver.addConstraint([term], .equal, 300 + Double(round), priority: 900)
            layout.solver.solve()
            let fresh = SampleLayout.fillStack(400)
            let freshTerm = Term(fresh.variables[4 * (40 + round) + 3])
            fresh.solver.addConstraint([freshTerm], .equal, 300 + Double(round), priority: 900)
            fresh.solver.solve()
            #expect(!differ(values(), fresh.variables.map { fresh.solver.value(of: $0) }), "round \(round)")
            #expect(values() != usual)
            layout.solver.remove(wish)
            if round == 3 { layout.solver.setKnown(layout.variables[2], 300) }
            layout.solver.solve()
            layout.solver.setKnown(layout.variables[2], 375)
            layout.solver.solve()
            #expect(!differ(values(), usual), "round \(round)")
        }
    }
}
