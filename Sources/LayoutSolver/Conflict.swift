/// Required constraints that cannot hold together, and the one that was left out so that the rest can.
///
/// The members are minimal: without any one of them the others can hold (bounds of variables and known values count as
/// given). A constraint with a NaN or infinite number is a conflict of itself.
public struct Conflict: Hashable, Sendable {
    /// In the order of their creation, the unbreakable ones first.
    public var members: [ConstraintID]
    public var broken: ConstraintID
    public init(members: [ConstraintID], broken: ConstraintID) {
        self.members = members
        self.broken = broken
    }
}
