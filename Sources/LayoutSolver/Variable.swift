/// A variable of a ``LayoutSolver``; its index is used again after the variable was removed.
public struct Variable: Hashable, Sendable {
    public let index: Int32
    @inlinable public init(index: Int32) { self.index = index }
}
