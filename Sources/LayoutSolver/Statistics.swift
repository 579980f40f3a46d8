extension LayoutSolver {
    /// Counts of the last ``LayoutSolver/solve()``, for tests that must not depend on time.
    public struct Statistics: Hashable, Sendable {
        /// Changes of basis in the simplex kernel.
        public var pivots = 0
        /// Rows read by the presolve, counted once a run over a component.
        public var rowsTouched = 0
        /// Components solved again.
        public var componentsSolved = 0
        /// Components that exist now.
        public var componentsTotal = 0
        /// Variables in the largest component that was solved again.
        public var largestComponent = 0
        /// Variables that required equalities determined one after the other.
        public var propagated = 0
        /// Variables expressed by others (aliases and eliminated positions).
        public var eliminated = 0
        /// Parts that were left with one variable, with rows that form a tree, and with any other rows.
        public var singleSolves = 0
        public var treeSolves = 0
        public var simplexSolves = 0
        /// Rows of the largest part that went to the simplex kernel.
        public var largestSimplex = 0
        /// Runs over required rows only, made to find minimal conflict sets.
        public var feasibilityChecks = 0
        /// Simplex runs that were ended by their bound of iterations; their values may not be optimal.
        public var iterationLimitHits = 0

        public init() {}
    }
}
