import AutoLayout
import FindingModel
import UIKit

/// Makes finding R01 of a conflict.
@MainActor
struct ConflictReport {
    let context: ReportContext

    /// - Parameter isGone: whether later passes ended the conflict.
    func finding(_ conflict: _LayoutConflict, isGone: Bool) -> Finding {
        let isTransient = isGone || conflict.members.contains { $0.origin == .encapsulated }
        let broken = conflict.broken
        let place = broken.file == nil ? conflict.members.last { $0.file != nil } ?? broken : broken
        let members = conflict.members.map(details)
        var details: [String: JSONValue] = [
            "constraints": .array(members), "broken": .string(broken.description),
            "arithmetic": .string(conflict.arithmetic),
        ]
        if isTransient { details["transient"] = .bool(true) }
        if let reason = conflict.nonFinite, let sentence = conflict.nonFiniteText(naming: context.names.name) {
            return context.finding(
                "R20", "non_finite_geometry", .error, sentence, view: reason.view, file: reason.file,
                line: reason.line, details: details,
                fixes: ["Check for a division by zero where the number is computed."])
        }
        let count = conflict.members.count
        var message = count == 1 ? "1 constraint cannot hold" : "\(count) constraints cannot hold together"
        message += ": \(conflict.arithmetic); broken: \(equation(broken))"
        if isGone { message += "; gone after a later pass" }
        if !isGone, let size = conflict.members.first(where: { $0.origin == .encapsulated }) {
            message += "; \(equation(size)) is a size from outside"
        }
        return context.finding(
            "R01", "unsatisfiable_constraints", isTransient ? .info : .error, message, view: broken.view,
            file: place.file, line: place.line, details: details, fixes: fixes(conflict))
    }

    private func equation(_ reason: _LayoutReason) -> String { reason.equation(naming: context.names.name) }

    private func details(_ reason: _LayoutReason) -> JSONValue {
        var entry: [String: JSONValue] = [
            "description": .string(reason.description), "origin": .string(reason.origin.rawValue),
            "file": reason.file.map(JSONValue.string) ?? .null,
            "line": reason.line.map { .number(Double($0)) } ?? .null, "equation": .string(equation(reason)),
        ]
        // Where nobody wrote the constraint itself, the view that brought it says where to look.
        if reason.origin == .stack, let stack = reason.constraint?._holder {
            entry["owner"] = .string(context.names.name(of: stack))
        }
        return .object(entry)
    }

    // MARK: - Fixes

    /// At most three: what is wrong most often first.
    private func fixes(_ conflict: _LayoutConflict) -> [String] {
        var result: [String] = []
        if let view = wronglyAutoresized(conflict) {
            result.append("set \(context.names.name(of: view)).translatesAutoresizingMaskIntoConstraints to false")
        }
        let users = conflict.members.indices.filter { conflict.members[$0].isUsers }
        guard let target = target(conflict, users) else { return result }
        result.append("lower \(reference(conflict.members[target])) to 999")
        if let change = correction(conflict, [target] + users.reversed()) { result.append(change) }
        if let other = users.last(where: { $0 != target }) {
            result.append("remove \(reference(conflict.members[other]))")
        }
        return Array(result.prefix(3))
    }

    private func reference(_ reason: _LayoutReason) -> String {
        "'\(equation(reason))'" + (reason.place.map { " at \($0)" } ?? "")
    }

    /// The constraint to lower: the broken one, or the last that a person wrote. Against a size from outside it is the
    /// one to the far edge, so that the others keep their distances.
    private func target(_ conflict: _LayoutConflict, _ users: [Int]) -> Int? {
        if conflict.members.contains(where: { $0.origin == .encapsulated }) {
            let far: [NSLayoutConstraint.Attribute] = [.bottom, .trailing, .right]
            let last = users.last { index in
                guard let constraint = conflict.members[index].constraint else { return false }
                return far.contains(constraint.firstAttribute) && far.contains(constraint.secondAttribute)
            }
            if let last { return last }
        }
        return users.contains(conflict.brokenIndex) ? conflict.brokenIndex : users.last
    }

    /// A view that is constrained although its frame makes constraints too; a controller's view is meant to be.
    private func wronglyAutoresized(_ conflict: _LayoutConflict) -> UIView? {
        for member in conflict.members where member.origin == .autoresizing {
            guard let view = member.item as? UIView, view.superview != nil, view._controller == nil else { continue }
            let isConstrained = conflict.members.contains { $0.isUsers && $0.constraint?.firstItem === view }
            if isConstrained { return view }
        }
        return nil
    }

    private func correction(_ conflict: _LayoutConflict, _ candidates: [Int]) -> String? {
        for index in candidates {
            let member = conflict.members[index]
            guard let constraint = member.constraint, let change = conflict.corrections[index] else { continue }
            let isSize = constraint.secondAttribute == .notAnAttribute
            let constant = Double(member.constant ?? constraint.constant)
            let value = LayoutNodeBuilder.rounded(constant + change)
            if constant == 0 || (isSize && value <= 0) { continue }
            let old = LayoutNodeBuilder.rounded(constant)
            return "change the constant of \(reference(member)) from \(Self.text(old)) to \(Self.text(value))"
        }
        return nil
    }

    static func text(_ value: Double) -> String {
        let value = LayoutNodeBuilder.rounded(value)
        return value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
    }
}
