/// Solves a ``ConstraintSystem`` the plain way: a dense tableau, one ordinary simplex after another, level by level.
///
/// Shares no idea with the solver under test: standard form with split free variables, one artificial variable a row,
/// Bland's rule throughout. After each level, columns with a positive reduced cost are fixed at 0, which leaves exactly
/// the optima of that level.
public struct DenseSimplexOracle {
    private let system: ConstraintSystem
    private var tableau: [[Double]] = []
    private var right: [Double] = []
    private var basis: [Int] = []
    private var allowed: [Bool] = []
    /// Columns of a variable with their signs.
    private var columns: [[(column: Int, sign: Double)]] = []
    private var offsets: [Double] = []
    private var levelCosts: [[Double]] = []
    private var artificialStart = 0

    /// The least sum of absolute errors of each optional priority, highest first.
    public private(set) var levelErrors: [Double] = []

    private static let tolerance = 1e-8

    /// Nil if the required rows, bounds and known values cannot hold together.
    public init?(_ system: ConstraintSystem) {
        self.system = system
        build()
        guard removeArtificials() else { return nil }
        for costs in levelCosts {
            guard let error = minimize(costs) else { fatalError("errors cannot fall below 0") }
            levelErrors.append(error)
        }
    }

    /// Whether rows, bounds and known values can hold, taking all rows as required.
    public static func canHold(_ rows: [ConstraintSystem.Row], of system: ConstraintSystem) -> Bool {
        var copy = system
        copy.rows = rows.map {
            var row = $0
            row.priority = 1000
            return row
        }
        return DenseSimplexOracle(copy) != nil
    }

    /// The values that a variable has among the optima.
    public func range(of variable: Int) -> ClosedRange<Double> {
        if let known = system.known[variable] { return known...known }
        let bounds = [1.0, -1.0].map { sign -> Double in
            var copy = self
            var costs = [Double](repeating: 0, count: allowed.count)
            for part in columns[variable] { costs[part.column] = sign * part.sign }
            guard let least = copy.minimize(costs) else { return -sign * .infinity }
            return sign * least + offsets[variable]
        }
        return bounds[0]...max(bounds[0], bounds[1])
    }

    // MARK: - Standard form

    private mutating func build() {
        var columnCount = 0
        for variable in system.minimums.indices {
            let minimum = system.minimums[variable]
            if let known = system.known[variable] {
                columns.append([])
                offsets.append(known)
            } else if minimum > -.infinity {
                columns.append([(columnCount, 1)])
                offsets.append(minimum)
                columnCount += 1
            } else {
                columns.append([(columnCount, 1), (columnCount + 1, -1)])
                offsets.append(0)
                columnCount += 2
            }
        }
        let errorStart = columnCount
        artificialStart = errorStart + 2 * system.rows.count
        allowed = [Bool](repeating: true, count: artificialStart + system.rows.count)
        for (index, row) in system.rows.enumerated() { append(row, index: index, errorStart: errorStart) }
        levelCosts = system.priorities.map { priority in
            var costs = [Double](repeating: 0, count: allowed.count)
            for (index, row) in system.rows.enumerated() where row.priority == priority {
                if row.relation != .greaterThanOrEqual { costs[errorStart + 2 * index] = 1 }
                if row.relation != .lessThanOrEqual { costs[errorStart + 2 * index + 1] = 1 }
            }
            return costs
        }
    }

    /// `sum - over + under = constant`; a required row may not use the error that it forbids.
    private mutating func append(_ row: ConstraintSystem.Row, index: Int, errorStart: Int) {
        var line = [Double](repeating: 0, count: allowed.count)
        var constant = row.constant
        for term in row.terms {
            constant -= term.coefficient * offsets[term.variable]
            for part in columns[term.variable] { line[part.column] += term.coefficient * part.sign }
        }
        let over = errorStart + 2 * index
        line[over] = -1
        line[over + 1] = 1
        if row.isRequired {
            allowed[over] = row.relation == .greaterThanOrEqual
            allowed[over + 1] = row.relation == .lessThanOrEqual
        }
        if constant < 0 {
            line = line.map { -$0 }
            constant = -constant
        }
        line[artificialStart + index] = 1
        tableau.append(line)
        right.append(constant)
        basis.append(artificialStart + index)
    }

    private mutating func removeArtificials() -> Bool {
        var costs = [Double](repeating: 0, count: allowed.count)
        for column in artificialStart..<allowed.count { costs[column] = 1 }
        let scale = right.max() ?? 0
        guard let rest = minimize(costs, isFixing: false), rest <= 1e-6 * max(1, scale) else { return false }
        for column in artificialStart..<allowed.count { allowed[column] = false }
        for row in tableau.indices where basis[row] >= artificialStart {
            let column = (0..<artificialStart).first { allowed[$0] && abs(tableau[row][$0]) > 1e-7 }
            if let column { pivot(row: row, column: column) }
        }
        return true
    }

    // MARK: - Simplex

    /// The least value, or nil if there is none; afterwards only optima are left.
    private mutating func minimize(_ costs: [Double], isFixing: Bool = true) -> Double? {
        while true {
            let reduced = reducedCosts(costs)
            guard let entering = allowed.indices.first(where: { allowed[$0] && reduced[$0] < -Self.tolerance }) else {
                if isFixing {
                    for column in allowed.indices where reduced[column] > Self.tolerance { allowed[column] = false }
                }
                return zip(basis, right).reduce(0) { $0 + costs[$1.0] * $1.1 }
            }
            var leaving: Int?
            var least = Double.infinity
            for row in tableau.indices where tableau[row][entering] > 1e-9 {
                let ratio = right[row] / tableau[row][entering]
                let isTie = abs(ratio - least) <= 1e-11
                if isTie ? basis[row] < basis[leaving ?? row] : ratio < least {
                    least = ratio
                    leaving = row
                }
            }
            guard let leaving else { return nil }
            pivot(row: leaving, column: entering)
        }
    }

    private func reducedCosts(_ costs: [Double]) -> [Double] {
        var reduced = costs
        for row in tableau.indices where costs[basis[row]] != 0 {
            let factor = costs[basis[row]]
            for column in reduced.indices { reduced[column] -= factor * tableau[row][column] }
        }
        for column in basis { reduced[column] = 0 }
        return reduced
    }

    private mutating func pivot(row: Int, column: Int) {
        let factor = 1 / tableau[row][column]
        for index in allowed.indices { tableau[row][index] *= factor }
        right[row] *= factor
        for other in tableau.indices where other != row && tableau[other][column] != 0 {
            let amount = tableau[other][column]
            for index in allowed.indices { tableau[other][index] -= amount * tableau[row][index] }
            tableau[other][column] = 0
            right[other] -= amount * right[row]
            if abs(right[other]) < 1e-11 { right[other] = 0 }
        }
        basis[row] = column
    }
}
