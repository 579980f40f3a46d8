import SwiftSyntax

extension Rule {
    static let layoutReentry = Rule(
        "U21", "uikit_layout_reentry", .warning,
        "A layout pass asks for another one, or leaves out its superclass.",
        """
        Asking the view itself or its superview for layout from inside `layoutSubviews` begins the next pass at once: at \
        best the work is done twice, at worst it never ends. Without `super.layoutSubviews()` the constraints of a \
        superclass's views are not applied. Laying out a subview is fine.
        """,
        failing: [
            """
            final class Ripple: UIView {
                override func layoutSubviews() {
                    super.layoutSubviews()
                    setNeedsLayout()
                }
            }
            """,
            """
            final class Ripple: UIView {
                override func layoutSubviews() { ring.frame = bounds }
            }
            """,
        ],
        passing: [
            """
            final class Ripple: UIView {
                override func layoutSubviews() {
                    super.layoutSubviews()
                    ring.layoutIfNeeded()
                }
            }
            """
        ],
        checks: [
            .scopes { scope, context in
                guard scope.kind == .function("layoutSubviews"), let function = scope.node.as(FunctionDeclSyntax.self),
                    function.modifiers.contains(where: { $0.name.text == "override" })
                else { return }
                for chain in scope.chains where chain.branches.isEmpty {
                    guard let call = asks(chain) else { continue }
                    context.report(
                        chain, "\(call) inside layoutSubviews begins the next layout pass at once",
                        fixes: ["remove it", "change what it stands for before layout"])
                }
                let callsSuper = scope.allChains.contains { $0.rootName == "super" && $0.has("layoutSubviews") }
                if !callsSuper, context.symbols.isView(scope.type?.name) {
                    context.report(
                        function.name,
                        "layoutSubviews does not call its superclass, which applies the constraints of subviews",
                        fixes: ["call super.layoutSubviews() first"])
                }
            }
        ])

    private static func asks(_ chain: Chain) -> String? {
        guard ["setNeedsLayout", "layoutIfNeeded"].contains(chain.lastName) else { return nil }
        let owner = chain.links.isEmpty ? "self" : chain.path(upTo: chain.links.count - 1)
        return owner == "self" || owner == "superview" ? chain.lastName + "()" : nil
    }
}
