import Foundation
import Testing

@testable import SwiftUICore

/// What guides on adaptive layout and on screens say, each by its number in the list of them.
@MainActor @Suite(.serialized) struct DocumentedCaseTests {
    private func host(_ view: some View, _ width: CGFloat = 400, _ height: CGFloat = 400) -> _HostedView {
        let host = _HostedView(view, size: CGSize(width: width, height: height))
        host.settle()
        return host
    }

    private func frames(_ host: _HostedView) -> [String: CGRect] { RecordedFrames.all(of: host.root) }

    private func box(_ name: String, _ width: CGFloat? = nil, _ height: CGFloat? = nil) -> some View {
        Color.red.frame(width: width, height: height).accessibilityIdentifier(name)
    }

    private func drag(_ host: _HostedView, by distance: CGFloat) {
        host.touch(.down, at: CGPoint(x: 50, y: 200))
        host.touch(.move, at: CGPoint(x: 50, y: 200 + distance / 2))
        host.touch(.up, at: CGPoint(x: 50, y: 200 + distance))
        host.settle()
    }

    // MARK: - Adapting

    @Test("S1-32: the first that fits, else the last", arguments: [(320.0, "row"), (200, "column"), (40, "column")])
    func theFirstThatFits(_ width: Double, _ shown: String) {
        let host = host(
            ViewThatFits(in: .horizontal) {
                HStack {
                    box("a", 140, 20).accessibilityIdentifier("row"); box("b", 140, 20)
                }
                VStack { box("c", 140, 20).accessibilityIdentifier("column") }
            }, CGFloat(width))
        #expect(frames(host)[shown] != nil)
        #expect(frames(host)[shown == "row" ? "column" : "row"] == nil)
    }

    @MainActor private final class Log { var values: [Int] = [] }

    private struct Counter: View {
        @State private var count = 0
        let log: Log
        var body: some View {
            let _ = log.values.append(count)
            Color.red.frame(width: 40, height: 20).onTapGesture { count += 1 }.accessibilityIdentifier("counter")
        }
    }

    private struct Switching: View {
        let isCompact: Bool
        let log: Log
        var body: some View {
            let layout =
                isCompact ? AnyLayout(VStackLayout(spacing: 12)) : AnyLayout(HStackLayout(spacing: 20))
            layout {
                Counter(log: log)
                Color.blue.frame(width: 40, height: 20).accessibilityIdentifier("other")
            }
        }
    }

    @Test("S1-34, S1-42: a switched layout keeps the state of its views")
    func aSwitchedLayoutKeepsState() throws {
        let log = Log()
        let host = host(Switching(isCompact: false, log: log))
        #expect(try #require(frames(host)["other"]).minX - #require(frames(host)["counter"]).maxX == 20)
        host.tap(identifier: "counter")
        host.settle()
        host.update(Switching(isCompact: true, log: log))
        host.settle()
        #expect(log.values.last == 1)
        #expect(try #require(frames(host)["other"]).minY - #require(frames(host)["counter"]).maxY == 12)
    }

    @Test("S1-52: wide is more than a fifth wider than tall", arguments: [(1200.0, false), (1201, true)])
    func wideWindows(_ width: Double, _ isWide: Bool) {
        var wide: Bool?
        _ = host(
            Color.red.onGeometryChange(for: Bool.self) {
                $0.size.width > $0.size.height * 1.2
            } action: {
                wide = $0
            },
            CGFloat(width), 1000)
        #expect(wide == isWide)
    }

    @Test("S1-58, S1-59: an unbounded reader takes all, a framed one what it is given")
    func readersInStacks() {
        let greedy = frames(
            host(
                VStack(spacing: 0) {
                    GeometryReader { _ in Color.red }.accessibilityIdentifier("reader")
                    box("other", 100, 44)
                }))
        #expect(greedy["reader"]?.height == 356)
        let framed = frames(
            host(
                VStack(spacing: 0) {
                    GeometryReader { _ in Color.red }.frame(height: 44).accessibilityIdentifier("reader")
                    box("other", 100)
                }))
        #expect(framed["reader"]?.height == 44)
        #expect(framed["other"]?.height == 356)
    }

    // MARK: - Screens

    @Test("S4-6, S4-12: plain stacks make all their views, lazy ones those in sight")
    func lazyStacksAreLazy() {
        var made = 0
        func rows() -> some View {
            ForEach(0..<200, id: \.self) { _ in
                made += 1
                return Color.red.frame(height: 40)
            }
        }
        _ = host(ScrollView { VStack(spacing: 0) { rows() } })
        #expect(made == 200)
        made = 0
        _ = host(ScrollView { LazyVStack(spacing: 0) { rows() } })
        #expect(made <= 12)
    }

    @Test("S4-19: the columns of an adaptive grid follow the width", arguments: [(390.0, 3), (249, 1), (250, 2)])
    func adaptiveColumns(_ width: Double, _ columns: Int) throws {
        let grid = LazyVGrid(columns: [GridItem(.adaptive(minimum: 120, maximum: 1024), spacing: 10)], spacing: 10) {
            ForEach(0..<4, id: \.self) { box("\($0)", nil, 40) }
        }
        let frames = frames(host(ScrollView { grid }, CGFloat(width)))
        #expect((0..<4).count { frames["\($0)"]?.minY == 0 } == columns)
    }

    @Test("S4-20: three fixed columns share the width")
    func repeatedColumns() throws {
        let columns = Array(repeating: GridItem(.flexible(minimum: 100), spacing: 4), count: 3)
        let frames = frames(
            host(
                ScrollView {
                    LazyVGrid(columns: columns, spacing: 4) { ForEach(0..<4, id: \.self) { box("\($0)", nil, 40) } }
                }, 308))
        #expect(frames["0"]?.width == 100)
        #expect(frames["2"]?.maxX == 308)
        #expect(frames["3"]?.minY == 44)
    }

    private struct Feed: View {
        @State var position = ScrollPosition(edge: .top)
        let log: (ScrollPosition) -> Void
        var body: some View {
            let _ = log(position)
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<50, id: \.self) { index in
                        Color.red.frame(height: 40).accessibilityIdentifier("\(index)")
                    }
                }
                .scrollTargetLayout()
            }
            .scrollPosition($position)
            .overlay(alignment: .top) {
                Color.blue.frame(width: 20, height: 20).onTapGesture { position.scrollTo(edge: .bottom) }
                    .accessibilityIdentifier("end")
            }
        }
    }

    @Test("S4-38, S4-55: the program moves the position, and the reader does")
    func positionsGoBothWays() {
        var position = ScrollPosition(edge: .top)
        let host = host(Feed { position = $0 })
        host.tap(identifier: "end")
        host.settle()
        #expect(frames(host)["49"]?.maxY == 400)
        #expect(position.edge == .bottom && !position.isPositionedByUser)
        drag(host, by: 100)
        #expect(position.isPositionedByUser)
        #expect(position.viewID(type: Int.self) == 37, "the first of the rows in sight")
        #expect(frames(host)["37"]?.minY == -20, "what the reader did is not undone")
    }

    @Test("S4-56: a chat begins at its end") func chatsBeginAtTheEnd() {
        let chat = ScrollView {
            LazyVStack(spacing: 0) { ForEach(0..<30, id: \.self) { box("\($0)", nil, 40) } }
        }
        .defaultScrollAnchor(.bottom)
        #expect(frames(host(chat))["29"]?.maxY == 400)
    }

    @Test("S4-58: content scrolls all the way past a bar in the safe area")
    func contentScrollsPastABar() {
        let host = host(
            ScrollView { VStack(spacing: 0) { ForEach(0..<30, id: \.self) { box("\($0)", nil, 40) } } }
                .safeAreaInset(edge: .bottom, spacing: 0) { box("bar", nil, 50) })
        #expect(frames(host)["bar"] == CGRect(x: 0, y: 350, width: 400, height: 50))
        #expect(frames(host)["9"]?.minY == 360, "rows lie below the bar")
        host.scroll(identifier: "0", by: CGSize(width: 0, height: 5000))
        host.settle()
        #expect(frames(host)["29"]?.maxY == 350)
    }

    private struct Search: View {
        let query: String
        let log: Log
        var body: some View {
            Color.red.task(id: query) {
                try? await Task.sleep(for: .milliseconds(30))
                guard !Task.isCancelled else { return }
                log.values.append(query.count)
            }
        }
    }

    @Test("S4-104: fast typing leads to one search") func debouncedSearch() async throws {
        let log = Log()
        let host = host(Search(query: "a", log: log))
        for query in ["ab", "abc"] {
            host.update(Search(query: query, log: log))
            host.settle()
        }
        for _ in 0..<400 where log.values.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
        try await Task.sleep(for: .milliseconds(60))
        #expect(log.values == [3])
    }

    @Test("S4-106: an overlay changes nothing below it") func overlaysChangeNothing() {
        func stack(_ isShown: Bool) -> some View {
            VStack(spacing: 0) {
                box("a", 50, 50); box("b", 50, 50)
            }
            .overlay(alignment: .top) { if isShown { Color.blue.frame(width: 300, height: 80) } }
        }
        #expect(frames(host(stack(true))) == frames(host(stack(false))))
    }

    private struct Toast: View {
        @State private var isShown = false
        var body: some View {
            Color.red
                .overlay(alignment: .top) {
                    if isShown {
                        Color.blue.frame(height: 40).accessibilityIdentifier("toast")
                            .transition(.move(edge: .top).combined(with: .opacity))
                    }
                }
                .onAppear {
                    withAnimation { isShown = true }
                    withAnimation(.linear(duration: 2)) {
                    } completion: {
                        isShown = false
                    }
                }
        }
    }

    @Test("S4-110: a toast goes after two seconds") func toastsGo() {
        TestClock.run { clock in
            let host = host(Toast())
            #expect(frames(host)["toast"]?.minY == 0)
            clock.advance(by: 1.9)
            host.settle()
            #expect(frames(host)["toast"] != nil)
            clock.advance(by: 0.2)
            host.settle()
            #expect(frames(host)["toast"] == nil)
        }
    }
}
