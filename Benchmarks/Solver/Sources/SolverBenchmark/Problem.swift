import LayoutSolver

/// One constraint as data: `sum of terms  relation  constant`.
struct Row {
    var terms: [Term]
    var relation = Relation.equal
    var constant: Double
    var priority: Float = 1000
}

enum Axis: Int {
    case horizontal = 0
    case vertical = 1

    var across: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// Four variables that follow each other: left and top relative to the parent, width and height.
struct Box {
    let first: Int32

    func position(_ axis: Axis) -> Variable { Variable(index: first + Int32(axis.rawValue)) }
    func length(_ axis: Axis) -> Variable { Variable(index: first + 2 + Int32(axis.rawValue)) }
}

/// What a solver gets: rows over boxes, a root whose size is given from outside, and one change in the middle.
struct Problem {
    var name: String
    var size: Int
    var boxCount = 0
    var rows: [Row] = []
    var root = Box(first: 0)
    var rootWidth: Double
    var rootHeight: Double
    /// Taken out by the toggle, if any, before ``added`` is put in.
    var removed: Int?
    var added: Row?

    var variableCount: Int { boxCount * 4 }

    /// By convention of ``Box``.
    static func isLength(_ variable: Int) -> Bool { variable & 2 != 0 }

    init(name: String, size: Int, rootWidth: Double, rootHeight: Double) {
        self.name = name
        self.size = size
        self.rootWidth = rootWidth
        self.rootHeight = rootHeight
        root = makeBox()
        add([Term(root.position(.horizontal))], .equal, 0)
        add([Term(root.position(.vertical))], .equal, 0)
    }

    mutating func makeBox() -> Box {
        boxCount += 1
        return Box(first: Int32(4 * (boxCount - 1)))
    }

    @discardableResult
    mutating func add(
        _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Float = 1000
    ) -> Int {
        rows.append(Row(terms: terms, relation: relation, constant: constant, priority: priority))
        return rows.count - 1
    }
}
