import LayoutSolver

/// Constraints as plain values, to be given to a solver and to the oracle.
public struct ConstraintSystem: Sendable, CustomStringConvertible {
    public struct Row: Sendable, CustomStringConvertible {
        public var terms: [(variable: Int, coefficient: Double)]
        public var relation: Relation
        public var constant: Double
        public var priority: Float
        public var isBreakable: Bool

        public init(
            _ terms: [(variable: Int, coefficient: Double)], _ relation: Relation, _ constant: Double,
            priority: Float = 1000, isBreakable: Bool = true
        ) {
            self.terms = terms
            self.relation = relation
            self.constant = constant
            self.priority = priority
            self.isBreakable = isBreakable
        }

        public var isRequired: Bool { priority >= 1000 }

        /// Whether some number is NaN or infinite.
        public var isInvalid: Bool {
            !constant.isFinite || !priority.isFinite || terms.contains { !$0.coefficient.isFinite }
        }

        public func error(_ values: [Double]) -> Double {
            let sum = terms.reduce(0) { $0 + $1.coefficient * values[$1.variable] } - constant
            switch relation {
            case .equal: return abs(sum)
            case .lessThanOrEqual: return max(0, sum)
            case .greaterThanOrEqual: return max(0, -sum)
            }
        }

        public var description: String {
            let sum = terms.map { "\($0.coefficient) x\($0.variable)" }.joined(separator: " + ")
            let sign = ["<=", "==", ">="][Int(relation.rawValue) + 1]
            return "\(sum) \(sign) \(constant) @\(priority)\(isBreakable ? "" : " unbreakable")"
        }
    }

    /// By variable; `-.infinity`: none.
    public var minimums: [Double]
    public var known: [Double?]
    public var rows: [Row]

    public init(minimums: [Double], known: [Double?]? = nil, rows: [Row]) {
        self.minimums = minimums
        self.known = known ?? minimums.map { _ in nil }
        self.rows = rows
    }

    public var priorities: [Float] { Set(rows.filter { !$0.isRequired }.map(\.priority)).sorted(by: >) }

    /// The sum of absolute errors of each optional priority, highest first.
    public func levelErrors(_ values: [Double]) -> [Double] {
        priorities.map { priority in
            rows.reduce(0) { $0 + ($1.priority == priority ? $1.error(values) : 0) }
        }
    }

    /// The largest violation of a required row or a bound.
    public func requiredError(_ values: [Double]) -> Double {
        let bounds = minimums.indices.map { known[$0] == nil ? minimums[$0] - values[$0] : 0 }
        return (rows.filter(\.isRequired).map { $0.error(values) } + bounds).max() ?? 0
    }

    public var description: String {
        let variables = minimums.indices.map { "x\($0) >= \(minimums[$0])" + (known[$0].map { " known \($0)" } ?? "") }
        return (variables + rows.map(\.description)).joined(separator: "\n")
    }
}
