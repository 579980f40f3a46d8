import LayoutSolver
import TestSupport
import Testing

@Suite struct ExplanationTests {
    /// The sum of the certificate's rows has no variable, respects the relations, and says that 0 is at least more.
    private static func fault(of certificate: Certificate) -> String? {
        var sums: [Variable: Double] = [:]
        for part in certificate.parts {
            for term in part.row.terms { sums[term.variable, default: 0] += part.multiplier * term.coefficient }
            if part.row.relation == .greaterThanOrEqual, part.multiplier <= 0 { return ">= taken \(part.multiplier)" }
            if part.row.relation == .lessThanOrEqual, part.multiplier >= 0 { return "<= taken \(part.multiplier)" }
        }
        if let rest = sums.first(where: { abs($0.value) > 1e-6 }) { return "\(rest) is left over" }
        return certificate.excess > 0 ? nil : "the sum says only 0 >= \(certificate.excess)"
    }

    @Test(arguments: 0..<8) func everyConflictHasACertificate(batch: Int) throws {
        var count = 0
        for number in 0..<150 {
            let seed = UInt64(batch * 1_000_000 + number)
            var random = RandomConstraints(seed: seed)
            let variables = Int.random(in: 1...7, using: &random.generator)
            let model = SolverModel.solved(random.system(variables: variables, rows: 14))
            for conflict in model.solver.conflicts {
                let certificate = try #require(
                    model.solver.certificate(of: conflict), "seed \(seed)\n\(model.system)\n\(conflict)")
                let fault = Self.fault(of: certificate)
                #expect(fault == nil, "seed \(seed)\n\(model.system)")
                let named = certificate.parts.compactMap { part -> ConstraintID? in
                    if case .constraint(let id) = part.source { return id }
                    return nil
                }
                #expect(named == conflict.members, "seed \(seed)")
                count += 1
            }
        }
        #expect(count > 100)
    }

    /// The value of a variable in a fresh solver with some of the rows; nil where they leave it open.
    private static func value(of variable: Int, _ system: ConstraintSystem, keeping rows: (Int) -> Bool) -> Double? {
        var fewer = system
        fewer.rows = system.rows.indices.filter(rows).map { system.rows[$0] }
        let model = SolverModel.solved(fewer)
        let isOpen = model.solver.isAmbiguous(model.variables[variable])
        return isOpen ? nil : model.solver.value(of: model.variables[variable])
    }

    private static func isSame(_ first: Double?, _ second: Double) -> Bool {
        first.map { abs($0 - second) <= 1e-5 * max(1, abs(second)) } ?? false
    }

    @Test(arguments: 0..<8) func whatIsListedDecides(batch: Int) {
        var checked = 0
        for number in 0..<100 {
            let seed = UInt64(batch * 1_000_000 + 700_000 + number)
            var random = RandomConstraints(seed: seed)
            let variables = Int.random(in: 1...5, using: &random.generator)
            let model = SolverModel.solved(random.system(variables: variables, rows: 8))
            // A constraint that was left out may come back when another goes; that is not what is examined here.
            guard model.solver.conflicts.isEmpty else { continue }
            for index in 0..<variables {
                let variable = model.variables[index]
                let determination = model.solver.determination(of: variable)
                #expect(determination.isUnique == !model.solver.isAmbiguous(variable), "seed \(seed)")
                guard determination.isUnique, model.system.known[index] == nil else { continue }
                let listed = Set(determination.constraints.map(model.index(of:)))
                let value = model.solver.value(of: variable)
                let alone = Self.value(of: index, model.system) { listed.contains($0) }
                #expect(Self.isSame(alone, value), "seed \(seed) x\(index) by \(listed)\n\(model.system)")
                if determination.isRedundant { continue }
                for row in listed {
                    let without = Self.value(of: index, model.system) { $0 != row }
                    #expect(!Self.isSame(without, value), "seed \(seed) x\(index) without \(row)\n\(model.system)")
                }
                checked += 1
            }
        }
        #expect(checked > 20)
    }

    @Test func aChainIsListedInTheOrderOfItsDerivation() {
        let solver = LayoutSolver()
        let (x, width, outer) = (
            solver.makeVariable(), solver.makeVariable(minimum: 0), solver.makeVariable(minimum: 0)
        )
        let trailing = solver.addConstraint([Term(x), Term(width), Term(outer, -1)], .equal, -16)
        let leading = solver.addConstraint([Term(x)], .equal, 16)
        let size = solver.addConstraint([Term(outer)], .equal, 402, isBreakable: false)
        solver.addConstraint([Term(width)], .lessThanOrEqual, 36, priority: 250)
        solver.addConstraint([Term(width)], .lessThanOrEqual, 1000)
        solver.solve()
        let determination = solver.determination(of: width)
        #expect(determination.constraints == [leading, size, trailing])
        #expect(determination.steps.map(\.determined) == [x, outer, width])
        #expect(solver.determination(of: x).constraints == [leading])
    }

    @Test func optionalConstraintsThatDecideAreListed() {
        let solver = LayoutSolver()
        let width = solver.makeVariable(minimum: 0)
        let wish = solver.addConstraint([Term(width)], .equal, 200, priority: 750)
        let limit = solver.addConstraint([Term(width)], .lessThanOrEqual, 150)
        solver.addConstraint([Term(width)], .equal, 90, priority: 500)
        solver.solve()
        #expect(Set(solver.determination(of: width).constraints) == [wish, limit])
    }

    @Test func longChainsAreExplainedByTheirLastLink() {
        let solver = LayoutSolver()
        var last = solver.makeVariable()
        solver.addConstraint([Term(last)], .equal, 0)
        var link: ConstraintID?
        for _ in 0..<500 {
            let next = solver.makeVariable()
            link = solver.addConstraint([Term(next), Term(last, -1)], .equal, 4)
            last = next
        }
        solver.solve()
        let determination = solver.determination(of: last)
        #expect(determination.constraints == [link].compactMap { $0 })
        #expect(determination.others.count == 500)
    }

    @Test func ofALongColumnWhatSufficesIsListedAlone() throws {
        let solver = LayoutSolver()
        var top = solver.makeVariable()
        solver.addConstraint([Term(top)], .equal, 0)
        var heights: [Variable] = []
        var own: [[ConstraintID]] = []
        for _ in 0..<200 {
            let (height, bottom) = (solver.makeVariable(minimum: 0), solver.makeVariable())
            solver.addConstraint([Term(bottom), Term(top, -1), Term(height, -1)], .equal, 0)
            own.append([
                solver.addConstraint([Term(height)], .greaterThanOrEqual, 20, priority: 750),
                solver.addConstraint([Term(height)], .lessThanOrEqual, 20, priority: 250),
            ])
            heights.append(height)
            top = bottom
        }
        solver.solve()
        for index in [0, 100, 199] {
            let determination = solver.determination(of: heights[index])
            #expect(determination.isUnique && determination.constraints == own[index])
            #expect(determination.others.isEmpty)
        }
        #expect(!solver.determination(of: top).others.isEmpty)
    }

    @Test func ofTwoThatSayTheSameOneIsListed() {
        let solver = LayoutSolver()
        let width = solver.makeVariable(minimum: 0)
        for _ in 0..<2 { solver.addConstraint([Term(width)], .equal, 50) }
        solver.solve()
        let determination = solver.determination(of: width)
        #expect(determination.isRedundant && determination.constraints.count == 1)
    }
}
