import SwiftSyntax

extension Rule {
    static let scrollStateScope = Rule(
        "S27", "swiftui_scroll_state_scope", .info,
        "Each frame of scrolling changes shared state.",
        "Every view that reads it is evaluated at each frame. Share a switch or a coarse step, and keep the position where it is used.",
        failing: [
            "let a = page.onScrollGeometryChange(for: CGFloat.self) { $0.contentOffset.y } action: { _, y in model.offset = y }"
        ],
        passing: [
            "let a = page.onScrollGeometryChange(for: Bool.self) { $0.contentOffset.y > 80 } action: { _, on in model.isSmall = on }",
            "struct A: View { @State private var place = Place(); var body: some View { page.onScrollGeometryChange(for: CGFloat.self) { $0.contentOffset.y } action: { _, y in place.y = y } } }",
        ],
        checks: [
            .chains(["onScrollGeometryChange"]) { chain, context in
                guard let link = chain.modifierIndex("onScrollGeometryChange"),
                    let type = chain.text("for", of: link, context),
                    ["CGFloat.self", "CGPoint.self", "Double.self", "CGSize.self", "CGRect.self"].contains(type)
                else { return }
                let scopes = context.file.scopes.filter { $0.owner === chain && $0.ownerLink == link }
                for write in scopes.flatMap(\.allAssignments) where write.branches.isEmpty && write.path.contains(".") {
                    let root = write.path.split(separator: ".").first.map(String.init) ?? ""
                    if let value = context.symbols.property(root, in: chain.scope),
                        value.attributes.contains("State") || value.attributes.contains("GestureState")
                    {
                        continue
                    }
                    guard write.single?.identifier != nil else { continue }
                    context.report(
                        write.node, "'\(write.path)' changes at every frame for all that read it",
                        fixes: ["share a switch instead"])
                }
            }
        ])
}
