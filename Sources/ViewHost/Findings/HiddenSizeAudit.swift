import AutoLayout
import FindingModel
import UIKit

/// Finding R10: arranged views that hiding would bring into conflict, because a required length of their own stands
/// against the stack's length of 0.
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
        let reasons = engine.obstacles(toCollapsing: view, below: view._itemsOfSubtree, stack.axis, for: stack)
        guard !reasons.isEmpty, view._wasHidden || reasons.contains(where: \.isUsers) else { return nil }
        let name = context.names.name(of: view)
        let length = stack.axis == .horizontal ? "width" : "height"
        let equations = reasons.map { "'\($0.equation(naming: context.names.name))'" }
        let target = reasons.last(where: \.isUsers) ?? reasons[reasons.count - 1]
        let fix =
            "lower '\(target.equation(naming: context.names.name))'"
            + (target.place.map { " at \($0)" } ?? "") + " to 999"
        return context.finding(
            "R10", "hidden_required_size", .info,
            "\(name) has a required \(length) along its stack's axis (\(equations.joined(separator: ", "))); "
                + "hiding it will conflict; use 999",
            view: view, file: target.file, line: target.line,
            details: [
                "axis": .string(stack.axis == .horizontal ? "horizontal" : "vertical"),
                "constraints": .array(equations.map { .string(String($0.dropFirst().dropLast())) }),
            ], fixes: [fix])
    }
}
