import Foundation
import LayoutSolver

/// A change that makes a conflict go, by the index of the member that it changes.
public enum _ConflictRemedy {
    /// Below 1000, so that the member yields.
    case lower(Int)
    case change(Int, constant: Double)
    case remove(Int)
    /// The view's frame makes constraints although it has others: it is not to translate its autoresizing mask.
    case release(any _LayoutItem)
}

/// Looks for changes that make a conflict go, each tried out on all required constraints around it.
///
/// 1. A view that is constrained although its autoresizing mask makes constraints too is released from its mask.
/// 2. A member is lowered: the broken one, or the last that a person wrote. Against a size from outside it is the one to
///    the far edge, so that the others keep their distances.
/// 3. A member's constant is changed: that one's, else a later one's. Constants of 0 stay, as they are meant to be edges,
///    and lengths stay above 0. The new one is what the certificate asks for, or where other constraints stand against
///    that, what the left side is without the member.
/// 4. A member is removed.
@MainActor
struct ConflictRemedies {
    let conflict: Conflict
    let members: [_LayoutReason]
    let broken: Int
    /// What to add to each member's constant for the certificate's sum to come out.
    let corrections: [Double?]
    let engine: _LayoutEngine

    /// - Parameter budget: how many rows may still be looked at; where it does not suffice, only what needs no trial is
    ///   named: that the broken constraint yields.
    func all(budget: inout Int) -> [_ConflictRemedy] {
        let users = members.indices.filter { members[$0].isUsers && members[$0].constraint != nil }
        let canYield = users.contains(broken)
        guard budget > 0 else { return canYield ? [.lower(broken)] : [] }
        let trial = ConflictTrial(of: conflict, in: engine.solver)
        budget -= trial.size * (2 + users.count)
        var result: [_ConflictRemedy] = []
        if let item = wronglyAutoresized, trial.holds(without: Set(item._layoutNode.autoresizingRows)) {
            result.append(.release(item))
        }
        func yields(_ index: Int) -> Bool { index == broken || trial.holds(without: [conflict.members[index]]) }
        let order = ([preferred(users)].compactMap { $0 } + (canYield ? [broken] : []) + users.reversed())
        guard let target = order.first(where: yields) else { return result }
        result.append(.lower(target))
        if let change = change(trial, [target] + users.reversed()) { result.append(change) }
        if let other = users.last(where: { $0 != target && yields($0) }) { result.append(.remove(other)) }
        return result
    }

    private func preferred(_ users: [Int]) -> Int? {
        guard members.contains(where: { $0.origin == .encapsulated }) else { return nil }
        let far: [NSLayoutConstraint.Attribute] = [.bottom, .trailing, .right]
        return users.last { index in
            guard let constraint = members[index].constraint else { return false }
            return far.contains(constraint.firstAttribute) && far.contains(constraint.secondAttribute)
        }
    }

    private var wronglyAutoresized: (any _LayoutItem)? {
        for member in members where member.origin == .autoresizing {
            guard let item = member.item, item._layoutSuperitem != nil else { continue }
            if members.contains(where: { $0.isUsers && $0.constraint?.firstItem === item }) { return item }
        }
        return nil
    }

    // MARK: - Constants

    private func change(_ trial: ConflictTrial, _ candidates: [Int]) -> _ConflictRemedy? {
        for index in candidates {
            guard let constant = members[index].constant.map(Double.init), constant != 0 else { continue }
            let id = conflict.members[index]
            // The row's own constant differs from the constraint's by insets and baselines.
            let row = engine.solver.definition(of: id).constant
            let isLength = members[index].constraint?.secondAttribute == .notAnAttribute
            func tried(_ wanted: Double?) -> Double? {
                guard let value = wanted.map({ Self.readable($0, unlike: constant) }), !isLength || value > 0 else {
                    return nil
                }
                return trial.holds(id, at: row + value - constant) ? value : nil
            }
            let value =
                tried(corrections[index].map { constant + $0 })
                ?? tried(trial.leftSide(of: id).map { constant + $0 - row })
            if let value { return .change(index, constant: value) }
        }
        return nil
    }

    /// With as few decimals as still hold: a rounded one would leave a small conflict.
    private static func readable(_ value: Double, unlike old: Double) -> Double {
        for digits in 0...7 {
            let factor = pow(10, Double(digits))
            let rounded = (value * factor).rounded() / factor
            if abs(rounded - value) <= 1e-8 * max(1, abs(value)), rounded != old { return rounded }
        }
        return value
    }
}
