import SwiftSyntax

extension Rule {
    static let autoresizingOfManagedView = Rule(
        "U02", "uikit_tamic_on_managed_view", .warning, fix: true,
        "The autoresizing mask is cleared on a view that its owner lays out.",
        """
        UIKit places the root view of a view controller, cells and their content views by their masks. Without it they no \
        longer fill what they stand in, often only after a presentation or inside a navigation controller. A child \
        controller's view that its container pins is meant to have it cleared.
        """,
        failing: [
            """
            final class MapController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.translatesAutoresizingMaskIntoConstraints = false
                }
            }
            """,
            """
            final class SongCell: UITableViewCell {
                func build() { contentView.translatesAutoresizingMaskIntoConstraints = false }
            }
            """,
        ],
        passing: [
            """
            final class MapController: UIViewController {
                func embed(_ child: UIViewController) {
                    child.view.translatesAutoresizingMaskIntoConstraints = false
                    child.view.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
                }
            }
            """
        ],
        checks: [
            .assignments(["translatesAutoresizingMaskIntoConstraints"]) { assignment, context in
                guard assignment.isFalse else { return }
                let owner = assignment.owner.isEmpty ? "self" : assignment.owner
                let scope = assignment.scope
                let isCell = context.symbols.isCell(scope.type)
                let isManaged =
                    context.isRootView(owner, in: scope)
                    || isCell && scope.local(owner) == nil && ["self", "contentView"].contains(owner)
                // A controller that adds itself to another one pins its own view.
                guard isManaged, !scope.constraints.contains(where: { Constraint.owner($0.item) == owner }) else {
                    return
                }
                let edits = context.wholeLines(assignment.node).map { [Edit($0, "")] } ?? []
                context.report(
                    assignment.node,
                    "'\(owner)' is laid out by \(isCell ? "its table or collection" : "its container"), which needs the mask",
                    fixes: ["remove the assignment"], edits: edits)
            }
        ])
}
