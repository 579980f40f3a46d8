import SwiftSyntax

extension Rule {
    static let cellContentView = Rule(
        "U19", "uikit_cell_content_view", .warning, fix: true,
        "A cell's content is added to the cell itself instead of its content view.",
        """
        The content view moves aside for accessories, for editing and for selection; what stands beside it is covered or \
        cannot be touched. Decorations by name, and background views, may stand in the cell.
        """,
        options: [
            .names(
                "names", ["separator", "divider", "background", "shadow", "highlight", "accessory"],
                "parts of names that may stand in the cell")
        ],
        failing: [
            """
            final class TrackCell: UITableViewCell {
                let artist = UILabel()
                func build() { addSubview(artist) }
            }
            """,
            """
            final class TrackCell: UITableViewCell {
                let artist = UILabel()
                func build() {
                    contentView.addSubview(artist)
                    artist.topAnchor.constraint(equalTo: topAnchor, constant: 8).isActive = true
                }
            }
            """,
        ],
        passing: [
            """
            final class TrackCell: UITableViewCell {
                let artist = UILabel()
                let separator = UIView()
                func build() {
                    contentView.addSubview(artist)
                    addSubview(separator)
                    artist.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8).isActive = true
                }
            }
            """
        ],
        checks: [
            .chains(["addSubview"]) { chain, context in
                guard context.symbols.isCell(chain.scope.type), let adding = Adding(chain), adding.parent == "self",
                    chain.scope.functionName != "addSubview", adding.child != "contentView",
                    !isDecoration(adding.child, context)
                else { return }
                let index = chain.index(of: "addSubview")
                let start = index.flatMap { chain.links[$0].token?.byteRange.lowerBound } ?? chain.start
                context.report(
                    chain,
                    "'\(adding.child)' stands beside the content view, which covers it while editing and selecting",
                    fixes: ["add it to contentView"], edits: [.insert("contentView.", at: start)])
            },
            .constraints { constraint, context in
                guard context.symbols.isCell(constraint.scope.type), let target = constraint.toItem,
                    Constraint.owner(target) == "self", !isDecoration(constraint.item, context),
                    constraint.item != "contentView",
                    constraint.item != "self", !constraint.item.isEmpty,
                    !context.uses(around: constraint.scope).addings.contains(where: {
                        $0.child == constraint.item && $0.parent == "self"
                    })
                else { return }
                let chain = constraint.chain.children.first {
                    if case .argument(_, let label?) = $0.role { return label.lowercased().hasSuffix("equalto") }
                    return false
                }
                let start = chain.map {
                    $0.rootName == "self" ? ($0.links.first?.token?.byteRange.lowerBound ?? $0.start) : $0.start
                }
                context.report(
                    constraint.chain, "'\(constraint.item)' is laid out by the cell instead of its content view",
                    fixes: ["constrain it to contentView"], edits: start.map { [.insert("contentView.", at: $0)] } ?? []
                )
            },
        ])

    private static func isDecoration(_ name: String, _ context: RuleContext) -> Bool {
        context.names("names").contains { name.lowercased().contains($0) }
    }
}
