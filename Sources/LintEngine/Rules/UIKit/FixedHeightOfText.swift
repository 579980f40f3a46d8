import SwiftSyntax

extension Rule {
    static let fixedHeightOfText = Rule(
        "U15", "uikit_fixed_height_text", .warning, fix: true,
        "A label has a fixed height, so larger text does not fit.",
        """
        Text grows with the reader's text size and wraps in other languages. A least height leaves it the room. Labels with \
        a font of fixed size, labels that shrink their text, and labels that are as wide as high (badges) are not meant.
        """,
        failing: [
            """
            final class Caption: UIView {
                let words = UILabel()
                func pin() { words.heightAnchor.constraint(equalToConstant: 18).isActive = true }
            }
            """
        ],
        passing: [
            """
            final class Caption: UIView {
                let words = UILabel()
                let number = UILabel()
                func pin() {
                    words.heightAnchor.constraint(greaterThanOrEqualToConstant: 18).isActive = true
                    number.font = .systemFont(ofSize: 11)
                    number.heightAnchor.constraint(equalToConstant: 18).isActive = true
                }
            }
            """
        ],
        checks: [
            .constraints { constraint, context in
                guard constraint.attribute == "height", constraint.isSize, constraint.relation == .equal,
                    constraint.isRequired,
                    constraint.use == .activated || constraint.use == .listed, let value = constraint.constantValue,
                    value > 1
                else { return }
                let name = constraint.item
                let kind = context.viewClass(name, in: constraint.scope)
                let isLabel = context.symbols.inherits(kind, from: "UILabel")
                let uses = context.uses(around: constraint.scope)
                let settings = uses.assignments.filter { $0.owner == name || $0.owner.isEmpty && false }
                let isGrowing =
                    context.symbols.inherits(kind, from: "UITextView")
                    && settings.contains { $0.property == "isScrollEnabled" && $0.isFalse }
                guard isLabel || isGrowing, !isFixed(name, settings, constraint.scope, context),
                    !uses.constraints.contains(where: { $0.item == name && $0.attribute == "width" && $0.isSize })
                else { return }
                let label = constraint.call.arguments.first?.label
                context.report(
                    constraint.chain, "'\(name)' has a fixed height: larger text is cut off",
                    fixes: ["write greaterThanOrEqualToConstant"],
                    edits: label.map { [Edit($0.byteRange, "greaterThanOrEqualToConstant")] } ?? [])
            }
        ])

    /// The text cannot grow: its font is of one size, or it shrinks to fit.
    private static func isFixed(_ name: String, _ settings: [Assignment], _ scope: Scope, _ context: RuleContext)
        -> Bool
    {
        let marks = ["ofSize:", "systemFont(", "adjustsFontSizeToFitWidth"]
        if settings.contains(where: { assignment in
            assignment.property == "adjustsFontSizeToFitWidth"
                || assignment.property == "font"
                    && assignment.value.contains { context.file.text($0).contains("ofSize:") }
        }) {
            return true
        }
        guard let type = scope.type,
            let property = context.file.types.first(where: { $0.name == type.name && $0.property(name) != nil })?
                .property(name),
            let value = property.initializer
        else { return false }
        let text = context.file.text(value)
        return marks.contains { text.contains($0) }
    }
}
