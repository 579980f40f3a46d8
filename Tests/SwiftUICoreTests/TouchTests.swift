import Foundation
import Testing

@testable import SwiftUICore

/// Gestures, by touches that the tests make.
@MainActor @Suite(.serialized) struct TouchTests {
    private final class Log {
        var entries: [String] = []
        func add(_ entry: String) { entries.append(entry) }
    }

    private func host(_ view: some View, _ width: CGFloat = 100, _ height: CGFloat = 100) -> _HostedView {
        let host = _HostedView(view, size: CGSize(width: width, height: height))
        host.settle()
        return host
    }

    private func drag(_ host: _HostedView, _ points: [(CGFloat, CGFloat)]) {
        for (index, point) in points.enumerated() {
            host.touch(index == 0 ? .down : .move, at: CGPoint(x: point.0, y: point.1))
        }
        if let last = points.last { host.touch(.up, at: CGPoint(x: last.0, y: last.1)) }
        host.settle()
    }

    @Test func tapsAreCountedAndKnowTheirPlace() {
        let log = Log()
        let host = host(
            Color.red.frame(width: 50, height: 50)
                .onTapGesture(count: 2) { log.add("double") }
                .onTapGesture { place in log.add("\(Int(place.x)),\(Int(place.y))") })
        #expect(host.tap(at: CGPoint(x: 50, y: 50)))
        #expect(log.entries == ["25,25"])
        #expect(!host.tap(at: CGPoint(x: 5, y: 5)), "nothing stands there")
    }

    @Test func twoTapsMakeOneDoubleTap() {
        let log = Log()
        let host = host(Color.red.onTapGesture(count: 2) { log.add("double") })
        host.tap(at: CGPoint(x: 50, y: 50))
        #expect(log.entries.isEmpty)
        host.tap(at: CGPoint(x: 50, y: 50))
        #expect(log.entries == ["double"])
    }

    @Test func aLongPressTakesItsTime() {
        TestClock.run { clock in
            let log = Log()
            let host = host(
                Color.red.onLongPressGesture(minimumDuration: 0.5) {
                    log.add("long")
                } onPressingChanged: {
                    log.add("\($0)")
                })
            host.touch(.down, at: CGPoint(x: 50, y: 50))
            clock.advance(by: 0.3)
            #expect(log.entries == ["true"])
            clock.advance(by: 0.3)
            #expect(log.entries == ["true", "long", "false"])
            host.touch(.up, at: CGPoint(x: 50, y: 50))
            log.entries = []
            host.tap(at: CGPoint(x: 50, y: 50))
            #expect(log.entries == ["true", "false"])
        }
    }

    private struct Dragged: View {
        let log: Log
        @State private var place = CGSize.zero
        @GestureState private var isDragging = false

        var body: some View {
            log.add(isDragging ? "dragging" : "still")
            return Color.red.frame(width: 20 + place.width, height: 20).accessibilityIdentifier("box")
                .gesture(
                    DragGesture()
                        .updating($isDragging) { _, state, _ in state = true }
                        .onChanged { place = $0.translation }
                        .onEnded { log.add("ended \(Int($0.translation.width))") }
                ).frame(width: 100, alignment: .leading)
        }
    }

    @Test func aDragChangesStateAndResetsTheGesturesOwn() {
        let log = Log()
        let host = host(Dragged(log: log))
        host.touch(.down, at: CGPoint(x: 10, y: 50))
        host.touch(.move, at: CGPoint(x: 14, y: 50))
        host.settle()
        #expect(log.entries == ["still"], "ten points begin a drag")
        host.touch(.move, at: CGPoint(x: 22, y: 50))
        host.settle()
        #expect(log.entries.last == "dragging")
        #expect(RecordedFrames.all(of: host.root)["box"]?.width == 32)
        host.touch(.up, at: CGPoint(x: 25, y: 50))
        host.settle()
        #expect(log.entries.contains("ended 15") && log.entries.last == "still")
    }

    @Test func twoFingersMagnifyAndTurn() {
        let log = Log()
        let host = host(
            Color.red.gesture(
                MagnificationGesture().onChanged { log.add("m\($0)") }
                    .simultaneously(with: RotationGesture().onEnded { log.add("r\(Int($0.degrees.rounded()))") })))
        let point = CGPoint(x: 50, y: 50)
        host.touch(.down, at: point)
        host.touch(.move, at: point, magnification: 2, rotation: .degrees(30))
        host.touch(.up, at: point, magnification: 2, rotation: .degrees(30))
        #expect(log.entries == ["m2.0", "r30"])
    }

    @Test func theInnermostGestureWinsUnlessAnotherHasPriority() {
        let log = Log()
        let inner = host(
            Color.red.onTapGesture { log.add("inner") }.frame(width: 100, height: 100).onTapGesture { log.add("outer") }
        )
        inner.tap(at: CGPoint(x: 50, y: 50))
        let high = host(
            Color.red.onTapGesture { log.add("inner") }.highPriorityGesture(TapGesture().onEnded { log.add("high") }))
        high.tap(at: CGPoint(x: 50, y: 50))
        let both = host(
            Color.red.onTapGesture { log.add("one") }.simultaneousGesture(TapGesture().onEnded { log.add("two") }))
        both.tap(at: CGPoint(x: 50, y: 50))
        #expect(log.entries == ["inner", "high", "one", "two"])
    }

    @Test func gesturesFollowEachOther() {
        TestClock.run { clock in
            let log = Log()
            let host = host(
                Color.red.gesture(
                    LongPressGesture(minimumDuration: 0.2).sequenced(before: DragGesture(minimumDistance: 0))
                        .onEnded { value in
                            if case .second(true, let drag?) = value { log.add("\(Int(drag.translation.width))") }
                        }))
            host.touch(.down, at: CGPoint(x: 50, y: 50))
            clock.advance(by: 0.3)
            host.touch(.move, at: CGPoint(x: 70, y: 50))
            host.touch(.up, at: CGPoint(x: 80, y: 50))
            #expect(log.entries == ["30"])
        }
    }

    @Test func touchesMeetWhatIsDrawnAndContentShapes() {
        let log = Log()
        let row = HStack {
            Color.red.frame(width: 20, height: 20)
            Spacer()
            Color.red.frame(width: 20, height: 20)
        }
        let plain = host(row.onTapGesture { log.add("plain") })
        #expect(!plain.tap(at: CGPoint(x: 50, y: 50)), "S4-42: a gap takes no touch")
        let shaped = host(row.contentShape(Rectangle()).onTapGesture { log.add("shaped") })
        #expect(shaped.tap(at: CGPoint(x: 50, y: 50)))
        let off = host(Color.red.onTapGesture { log.add("off") }.allowsHitTesting(false))
        #expect(!off.tap(at: CGPoint(x: 50, y: 50)))
        let moved = host(Color.red.frame(width: 20, height: 20).onTapGesture { log.add("moved") }.offset(x: 30))
        #expect(moved.tap(at: CGPoint(x: 80, y: 50)))
        #expect(!moved.tap(at: CGPoint(x: 50, y: 50)), "a moved view is touched where it is seen")
        let hidden = host(Color.red.onTapGesture { log.add("hidden") }.opacity(0))
        #expect(!hidden.tap(at: CGPoint(x: 50, y: 50)))
        #expect(log.entries == ["shaped", "moved"])
    }
}
