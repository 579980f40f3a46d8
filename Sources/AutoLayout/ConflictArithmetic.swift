import Foundation
import LayoutSolver

/// Turns a conflict's certificate into a sentence that a person can check by adding up.
@MainActor
struct ConflictArithmetic {
    /// One row of the certificate with what it stands for.
    struct Entry {
        var part: Certificate.Part
        /// Nil for a variable's bound.
        var reason: _LayoutReason?
        /// Width or height, for a bound.
        var boundAttribute: NSLayoutConstraint.Attribute?
        /// What the row adds to the sum that does not come out; points, negative on the side that is too small.
        var amount: Double { part.multiplier * part.row.constant }
        /// The row's only variable.
        var variable: Variable? { part.row.terms.count == 1 ? part.row.terms[0].variable : nil }
        var isSize: Bool { reason.map { $0.attribute.kind == .size && variable != nil } ?? false }
        var attribute: String { reason.map { "\($0.attribute)" } ?? "size" }
        var isMinimum: Bool { reason == nil }

        /// What the row says of its only variable: `variable relation value`.
        var value: Double { part.row.constant / part.row.terms[0].coefficient }
        var relation: SolverRelation {
            if part.row.terms[0].coefficient > 0 { return part.row.relation }
            switch part.row.relation {
            case .lessThanOrEqual: return .greaterThanOrEqual
            case .greaterThanOrEqual: return .lessThanOrEqual
            case .equal: return .equal
            }
        }
    }

    private let entries: [Entry]
    private let memberCount: Int
    private let excess: Double
    private let broken: _LayoutReason
    private let engine: _LayoutEngine

    init(certificate: Certificate, broken: _LayoutReason, engine: _LayoutEngine) {
        self.broken = broken
        self.engine = engine
        entries = certificate.parts.map { part in
            switch part.source {
            case .constraint(let id): Entry(part: part, reason: engine.reason(of: id))
            case .known(let variable): Entry(part: part, reason: engine.knownReason(of: variable))
            case .minimum(let variable):
                Entry(part: part, reason: nil, boundAttribute: engine.sizeAttribute(of: variable))
            }
        }
        memberCount = certificate.parts.count { if case .constraint = $0.source { true } else { false } }
        excess = certificate.excess
    }

    /// The sizes from outside without which the members could hold.
    var rootSizes: [_LayoutReason] { entries.dropFirst(memberCount).compactMap(\.reason) }

    /// What to add to a member's constant so that the conflict is gone.
    func correction(of index: Int) -> Double? {
        guard index < memberCount, entries[index].reason?.constraint != nil else { return nil }
        return -excess / entries[index].part.multiplier
    }

    /// 1. All rows speak of one variable: the two numbers that are asked for.
    /// 2. All multipliers are the same: a sum of lengths against a size.
    /// 3. A size is never below 0 and that takes part, with multipliers: multiples of the constants say nothing to
    ///    anybody, so both sides of the broken constraint as the layout has them without it.
    /// 4. Otherwise: what the other rows make of one size, against what its own row asks for.
    /// 5. Where it takes part that no size is below 0, the sentence says so: without it a size could make up for the rest.
    var sentence: String {
        if let variable = entries.first?.variable, entries.allSatisfy({ $0.variable == variable }) { return pair }
        return reckoning + bounds
    }

    private var bounds: String {
        let attributes = Set(entries.filter(\.isMinimum).map { $0.boundAttribute.map { "\($0)" } ?? "size" })
        return attributes.isEmpty ? "" : ", and no \(attributes.sorted().joined(separator: " or ")) is below 0"
    }

    private var reckoning: String {
        let isChain = entries.allSatisfy { abs(abs($0.part.multiplier) - 1) < 1e-6 }
        if isChain { return chain }
        if entries.contains(where: \.isMinimum), let sides { return sides }
        return derived ?? chain
    }

    private var sides: String? { broken.constraint.flatMap(engine.sides) }

    // MARK: - One variable

    private var pair: String {
        let attribute = entries.first?.attribute ?? "size"
        if let bound = entries.first(where: \.isMinimum), let other = entries.first(where: { !$0.isMinimum }) {
            return "the \(other.attribute) is \(describe(other.value)), but a size is never below "
                + describe(bound.value)
        }
        guard entries.count == 2 else { return "the \(attribute) has two values at once" }
        let (first, second) = (entries[0], entries[1])
        switch (first.relation, second.relation) {
        case (.equal, .equal):
            if first.reason?.isUsers == true, second.reason?.isUsers == true {
                return "same attribute, same view, two required constants: "
                    + "\(describe(first.value)) and \(describe(second.value))"
            }
            let (system, own) = second.reason?.isUsers == true ? (first, second) : (second, first)
            return "the \(own.attribute) would be \(describe(own.value)), but it is \(describe(system.value))"
        case (.equal, _): return "the \(attribute) is \(describe(first.value)), but must be \(limit(second))"
        case (_, .equal): return "the \(attribute) is \(describe(second.value)), but must be \(limit(first))"
        default: return "the \(attribute) must be \(limit(first)) and \(limit(second))"
        }
    }

    private func limit(_ entry: Entry) -> String {
        (entry.relation == .lessThanOrEqual ? "at most " : "at least ") + describe(entry.value)
    }

    // MARK: - Sums

    private var chain: String {
        let ordered = inOrderOfPlace(entries.filter { !$0.isMinimum })
        let more = ordered.filter { $0.amount > 1e-9 }
        let less = ordered.filter { $0.amount < -1e-9 }
        let zeroSize = ordered.first { abs($0.amount) <= 1e-9 && $0.isSize }
        if let size = less.count == 1 ? less.first : (less.isEmpty ? zeroSize : nil) {
            return compare(more, with: size)
        }
        if more.count == 1, let size = more.first, !less.isEmpty { return compare(less, with: size) }
        if less.isEmpty { return ownConstant ?? sides ?? "\(sum(more)), but it must be 0" }
        return "\(sum(more)), but \(sum(less))"
    }

    /// What the others make of the constant of the last constraint; nil where they only limit it.
    private var ownConstant: String? {
        guard entries.allSatisfy({ $0.part.row.relation == .equal }),
            let index = entries.indices.last(where: { entries[$0].reason?.isUsers == true }),
            let constraint = entries[index].reason?.constraint, let change = correction(of: index)
        else { return nil }
        let constant = Double(constraint.constant)
        return
            "the constant of the \(entries[index].attribute) would be \(shortest(constant + change, unlike: constant)), "
            + "but it is \(describe(constant))"
    }

    private func compare(_ addends: [Entry], with size: Entry) -> String {
        let total = describe(abs(size.amount))
        let subject = size.isSize ? "the \(size.attribute)" : "the distance"
        if addends.count == 1 {
            let would = "the \(size.isSize ? size.attribute : "distance") would be \(describe(abs(addends[0].amount)))"
            switch size.part.row.relation {
            case .equal: return "\(would), but it is \(total)"
            case .lessThanOrEqual: return "\(would), but it is at most \(total)"
            case .greaterThanOrEqual: return "\(would), but it is at least \(total)"
            }
        }
        switch size.variable == nil ? .equal : size.relation {
        case .equal: return "\(sum(addends)), but \(subject) is \(total)"
        case .lessThanOrEqual: return "\(sum(addends)), but \(subject) is at most \(total)"
        case .greaterThanOrEqual: return "\(sum(addends)), but \(subject) is at least \(total)"
        }
    }

    private func sum(_ addends: [Entry]) -> String {
        let amounts = addends.map { abs($0.amount) }
        if amounts.count == 1 { return describe(amounts[0]) }
        let total = " = " + describe(amounts.reduce(0, +))
        guard amounts.count > Self.mostAddends else {
            return amounts.map(describe).joined(separator: " + ") + total
        }
        // The ends are where one begins to check; nobody adds up all of them.
        let ends = amounts.prefix(Self.mostAddends - 4).map(describe) + ["…"] + amounts.suffix(2).map(describe)
        return ends.joined(separator: " + ") + " (\(amounts.count) numbers)" + total
    }

    private static let mostAddends = 10

    /// From left to right or top to bottom, as the last solution placed the edges that the rows speak of.
    private func inOrderOfPlace(_ entries: [Entry]) -> [Entry] {
        let keyed = entries.enumerated().map { index, entry in (entry.reason.map(Self.place) ?? 0, index, entry) }
        return keyed.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
    }

    /// The middle of what a row measures, in the root's coordinates.
    private static func place(_ reason: _LayoutReason) -> Double {
        guard let item = reason.item, let span = span(of: item, horizontal: reason.attribute.isHorizontal) else {
            return 0
        }
        guard reason.attribute.kind != .size else { return (span.start + span.end) / 2 }
        let first = edge(reason.attribute, span)
        guard let constraint = reason.constraint, let second = constraint.secondItem as? any _LayoutItem,
            let other = Self.span(of: second, horizontal: constraint.secondAttribute.isHorizontal)
        else { return first }
        return (first + edge(constraint.secondAttribute, other)) / 2
    }

    private static func edge(
        _ attribute: NSLayoutConstraint.Attribute, _ span: (start: Double, end: Double)
    ) -> Double {
        switch attribute.withinMargins.plain {
        case .right, .trailing, .bottom, .lastBaseline: span.end
        case .centerX, .centerY: (span.start + span.end) / 2
        default: span.start
        }
    }

    private static func span(of item: any _LayoutItem, horizontal: Bool) -> (start: Double, end: Double)? {
        guard let engine = item._layoutNode.engine, let rect = engine.alignmentRect(of: item) else { return nil }
        var start = horizontal ? rect.x : rect.y
        var next = item._layoutSuperitem
        while let step = next, let outer = engine.alignmentRect(of: step) {
            start += horizontal ? outer.x : outer.y
            next = step._layoutSuperitem
        }
        return (start, start + (horizontal ? rect.width : rect.height))
    }

    // MARK: - Derived values

    /// The size whose own row contradicts the rest: best one that a ratio leads to.
    private var derived: String? {
        let sizes = entries.filter { $0.isSize }
        let ratios = entries.filter { ($0.reason?.constraint?.multiplier ?? 1) != 1 }
        func led(to entry: Entry) -> Entry? {
            ratios.first { ratio in
                ratio.reason?.constraint.map {
                    $0.firstItem === entry.reason?.item && $0.firstAttribute == entry.reason?.attribute
                } ?? false
            }
        }
        let ofUser = sizes.last { $0.reason?.isUsers == true }
        guard let size = sizes.first(where: { led(to: $0) != nil }) ?? ofUser ?? sizes.first else { return nil }
        let coefficient = size.part.row.terms[0].coefficient
        let others = excess - size.amount
        let value = -others / (size.part.multiplier * coefficient)
        let wanted = size.value
        let isLimit = entries.contains { $0.reason != nil && $0.part.row.relation != .equal && !$0.isSize }
        var text = "the \(size.attribute) would be \(isLimit ? (value > wanted ? "at least " : "at most ") : "")"
        text += shortest(value, unlike: wanted)
        if let ratio = led(to: size)?.reason?.constraint, ratio.constant == 0 {
            let factor = Double(ratio.multiplier)
            text += " (\(shortest(value / factor, unlike: .nan)) × \(describe(factor)))"
        }
        switch size.relation {
        case .equal: return text + ", but it is \(describe(wanted))"
        case .lessThanOrEqual: return text + ", but it is at most \(describe(wanted))"
        case .greaterThanOrEqual: return text + ", but it is at least \(describe(wanted))"
        }
    }

    /// One decimal, or as many as it takes to look different.
    private func shortest(_ value: Double, unlike other: Double) -> String {
        for digits in 1...3 {
            let factor = pow(10, Double(digits))
            let text = describe((value * factor).rounded() / factor)
            if text != describe(other) { return text }
        }
        return describe(value)
    }
}

extension _LayoutEngine {
    /// Both sides of a constraint in numbers, as the layout has them without it: `the trailing would be 127, but must be
    /// 1.5 × 201 = 301.5`.
    func sides(of constraint: NSLayoutConstraint) -> String? {
        guard let values = values(of: constraint) else { return nil }
        let demand =
            switch constraint.relation {
            case .equal: "must be"
            case .greaterThanOrEqual: "must be at least"
            case .lessThanOrEqual: "must be at most"
            }
        let constant = Double(constraint.constant)
        let factor = Double(constraint.multiplier)
        var steps: [String] = []
        if let second = values.second {
            steps.append((factor == 1 ? "" : "\(describe(factor)) × ") + describe(rounded(second)))
            if constant != 0 { steps.append((constant < 0 ? "- " : "+ ") + describe(abs(constant))) }
        }
        let sum = (values.second ?? 0) * factor + constant
        let isCalculated = steps.count > 1 || (values.second != nil && factor != 1)
        let text = isCalculated ? steps.joined(separator: " ") + " = " : ""
        return "the \(constraint.firstAttribute) would be \(describe(rounded(values.first))), but \(demand) "
            + text + describe(rounded(sum))
    }

    private func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }

    /// Whether a variable is a width or a height; nil for a position.
    func sizeAttribute(of variable: Variable) -> NSLayoutConstraint.Attribute? {
        let index = Int(variable.index)
        guard index < itemsOfVariables.count, let variables = itemsOfVariables[index]?.item?._layoutNode.variables
        else {
            return nil
        }
        return variable == variables.width ? .width : variable == variables.height ? .height : nil
    }

    /// What a value from outside stands for: the root's size.
    func knownReason(of variable: Variable) -> _LayoutReason? {
        let index = Int(variable.index)
        guard index < itemsOfVariables.count, let item = itemsOfVariables[index]?.item,
            let variables = item._layoutNode.variables, let value = solver.knownValue(of: variable)
        else { return nil }
        switch variable {
        case variables.width: return rootSizeReason(item, .width, value)
        case variables.height: return rootSizeReason(item, .height, value)
        default: return nil
        }
    }
}
