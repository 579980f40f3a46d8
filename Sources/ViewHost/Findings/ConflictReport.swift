import AutoLayout
import FindingModel
import UIKit

/// Makes finding R01 of a conflict.
@MainActor
struct ConflictReport {
    let context: ReportContext
    private let conflict: _LayoutConflict
    private let names: DistinctNames

    init(_ conflict: _LayoutConflict, context: ReportContext) {
        self.context = context
        self.conflict = conflict
        names = context.names.distinctNames(of: conflict.members.flatMap(\.items))
    }

    /// - Parameters:
    ///   - isGone: whether later passes ended the conflict.
    ///   - others: the same conflict of other views, or of the same ones made anew.
    func finding(isGone: Bool, others: [_LayoutConflict] = []) -> Finding {
        let isTransient = isGone || conflict.members.contains { $0.origin == .encapsulated }
        let broken = conflict.broken
        let place = broken.file == nil ? conflict.members.last { $0.file != nil } ?? broken : broken
        let members = conflict.members.map(details)
        var details: [String: JSONValue] = [
            "constraints": .array(members), "broken": .string(broken.description),
            "arithmetic": .string(conflict.arithmetic),
        ]
        if isTransient { details["transient"] = .bool(true) }
        if !others.isEmpty { details.merge(repetition(others)) { first, _ in first } }
        if let reason = conflict.nonFinite, let sentence = conflict.nonFiniteText(naming: names.of) {
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
            message += "; \(equation(size)) is \(giver(of: size))"
        }
        if !others.isEmpty { message += "; the same \(others.count + 1) times" }
        return context.finding(
            "R01", "unsatisfiable_constraints", isTransient ? .info : .error, message, view: broken.view,
            file: place.file, line: place.line, details: details, fixes: fixes)
    }

    /// Who says how large something is that constraints inside it cannot change.
    private func giver(of size: _LayoutReason) -> String {
        let word = size.attribute == .width ? "width" : "height"
        var next = size.view
        while let view = next {
            if view is UITableViewCell { return "the cell \(word) set by the table" }
            if view is UITableViewHeaderFooterView { return "the \(word) set by the table" }
            if view is UICollectionReusableView { return "the \(word) set by the collection's layout" }
            next = view.superview
        }
        return "a size from outside"
    }

    /// How often, and which views: the first of them, as lists may have very many.
    private func repetition(_ others: [_LayoutConflict]) -> [String: JSONValue] {
        let views = ([conflict] + others).compactMap(\.broken.view).filter { $0.isDescendant(of: context.root) }
        var seen: Set<String> = []
        let paths = views.prefix(Self.mostPaths).map { context.names.path(of: $0, below: context.root) }
            .filter { seen.insert($0).inserted }
        return ["count": .number(Double(others.count + 1)), "views": .array(paths.map(JSONValue.string))]
    }

    private static let mostPaths = 20

    private func equation(_ reason: _LayoutReason) -> String { reason.equation(naming: names.of) }

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
    private var fixes: [String] { Array(conflict.remedies.compactMap(text).prefix(3)) }

    private func text(_ remedy: _ConflictRemedy) -> String? {
        switch remedy {
        case .release(let item):
            // A controller's view is meant to have a frame.
            guard let view = item as? UIView, view._controller == nil else { return nil }
            return "set \(names.of(view)).translatesAutoresizingMaskIntoConstraints to false"
        case .lower(let index): return "lower \(reference(conflict.members[index])) to 999"
        case .remove(let index): return "remove \(reference(conflict.members[index]))"
        case .change(let index, let constant):
            let member = conflict.members[index]
            let old = Self.text(Double(member.constant ?? 0))
            return "change the constant of \(reference(member)) from \(old) to \(Self.exactText(constant))"
        }
    }

    private func reference(_ reason: _LayoutReason) -> String {
        "'\(equation(reason))'" + (reason.place.map { " at \($0)" } ?? "")
    }

    /// With all decimals: the constant was tried out as it stands.
    private static func exactText(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
    }

    static func text(_ value: Double) -> String {
        let value = LayoutNodeBuilder.rounded(value)
        return value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
    }
}
