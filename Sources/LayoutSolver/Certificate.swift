/// Why constraints cannot hold together: multiples of them whose left sides cancel while their right sides do not.
///
/// Written with `>=` throughout, the sum of `multiplier × row` says `0 >= excess` with an excess above 0.
public struct Certificate: Sendable {
    public enum Source: Hashable, Sendable {
        case constraint(ConstraintID)
        /// A value that was fixed from outside.
        case known(Variable)
        /// A variable's bound from below.
        case minimum(Variable)
    }

    public struct Part: Sendable {
        public var source: Source
        public var row: ConstraintRow
        /// Negative multiples of `<=`, positive ones of `>=`, either of `==`; never 0.
        public var multiplier: Double
    }

    /// A conflict of more constraints is named without its sum.
    public static let mostMembers = 120

    /// The conflict's members in their order, then known values, then bounds.
    public var parts: [Part]

    /// By how much the right sides miss each other, with the last member of the conflict taken once.
    public var excess: Double { parts.reduce(0) { $0 + $1.multiplier * $1.row.constant } }
}

extension LayoutSolver {
    /// The multiples that show a conflict of this solver to be one; nil for constraints with numbers that are not finite,
    /// and for more constraints than anybody adds up (``Certificate/mostMembers``).
    ///
    /// 1. Bounds and known values of the members' variables are left out, the later ones first, as long as the rest
    ///    conflicts: the shortest beginning that does ends with one that is needed, and the search goes on in front of it.
    /// 2. What is left is minimal, so that its rows have one linear dependency: elimination finds it.
    /// 3. The sign is the one that makes the sum of the right sides positive.
    public func certificate(of conflict: Conflict) -> Certificate? {
        guard conflict.members.count <= Certificate.mostMembers else { return nil }
        var parts = conflict.members.map {
            Certificate.Part(source: .constraint($0), row: definition(of: $0), multiplier: 0)
        }
        guard parts.allSatisfy({ $0.row.isFinite }) else { return nil }
        parts += necessaryGivens(of: parts.map(\.row))
        guard let multipliers = Elimination.dependency(of: parts.map(\.row)) else { return nil }
        let scale = abs(multipliers[conflict.members.count - 1])
        guard scale > 1e-9 else { return nil }
        for index in parts.indices { parts[index].multiplier = multipliers[index] / scale }
        var certificate = Certificate(parts: parts)
        if certificate.excess < 0 {
            for index in parts.indices { certificate.parts[index].multiplier.negate() }
        }
        return certificate.holds ? certificate : nil
    }

    private func necessaryGivens(of rows: [ConstraintRow]) -> [Certificate.Part] {
        let variables = Set(rows.flatMap { $0.terms.map(\.variable) })
            .sorted { creationOrder(of: $0) < creationOrder(of: $1) }
        var givens: [Certificate.Part] = []
        for variable in variables {
            if let value = knownValue(of: variable) {
                let row = ConstraintRow([Term(variable)], .equal, value)
                givens.append(.init(source: .known(variable), row: row, multiplier: 0))
            }
        }
        for variable in variables where knownValue(of: variable) == nil && minimum(of: variable) > -.infinity {
            let row = ConstraintRow([Term(variable)], .greaterThanOrEqual, minimum(of: variable))
            givens.append(.init(source: .minimum(variable), row: row, multiplier: 0))
        }
        if !ScratchSystem.canHold(rows) { return [] }
        let known = givens.filter { $0.row.relation == .equal }
        if !ScratchSystem.canHold(rows + known.map(\.row)) { givens = known }
        var needed: [Certificate.Part] = []
        while ScratchSystem.canHold(rows + needed.map(\.row)) {
            var fitting = 0
            var failing = givens.count
            while failing - fitting > 1 {
                let middle = (fitting + failing) / 2
                let trial = givens.prefix(middle) + needed
                if ScratchSystem.canHold(rows + trial.map(\.row)) { fitting = middle } else { failing = middle }
            }
            guard failing > 0 else { return [] }
            needed.insert(givens[failing - 1], at: 0)
            givens.removeSubrange((failing - 1)...)
        }
        return needed
    }

    private enum Elimination {
        /// Multipliers, not all 0, that make the left sides cancel; nil unless they are unique up to their scale.
        static func dependency(of rows: [ConstraintRow]) -> [Double]? {
            var equations: [Variable: [Double]] = [:]
            var order: [Variable] = []
            for (column, row) in rows.enumerated() {
                for term in row.terms {
                    if equations[term.variable] == nil {
                        equations[term.variable] = [Double](repeating: 0, count: rows.count)
                        order.append(term.variable)
                    }
                    equations[term.variable]?[column] += term.coefficient
                }
            }
            var matrix = order.compactMap { equations[$0] }
            let pivots = reduce(&matrix, columns: rows.count)
            let free = (0..<rows.count).filter { column in !pivots.contains { $0.column == column } }
            guard free.count == 1 else { return nil }
            var result = [Double](repeating: 0, count: rows.count)
            result[free[0]] = 1
            for pivot in pivots { result[pivot.column] = -matrix[pivot.row][free[0]] }
            return result.allSatisfy { abs($0) > 1e-9 } ? result : nil
        }

        /// Gauss-Jordan elimination with the largest pivot of each column.
        private static func reduce(_ matrix: inout [[Double]], columns: Int) -> [(row: Int, column: Int)] {
            var pivots: [(row: Int, column: Int)] = []
            for column in 0..<columns where pivots.count < matrix.count {
                let first = pivots.count
                let best = (first..<matrix.count).max { abs(matrix[$0][column]) < abs(matrix[$1][column]) } ?? first
                guard abs(matrix[best][column]) > 1e-9 else { continue }
                matrix.swapAt(first, best)
                let factor = matrix[first][column]
                matrix[first] = matrix[first].map { $0 / factor }
                for row in matrix.indices where row != first && matrix[row][column] != 0 {
                    let factor = matrix[row][column]
                    for place in 0..<columns { matrix[row][place] -= factor * matrix[first][place] }
                }
                pivots.append((first, column))
            }
            return pivots
        }
    }
}

extension Certificate {
    fileprivate var holds: Bool {
        excess > 0
            && parts.allSatisfy { part in
                switch part.row.relation {
                case .equal: true
                case .greaterThanOrEqual: part.multiplier > 0
                case .lessThanOrEqual: part.multiplier < 0
                }
            }
    }
}

extension ConstraintRow {
    fileprivate var isFinite: Bool { constant.isFinite && terms.allSatisfy { $0.coefficient.isFinite } }
}
