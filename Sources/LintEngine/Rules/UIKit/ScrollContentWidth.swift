import SwiftSyntax

extension Rule {
    static let scrollContentWidth = Rule(
        "U22", "uikit_scroll_content_width", .warning,
        "Content fills a scroll view and nothing says how wide or high it is.",
        """
        Edges pinned to a scroll view set the size of its content, not that of the view in it. For a vertical scroll view \
        the width has to be tied to the frame guide or to what holds the scroll view; for a horizontal one the height. \
        Content with a size of its own, and text that fills lines of its own, are settled.
        """,
        failing: [
            """
            final class StoryController: UIViewController {
                let scroll = UIScrollView()
                let page = UIView()
                func pin() {
                    NSLayoutConstraint.activate([
                        page.topAnchor.constraint(equalTo: scroll.topAnchor),
                        page.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
                        page.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
                        page.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
                    ])
                }
            }
            """
        ],
        passing: [
            """
            final class StoryController: UIViewController {
                let scroll = UIScrollView()
                let page = UIView()
                func pin() {
                    NSLayoutConstraint.activate([
                        page.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
                        page.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
                        page.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
                        page.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
                        page.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
                    ])
                }
            }
            """
        ],
        checks: [
            .constraints { constraint, context in
                guard constraint.attribute == "leading" || constraint.attribute == "left",
                    let target = constraint.toItem,
                    constraint.use == .activated || constraint.use == .listed
                else { return }
                let scroll = Constraint.owner(target)
                let kind =
                    scroll == "self" ? constraint.scope.type?.name : context.viewClass(scroll, in: constraint.scope)
                guard context.symbols.inherits(kind, from: "UIScrollView"), !target.hasSuffix("frameLayoutGuide"),
                    !context.symbols.inherits(kind, from: ["UITableView", "UICollectionView", "UITextView"])
                else { return }
                let uses = context.uses(around: constraint.scope)
                let all = uses.constraints
                // What holds the scroll view is not its content.
                guard constraint.item != "self", !isHandedOut(constraint.item, constraint.scope),
                    !uses.parents(of: scroll).contains(constraint.item)
                else { return }
                let own = all.filter { $0.item == constraint.item }
                let edges = Set(own.filter { $0.toItem.map { Constraint.owner($0) } == scroll }.map(\.attribute))
                guard edges.contains("top"), edges.contains("bottom"),
                    edges.contains("trailing") || edges.contains("right"),
                    !own.contains(where: { isTie($0, scroll) }),
                    // Something else may be tied to the content: `view.width == content.width`.
                    !all.contains(where: { $0.toItem == constraint.item && ["width", "height"].contains($0.attribute) })
                else { return }
                context.report(
                    constraint.chain,
                    "'\(constraint.item)' is pinned to all edges of '\(scroll)' and nothing says how wide or high it is",
                    fixes: ["tie its width to \(scroll).frameLayoutGuide.widthAnchor"])
            }
        ])

    /// A local view that the function returns: whoever gets it may tie it.
    private static func isHandedOut(_ name: String, _ scope: Scope) -> Bool {
        guard scope.local(name) != nil else { return false }
        return scope.function.chains.contains { $0.rootName == name && $0.links.isEmpty && $0.isStatement }
    }

    private static func isTie(_ constraint: Constraint, _ scroll: String) -> Bool {
        if ["width", "height", "centerX", "centerY"].contains(constraint.attribute) { return true }
        guard let target = constraint.toItem else { return false }
        return Constraint.owner(target) != scroll
            && ["leading", "trailing", "left", "right"].contains(constraint.attribute)
            || target.hasSuffix("frameLayoutGuide")
    }
}
