/// What decides the value of one variable.
public struct Determination: Sendable {
    /// One step of the way from what is given to the variable.
    public struct Step: Sendable {
        public var constraint: ConstraintID
        /// What follows from the constraint and the steps before it; nil where several constraints decide together.
        public var determined: Variable?
    }

    /// Whether another value would be as good.
    public var isUnique: Bool
    /// In the order of derivation. For a unique value: constraints without any of which it would change or be open, and
    /// where others say the same once more, one set that suffices. Otherwise: those that limit it.
    public var steps: [Step]
    /// Whether some of the steps could be left out because other constraints say the same.
    public var isRedundant: Bool
    /// Constraints of other variables that may decide too, but are so many that they were not examined; empty where the
    /// listed ones suffice. Whether those are needed was not tried where even that would take long.
    public var others: [ConstraintID] = []

    public var constraints: [ConstraintID] { steps.map(\.constraint) }
}
