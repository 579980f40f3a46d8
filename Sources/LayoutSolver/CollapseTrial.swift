/// Required constraints, solved with one length at 0.
public struct CollapseTrial {
    /// Those that cannot hold together with it, empty where the length itself may not be 0; nil where all hold.
    public let obstacles: [ConstraintID]?
    /// Equations between the length and another one.
    public let ties: [ConstraintID]
    /// Other lengths that were above 0 and can only be 0 now, in the order of their creation; empty without ties.
    public let collapsed: [Variable]

    /// - Parameter rows: constraints of `solver`, in any order.
    public init(_ rows: [ConstraintID], of length: Variable, in solver: LayoutSolver) {
        let trial = LayoutSolver()
        var copies: [Variable: Variable] = [:]
        func copy(_ variable: Variable) -> Variable {
            if let known = copies[variable] { return known }
            let made = trial.makeVariable(minimum: solver.minimum(of: variable))
            if let value = solver.knownValue(of: variable) { trial.setKnown(made, value) }
            copies[variable] = made
            return made
        }
        var originals: [ConstraintID: ConstraintID] = [:]
        let ordered = rows.sorted {
            solver.store.acceptanceOrder(of: $0.index) < solver.store.acceptanceOrder(of: $1.index)
        }
        for id in ordered {
            let row = solver.definition(of: id)
            let terms = row.terms.map { Term(copy($0.variable), $0.coefficient) }
            originals[trial.addConstraint(terms, row.relation, row.constant)] = id
        }
        let zero = trial.addConstraint([Term(copy(length))], .equal, 0)
        trial.solve()
        let conflict = trial.conflicts.first { $0.broken == zero }
        obstacles = conflict.map { $0.members.compactMap { originals[$0] } }
        func isVisible(_ variable: Variable) -> Bool {
            variable != length && solver.minimum(of: variable) == 0 && solver.value(of: variable) > Self.visible
        }
        let ties = ordered.filter { id in
            let row = solver.definition(of: id)
            return conflict == nil && row.relation == .equal && row.terms.count == 2
                && row.terms.contains { $0.variable == length }
                && row.terms.contains { isVisible($0.variable) }
        }
        self.ties = ties
        let candidates =
            ties.isEmpty ? [] : copies.filter { isVisible($0.key) && trial.value(of: $0.value) < Self.visible }
        let some = candidates.sorted { $0.key.index < $1.key.index }.prefix(Self.mostCollapsed)
        collapsed = some.filter { !trial.isAmbiguous($0.value) }.map(\.key)
    }

    private static let visible = 0.001
    /// Each may take a solution.
    private static let mostCollapsed = 100
}

extension LayoutSolver {
    /// The required constraints that are connected with a variable through unknown ones, as far as `counts` says so; nil
    /// where there are more than `limit`.
    public func requiredRows(
        around start: Variable, limit: Int, where counts: (ConstraintID) -> Bool
    ) -> [ConstraintID]? {
        var rows = Set<ConstraintID>()
        var seen: Set<Variable> = [start]
        var open = [start]
        while let variable = open.popLast() {
            if knownValue(of: variable) != nil { continue }
            for id in constraints(of: variable) where !rows.contains(id) {
                let row = definition(of: id)
                guard row.isRequired, counts(id) else { continue }
                rows.insert(id)
                if rows.count > limit { return nil }
                for term in row.terms where seen.insert(term.variable).inserted { open.append(term.variable) }
            }
        }
        return rows.sorted { creationOrder(of: $0) < creationOrder(of: $1) }
    }
}
