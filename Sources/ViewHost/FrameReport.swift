import AutoLayout
import Foundation
import RenderProtocol
import UIKit

/// Tells for each of a view's four numbers which constraints decide it, for `kumiko render --explain`.
@MainActor
struct FrameReport {
    let context: ReportContext
    /// The preview and the configuration.
    let title: String
    /// The user's files by the names of their copies.
    let files: [String: String]

    /// Who asks for a type of which there are very many wants another answer.
    private static let mostViews = 20
    /// Rows that are solved for all of them; less than a second.
    private static let workLimit = 600_000

    func explanation(of name: String) -> FrameExplanation {
        let views = namedViews
        let found = views.filter { ways(to: $0.view, $0.name).contains(name) }
        guard found.isEmpty else {
            return FrameExplanation(texts: texts(of: found.map(\.view), called: name), names: [])
        }
        var seen = Set<String>()
        let names = views.flatMap { ways(to: $0.view, $0.name) }.filter { seen.insert($0).inserted }
        return FrameExplanation(texts: [], names: names)
    }

    /// One for each view, as far as they can be read and made at once; the last one says how many are left out.
    private func texts(of views: [UIView], called name: String) -> [String] {
        var texts: [String] = []
        for view in views.prefix(Self.mostViews) {
            let work = view._layoutNode.boundEngine?.explanationWork ?? 0
            if !texts.isEmpty, work > Self.workLimit { break }
            texts.append(text(view))
        }
        let left = views.dropFirst(texts.count)
        guard let first = left.first else { return texts }
        let path = context.names.path(of: first, below: context.root)
        return texts + [
            "\(left.count) more of the \(views.count) views called '\(name)' are left out, from \(path) on; "
                + "give a view a property or an identifier of its own and ask for that"
        ]
    }

    /// All views with their names, which are made for all siblings at once.
    private var namedViews: [(view: UIView, name: String)] {
        var result = [(view: context.root, name: context.names.name(of: context.root))]
        var next = 0
        while next < result.count {
            let children = result[next].view.subviews
            result += zip(children, context.names.names(of: children)).map { (view: $0, name: $1) }
            next += 1
        }
        return result
    }

    /// The whole name, the property alone, the identifier, the type.
    private func ways(to view: UIView, _ name: String) -> [String] {
        var result = [name]
        if let property = context.names.propertyName(of: view)?.split(separator: ".").last {
            result.append(String(property))
        }
        if let identifier = view.accessibilityIdentifier, !identifier.isEmpty { result.append(identifier) }
        result.append(ViewNames.typeName(view))
        return result
    }

    // MARK: - Text

    private func text(_ view: UIView) -> String {
        let explanations = view._layoutNode.boundEngine?.explanations(of: view) ?? []
        let steps = explanations.flatMap { shownSteps($0, of: view) }
        let items = steps.flatMap { $0.reason.items + ($0.result.map { [$0.item] } ?? []) }
        let naming = context.names.distinctNames(of: [view] + items)
        let numbers = LayoutNodeBuilder.numbers(view.frame).map(ConflictReport.text).joined(separator: ", ")
        var lines = ["\(naming.of(view)) (\(ViewNames.typeName(view))) in \(title): frame (\(numbers))"]
        guard !explanations.isEmpty, !view.translatesAutoresizingMaskIntoConstraints else {
            let names = _LayoutExplanation.Quantity.allCases
            let reason =
                view.translatesAutoresizingMaskIntoConstraints
                ? "frame set by code / autoresizing (\(view._autoresizingMaskText))"
                : "no constraint mentions the view; frame set by code"
            lines += zip(names, LayoutNodeBuilder.numbers(view.frame)).map { quantity, value in
                "  \(quantity.rawValue) = \(ConflictReport.text(value))  \(reason)"
            }
            return lines.joined(separator: "\n")
        }
        for explanation in explanations { lines += self.lines(explanation, of: view, naming) }
        return lines.joined(separator: "\n")
    }

    /// Much may limit an open number; its own constraints are where something is missing.
    private func shownSteps(_ explanation: _LayoutExplanation, of view: UIView) -> [_LayoutExplanation.Step] {
        explanation.steps.filter { step in
            !explanation.isAmbiguous || step.role != .decides || step.reason.speaks(of: view)
        }
    }

    private func lines(
        _ explanation: _LayoutExplanation, of view: UIView, _ names: DistinctNames
    ) -> [String] {
        let steps = shownSteps(explanation, of: view)
        let deciding = steps.filter { $0.role != .broken }
        var head = "  \(explanation.quantity.rawValue) = \(ConflictReport.text(explanation.value))"
        if explanation.isAmbiguous {
            head += deciding.isEmpty ? "  ambiguous: nothing decides it" : "  ambiguous; limited by"
        } else if deciding.isEmpty {
            head += "  set from outside"
        }
        if explanation.isRedundant { head += "  (other constraints say the same)" }
        let rows = steps.map { step in
            [equation(step.reason, names), source(step.reason), result(step, names)]
        }
        let further =
            explanation.isAmbiguous || explanation.furtherCount == 0
            ? []
            : ["    and \(explanation.furtherCount) more that these follow from: explain the views named here next"]
        let widths = (0..<2).map { column in rows.map { $0[column].count }.max() ?? 0 }
        return [head]
            + rows.map { row in
                let padded = zip(row, widths).map { $0.padding(toLength: max($1, 1), withPad: " ", startingAt: 0) }
                let line = "    " + padded.joined(separator: "  ") + (row[2].isEmpty ? "" : "  " + row[2])
                return String(line.reversed().drop { $0 == " " }.reversed())
            } + further
    }

    private func equation(_ reason: _LayoutReason, _ names: DistinctNames) -> String {
        let text = reason.equation(naming: names.of)
        return reason.priority >= 1000 ? text : "\(text) @\(ConflictReport.text(Double(reason.priority)))"
    }

    private func source(_ reason: _LayoutReason) -> String {
        guard let file = reason.file, let line = reason.line else { return reason.origin.rawValue }
        let copy = (file as NSString).lastPathComponent
        return "\(reason.origin.rawValue) \(files[copy] ?? copy):\(line)"
    }

    private func result(_ step: _LayoutExplanation.Step, _ names: DistinctNames) -> String {
        switch step.role {
        case .ties: return "← a tie: either of two may give way"
        case .broken: return "← left out: broken in a conflict (R01)"
        case .decides: break
        }
        guard let result = step.result else { return "" }
        return "→ \(names.of(result.item)).\(result.quantity.rawValue) = \(ConflictReport.text(result.value))"
    }
}
