import LayoutSolver

extension _LayoutEngine {
    /// The required rows of an item and what is inside it that would not let its length be 0; empty where it may.
    ///
    /// 1. Rows count that speak of the item and its inside alone, and that are not made by the stack it stands in.
    /// 2. They are solved with a required length of 0 added last: the conflict it meets names them.
    public func obstacles(
        toCollapsing item: any _LayoutItem, below inside: [any _LayoutItem], _ axis: NSLayoutConstraint.Axis,
        for stack: any _LayoutItem
    ) -> [_LayoutReason] {
        let trial = LayoutSolver()
        var copies: [Variable: Variable] = [:]
        var rows = Set<ConstraintID>()
        for member in inside {
            guard let variables = member._layoutNode.variables, member._layoutNode.engine === self else { continue }
            let both =
                axis == .horizontal ? (variables.x, variables.width) : (variables.y, variables.height)
            copies[both.0] = trial.makeVariable()
            copies[both.1] = trial.makeVariable(minimum: 0)
            rows.formUnion(requiredRows(of: member, stack))
        }
        guard let variables = item._layoutNode.variables,
            let length = copies[axis == .horizontal ? variables.width : variables.height]
        else { return [] }
        var originals: [ConstraintID: ConstraintID] = [:]
        for id in rows.sorted(by: { $0.index < $1.index }) {
            let row = solver.definition(of: id)
            let terms = row.terms.compactMap { term in copies[term.variable].map { Term($0, term.coefficient) } }
            guard row.isRequired, terms.count == row.terms.count else { continue }
            originals[trial.addConstraint(terms, row.relation, row.constant)] = id
        }
        let zero = trial.addConstraint([Term(length)], .equal, 0)
        trial.solve()
        guard let conflict = trial.conflicts.first(where: { $0.broken == zero }) else { return [] }
        return conflict.members.compactMap { originals[$0].map(reason(of:)) }
    }

    private func requiredRows(of item: any _LayoutItem, _ stack: any _LayoutItem) -> [ConstraintID] {
        let constraints = item._layoutNode.constraints.filter { $0._origin != .stack || $0._holder !== stack }
        let content = item._layoutNode.contentRows
        return (constraints + item._systemConstraints).compactMap { rows[ObjectIdentifier($0)] }
            + [content.widthCompression, content.heightCompression].compactMap { $0 }
    }
}
