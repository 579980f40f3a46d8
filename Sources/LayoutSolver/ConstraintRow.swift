/// A constraint as it was given: `sum of terms  relation  constant`, for reports and for asking what would change it.
public struct ConstraintRow: Hashable, Sendable {
    public var terms: [Term]
    public var relation: Relation
    public var constant: Double
    public var priority: Float

    public init(_ terms: [Term], _ relation: Relation, _ constant: Double, priority: Float = 1000) {
        self.terms = terms
        self.relation = relation
        self.constant = constant
        self.priority = priority
    }

    public var isRequired: Bool { priority >= LayoutSolver.requiredPriority }

    /// How far the left side is above the constant.
    func excess(_ value: (Variable) -> Double) -> Double {
        terms.reduce(-constant) { $0 + $1.coefficient * value($1.variable) }
    }
}

extension LayoutSolver {
    public func definition(of constraint: ConstraintID) -> ConstraintRow {
        let row = constraint.index
        let terms = store.terms(of: row).map { place in
            Term(Variable(index: store.termVariable[place]), store.termCoefficient[place])
        }
        return ConstraintRow(terms, store.relation[row], store.constant[row], priority: store.priority[row])
    }

    /// The value a variable was fixed at from outside; nil for one that constraints decide.
    public func knownValue(of variable: Variable) -> Double? {
        store.isKnown[variable.index] ? store.value[variable.index] : nil
    }

    /// `-.infinity` for a variable without a bound.
    public func minimum(of variable: Variable) -> Double { store.minimum[variable.index] }

    /// The constraints that take part in the solution and have a term with this variable; in no particular order.
    public func constraints(of variable: Variable) -> [ConstraintID] {
        var result: [ConstraintID] = []
        var place = store.columnFirst[variable.index]
        while place >= 0 {
            let row = store.termRow[place]
            if store.flags[row].isDisjoint(with: [.broken, .invalid]) { result.append(store.identifier(of: row)) }
            place = store.termNext[place]
        }
        return result
    }

    func creationOrder(of constraint: ConstraintID) -> Int { Int(store.rowOrder[constraint.index]) }
    func creationOrder(of variable: Variable) -> Int { Int(store.variableOrder[variable.index]) }
}
