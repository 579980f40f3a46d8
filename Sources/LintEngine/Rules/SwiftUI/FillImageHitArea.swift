extension Rule {
    static let fillImageHitArea = Rule(
        "S41", "swiftui_fill_image_hit_area", .info, fix: true,
        "A picture that is cut off takes touches where it is not seen.",
        "Clipping hides what sticks out of the frame but does not keep it from being touched, so that buttons beside it do not answer.",
        failing: [
            "struct A: View { var body: some View { VStack { Image(\"hero\").resizable().scaledToFill().frame(height: 200).clipped(); Button(\"Buy\") { } } } }"
        ],
        passing: [
            "struct A: View { var body: some View { VStack { Image(\"hero\").resizable().scaledToFill().frame(height: 200).clipped().contentShape(Rectangle()); Button(\"Buy\") { } } } }"
        ],
        checks: [
            .chains(["clipped", "clipShape", "cornerRadius", "mask"]) { chain, context in
                guard
                    let clip = chain.links.firstIndex(where: {
                        ["clipped", "clipShape", "cornerRadius", "mask"].contains($0.name)
                    }),
                    chain.rootName.hasSuffix("Image"), chain.links.prefix(clip).contains(where: { $0.name == "frame" }),
                    chain.links.prefix(clip).contains(where: { fills($0) }),
                    !chain.hasAny(["contentShape", "allowsHitTesting"])
                else { return }
                let around = chain.containers
                let taps = around.contains { view in
                    view.visibleDescendants.contains {
                        $0 !== chain && ($0.isView(["Button", "NavigationLink", "Toggle"]) || $0.has("onTapGesture"))
                    }
                }
                guard taps else { return }
                context.report(
                    chain, link: clip, "what is cut off still takes touches",
                    fixes: ["add .contentShape(Rectangle())", "add .allowsHitTesting(false)"],
                    edits: [.insert(".contentShape(Rectangle())", at: chain.end(of: clip))])
            }
        ])

    private static func fills(_ link: Chain.Link) -> Bool {
        link.name == "scaledToFill" || link.name == "aspectRatio" && link.argument("contentMode")?.memberName == "fill"
    }
}
