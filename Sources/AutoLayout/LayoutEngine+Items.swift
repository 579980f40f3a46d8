import Foundation
import LayoutSolver

extension _LayoutEngine {
    /// The item's variables, made on first use together with the rows that the system holds the item by.
    func variables(of item: any _LayoutItem) -> _LayoutNode.Variables? {
        let node = item._layoutNode
        if let variables = node.variables, node.engine === self { return variables }
        let variables = _LayoutNode.Variables(
            x: solver.makeVariable(), y: solver.makeVariable(), width: solver.makeVariable(minimum: 0),
            height: solver.makeVariable(minimum: 0))
        node.variables = variables
        node.engine = self
        node.contentRows = .init()
        node.autoresizingRows = []
        node.measuredWidth = nil
        let box = Weak(item)
        for variable in [variables.x, variables.y, variables.width, variables.height] {
            let index = Int(variable.index)
            while itemsOfVariables.count <= index { itemsOfVariables.append(nil) }
            itemsOfVariables[index] = box
        }
        hold(item, node)
        return variables
    }

    /// Adds what the system knows of an item: the root's place, an autoresized frame, content size, a guide's insets.
    private func hold(_ item: any _LayoutItem, _ node: _LayoutNode) {
        if item === root {
            holdRoot()
            return
        }
        if item._autoresizingFrame != nil {
            updateAutoresizingRows(of: item)
        }
        updateContentRows(of: item, forWidth: nil)
        if item._intrinsicHeightDependsOnWidth { widthDependentItems[ObjectIdentifier(node)] = Weak(item) }
        for constraint in item._systemConstraints { add(constraint) }
    }

    /// Puts the root at its own origin and gives it its size: known where it is fixed, wished for where it is fitted.
    func holdRoot() {
        guard let root, let variables = root._layoutNode.variables, root._layoutNode.engine === self else { return }
        setNeedsSolve()
        solver.setKnown(variables.x, 0)
        solver.setKnown(variables.y, 0)
        for row in rootSizeRows { solver.remove(row) }
        rootSizeRows = []
        let insets = root._alignmentInsets
        switch rootSizing {
        case .fixed(let width, let height):
            solver.setKnown(variables.width, max(0, width - insets.left - insets.right))
            solver.setKnown(variables.height, max(0, height - insets.top - insets.bottom))
        case .fitting(let width, let height, let horizontalPriority, let verticalPriority):
            solver.setKnown(variables.width, nil)
            solver.setKnown(variables.height, nil)
            rootSizeRows = [
                solver.addConstraint(
                    [Term(variables.width)], .equal, max(0, width - insets.left - insets.right),
                    priority: horizontalPriority, isBreakable: false),
                solver.addConstraint(
                    [Term(variables.height)], .equal, max(0, height - insets.top - insets.bottom),
                    priority: verticalPriority, isBreakable: false),
            ]
            for row in rootSizeRows { setOwner(.encapsulated(root), of: row) }
            updateContentRows(of: root, forWidth: nil)
            if root._intrinsicHeightDependsOnWidth {
                widthDependentItems[ObjectIdentifier(root._layoutNode)] = Weak(root)
            }
        }
    }

    /// Pins an item to the frame its autoresizing mask gives, or releases it.
    public func updateAutoresizingRows(of item: any _LayoutItem) {
        let node = item._layoutNode
        guard let variables = node.variables, node.engine === self, item !== root else { return }
        guard let frame = item._autoresizingFrame else {
            for id in node.autoresizingRows { solver.remove(id) }
            node.autoresizingRows = []
            setNeedsSolve()
            return
        }
        let insets = item._alignmentInsets
        let values: [(Variable, Double, NSLayoutConstraint.Attribute)] = [
            (variables.x, frame.x + insets.left, .left), (variables.y, frame.y + insets.top, .top),
            (variables.width, max(0, frame.width - insets.left - insets.right), .width),
            (variables.height, max(0, frame.height - insets.top - insets.bottom), .height),
        ]
        setNeedsSolve()
        guard node.autoresizingRows.isEmpty else {
            for (id, value) in zip(node.autoresizingRows, values) { solver.setConstant(id, value.1) }
            return
        }
        for (variable, value, attribute) in values {
            let id = solver.addConstraint([Term(variable)], .equal, value, priority: 1000, isBreakable: false)
            setOwner(.autoresizing(item, attribute), of: id)
            node.autoresizingRows.append(id)
        }
    }

    /// Reads the item's intrinsic size again and puts it into the two rows an axis that hold it; true when it changed.
    @discardableResult
    func updateContentRows(of item: any _LayoutItem, forWidth width: Double?) -> Bool {
        let node = item._layoutNode
        guard let variables = node.variables, node.engine === self else { return false }
        if item === root, case .fixed = rootSizing { return false }
        let size = item._intrinsicSize(forWidth: width)
        let old = node.contentRows.size
        guard size.width != old.width || size.height != old.height || width == nil else { return false }
        node.contentRows.size = size
        let horizontal = item._contentPriority(.horizontal)
        let vertical = item._contentPriority(.vertical)
        setRow(
            &node.contentRows.widthCompression, variables.width, .greaterThanOrEqual, size.width,
            horizontal.compression, item, .horizontal)
        setRow(
            &node.contentRows.widthHugging, variables.width, .lessThanOrEqual, size.width, horizontal.hugging, item,
            .horizontal)
        setRow(
            &node.contentRows.heightCompression, variables.height, .greaterThanOrEqual, size.height,
            vertical.compression, item, .vertical)
        setRow(
            &node.contentRows.heightHugging, variables.height, .lessThanOrEqual, size.height, vertical.hugging, item,
            .vertical)
        setNeedsSolve()
        return true
    }

    private func setRow(
        _ row: inout ConstraintID?, _ variable: Variable, _ relation: SolverRelation, _ value: Double,
        _ priority: Float, _ item: any _LayoutItem, _ axis: NSLayoutConstraint.Axis
    ) {
        guard value >= 0 else {
            if let id = row { solver.remove(id) }
            row = nil
            return
        }
        if let id = row {
            solver.setConstant(id, value)
            solver.setPriority(id, priority)
            return
        }
        let id = solver.addConstraint([Term(variable)], relation, value, priority: priority, isBreakable: true)
        setOwner(.contentSize(item, axis), of: id)
        row = id
    }

    /// The item's content size, priorities or baselines have changed.
    public func contentSizeDidChange(of item: any _LayoutItem) {
        let node = item._layoutNode
        guard node.variables != nil, node.engine === self else { return }
        node.measuredWidth = nil
        let depends = item._intrinsicHeightDependsOnWidth
        widthDependentItems[ObjectIdentifier(node)] = depends ? Weak(item) : nil
        updateContentRows(of: item, forWidth: nil)
        for constraint in node.constraints where constraint.usesBaseline {
            remove(constraint)
            add(constraint)
        }
    }

    // MARK: - Trees

    /// Forgets items: first all rows that mention them, as rows may mention several of them, then their variables.
    public func forget(_ items: [any _LayoutItem]) {
        for item in items { removeRows(of: item) }
        for item in items { removeVariables(of: item) }
    }

    /// Forgets an item: its variables and all rows that mention it.
    public func forget(_ item: any _LayoutItem) { forget([item]) }

    private func removeRows(of item: any _LayoutItem) {
        let node = item._layoutNode
        for constraint in item._heldConstraints { remove(constraint) }
        guard node.variables != nil, node.engine === self else { return }
        for constraint in node.constraints { remove(constraint) }
        for constraint in item._systemConstraints { remove(constraint) }
        let content = node.contentRows
        for id in [content.widthCompression, content.widthHugging, content.heightCompression, content.heightHugging] {
            if let id { solver.remove(id) }
        }
        for id in node.autoresizingRows { solver.remove(id) }
        node.contentRows = .init()
        node.autoresizingRows = []
    }

    private func removeVariables(of item: any _LayoutItem) {
        let node = item._layoutNode
        guard let variables = node.variables, node.engine === self else { return }
        for variable in [variables.x, variables.y, variables.width, variables.height] {
            itemsOfVariables[Int(variable.index)] = nil
            solver.remove(variable)
        }
        node.variables = nil
        node.engine = nil
        widthDependentItems[ObjectIdentifier(node)] = nil
        setNeedsSolve()
    }
}

extension NSLayoutConstraint {
    var usesBaseline: Bool {
        [firstAttribute, secondAttribute].contains { $0 == .firstBaseline || $0 == .lastBaseline }
    }
}

extension _LayoutEngine {
    /// Takes over the constant of a constraint that no view holds.
    public func systemConstantDidChange(_ constraint: NSLayoutConstraint) { constantDidChange(constraint) }
}

extension NSLayoutConstraint {
    /// Whether the constraint speaks about positions or sizes on an axis.
    public func _affects(_ axis: Axis) -> Bool {
        firstAttribute.isHorizontal == (axis == .horizontal)
    }
}
