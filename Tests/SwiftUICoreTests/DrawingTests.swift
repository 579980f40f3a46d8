import CoreGraphics
import DisplayList
import Foundation
import TextEngine
import Testing

@testable import SwiftUICore

/// What views draw, item by item.
@MainActor @Suite(.serialized) struct DrawingTests {
    private func items(_ view: some View, _ width: CGFloat = 100, _ height: CGFloat = 100) -> [DisplayItem] {
        let host = _HostedView(view, size: CGSize(width: width, height: height))
        host.settle()
        return host.displayItems(scale: 1)
    }

    private func groups(_ items: [DisplayItem]) -> [DisplayGroup] {
        items.flatMap { item -> [DisplayGroup] in
            if case .group(let group) = item { return [group] + groups(group.items) }
            return []
        }
    }

    private func colors(_ items: [DisplayItem]) -> [TextColor] {
        items.flatMap { item -> [TextColor] in
            switch item {
            case .group(let group): return colors(group.items)
            case .fill(_, .color(let color), _): return [color]
            default: return []
            }
        }
    }

    private let red = Color(red: 1, green: 0, blue: 0)

    @Test func masksKeepWhatTheyCover() {
        let drawn = items(red.mask { Circle().frame(width: 40, height: 40) })
        let group = groups(drawn).first { $0.mask != nil }
        #expect(group?.mask?.reduce(CGRect.null) { $0.union($1.bounds) } == CGRect(x: 30, y: 30, width: 40, height: 40))
        #expect(group?.items.isEmpty == false)
    }

    @Test func blendModesAndGroupsAreHandedOn() {
        #expect(groups(items(red.blendMode(.multiply))).contains { $0.blendMode == .multiply })
        #expect(groups(items(red.compositingGroup())).contains { $0.isIsolated })
        #expect(groups(items(red.blur(radius: 4))).contains { $0.blurRadius == 4 })
    }

    @Test func filtersChangeColors() {
        #expect(colors(items(red.colorInvert())).first == TextColor(red: 0, green: 1, blue: 1))
        let grey = colors(items(red.grayscale(1)))[0]
        #expect(abs(grey.red - grey.green) < 1e-9 && abs(grey.green - grey.blue) < 1e-9)
        let turned = colors(items(red.hueRotation(.degrees(360))))[0]
        #expect(abs(turned.red - 1) < 1e-6 && abs(turned.green) < 1e-6)
        #expect(colors(items(red.colorMultiply(Color(red: 0.5, green: 1, blue: 1)))).first?.red == 0.5)
        #expect(abs((colors(items(red.brightness(0.25))).first?.green ?? 0) - 0.25) < 1e-9)
    }

    @Test func stylesAreFilledAsTheySay() {
        let gradient = items(
            Rectangle().fill(.linearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom)))
        guard case .fill(_, .linear(let stops, _, let y0, _, let y1, _), _)? = gradient.first else {
            Issue.record("no gradient")
            return
        }
        #expect(stops.count == 2 && y0 == 0 && y1 == 100)
        let shadow = items(Circle().fill(red.shadow(.drop(radius: 3, x: 1, y: 2))))
        #expect(groups(shadow).contains { $0.shadow?.radius == 3 && $0.shadow?.offsetY == 2 })
    }

    @Test func levelsOfTheForegroundStyleAreTheStylesOwn() {
        let two = items(
            HStack {
                Rectangle().fill(.primary)
                Rectangle().fill(.secondary)
            }.foregroundStyle(red, Color(red: 0, green: 0, blue: 1)))
        #expect(colors(two) == [TextColor(red: 1, green: 0, blue: 0), TextColor(red: 0, green: 0, blue: 1)])
        let faint = colors(items(Rectangle().fill(.secondary).foregroundStyle(red)))
        #expect(faint.first?.red == 1 && (faint.first?.alpha ?? 1) < 1)
    }

    @Test func aCanvasDrawsItsCommands() {
        let view = Canvas { context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(red))
            context.translateBy(x: 10, y: 20)
            context.opacity = 0.5
            context.stroke(
                Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.black), lineWidth: 2)
            if let dot = context.resolveSymbol(id: 1) { context.draw(dot, at: CGPoint(x: 30, y: 30)) }
        } symbols: {
            Color(red: 0, green: 0, blue: 1).frame(width: 4, height: 4).tag(1)
        }
        let drawn = items(view.frame(width: 60, height: 60))
        #expect(colors(drawn) == [TextColor(red: 1, green: 0, blue: 0), TextColor(red: 0, green: 0, blue: 1)])
        #expect(groups(drawn).contains { $0.opacity == 0.5 })
        #expect(drawn.reduce(CGRect.null) { $0.union($1.bounds) } == CGRect(x: 20, y: 20, width: 60, height: 60))
    }

    @Test func timelinesFollowTheClock() {
        TestClock.run { clock in
            let host = _HostedView(
                TimelineView(.periodic(from: .now, by: 1)) { context in
                    Color.red.frame(width: 10, height: 10).id(context.date)
                }, size: CGSize(width: 100, height: 100))
            host.settle()
            #expect(host.isClean)
            clock.advance(by: 1.5)
            #expect(!host.isClean, "the next entry is due")
            #expect(host.settle().bodies > 0)
        }
    }

    @Test func redactedViewsKeepTheirRoom() {
        _SystemEnvironment.engine = FixedMetricsTextEngine()
        let plain = _HostedView(Text(verbatim: "Hello"), size: CGSize(width: 100, height: 100))
        let redacted = _HostedView(
            Text(verbatim: "Hello").redacted(reason: .placeholder), size: CGSize(width: 100, height: 100))
        #expect(plain.sizeThatFits(.unspecified) == redacted.sizeThatFits(.unspecified))
        let drawn = items(Text(verbatim: "Hello").redacted(reason: .placeholder))
        guard case .fill? = drawn.first else {
            Issue.record("a shape was expected, found \(drawn)")
            return
        }
        guard case .text? = items(Text(verbatim: "Hello").unredacted().redacted(reason: .placeholder)).first else {
            Issue.record("unredacted views show themselves")
            return
        }
    }

    @Test func symbolVariantsAreParts() {
        #expect(SymbolVariants.fill.name(of: "heart") == "heart.fill")
        #expect(SymbolVariants.circle.fill.name(of: "heart") == "heart.circle.fill")
        #expect(SymbolVariants.circle.name(of: "heart.fill") == "heart.circle.fill")
        #expect(SymbolVariants.fill.name(of: "heart.fill") == "heart.fill")
        #expect(SymbolVariants.fill.with(.none) == .none)
    }

    @Test func valuesStandInTextsWithTheirStyle() {
        let text = Text("\(3) of \(Text("four").bold()) and **\("x")** at 50%")
        #expect(text.plainString == "3 of four and x at 50%")
        let runs = text.pieces(EnvironmentValues()).map(\.run)
        #expect(runs.first { $0.string == "four" }?.font.weight != runs.first?.font.weight)
        #expect(runs.first { $0.string == "x" }?.font.weight != runs.first?.font.weight)
    }

    @Test func datesSayWhatHoldsNow() {
        let now = Date(timeIntervalSinceReferenceDate: 0)
        _SystemEnvironment.setCurrentDate { now }
        defer { _SystemEnvironment.setCurrentDate(nil) }
        #expect(Text(now + 3725, style: .timer).plainString == "1:02:05")
        #expect(Text(now + 7200 + 180, style: .relative).plainString == "2 hr, 3 min")
        #expect(Text(timerInterval: now...(now + 90)).plainString == "1:30")
        #expect(Text(timerInterval: now...(now + 90), countsDown: false).plainString == "0:00")
    }

    private func frames(_ view: some View, _ width: CGFloat = 300, _ height: CGFloat = 200) -> [String: CGRect] {
        let host = _HostedView(view, size: CGSize(width: width, height: height))
        host.settle()
        return RecordedFrames.all(of: host.root)
    }

    @Test func framesAreSharesOfTheirContainer() {
        let found = frames(
            ScrollView(.horizontal) {
                HStack(spacing: 10) {
                    Color.red.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10)
                        .frame(height: 20).accessibilityIdentifier("share")
                    Color.blue.containerRelativeFrame(.horizontal) { length, _ in length / 2 }
                        .frame(height: 20).accessibilityIdentifier("half")
                }
            })
        #expect(abs((found["share"]?.width ?? 0) - 196.667) < 0.01)
        #expect(found["half"]?.width == 150)
    }

    @Test func barsAndPaddingInsetTheSafeArea() {
        let plain = frames(
            Color.red.accessibilityIdentifier("view").safeAreaInset(edge: .bottom) {
                Color.blue.frame(height: 30).accessibilityIdentifier("bar")
            })
        #expect(plain["view"] == CGRect(x: 0, y: 0, width: 300, height: 162), "the bar and the default spacing")
        #expect(plain["bar"] == CGRect(x: 0, y: 170, width: 300, height: 30))
        let scrolled = frames(
            ScrollView { Color.red.frame(height: 400).accessibilityIdentifier("content") }
                .accessibilityIdentifier("scroll")
                .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 30) })
        #expect(scrolled["scroll"]?.height == 200, "S4-58: a scroll view keeps its frame")
        #expect(scrolled["content"]?.minY == 30)
        let padded = frames(Color.red.accessibilityIdentifier("view").safeAreaPadding(.horizontal, 20))
        #expect(padded["view"] == CGRect(x: 20, y: 0, width: 260, height: 200))
    }

    @Test func scrollingIsBoundedAndKeepsTheEndInSight() {
        let host = _HostedView(Chat(count: 10), size: CGSize(width: 100, height: 100))
        host.settle()
        #expect(RecordedFrames.all(of: host.root)["9"]?.maxY == 100, "S4-56: it begins at the bottom")
        host.update(Chat(count: 11))
        host.settle()
        #expect(RecordedFrames.all(of: host.root)["10"]?.maxY == 100)
        #expect(host.scroll(identifier: "3", by: CGSize(width: 0, height: -5000)))
        host.settle()
        #expect(RecordedFrames.all(of: host.root)["0"]?.minY == 0)
    }

    private struct Chat: View {
        let count: Int
        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<count, id: \.self) { Color.red.frame(height: 20).accessibilityIdentifier("\($0)") }
                }
            }.defaultScrollAnchor(.bottom)
        }
    }

    @Test func aScrollPositionMovesItsView() {
        let host = _HostedView(
            Positioned(position: ScrollPosition(edge: .bottom)), size: CGSize(width: 100, height: 100))
        host.settle()
        #expect(RecordedFrames.all(of: host.root)["19"]?.maxY == 100, "S4-49")
        host.update(Positioned(position: ScrollPosition(id: 4, anchor: .top)))
        host.settle()
        #expect(RecordedFrames.all(of: host.root)["4"]?.minY == 0)
    }

    private struct Positioned: View {
        let position: ScrollPosition
        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<20, id: \.self) { Color.red.frame(height: 20).accessibilityIdentifier("\($0)") }
                }
            }.scrollPosition(.constant(position))
        }
    }
}
