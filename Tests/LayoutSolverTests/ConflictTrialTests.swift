import LayoutSolver
import TestSupport
import Testing

@Suite struct ConflictTrialTests {
    let solver = LayoutSolver()

    /// A width of a third of a fixed one, against an edge at three quarters of it: a size of 0 would satisfy all but for
    /// the fixed one, which is no member.
    private func multiples() throws -> (trial: ConflictTrial, third: ConstraintID, edge: ConstraintID) {
        let (place, width, whole) = (solver.makeVariable(), makeSize(), makeSize())
        let third = solver.addConstraint([Term(width), Term(whole, -0.3333)], .equal, -7)
        solver.addConstraint([Term(place)], .equal, 0)
        solver.addConstraint([Term(whole)], .equal, 402)
        let edge = solver.addConstraint([Term(place), Term(width), Term(whole, -0.75)], .equal, 0)
        solver.solve()
        let conflict = try #require(solver.conflicts.first)
        #expect(conflict.broken == edge)
        return (ConflictTrial(of: conflict, in: solver), third, edge)
    }

    @Test func aConstantThatOnlyMovesTheConflictIsNone() throws {
        let (trial, third, edge) = try multiples()
        #expect(!trial.holds(third, at: 0))
        #expect(trial.holds(third, at: 402 * 0.75 - 402 * 0.3333))
        #expect(trial.holds(edge, at: 402 * 0.3333 - 7 - 402 * 0.75))
        #expect(!trial.holds(edge, at: -15.75))
    }

    @Test func theLeftSideIsWhatTheOthersMakeOfIt() throws {
        let (trial, third, edge) = try multiples()
        let (width, place) = (try #require(trial.leftSide(of: third)), try #require(trial.leftSide(of: edge)))
        #expect(abs(width - 402 * (0.75 - 0.3333)) < 1e-6 && abs(place - (402 * (0.3333 - 0.75) - 7)) < 1e-6)
    }

    @Test func leavingOutAMemberIsAskedOfAllAroundIt() throws {
        let width = makeSize()
        let first = solver.addConstraint([Term(width)], .equal, 10)
        let second = solver.addConstraint([Term(width)], .equal, 20)
        let other = solver.addConstraint([Term(width)], .lessThanOrEqual, 15)
        solver.addConstraint([Term(width)], .equal, 30, priority: 999)
        solver.solve()
        let conflict = try #require(solver.conflicts.first { $0.broken == second })
        let trial = ConflictTrial(of: conflict, in: solver)
        #expect(trial.size == 3 && trial.holds(without: [second]) && !trial.holds(without: [first]))
        #expect(trial.holds(without: [first, other]) && trial.leftSide(of: first) == nil)
    }

    /// Without the first, the second comes in again and stands against all that were left out because of the first.
    @Test func aRivalThatComesInAgainCounts() throws {
        let (width, height) = (makeSize(), makeSize())
        let first = solver.addConstraint([Term(width)], .equal, 10)
        let second = solver.addConstraint([Term(width), Term(height)], .equal, 5)
        let third = solver.addConstraint([Term(height)], .equal, 8)
        let fourth = solver.addConstraint([Term(width)], .equal, 20)
        solver.solve()
        #expect(solver.conflicts.map(\.broken) == [second, fourth])
        let conflict = try #require(solver.conflicts.first { $0.broken == fourth })
        let trial = ConflictTrial(of: conflict, in: solver)
        #expect(trial.holds(without: [fourth]) && !trial.holds(without: [first]))
        _ = third
    }

    @Test func onlyAConstraintWithoutRoomMayConflict() {
        let (place, width, known) = (solver.makeVariable(), makeSize(), makeSize())
        solver.setKnown(known, 100)
        let first = solver.addConstraint([Term(place)], .equal, 3)
        #expect(!solver.mayConflict(first))
        let free = solver.makeVariable()
        #expect(!solver.mayConflict(solver.addConstraint([Term(free), Term(place, -1)], .equal, 3)))
        #expect(solver.mayConflict(solver.addConstraint([Term(free)], .greaterThanOrEqual, 3)))
        #expect(!solver.mayConflict(solver.addConstraint([Term(free)], .equal, 3, priority: 999)))
        #expect(solver.mayConflict(solver.addConstraint([Term(width)], .equal, -3)))
        #expect(!solver.mayConflict(solver.addConstraint([Term(makeSize(), 2)], .lessThanOrEqual, 3)))
        #expect(solver.mayConflict(solver.addConstraint([Term(makeSize()), Term(place)], .equal, 3)))
        #expect(solver.mayConflict(solver.addConstraint([Term(known)], .equal, 3)))
        #expect(solver.mayConflict(solver.addConstraint([Term(free)], .equal, .nan)))
    }

    private func makeSize() -> Variable { solver.makeVariable(minimum: 0) }
}
