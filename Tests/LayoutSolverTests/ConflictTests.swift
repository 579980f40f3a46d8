import LayoutSolver
import Testing

@Suite struct ConflictTests {
    let solver = LayoutSolver()

    @Test func theLatestBreakableMemberIsLeftOut() {
        let width = solver.makeVariable(minimum: 0)
        let unrelated = solver.addConstraint([Term(solver.makeVariable())], .equal, 3)
        let first = solver.addConstraint([Term(width)], .equal, 100)
        let second = solver.addConstraint([Term(width)], .equal, 200)
        let system = solver.addConstraint([Term(width)], .equal, 300, isBreakable: false)
        solver.solve()
        #expect(
            solver.conflicts == [
                Conflict(members: [system, first], broken: first), Conflict(members: [system, second], broken: second),
            ])
        #expect(solver.value(of: width) == 300)
        solver.remove(system)
        solver.solve()
        #expect(solver.conflicts == [Conflict(members: [first, second], broken: second)])
        #expect(solver.value(of: width) == 100)
        solver.setConstant(first, 200)
        solver.solve()
        #expect(solver.conflicts.isEmpty)
        #expect(solver.value(of: width) == 200)
        solver.remove(unrelated)
    }

    /// Each names the first one alone, and finding them takes work in proportion to their number.
    @Test func thousandsThatContradictOneAreFoundTogether() {
        let (first, second) = (makeSize(), makeSize())
        let rows = (0..<2000).map { number in
            solver.addConstraint([Term(first), Term(second, -1)], .equal, Double(number))
        }
        solver.addConstraint([Term(second)], .equal, 50)
        solver.solve()
        #expect(solver.conflicts == rows.dropFirst().map { Conflict(members: [rows[0], $0], broken: $0) })
        #expect(solver.value(of: first) == 50)
        #expect(solver.statistics.rowsTouched < 100 * rows.count)
    }

    @Test func aSumThatDoesNotFitNamesEveryAddend() {
        let (first, second, whole) = (makeSize(), makeSize(), makeSize())
        let members = [
            solver.addConstraint([Term(first)], .equal, 52), solver.addConstraint([Term(second)], .equal, 42),
            solver.addConstraint([Term(whole)], .equal, 86),
            solver.addConstraint([Term(first), Term(second), Term(whole, -1)], .equal, 0),
        ]
        solver.solve()
        #expect(solver.conflicts == [Conflict(members: members, broken: members[3])])
    }

    @Test func inequalitiesConflictAroundACircle() {
        let places = (0..<3).map { _ in solver.makeVariable() }
        let members = (0..<3).map { index in
            solver.addConstraint(
                [Term(places[index]), Term(places[(index + 1) % 3], -1)], .greaterThanOrEqual, 10)
        }
        solver.addConstraint([Term(places[0])], .greaterThanOrEqual, 5)
        solver.solve()
        #expect(solver.conflicts == [Conflict(members: members, broken: members[2])])
        #expect(solver.statistics.iterationLimitHits == 0)
    }

    @Test func aKnownValueIsNotAMember() {
        let width = makeSize()
        solver.setKnown(width, 375)
        let wrong = solver.addConstraint([Term(width)], .equal, 320)
        solver.solve()
        #expect(solver.conflicts == [Conflict(members: [wrong], broken: wrong)])
        solver.setKnown(width, 320)
        solver.solve()
        #expect(solver.conflicts.isEmpty)
        solver.setKnown(width, 400)
        solver.setKnown(width, nil)
        solver.solve()
        #expect(solver.conflicts.isEmpty)
        #expect(solver.value(of: width) == 320)
    }

    @Test func aConstraintWithoutVariablesIsCheckedToo() {
        let place = solver.makeVariable()
        let impossible = solver.addConstraint([Term(place), Term(place, -1)], .equal, 10)
        solver.addConstraint([], .lessThanOrEqual, 10)
        solver.solve()
        #expect(solver.conflicts == [Conflict(members: [impossible], broken: impossible)])
    }

    @Test func aLongChainThatDoesNotFitNamesAllOfIt() {
        let places = (0..<120).map { _ in solver.makeVariable() }
        var members = [solver.addConstraint([Term(places[0])], .equal, 0)]
        for (previous, next) in zip(places, places.dropFirst()) {
            members.append(solver.addConstraint([Term(next), Term(previous, -1)], .equal, 10))
        }
        members.append(solver.addConstraint([Term(places[119])], .equal, 1000))
        solver.solve()
        #expect(solver.conflicts == [Conflict(members: members, broken: members[120])])
        #expect(solver.statistics.feasibilityChecks <= 3 * members.count)
    }

    @Test func tinyRoundingErrorsAreNoConflict() {
        let (third, whole) = (makeSize(), makeSize())
        solver.addConstraint([Term(third), Term(whole, -1.0 / 3)], .equal, 0)
        solver.addConstraint([Term(third, 3), Term(whole, -1)], .equal, 0)
        solver.addConstraint([Term(whole)], .equal, 1000.1)
        solver.addConstraint([Term(third)], .equal, 1000.1 / 3)
        solver.solve()
        #expect(solver.conflicts.isEmpty)
    }

    private func makeSize() -> Variable { solver.makeVariable(minimum: 0) }
}
