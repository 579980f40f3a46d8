import SwiftUICore

extension RecordedViews {
    static let scrolling: [String: Entry] = [
        "scroll/anchor-bottom": Entry {
            ScrollView { rows(20, 20).rec("content") }.defaultScrollAnchor(.bottom).rec("scroll")
        },
        "scroll/children": Entry {
            HStack(alignment: .top, spacing: 20) {
                ScrollView {
                    Text("Top").rec("vTop")
                    box(60, 30).rec("vBlock")
                    Text("Bottom").rec("vBottom")
                }.rec("vScroll")
                ScrollView(.horizontal) {
                    Text("Top").rec("hTop")
                    box(60, 30).rec("hBlock")
                    Text("Bottom").rec("hBottom")
                }.rec("hScroll")
            }.rec("row")
        },
        "scroll/horizontal": Entry {
            ScrollView(.horizontal) {
                HStack(spacing: 8) { ForEach(0..<12) { i in box(60, 40).rec("cell\(i)") } }.rec("content")
            }.rec("scroll")
        },
        "scroll/narrow-content": Entry {
            ScrollView { box(100, 400).rec("content") }.rec("scroll").frame(width: 250, height: 150).rec("frame")
        },
        "scroll/padding": Entry { ScrollView { rows(20, 20).padding().rec("padded") }.rec("scroll") },
        "scroll/position-center": positionCenter,
        "scroll/text": Entry { ScrollView { Text(RecordedText.sentence).rec("text") }.rec("scroll") },
        "scroll/vertical": Entry { ScrollView { rows(3, 20).rec("content") }.rec("scroll") },
        "scroll/wide-content": Entry { ScrollView { box(400, 400).rec("content") }.rec("scroll") },
    ]

    private static func rows(_ count: Int, _ height: CGFloat) -> some View {
        VStack(spacing: 0) { ForEach(0..<count, id: \.self) { i in box(120, height).rec("row\(i)") } }
    }

    /// Scrolls to a row when it is told to.
    private struct Positioned: View {
        @State private var position: Int? = 10
        var target: Int?

        var body: some View {
            VStack(spacing: 0) {
                ScrollViewReader { proxy in
                    ScrollView {
                        VStack(spacing: 0) { ForEach(0..<30) { i in box(120, 30).rec("row\(i)").id(i) } }
                            .scrollTargetLayout()
                    }.scrollPosition(id: $position, anchor: .center).rec("scroll")
                        .onChange(of: target) { if let target { proxy.scrollTo(target, anchor: .top) } }
                }
                // A bar whose length is the position's number.
                Color.gray.frame(width: CGFloat(100 + (position ?? 0)), height: 1).rec("position")
            }
        }
    }

    private static var positionCenter: Entry {
        var entry = Entry { Positioned() }
        entry.steps = [{ AnyView(Positioned(target: 7)) }]
        return entry
    }
}
