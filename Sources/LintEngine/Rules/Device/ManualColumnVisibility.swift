import SwiftSyntax

extension Rule {
    static let manualColumnVisibility = Rule(
        "D09", "manual_column_visibility", .info,
        "Columns of a split view are shown and hidden by the window's size in code.",
        "The split view does that by itself and keeps what people chose. Change the columns where people ask for it.",
        failing: ["func watch() { page.onChange(of: horizontalSizeClass) { columnVisibility = .detailOnly } }"],
        passing: ["func watch() { Button(\"Sidebar\") { columnVisibility = .all } }"],
        checks: [
            .scopes { scope, context in
                for assignment in scope.assignments where assignment.property.lowercased().hasSuffix("visibility") {
                    guard let value = assignment.single?.memberName,
                        ["all", "detailOnly", "doubleColumn", "automatic"].contains(value),
                        context.isGeometryCallback(parent: assignment.parent, link: assignment.parentLink, scope: scope)
                    else { continue }
                    context.report(
                        assignment.node, "the split view shows and hides its columns by the window's size itself",
                        fixes: ["remove it", "set preferredCompactColumn"])
                }
            }
        ])
}
