/// A view that makes only those of its views that can be seen.
@MainActor protocol LazyContainerView: View where Body == Never {
    associatedtype Contained: View
    var contained: Contained { get }
    /// What it reads from the environment is what it depends on.
    func arrangement(_ environment: EnvironmentValues) -> LazyArrangement
    func decorator(_ environment: EnvironmentValues) -> (any RowDecorator)?
}

extension LazyContainerView {
    public var body: Never { fatalError("\(Self.self) has no body") }
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
        LazyContainerNode(view, context)
    }
    func decorator(_ environment: EnvironmentValues) -> (any RowDecorator)? { nil }
}

/// Makes the views in sight, and takes them away when they have left it.
///
/// 1. Before anything is laid out no lazy views are made; the container is as long as their number and the estimate say.
/// 2. After each layout the cells in the viewport are made, others taken away; then it is laid out again, until the
///    cells in sight are those that are made.
@MainActor final class LazyContainerNode<V: LazyContainerView>: TypedNode<V>, BoxOwner, LayoutListener {
    let box: LazyBox
    private var content: TypedNode<V.Contained>?
    private var decorator: (any RowDecorator)?
    private var decorations: [ObjectIdentifier: (row: LayoutBox, place: RowPlace, box: LayoutBox)] = [:]
    private var isStale = false

    override init(_ view: V, _ context: _NodeContext) {
        box = LazyBox(view.arrangement(context.environment))
        super.init(view, context)
        box.owner = self
        readEnvironment()
        content = V.Contained._makeNode(view.contained, childContext)
        graph.addLayoutListener(self)
        takeBoxes()
    }

    override var reportName: String? { TypeNames.name(of: V.self) }
    override var children: [ViewNode] { content.map { [$0] } ?? [] }
    override func boxes() -> [LayoutBox] { [box] }

    private func readEnvironment() {
        ReadTracker.track(self) {
            box.arrangement = view.arrangement(environment)
            decorator = view.decorator(environment)
            box.isRightToLeft = environment.layoutDirection == .rightToLeft
        }
    }

    override func update(_ new: V) {
        view = new
        readEnvironment()
        content?.update(new.contained)
        becomeStale()
    }

    override func refresh() {
        readEnvironment()
        becomeStale()
    }

    override func childBoxesDidChange() { becomeStale() }

    private func becomeStale() {
        guard !isStale else { return }
        isStale = true
        graph.containerIsStale(self)
    }

    // MARK: - Pieces

    func takeBoxes() {
        isStale = false
        let before = box.blocks
        var blocks = LazyBlocks(estimate: box.arrangement.estimate)
        for piece in content?.lazyPieces() ?? [] { blocks.add(piece) }
        let list = blocks.finished
        for (index, block) in list.enumerated() where before.indices.contains(index) {
            take(over: before[index], into: block)
        }
        for block in list { makeCells(Array(block.cells.keys), of: block, in: list) }
        box.setBlocks(list)
        forgetDecorations()
    }

    /// Keeps lengths, and which cells are made, where a block is still of the same kind and size.
    private func take(over old: LazyBlock, into new: LazyBlock) {
        guard old.role == new.role, old.section == new.section else { return }
        if old.count == new.count { new.lines = old.lines }
        for index in old.cells.keys where index < new.count && new.cells[index] == nil { new.cells[index] = [] }
    }

    /// Makes the boxes of cells, with their wrappers and decorations.
    private func makeCells(_ indices: [Int], of block: LazyBlock, in blocks: [LazyBlock]) {
        for index in indices {
            guard let entry = block.sources.last(where: { $0.first <= index }) else { continue }
            let boxes: [LayoutBox]
            switch entry.source {
            case .made(let list): boxes = [list[index - entry.first]]
            case .elements(let list, let wrappers):
                boxes = list.element(at: index - entry.first).boxes().map { inner in
                    wrappers.reduce(inner) { $1.wrap($0) }
                }
            }
            let place = place(index, of: block, in: blocks)
            block.cells[index] = boxes.map { decorated($0, place) }
        }
    }

    private func place(_ index: Int, of block: LazyBlock, in blocks: [LazyBlock]) -> RowPlace {
        let section = blocks.filter { $0.section == block.section }
        let before = blocks.last { $0.section == block.section - 1 && $0.count > 0 }
        return RowPlace(
            role: block.role, section: block.section, isFirst: index == 0, isLast: index == block.count - 1,
            hasHeader: section.contains { $0.role == .header && $0.count > 0 },
            hasFooter: section.contains { $0.role == .footer && $0.count > 0 },
            followsFooter: before?.role == .footer, isInSection: block.isInSection)
    }

    private func decorated(_ row: LayoutBox, _ place: RowPlace) -> LayoutBox {
        guard let decorator else { return row }
        let key = ObjectIdentifier(row)
        let known = decorations[key]
        let result = decorator.decorated(row, at: place, known: known?.box)
        result.isRightToLeft = box.isRightToLeft
        result.owner = self
        decorations[key] = (row, place, result)
        return result
    }

    private func forgetDecorations() {
        guard decorator != nil else { return }
        let shown = Set(box.children.map { ObjectIdentifier($0) })
        for entry in decorations.values where !shown.contains(ObjectIdentifier(entry.box)) { entry.box.owner = nil }
        decorations = decorations.filter { shown.contains(ObjectIdentifier($0.value.box)) }
    }

    // MARK: - The part in sight

    func layoutDidEnd() {
        guard !isRemoved, !box.isLeftOut, box.parent != nil else { return }
        let stretch = box.visibleStretch()
        var hasChanged = false
        for block in box.blocks where block.isLazy {
            let needed = box.cells(of: block, in: stretch)
            if bring(block, to: needed) { hasChanged = true }
        }
        guard hasChanged else { return }
        box.blocksDidChange()
        forgetDecorations()
        becomeLaidOutAgain()
    }

    private func becomeLaidOutAgain() {
        for block in box.blocks {
            for (index, boxes) in block.cells {
                let place = place(index, of: block, in: box.blocks)
                for cell in boxes { updateDecoration(cell, place) }
            }
        }
        graph.layoutIsStale()
    }

    private func updateDecoration(_ cell: LayoutBox, _ place: RowPlace) {
        guard let entry = decorations.values.first(where: { $0.box === cell }), entry.place != place else { return }
        _ = decorated(entry.row, place)
    }

    /// - Returns: whether other cells are made now.
    private func bring(_ block: LazyBlock, to needed: Range<Int>) -> Bool {
        func isLazyCell(_ index: Int) -> Bool {
            guard let entry = block.sources.last(where: { $0.first <= index }) else { return false }
            if case .elements = entry.source { return true }
            return false
        }
        let missing = needed.filter { block.cells[$0] == nil }
        let superfluous = block.cells.keys.filter { !needed.contains($0) && isLazyCell($0) }
        guard !missing.isEmpty || !superfluous.isEmpty else { return false }
        for index in superfluous { block.cells[index] = nil }
        makeCells(missing, of: block, in: box.blocks)
        for entry in block.sources {
            guard case .elements(let list, _) = entry.source else { continue }
            let kept = Set(
                block.cells.keys.filter { $0 >= entry.first && $0 < entry.first + entry.count }
                    .map { list.elementIdentity(at: $0 - entry.first) })
            list.keepElements { kept.contains($0) }
        }
        return true
    }

    override func willBeRemoved() {
        box.owner = nil
        for entry in decorations.values where entry.box !== entry.row { entry.box.owner = nil }
    }
}

extension LazyContainerNode: ScrollTargetSource {
    func targetFrame(_ id: AnyHashable) -> CGRect? {
        if let frame = content?.scrollTarget(id), isMade(frame) { return frame }
        for block in box.blocks {
            for entry in block.sources {
                guard case .elements(let list, _) = entry.source, let index = list.elementIndex(of: id) else {
                    continue
                }
                let place = box.place(of: entry.first + index, in: block)
                return box.windowRect(start: place.start, length: place.length)
            }
        }
        return nil
    }

    private func isMade(_ frame: CGRect) -> Bool { frame.size != .zero }
}

/// Turns pieces into blocks.
@MainActor struct LazyBlocks {
    let estimate: CGFloat
    private var blocks: [LazyBlock] = []
    private var section = 0
    private var isInSection = false

    init(estimate: CGFloat) { self.estimate = estimate }

    private mutating func block(_ role: RowPlace.Role) -> LazyBlock {
        if let last = blocks.last, last.role == role, last.section == section { return last }
        let new = LazyBlock(role: role, section: section, isInSection: isInSection, estimate: estimate)
        blocks.append(new)
        return new
    }

    mutating func add(_ piece: LazyPiece) {
        switch piece {
        case .views(let node, let wrappers): add(node, wrappers, to: .row)
        case .header(let node, let wrappers): add(node, wrappers, to: .header)
        case .footer(let node, let wrappers): add(node, wrappers, to: .footer)
        case .elements(let list, let wrappers): block(.row).add(.elements(list, wrappers), count: list.elementCount)
        case .sectionStart: begin(inSection: true)
        case .sectionEnd: begin(inSection: false)
        }
    }

    private mutating func begin(inSection: Bool) {
        isInSection = inSection
        if blocks.last?.section == section { section += 1 }
    }

    private mutating func add(_ node: ViewNode, _ wrappers: [any BoxWrapper], to role: RowPlace.Role) {
        let boxes = node.boxes().map { inner in wrappers.reduce(inner) { $1.wrap($0) } }
        guard !boxes.isEmpty else { return }
        block(role).add(.made(boxes), count: boxes.count)
    }

    var finished: [LazyBlock] { blocks.filter { $0.count > 0 } }
}
