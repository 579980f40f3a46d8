import LayoutSolver
import Testing

/// The rules P2 to P10 of Auto Layout's semantics, on the smallest systems that show them.
@Suite struct LevelTests {
    let solver = LayoutSolver()

    private func add(_ variable: Variable, _ relation: Relation, _ constant: Double, _ priority: Float = 1000) {
        solver.addConstraint([Term(variable)], relation, constant, priority: priority)
    }

    @Test("P3 the higher priority wins and nothing is averaged")
    func theHigherPriorityWinsAndNothingIsAveraged() {
        let width = solver.makeVariable(minimum: 0)
        add(width, .equal, 120, 250)
        add(width, .equal, 75, 500)
        solver.solve()
        #expect(solver.value(of: width) == 75)
        #expect(!solver.isAmbiguous(width))
    }

    @Test("P7 an inequality that cannot hold pulls to its boundary")
    func anInequalityThatCannotHoldPullsToItsBoundary() {
        let width = solver.makeVariable(minimum: 0)
        add(width, .equal, 24, 500)
        add(width, .greaterThanOrEqual, 30, 525)
        solver.solve()
        #expect(solver.value(of: width) == 30)
        #expect(!solver.isAmbiguous(width))
    }

    @Test("P7 the same pair at equal priority is ambiguous")
    func theSamePairAtEqualPriorityIsAmbiguous() {
        let width = solver.makeVariable(minimum: 0)
        add(width, .equal, 24, 500)
        add(width, .greaterThanOrEqual, 30, 500)
        solver.solve()
        #expect((24...30).contains(solver.value(of: width)))
        #expect(solver.isAmbiguous(width))
    }

    @Test("P5 priorities between integers are levels of their own")
    func prioritiesBetweenIntegersAreLevelsOfTheirOwn() {
        let width = solver.makeVariable(minimum: 0)
        add(width, .equal, 10, 999)
        add(width, .equal, 20, 999.5)
        solver.solve()
        #expect(solver.value(of: width) == 20)
    }

    @Test("P4 errors of one level are summed, not squared")
    func errorsOfOneLevelAreSummedNotSquared() {
        let place = solver.makeVariable()
        for target in [0.0, 10, 100] { add(place, .equal, target, 500) }
        solver.solve()
        #expect(solver.value(of: place) == 10)
    }

    @Test("P3 ten thousand constraints do not outvote one of a higher level")
    func tenThousandConstraintsDoNotOutvoteOneOfAHigherLevel() {
        let place = solver.makeVariable()
        let other = solver.makeVariable()
        for index in 0..<10_000 {
            add(place, .equal, 50, 500)
            // Rows with two variables take the way through the kernels.
            if index < 300 { solver.addConstraint([Term(place), Term(other, -1)], .equal, 50, priority: 500) }
        }
        add(place, .equal, 100, 500.5)
        solver.solve()
        #expect(solver.value(of: place) == 100)
        #expect(solver.value(of: other) == 50)
    }

    @Test("P10 sizes are never negative")
    func sizesAreNeverNegative() {
        let width = solver.makeVariable(minimum: 0)
        add(width, .equal, -10, 999)
        solver.solve()
        #expect(solver.value(of: width) == 0)
        #expect(solver.conflicts.isEmpty)
    }

    @Test("P10 a required negative size is a conflict of one")
    func aRequiredNegativeSizeIsAConflictOfOne() {
        let width = solver.makeVariable(minimum: 0)
        let negative = solver.addConstraint([Term(width)], .equal, -10)
        solver.solve()
        #expect(solver.conflicts == [Conflict(members: [negative], broken: negative)])
        #expect(solver.value(of: width) == 0)
    }

    @Test("P9 variables that nothing pulls are 0 or their minimum")
    func variablesThatNothingPullsAreZeroOrTheirMinimum() {
        let free = solver.makeVariable()
        let size = solver.makeVariable(minimum: 0)
        let large = solver.makeVariable(minimum: 12)
        solver.solve()
        #expect([free, size, large].map { solver.value(of: $0) } == [0, 0, 12])
        #expect(solver.isAmbiguous(free))
    }
}
