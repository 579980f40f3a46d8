import LayoutSolver

/// What stands against an item's length of 0, or what would go with it.
@MainActor
public struct _CollapseObstacle {
    /// Required rows that cannot hold together with the length; or, where they can, those that pass it on.
    public var reasons: [_LayoutReason]
    /// Another item that would have no length either, and which one; nil where there would be a conflict.
    public var victim: (item: any _LayoutItem, attribute: NSLayoutConstraint.Attribute)?
}

extension _LayoutEngine {
    /// What happens where a stack gives one of its items no length, as it does with hidden ones; nil where nothing does.
    ///
    /// 1. All required rows count that are connected with the item, but not those that its stack makes along its axis,
    ///    nor, unless the items fill the stack across it, others that the stack makes for the item: they go or change once
    ///    it is hidden. Where that is a very large part of the layout, only rows of the item and its inside count.
    /// 2. They are solved with a required length of 0 added last: the conflict that it meets names its obstacles.
    /// 3. Without a conflict: where an equation ties the item's length to another, the first view outside the item that had
    ///    a length and can only have 0 now is its victim.
    ///
    /// - Parameters:
    ///   - inside: the item and all that is in it.
    ///   - fills: whether the stack gives its items, also hidden ones, its own size across its axis.
    public func obstacle(
        toCollapsing item: any _LayoutItem, below inside: [any _LayoutItem], _ axis: NSLayoutConstraint.Axis,
        for stack: any _LayoutItem, fills: Bool
    ) -> _CollapseObstacle? {
        guard let variables = item._layoutNode.variables, item._layoutNode.engine === self else { return nil }
        let length = axis == .horizontal ? variables.width : variables.height
        func counts(_ id: ConstraintID) -> Bool {
            guard case .constraint(let constraint) = owners[Int(id.index)], constraint._origin == .stack,
                constraint._holder === stack
            else { return true }
            let isAlong = constraint.firstAttribute.isHorizontal == (axis == .horizontal)
            return !isAlong && (fills || !constraint.items.contains { $0 === item })
        }
        let own = Set(inside.map { ObjectIdentifier($0) })
        let rows =
            solver.requiredRows(around: length, limit: Self.mostRowsAround, where: counts)
            ?? rowsInside(inside).filter(counts)
        let trial = CollapseTrial(rows, of: length, in: solver)
        if let members = trial.obstacles {
            return members.isEmpty ? nil : _CollapseObstacle(reasons: members.map(reason(of:)))
        }
        let victims = trial.collapsed.compactMap(sized).filter { item, _ in
            item._layoutContainer === item && !own.contains(ObjectIdentifier(item))
        }
        return victims.first.map { _CollapseObstacle(reasons: trial.ties.map(reason(of:)), victim: $0) }
    }

    /// More take longer than a hint is worth.
    private static let mostRowsAround = 2_000

    private func sized(
        _ variable: Variable
    ) -> (item: any _LayoutItem, attribute: NSLayoutConstraint.Attribute)? {
        guard let attribute = sizeAttribute(of: variable), let item = itemsOfVariables[Int(variable.index)]?.item else {
            return nil
        }
        return (item, attribute)
    }

    private func rowsInside(_ inside: [any _LayoutItem]) -> [ConstraintID] {
        var seen: Set<ConstraintID> = []
        let own = Set(
            inside.flatMap { item -> [Variable] in
                guard let variables = item._layoutNode.variables, item._layoutNode.engine === self else { return [] }
                return [variables.x, variables.y, variables.width, variables.height]
            })
        return own.sorted { $0.index < $1.index }.flatMap { solver.constraints(of: $0) }.filter { id in
            let row = solver.definition(of: id)
            return row.isRequired && row.terms.allSatisfy { own.contains($0.variable) } && seen.insert(id).inserted
        }
    }
}
