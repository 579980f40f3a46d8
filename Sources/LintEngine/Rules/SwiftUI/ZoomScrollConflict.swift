extension Rule {
    static let zoomScrollConflict = Rule(
        "S28", "swiftui_zoom_scroll_conflict", .info,
        "Content of a scroll view zooms or drags while the view scrolls.",
        "Both want the same touches. Switch scrolling off while the gesture is active, or let the gesture begin after some distance.",
        failing: ["let a = ScrollView { photo.gesture(MagnifyGesture()) }"],
        passing: [
            "let a = ScrollView { photo.gesture(MagnifyGesture()) }.scrollDisabled(isZooming)",
            "let a = ScrollView { photo.simultaneousGesture(DragGesture(minimumDistance: 20)) }",
        ],
        checks: [
            .chains(["gesture", "highPriorityGesture"]) { chain, context in
                guard
                    let link = chain.links.firstIndex(where: {
                        ["gesture", "highPriorityGesture"].contains($0.name) && $0.call != nil
                    }),
                    let call = chain.links[link].call, !call.has("including"),
                    let outer = chain.containers.first(where: { $0.isScrollView }), !outer.has("scrollDisabled"),
                    let gesture = chain.descendants(of: link).first(where: {
                        $0.isView(["MagnifyGesture", "MagnificationGesture", "DragGesture"])
                    }),
                    !(gesture.rootCall?.has("minimumDistance") ?? false)
                else { return }
                context.report(
                    chain, link: link, "\(gesture.rootName) and the scroll view want the same touches",
                    fixes: [
                        "add .scrollDisabled(…) while it is active", "use simultaneousGesture with a minimum distance",
                    ])
            }
        ])
}
