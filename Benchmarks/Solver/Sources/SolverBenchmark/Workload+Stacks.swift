extension Workload {
    static func fillstack(_ size: Int) -> Problem {
        var problem = Problem(name: "fillstack", size: size, rootWidth: 375, rootHeight: Double(40 * size + 100))
        var previous: Box?
        for number in 0..<size {
            let box = problem.makeBox()
            problem.pinBoth(box, to: problem.root, .horizontal, 0, 0)
            if let previous {
                problem.place(box, after: previous, .vertical, gap: 8)
            } else {
                problem.pinStart(box, .vertical, 0)
            }
            problem.giveIntrinsicSize(
                box, Double(40 + number % 13), Double(20 + number % 7), hugging: number == size - 1 ? 249 : 250)
            if number == size / 2 { problem.toggle(length: box, .vertical, 44, priority: 999) }
            previous = box
        }
        if let previous { problem.pinEnd(previous, to: problem.root, .vertical, 0) }
        return problem
    }

    static func nest(depth: Int) -> Problem {
        var problem = Problem(
            name: "nest", size: depth, rootWidth: Double(60 * depth + 400), rootHeight: Double(40 * depth + 400))
        var outer = problem.root
        for level in 0..<depth {
            let axis: Axis = level.isMultiple(of: 2) ? .horizontal : .vertical
            let label = problem.makeBox()
            if level == depth - 1 {
                problem.stack([label], in: outer, axis, gap: 8)
                problem.giveIntrinsicSize(label, 50, 20, hugging: 249)
                break
            }
            let inner = problem.makeBox()
            problem.stack([label, inner], in: outer, axis, gap: 8)
            problem.giveIntrinsicSize(label, Double(40 + level % 13), Double(20 + level % 7))
            if level == depth / 2 { problem.toggle(length: label, axis, 44, priority: 999) }
            outer = inner
        }
        return problem
    }

    /// Breadth first: each waiting box becomes a stack until there are enough; the rest are labels.
    static func tree(_ size: Int) -> Problem {
        var problem = Problem(name: "tree", size: size, rootWidth: 4000, rootHeight: 8000)
        var waiting: [(box: Box, axis: Axis)] = [(problem.root, .horizontal)]
        var next = 0
        while problem.boxCount <= size, next < waiting.count {
            let (parent, axis) = waiting[next]
            next += 1
            let children = (0..<4).map { _ in problem.makeBox() }
            waiting += children.map { ($0, axis.across) }
            problem.stack(children, in: parent, axis, gap: 4)
        }
        let leaves = waiting[next...].map(\.box)
        for (number, leaf) in leaves.enumerated() {
            problem.giveIntrinsicSize(
                leaf, Double(10 + number % 13), Double(10 + number % 7), hugging: number % 4 == 3 ? 249 : 250)
        }
        problem.toggle(length: leaves[leaves.count / 2], .horizontal, 17, priority: 999)
        return problem
    }
}
