/// A variable of a ``LayoutSolver``.
public struct Variable: Hashable, Sendable {
    public let index: Int32
    @inlinable public init(index: Int32) { self.index = index }
}

/// A constraint of a ``LayoutSolver``; not used again after its removal.
public struct ConstraintID: Hashable, Sendable {
    public let index: Int32
    public let generation: Int32
    @inlinable public init(index: Int32, generation: Int32) {
        self.index = index
        self.generation = generation
    }
}

/// One addend of a constraint's left side.
public struct Term: Hashable, Sendable {
    public var variable: Variable
    public var coefficient: Double
    @inlinable public init(_ variable: Variable, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}

public enum Relation: Int8, Hashable, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
}

/// Required constraints that cannot hold together, and the one that was left out so that the rest can.
public struct Conflict: Hashable, Sendable {
    public var members: [ConstraintID]
    public var broken: ConstraintID
    public init(members: [ConstraintID], broken: ConstraintID) {
        self.members = members
        self.broken = broken
    }
}
