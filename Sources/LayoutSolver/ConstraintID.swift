/// A constraint of a ``LayoutSolver``; not used again after its removal.
public struct ConstraintID: Hashable, Sendable {
    public let index: Int32
    public let generation: Int32
    @inlinable public init(index: Int32, generation: Int32) {
        self.index = index
        self.generation = generation
    }
}
