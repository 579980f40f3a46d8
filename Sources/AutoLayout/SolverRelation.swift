import LayoutSolver

/// The solver's relation, under a name that does not hide behind `NSLayoutConstraint.Relation`.
typealias SolverRelation = Relation
