import SwiftSyntax

extension Rule {
    static let persistedLayout = Rule(
        "D08", "persisted_window_layout", .warning,
        "What a window's size decides is stored for good.",
        """
        The next start has another window, and two windows of the app write over each other. Keep it in the view's state; \
        store only what people choose.
        """,
        failing: [
            """
            func watch() {
                page.onGeometryChange(for: CGFloat.self) { $0.size.width } action: { UserDefaults.standard.set($0 > 600, forKey: "wide") }
            }
            """
        ],
        passing: [
            """
            func watch() {
                page.onGeometryChange(for: CGFloat.self) { $0.size.width } action: { isWide = $0 > 600 }
                Toggle("Wide", isOn: $wide).onChange(of: wide) { UserDefaults.standard.set($0, forKey: "wide") }
            }
            """
        ],
        checks: [
            .chains(["UserDefaults"]) { chain, context in
                guard chain.hasCall("set"),
                    context.isGeometryCallback(parent: chain.parent, link: chain.role.link ?? -1, scope: chain.scope)
                else { return }
                context.report(
                    chain, "the size of this window is stored for all windows to come",
                    fixes: ["keep it in the view's state"])
            },
            .scopes { scope, context in
                for assignment in scope.assignments {
                    guard !assignment.path.contains("."),
                        let value = context.symbols.property(assignment.path, in: scope),
                        value.attributes.contains("AppStorage") || value.attributes.contains("SceneStorage"),
                        context.isGeometryCallback(parent: assignment.parent, link: assignment.parentLink, scope: scope)
                    else { continue }
                    context.report(
                        assignment.node, "'\(assignment.path)' stores the size of this window for good",
                        fixes: ["keep it in the view's state"])
                }
            },
        ])
}
