/// One addend of a constraint's left side.
public struct Term: Hashable, Sendable {
    public var variable: Variable
    public var coefficient: Double
    @inlinable public init(_ variable: Variable, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}
