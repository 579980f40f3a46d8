import SwiftSyntax

extension Rule {
    static let geometryFeedback = Rule(
        "S05", "swiftui_geometry_state_feedback", .warning,
        "A measured size is written into state that sets the size that is measured.",
        """
        Each layout changes the state and each change of the state lays out anew; rounding is enough to keep it going for \
        ever. Write only when the difference matters, or measure something else than what the state changes. Colours, \
        offsets and views beside the measured one are not meant.
        """,
        failing: [
            "struct A: View { var body: some View { Text(name).frame(width: side).onGeometryChange(for: CGFloat.self) { $0.size.width } action: { side = $0 + 2 } } }",
            """
            struct A: View {
                var body: some View {
                    Text(name).frame(height: tall)
                        .background(GeometryReader { g in Color.clear.preference(key: Tall.self, value: g.size.height) })
                        .onPreferenceChange(Tall.self) { tall = $0 }
                }
            }
            """,
        ],
        passing: [
            "struct A: View { var body: some View { Text(name).frame(width: side).onGeometryChange(for: CGFloat.self) { $0.size.width } action: { if abs($0 - side) > 1 { side = $0 } } } }",
            "struct A: View { var body: some View { Text(name).opacity(side).onGeometryChange(for: CGFloat.self) { $0.size.width } action: { side = $0 } } }",
            """
            struct A: View {
                var body: some View {
                    HStack {
                        Text(name).background(GeometryReader { g in Color.clear.preference(key: Tall.self, value: g.size.height) })
                        Bar().frame(height: tall)
                    }.onPreferenceChange(Tall.self) { tall = $0 }
                }
            }
            """,
        ],
        checks: [
            .chains(["onGeometryChange", "onPreferenceChange"]) { chain, context in
                for (index, link) in chain.links.enumerated() where link.call != nil {
                    if link.name == "onGeometryChange", measuresSize(chain, index, context) {
                        check(chain, index, measured: chain, upTo: index, context)
                    }
                    if link.name == "onPreferenceChange" {
                        for measured in measuredByPreference(chain) {
                            check(chain, index, measured: measured, upTo: measured.links.count, context)
                        }
                    }
                }
            }
        ])

    /// Insets and places do not follow from the view's own size.
    private static func measuresSize(_ chain: Chain, _ link: Int, _ context: RuleContext) -> Bool {
        let measure = chain.links[link].call?.closures.first.map { context.file.text($0.closure) } ?? ""
        return measure.contains("size") || measure.contains("bounds")
    }

    /// Views that have a reader in their background which sends a preference.
    private static func measuredByPreference(_ chain: Chain) -> [Chain] {
        let readers = chain.descendants.filter { reader in
            reader.isView("GeometryReader") && reader.descendants.contains { $0.has("preference") }
        }
        return readers.compactMap { reader in
            reader.ancestors.first { item in
                guard let link = item.role.link, link >= 0 else { return false }
                return ["background", "overlay"].contains(item.chain.links[link].name)
            }?.chain
        }
    }

    private static func check(_ chain: Chain, _ link: Int, measured: Chain, upTo end: Int, _ context: RuleContext) {
        let closures = context.file.scopes.filter { $0.owner === chain && $0.ownerLink == link }
        let writes = closures.flatMap(\.allAssignments).filter { write in
            write.branches.isEmpty && !write.path.isEmpty && !isGuarded(write, context)
        }
        for write in writes where changesSize(write.path, of: measured, upTo: end, context) {
            context.report(
                chain, link: link, "'\(write.path)' sets the size that is measured here: layout may never come to rest",
                fixes: [
                    "write only when the difference is larger than a point",
                    "measure a view that '\(write.path)' does not change",
                ])
            return
        }
    }

    private static func isGuarded(_ write: Assignment, _ context: RuleContext) -> Bool {
        let text = context.file.text(write.scope.node)
        return text.contains("guard ")
    }

    /// A name is used where sizes are set: in modifiers before the measurement, or in conditions inside.
    private static func changesSize(_ name: String, of view: Chain, upTo end: Int, _ context: RuleContext) -> Bool {
        let sizing: Set<String> = ["frame", "padding", "font", "lineLimit", "lineSpacing"]
        let uses = view.descendants.filter { $0.path(upTo: $0.rootName == "self" ? 1 : 0) == name || $0.path() == name }
        for use in uses {
            var current = use
            while let parent = current.parent {
                let link = current.role.link ?? -1
                let isBefore = parent !== view || link < end
                if isBefore, parent.links.indices.contains(link), sizing.contains(parent.links[link].name) {
                    return true
                }
                if parent === view { break }
                current = parent
            }
        }
        let range = view.start..<view.end(of: end - 1)
        return context.file.conditionals.contains {
            range.contains($0.start) && $0.isContent && context.file.text($0.condition).contains(name)
                && $0.parent.map { parent in parent === view || parent.ancestors.contains { $0.chain === view } }
                    ?? false
        }
    }
}
