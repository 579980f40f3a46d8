extension Rule {
    static let lazyWithoutScroll = Rule(
        "S15", "swiftui_lazy_without_scroll", .info, fix: true,
        "A lazy container has nothing to be lazy about.",
        "Outside of what scrolls, and with a few fixed children, it makes all of them anyway and measures worse. Whether a view's caller scrolls is not known: then nothing is said.",
        failing: ["struct A: View { var body: some View { LazyVStack { Text(\"A\"); Text(\"B\") } } }"],
        passing: [
            "struct A: View { var body: some View { ScrollView { LazyVStack { ForEach(notes) { Row($0) } } } } }",
            "struct A: View { var body: some View { LazyVStack { ForEach(notes) { Row($0) } } } }",
        ],
        checks: [
            .chains(["LazyVStack", "LazyHStack"]) { chain, context in
                guard chain.isView(["LazyVStack", "LazyHStack"]), !chain.content.isEmpty,
                    !chain.containers.contains(where: { $0.isScrollContainer }),
                    chain.content.allSatisfy({
                        !$0.isView(["ForEach", "Section", "Group"]) && $0.branches == chain.branches
                            && $0.rootCall != nil
                    })
                else { return }
                let plain = chain.rootName.replacing("Lazy", with: "")
                guard !chain.content.contains(where: { $0.hasAny(["onAppear", "task", "onDisappear"]) }),
                    !(chain.rootCall?.has("pinnedViews") ?? false)
                else { return }
                context.report(
                    chain, "its children are few and fixed", fixes: ["use \(plain)"],
                    edits: [Edit(chain.root.byteRange, plain)])
            }
        ])
}
