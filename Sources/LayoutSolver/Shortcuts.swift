/// What may be left out to get the plain path: rows as they are, and everything in the simplex kernel.
///
/// Tests solve the same constraints with and without each of them.
package struct Shortcuts: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Aliases and free variables are eliminated before a kernel runs.
    package static let elimination = Shortcuts(rawValue: 1)
    /// Equations that form a tree are composed instead of pivoted.
    package static let trees = Shortcuts(rawValue: 2)
    /// Edits of numbers compute what depends on them instead of solving components again.
    package static let edits = Shortcuts(rawValue: 4)
    /// Large components keep how their values follow from constants.
    package static let plans = Shortcuts(rawValue: 8)

    package static let all: Shortcuts = [.elimination, .trees, .edits, .plans]
}

extension LayoutSolver {
    package var shortcuts: Shortcuts {
        get { solver.shortcuts }
        set { solver.shortcuts = newValue }
    }

    /// The fewest variables that make a component keep a plan of its values.
    package var smallestPlan: Int {
        get { solver.smallestPlan }
        set { solver.smallestPlan = newValue }
    }

    /// The largest function of the tree kernel that is kept in an array; all above are balanced trees.
    package var largestFlatFunction: Int {
        get { solver.largestFlatFunction }
        set { solver.largestFlatFunction = newValue }
    }
}
