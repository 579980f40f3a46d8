import LayoutSolver
import Testing

@Suite struct BadNumberTests {
    let solver = LayoutSolver()

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func aConstantThatIsNoNumberIsAConflictOfItself(number: Double) {
        let width = solver.makeVariable(minimum: 0)
        solver.addConstraint([Term(width)], .equal, 40, priority: 500)
        let bad = solver.addConstraint([Term(width)], .equal, number, priority: 750)
        solver.solve()
        #expect(solver.conflicts == [Conflict(members: [bad], broken: bad)])
        #expect(solver.value(of: width) == 40)
        solver.setConstant(bad, 60)
        solver.solve()
        #expect(solver.conflicts.isEmpty)
        #expect(solver.value(of: width) == 60)
        solver.setConstant(bad, number)
        solver.solve()
        #expect(solver.conflicts == [Conflict(members: [bad], broken: bad)])
        #expect(solver.value(of: width) == 40)
        solver.remove(bad)
        solver.solve()
        #expect(solver.conflicts.isEmpty)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func aCoefficientThatIsNoNumberStaysAConflict(number: Double) {
        let width = solver.makeVariable(minimum: 0)
        let bad = solver.addConstraint([Term(width, number)], .equal, 40)
        solver.solve()
        #expect(solver.conflicts == [Conflict(members: [bad], broken: bad)])
        solver.setConstant(bad, 10)
        solver.setPriority(bad, 750)
        solver.solve()
        #expect(solver.conflicts == [Conflict(members: [bad], broken: bad)])
        #expect(solver.value(of: width) == 0)
    }

    @Test func aPriorityThatIsNoNumberIsAConflictOfItself() {
        let width = solver.makeVariable(minimum: 0)
        let bad = solver.addConstraint([Term(width)], .equal, 40, priority: .nan)
        solver.solve()
        #expect(solver.conflicts.map(\.broken) == [bad])
        solver.setPriority(bad, 500)
        solver.solve()
        #expect(solver.conflicts.isEmpty)
        #expect(solver.value(of: width) == 40)
    }

    @Test func knownValuesThatAreNoNumbersRelease() {
        let width = solver.makeVariable(minimum: 0)
        solver.setKnown(width, 50)
        solver.solve()
        #expect(solver.value(of: width) == 50)
        solver.setKnown(width, .nan)
        solver.solve()
        #expect(solver.value(of: width) == 0)
    }

    @Test func hugeNumbersStayFinite() {
        let sizes = (0..<4).map { _ in solver.makeVariable(minimum: 0) }
        for size in sizes {
            solver.addConstraint([Term(size)], .lessThanOrEqual, .greatestFiniteMagnitude)
            solver.addConstraint([Term(size)], .equal, .greatestFiniteMagnitude, priority: 50)
        }
        solver.addConstraint(sizes.map { Term($0) }, .lessThanOrEqual, 100)
        solver.solve()
        #expect(solver.conflicts.isEmpty)
        #expect(abs(sizes.reduce(0) { $0 + solver.value(of: $1) } - 100) < 1e-6)
    }

    @Test func aBadConstantOutlastsAChangeOfPriority() {
        let width = solver.makeVariable(minimum: 0)
        let bad = solver.addConstraint([Term(width)], .equal, .infinity, priority: 750)
        solver.setPriority(bad, 500)
        solver.solve()
        #expect(solver.conflicts == [Conflict(members: [bad], broken: bad)])
        #expect(solver.value(of: width) == 0)
    }

    @Test func aConstraintThatWasLeftOutAndBecomesBadIsNamedOnce() {
        let width = solver.makeVariable(minimum: 10)
        let narrow = solver.addConstraint([Term(width)], .equal, 0)
        solver.solve()
        #expect(solver.conflicts.map(\.broken) == [narrow])
        solver.setConstant(narrow, .infinity)
        solver.solve()
        #expect(solver.conflicts == [Conflict(members: [narrow], broken: narrow)])
    }

    @Test func knownValuesAreCutOffAsConstantsAre() {
        let (width, half) = (solver.makeVariable(minimum: 0), solver.makeVariable())
        solver.setKnown(width, .greatestFiniteMagnitude)
        solver.addConstraint([Term(half, -1e300), Term(width, 1e300)], .equal, 0)
        solver.solve()
        #expect(solver.value(of: width) == 1e12)
        #expect(solver.value(of: half).isFinite)
    }
}
