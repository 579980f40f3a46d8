import LayoutSolver

/// The shapes of layouts that are measured, each for any size.
enum Workload: String, CaseIterable {
    /// Views that know their parent only.
    case siblings
    /// Views of fixed height below each other.
    case chain
    /// Labels below each other that fill the height; the last gives way.
    case fillstack
    /// Stacks in stacks, the axis alternating, a label in each.
    case nest
    /// Stacks of four, about `size` views.
    case tree
    /// Cells of a feed in one solver.
    case feed
    /// `size` weak wishes against one that is half a priority stronger; only checked, not timed.
    case levels

    func makeProblem(size: Int) -> Problem {
        switch self {
        case .siblings: Self.siblings(size)
        case .chain: Self.chain(size)
        case .fillstack: Self.fillstack(size)
        case .nest: Self.nest(depth: size)
        case .tree: Self.tree(size)
        case .feed: Self.feed(cells: size)
        case .levels: Self.levels(size)
        }
    }

    private static func siblings(_ size: Int) -> Problem {
        var problem = Problem(name: "siblings", size: size, rootWidth: 375, rootHeight: 812)
        for number in 0..<size {
            let box = problem.makeBox()
            problem.pinBoth(box, to: problem.root, .horizontal, 8, 8)
            problem.pinStart(box, .vertical, Double(10 + number))
            let height = problem.fix(box, .vertical, 20)
            if number == size / 2 {
                problem.toggle(length: box, .vertical, 30, priority: 1000, replacing: height)
            }
        }
        return problem
    }

    private static func chain(_ size: Int) -> Problem {
        var problem = Problem(name: "chain", size: size, rootWidth: 375, rootHeight: Double(28 * size + 100))
        var previous: Box?
        for number in 0..<size {
            let box = problem.makeBox()
            problem.pinBoth(box, to: problem.root, .horizontal, 8, 8)
            if let previous {
                problem.place(box, after: previous, .vertical, gap: 8)
            } else {
                problem.pinStart(box, .vertical, 8)
            }
            let height = problem.fix(box, .vertical, Double(20 + number % 7))
            if number == size / 2 {
                problem.toggle(length: box, .vertical, 30, priority: 1000, replacing: height)
            }
            previous = box
        }
        return problem
    }

    private static func levels(_ size: Int) -> Problem {
        var problem = Problem(name: "levels", size: size, rootWidth: 375, rootHeight: 812)
        let box = problem.makeBox()
        problem.pinStart(box, .horizontal, 0)
        problem.pinStart(box, .vertical, 0)
        problem.fix(box, .vertical, 20)
        for _ in 0..<size { problem.add([Term(box.length(.horizontal))], .equal, 50, priority: 500) }
        problem.add([Term(box.length(.horizontal))], .equal, 100, priority: 500.5)
        return problem
    }
}
