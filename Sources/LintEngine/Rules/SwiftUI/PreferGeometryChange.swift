extension Rule {
    static let preferGeometryChange = Rule(
        "S04", "swiftui_prefer_on_geometry_change", .info,
        "A clear view in a geometry reader only sends its size out.",
        "`onGeometryChange` does that without another view and without a preference, from iOS 16 on.",
        failing: [
            "let a = Text(\"A\").background(GeometryReader { g in Color.clear.preference(key: Width.self, value: g.size.width) })"
        ],
        passing: ["let a = GeometryReader { g in Dial().position(x: g.size.width / 2, y: 9) }"],
        checks: [
            .chains(["GeometryReader"]) { chain, context in
                guard chain.isView("GeometryReader"), chain.content.count == 1, let only = chain.content.first,
                    ["Color", "EmptyView", "Rectangle"].contains(only.rootName),
                    only.rootName != "Color" || only.links.first?.name == "clear",
                    only.hasAny(["preference", "onAppear", "onChange", "task", "anchorPreference"])
                else { return }
                context.report(
                    chain, "this reader only sends a size out", fixes: ["use onGeometryChange(for:of:action:)"])
            }
        ])
}
