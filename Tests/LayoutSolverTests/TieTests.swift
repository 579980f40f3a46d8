import LayoutSolver
import Testing

/// Who absorbs the error when all views of a stack are equal. Recorded on Apple's engine: a horizontal fill stack
/// compresses or grows its first view and keeps the others.
@Suite struct TieTests {
    let solver = LayoutSolver()

    /// A fill stack of labels with the given widths; returns their width variables and the stack's.
    private func stack(of widths: [Double], hugging: Float = 250) -> (labels: [Variable], stack: Variable) {
        let stack = solver.makeVariable(minimum: 0)
        var labels: [Variable] = []
        var previous: (place: Variable, width: Variable)?
        for width in widths {
            let label = (place: solver.makeVariable(), width: solver.makeVariable(minimum: 0))
            if let previous {
                solver.addConstraint(
                    [Term(label.place), Term(previous.place, -1), Term(previous.width, -1)], .equal, 8)
            } else {
                solver.addConstraint([Term(label.place)], .equal, 0)
            }
            solver.addConstraint([Term(label.width)], .lessThanOrEqual, width, priority: hugging)
            solver.addConstraint([Term(label.width)], .greaterThanOrEqual, width, priority: 750)
            labels.append(label.width)
            previous = label
        }
        if let previous {
            solver.addConstraint([Term(previous.place), Term(previous.width), Term(stack, -1)], .equal, 0)
        }
        return (labels, stack)
    }

    /// The same stack from right to left: the first label's right edge is the stack's.
    private func mirroredStack(of widths: [Double]) -> (labels: [Variable], stack: Variable) {
        let stack = solver.makeVariable(minimum: 0)
        var labels: [Variable] = []
        var previous: Variable?
        for width in widths {
            let label = (place: solver.makeVariable(), width: solver.makeVariable(minimum: 0))
            let rightEdge = [Term(label.place), Term(label.width), Term(previous ?? stack, -1)]
            solver.addConstraint(rightEdge, .equal, previous == nil ? 0 : -8)
            solver.addConstraint([Term(label.width)], .lessThanOrEqual, width, priority: 250)
            solver.addConstraint([Term(label.width)], .greaterThanOrEqual, width, priority: 750)
            labels.append(label.width)
            previous = label.place
        }
        if let previous { solver.addConstraint([Term(previous)], .equal, 0) }
        return (labels, stack)
    }

    private static let squeezed: [(width: Double, expected: [Double])] = [
        (300, [184, 60, 40]), (200, [84, 60, 40]), (150, [34, 60, 40]), (100, [0, 44, 40]), (16, [0, 0, 0]),
    ]

    @Test(arguments: squeezed)
    func theFirstViewAbsorbsTheError(width: Double, expected: [Double]) {
        let (labels, stack) = stack(of: [80, 60, 40])
        solver.setKnown(stack, width)
        solver.solve()
        #expect(labels.map { solver.value(of: $0) } == expected)
        #expect(solver.statistics.treeSolves == 1)
    }

    @Test(arguments: squeezed)
    func theFirstViewAbsorbsTheErrorFromRightToLeft(width: Double, expected: [Double]) {
        let (labels, stack) = mirroredStack(of: [80, 60, 40])
        solver.setKnown(stack, width)
        solver.solve()
        #expect(labels.map { solver.value(of: $0) } == expected)
    }

    @Test(arguments: [(150.0, [88.0, 54]), (100, [38, 54])] as [(Double, [Double])])
    func theFirstOfTwoViewsAbsorbsTheErrorFromRightToLeft(width: Double, expected: [Double]) {
        let (labels, stack) = mirroredStack(of: [80, 54])
        solver.setKnown(stack, width)
        solver.solve()
        #expect(labels.map { solver.value(of: $0) } == expected)
    }

    @Test(arguments: [(150.0, [88.0, 54]), (100, [38, 54])] as [(Double, [Double])])
    func theFirstOfTwoViewsAbsorbsTheError(width: Double, expected: [Double]) {
        let (labels, stack) = stack(of: [80, 54])
        solver.setKnown(stack, width)
        solver.solve()
        #expect(labels.map { solver.value(of: $0) } == expected)
    }

    @Test func aLowerHuggingPriorityDecidesBeforeTheOrder() {
        let (labels, stack) = stack(of: [80, 60, 40])
        solver.addConstraint([Term(labels[0])], .lessThanOrEqual, 80, priority: 251)
        solver.addConstraint([Term(labels[1])], .lessThanOrEqual, 60, priority: 251)
        solver.setKnown(stack, 300)
        solver.solve()
        #expect(labels.map { solver.value(of: $0) } == [80, 60, 144])
        #expect(!labels.contains { solver.isAmbiguous($0) })
    }

    @Test func equalPrioritiesAreAmbiguous() {
        let (labels, stack) = stack(of: [80, 60, 40])
        solver.setKnown(stack, 300)
        solver.solve()
        #expect(labels.allSatisfy { solver.isAmbiguous($0) })
        #expect(!solver.isAmbiguous(stack))
    }

    @Test func aFreeStackTakesTheSizeOfItsLabels() {
        let (labels, stack) = stack(of: [80, 60, 40])
        solver.solve()
        #expect(solver.value(of: stack) == 196)
        #expect(labels.map { solver.value(of: $0) } == [80, 60, 40])
        #expect(!solver.isAmbiguous(stack))
    }

    @Test func theOrderOfCreationCountsNotTheIndex() {
        let old = solver.makeVariable()
        let second = solver.makeVariable(minimum: 0)
        solver.remove(old)
        solver.solve()
        let first = solver.makeVariable(minimum: 0)
        #expect(first.index < second.index)
        for variable in [first, second] {
            solver.addConstraint([Term(variable)], .equal, 50, priority: 250)
        }
        solver.addConstraint([Term(first), Term(second)], .equal, 120)
        solver.solve()
        #expect(solver.value(of: second) == 70)
        #expect(solver.value(of: first) == 50)
    }
}
