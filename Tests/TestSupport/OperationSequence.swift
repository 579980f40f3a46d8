import LayoutSolver

/// Reads bytes as a sequence of operations on a solver, for fuzzing: every sequence of bytes means something.
///
/// The first bytes say how many variables there are and what bounds them; each operation takes one byte for its kind and
/// some for its numbers. Missing bytes count as 0, but no operation begins without a byte. Among the numbers are NaN,
/// infinities and such as are far too large; what is a precondition of the solver (an identifier is used only until
/// its removal) is kept.
public struct OperationSequence {
    private var rest: ArraySlice<UInt8>
    private let model: SolverModel
    private var spares: [Variable] = []
    /// The laws are compared in ordinary numbers only: beyond them rounding decides what holds.
    private var hasHugeNumbers = false
    private var checks = 0
    /// Whether values were moved to another optimum, where a fresh solver would not go by itself.
    private var hasMoved = false

    private static let coefficients = [
        1, 1, 1, -1, -1, 0.5, -0.5, 2, -3, 1.0 / 3, 0, 1e-13, .nan, .infinity, 1e300, 1e13,
    ]
    private static let constants = [
        0, 0, 8, 10, 20, 33.5, 44, 50, 100, 100.1, 120, 320, -8, -50, 1.0 / 3, -20, .nan, .infinity, -.infinity,
        .greatestFiniteMagnitude, -1e15, .leastNonzeroMagnitude,
    ]
    private static let priorities: [Float] = [
        1000, 1000, 1000, 999.5, 999, 750, 750, 500, 250, 250.5, 51, 1, 0, -5, 1001, .nan, .infinity,
        .leastNonzeroMagnitude,
    ]
    private static let minimums = [0, -Double.infinity, 0, 10, .nan, 0, -Double.infinity, -5]
    /// Each check runs the oracle several times; a long sequence is there for the solver, not for the oracle.
    private static let mostChecks = 6

    public init(_ bytes: some Sequence<UInt8>) {
        rest = ArraySlice(bytes)
        let count = 1 + Int(rest.popFirst() ?? 0) % 6
        var minimums: [Double] = []
        for _ in 0..<count { minimums.append(Self.minimums[Int(rest.popFirst() ?? 0) % Self.minimums.count]) }
        model = SolverModel(ConstraintSystem(minimums: minimums.map { $0.isNaN ? -.infinity : $0 }, rows: []))
    }

    /// Performs all operations; the first law that does not hold, with the system, or nil.
    public mutating func run() -> String? {
        while let kind = rest.popFirst() {
            if let problem = perform(kind % 16) { return report(problem) }
        }
        checks = 0
        if let problem = check() ?? differenceFromFresh() { return report(problem) }
        return nil
    }

    private func report(_ problem: String) -> String {
        "\(problem)\n\(model.system)\nvalues \(model.values)"
    }

    private mutating func perform(_ kind: UInt8) -> String? {
        switch kind {
        case 0...4: model.add(row())
        case 5: if let index = anyRow() { model.remove(at: index) }
        case 6, 7: if let index = anyRow() { model.setConstant(constant(), at: index) }
        case 8: if let index = anyRow() { model.setPriority(pick(Self.priorities), at: index) }
        case 9: model.setKnown(byte() % 3 == 0 ? nil : constant(), variable: anyVariable())
        case 10, 11: return check()
        case 12: return checkAmbiguity()
        case 13: return move()
        case 14: return explain()
        default: useSpare()
        }
        return nil
    }

    // MARK: - Operands

    private mutating func byte() -> Int { Int(rest.popFirst() ?? 0) }
    private mutating func pick<Element>(_ elements: [Element]) -> Element { elements[byte() % elements.count] }
    private mutating func anyVariable() -> Int { byte() % model.variables.count }

    private mutating func anyRow() -> Int? {
        let count = model.system.rows.count
        return count == 0 ? nil : byte() % count
    }

    private mutating func constant() -> Double { note(pick(Self.constants)) }

    private mutating func note(_ number: Double) -> Double {
        if number.isFinite && abs(number) > 1e6 { hasHugeNumbers = true }
        return number
    }

    private mutating func row() -> ConstraintSystem.Row {
        let shape = byte()
        var terms: [(variable: Int, coefficient: Double)] = []
        for _ in 0..<[1, 1, 2, 2, 3, 4, 0, 2][shape % 8] {
            let variable = anyVariable()
            terms.append((variable: variable, coefficient: note(pick(Self.coefficients))))
        }
        let relation = [Relation.equal, .lessThanOrEqual, .equal, .greaterThanOrEqual][shape / 8 % 4]
        return ConstraintSystem.Row(
            terms, relation, constant(), priority: pick(Self.priorities), isBreakable: shape < 224)
    }

    // MARK: - Checks

    private mutating func check() -> String? {
        model.solver.solve()
        if let index = model.values.firstIndex(where: { !$0.isFinite }) { return "x\(index) is not finite" }
        if model.solver.statistics.iterationLimitHits > 0 && !hasHugeNumbers { return "a simplex run did not end" }
        guard !hasHugeNumbers, checks < Self.mostChecks else { return nil }
        checks += 1
        return Laws.violation(of: model)
    }

    private mutating func checkAmbiguity() -> String? {
        model.solver.solve()
        let variable = anyVariable()
        guard !hasHugeNumbers, checks < Self.mostChecks else {
            _ = model.solver.isAmbiguous(model.variables[variable])
            return nil
        }
        checks += 1
        return Laws.ambiguityViolation(of: model, variable: variable)
    }

    /// Another optimum is an optimum.
    private mutating func move() -> String? {
        model.solver.solve()
        let variable = model.variables[anyVariable()]
        let amount = Double(1 + byte() % 40)
        if model.solver.moveToAnotherOptimum(variable, by: amount) { hasMoved = true }
        return check()
    }

    private mutating func explain() -> String? {
        model.solver.solve()
        let known = Set(model.identifiers)
        let steps = model.solver.determination(of: model.variables[anyVariable()]).constraints
        if let stranger = steps.first(where: { !known.contains($0) }) { return "\(stranger) explains but was removed" }
        guard !hasHugeNumbers else { return nil }
        for conflict in model.solver.conflicts {
            let isInvalid = model.system.rows[model.index(of: conflict.broken)].isInvalid
            if !isInvalid, model.solver.certificate(of: conflict) == nil { return "\(conflict) has no certificate" }
        }
        return nil
    }

    /// Makes a variable that no constraint uses, or removes the last such.
    private mutating func useSpare() {
        if byte() % 2 == 0 || spares.isEmpty {
            let spare = model.solver.makeVariable(minimum: pick(Self.minimums))
            if byte() % 2 == 0 { model.solver.setKnown(spare, pick(Self.constants)) }
            spares.append(spare)
        } else {
            model.solver.remove(spares.removeLast())
        }
    }

    /// What was edited into being is what would have been made at once.
    private func differenceFromFresh() -> String? {
        guard !hasHugeNumbers, !hasMoved else { return nil }
        let fresh = SolverModel.solved(model.system)
        let (old, new) = (conflicts(of: model), conflicts(of: fresh))
        if old != new { return "conflicts \(old), but fresh \(new)" }
        let values = fresh.values
        for (index, value) in model.values.enumerated() where abs(value - values[index]) > 1e-6 {
            if !fresh.solver.isAmbiguous(fresh.variables[index]) { return "x\(index) is \(values[index]) when fresh" }
        }
        return nil
    }

    private func conflicts(of model: SolverModel) -> [[Int]] {
        model.solver.conflicts.map { $0.members.map(model.index(of:)) }
    }
}
