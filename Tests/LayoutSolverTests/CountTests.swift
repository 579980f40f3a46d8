import LayoutSolver
import TestSupport
import Testing

/// Counts instead of times: what structure alone must solve, and how little an edit may touch.
@Suite struct CountTests {
    @Test func aThousandSiblingsNeedNoPivotAndNoKernel() {
        let layout = SampleLayout.siblings(1_000)
        layout.solver.solve()
        let counts = layout.solver.statistics
        #expect(counts.pivots == 0)
        #expect(counts.simplexSolves + counts.treeSolves + counts.singleSolves == 0)
        #expect(counts.rowsTouched == layout.rowCount)
        #expect(layout.frame(of: 500) == [8, 510, 359, 20])
    }

    @Test func aChainOfAThousandNeedsNoPivotAndNoKernel() {
        let layout = SampleLayout.chain(1_000)
        layout.solver.solve()
        let counts = layout.solver.statistics
        #expect(counts.pivots == 0)
        #expect(counts.simplexSolves + counts.treeSolves + counts.singleSolves == 0)
        #expect(counts.rowsTouched == layout.rowCount)
        #expect(layout.frame(of: 999) == [8, 8 + 999 * 28, 359, 20])
    }

    @Test func aFillStackOfAThousandIsOneTree() {
        let layout = SampleLayout.fillStack(1_000)
        layout.solver.solve()
        let counts = layout.solver.statistics
        #expect(counts.pivots == 0)
        #expect(counts.treeSolves == 1)
        #expect(counts.simplexSolves == 0)
    }

    @Test func anEditComputesWhatDependsOnItOnly() {
        let layout = SampleLayout.siblings(100)
        layout.solver.solve()
        let total = layout.solver.statistics.componentsTotal
        layout.solver.setConstant(layout.heights[50], 33)
        layout.solver.solve()
        #expect(layout.solver.statistics.componentsSolved == 0)
        #expect(layout.solver.statistics.rowsTouched == 1)
        #expect(layout.solver.statistics.componentsTotal == total)
        #expect(layout.solver.changedVariables == [layout.variables[51 * 4 + 3]])
    }

    @Test func anEditInAChainComputesWhatFollows() {
        let layout = SampleLayout.chain(100)
        layout.solver.solve()
        layout.solver.setConstant(layout.heights[50], 30)
        layout.solver.solve()
        #expect(layout.solver.statistics.componentsSolved == 0)
        #expect(layout.solver.statistics.rowsTouched == 50)
        #expect(layout.frame(of: 99) == [8, 8 + 99 * 28 + 10, 359, 20])
    }

    @Test func aResizeOfSiblingsSolvesNothingAgain() {
        let layout = SampleLayout.siblings(100)
        layout.solver.solve()
        layout.solver.setKnown(layout.variables[2], 300)
        layout.solver.solve()
        #expect(layout.solver.statistics.componentsSolved == 0)
        #expect(layout.solver.statistics.rowsTouched == 100)
        #expect(layout.frame(of: 99) == [8, 109, 284, 20])
    }

    @Test func theSecondResizeOfAStackSolvesNothingAgain() {
        let layout = SampleLayout.fillStack(100)
        layout.solver.solve()
        var solved: [Int] = []
        for height in [5_000.0, 4_000, 1_000, 5_000] {
            layout.solver.setKnown(layout.variables[3], height)
            layout.solver.solve()
            solved.append(layout.solver.statistics.componentsSolved)
            let last = layout.frame(of: 99)
            #expect(abs(last[1] + last[3] - height) < 1e-9)
        }
        #expect(solved == [1, 0, 0, 0])
    }

    @Test func movingTheRootTouchesNothingInside() {
        let layout = SampleLayout.siblings(100)
        layout.solver.solve()
        layout.solver.setKnown(layout.variables[1], 250)
        layout.solver.solve()
        #expect(layout.solver.statistics.componentsSolved == 0)
        #expect(layout.solver.changedVariables == [layout.variables[1]])
    }

    @Test func solvingTwiceChangesNothing() {
        let layout = SampleLayout.fillStack(20)
        layout.solver.solve()
        layout.solver.solve()
        #expect(layout.solver.changedVariables.isEmpty)
        #expect(layout.solver.statistics.componentsSolved == 0)
    }
}
