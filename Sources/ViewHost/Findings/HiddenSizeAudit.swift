import AutoLayout
import FindingModel
import UIKit

/// Finding R10: arranged views that hiding would bring into conflict, because a required length of their own stands
/// against the stack's length of 0; and those whose length another view's is tied to, which would have none either.
///
/// Only views that have been hidden once or that a property holds, so that the program can hide them. A length that
/// comes from an inner stack's spacings alone is reported only where the view has been hidden.
@MainActor
struct HiddenSizeAudit {
    let context: ReportContext

    func findings() -> [Finding] {
        var result: [Finding] = []
        var views = [context.root]
        while let view = views.popLast() {
            views += view.subviews.reversed()
            guard let stack = view as? UIStackView else { continue }
            result += stack.arrangedSubviews.compactMap { finding($0, in: stack) }
        }
        return result
    }

    private func finding(_ view: UIView, in stack: UIStackView) -> Finding? {
        let canBeHidden = view._wasHidden || context.names.propertyName(of: view) != nil
        guard canBeHidden, let engine = view._layoutNode.boundEngine else { return nil }
        let obstacle = engine.obstacle(
            toCollapsing: view, below: view._itemsOfSubtree, stack.axis, for: stack, fills: stack.alignment == .fill)
        guard let obstacle, let last = obstacle.reasons.last,
            obstacle.reasons.contains(where: \.isUsers) || (view._wasHidden && obstacle.victim == nil)
        else { return nil }
        let reasons = obstacle.reasons.filter(\.isUsers) + obstacle.reasons.filter { !$0.isUsers }
        let victims = obstacle.victim.map { [$0.item] } ?? []
        let names = context.names.distinctNames(of: [view] + victims + reasons.flatMap(\.items))
        let length = stack.axis == .horizontal ? "width" : "height"
        let equations = reasons.map { "'\($0.equation(naming: names.of))'" }
        let target = Self.target(reasons, view) ?? last
        let fix =
            "lower '\(target.equation(naming: names.of))'" + (target.place.map { " at \($0)" } ?? "") + " to 999"
        let consequence =
            obstacle.victim.map { "hiding it leaves \(names.of($0.item)) no \($0.attribute) either" }
            ?? "hiding it will conflict"
        return context.finding(
            "R10", "hidden_required_size", .info,
            "\(names.of(view)) has a required \(length) along its stack's axis (\(Self.list(equations))); "
                + "\(consequence); use 999",
            view: view, file: target.file, line: target.line,
            details: [
                "axis": .string(stack.axis == .horizontal ? "horizontal" : "vertical"),
                "constraints": .array(equations.map { .string(String($0.dropFirst().dropLast())) }),
            ], fixes: [fix])
    }

    /// The one that gives the view its length where the program wrote it, else the last that it wrote.
    private static func target(_ reasons: [_LayoutReason], _ view: UIView) -> _LayoutReason? {
        let users = reasons.filter(\.isUsers)
        return users.last { $0.constraint?.firstItem === view && [.width, .height].contains($0.attribute) }
            ?? users.last
    }

    /// Some lengths come from afar.
    private static func list(_ equations: [String]) -> String {
        let left = equations.count - mostEquations
        guard left > 1 else { return equations.joined(separator: ", ") }
        return equations.prefix(mostEquations).joined(separator: ", ") + " and \(left) more"
    }

    private static let mostEquations = 4
}
