import CoreGraphics
import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

/// Changes in time, on a clock that the tests move.
@MainActor @Suite(.serialized) struct MotionTests {
    private final class Handle {
        var act: () -> Void = {}
        var log: [String] = []
    }

    private struct Fading: View {
        @State private var isOn = false
        let handle: Handle
        var animation: Animation? = .linear(duration: 1)

        var body: some View {
            handle.act = { [handle] in
                withAnimation(animation) {
                    isOn.toggle()
                } completion: {
                    handle.log.append("over")
                }
            }
            return Color.red.frame(width: 20, height: 20).opacity(isOn ? 0.2 : 1).offset(x: isOn ? 40 : 0)
        }
    }

    private func host(_ view: some View, _ width: CGFloat = 100, _ height: CGFloat = 100) -> _HostedView {
        let host = _HostedView(view, size: CGSize(width: width, height: height))
        host.settle()
        return host
    }

    private func box(_ host: _HostedView) -> CGRect {
        host.displayItems(scale: 1).reduce(CGRect.null) { $0.union($1.bounds) }
    }

    private func opacities(_ items: [DisplayItem]) -> [Double] {
        items.flatMap { item -> [Double] in
            guard case .group(let group) = item else { return [] }
            return (group.opacity < 1 ? [group.opacity] : []) + opacities(group.items)
        }
    }

    @Test func valuesAreOnTheirWay() {
        TestClock.run { clock in
            let handle = Handle()
            let host = host(Fading(handle: handle))
            handle.act()
            host.settle()
            #expect(host.isAnimating)
            #expect(box(host).minX == 40)
            clock.advance(by: 0.5)
            #expect(abs(box(host).minX - 60) < 0.01)
            #expect(opacities(host.displayItems(scale: 1)).contains { abs($0 - 0.6) < 0.01 })
            #expect(handle.log.isEmpty)
            clock.advance(by: 0.5)
            #expect(box(host).minX == 80)
            #expect(handle.log == ["over"])
            #expect(!host.isAnimating)
        }
    }

    @Test func anotherTargetBeginsAtTheMoment() {
        TestClock.run { clock in
            let handle = Handle()
            let host = host(Fading(handle: handle))
            handle.act()
            host.settle()
            clock.advance(by: 0.5)
            handle.act()
            host.settle()
            #expect(abs(box(host).minX - 60) < 0.01)
            clock.advance(by: 0.5)
            #expect(abs(box(host).minX - 50) < 0.01)
        }
    }

    @Test func picturesShowTheEndUnlessTheyAreAskedForAMoment() {
        TestClock.run(showsAnimations: false) { _ in
            let handle = Handle()
            let host = host(Fading(handle: handle))
            handle.act()
            host.settle()
            #expect(box(host).minX == 80)
            #expect(!host.isAnimating)
        }
    }

    private struct Growing: View {
        var isWide: Bool
        var body: some View {
            HStack(spacing: 0) {
                Color.red.frame(width: isWide ? 60 : 20, height: 20)
                Color.blue.frame(width: 20, height: 20)
            }.animation(.linear(duration: 1), value: isWide)
        }
    }

    @Test func framesMoveWithTheirLayout() {
        TestClock.run { clock in
            let host = host(Growing(isWide: false))
            #expect(box(host) == CGRect(x: 30, y: 40, width: 40, height: 20))
            host.update(Growing(isWide: true))
            host.settle()
            clock.advance(by: 0.5)
            #expect(abs(box(host).width - 60) < 0.01, "S1-40: a change of layout is animated by its value")
            clock.advance(by: 0.6)
            #expect(box(host) == CGRect(x: 10, y: 40, width: 80, height: 20))
        }
    }

    private struct Arc: Shape {
        var amount: Double
        nonisolated var animatableData: Double {
            get { amount }
            set { amount = newValue }
        }
        nonisolated func path(in rect: CGRect) -> Path {
            Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width * amount, height: rect.height))
        }
    }

    private struct Drawn: View {
        var amount: Double
        var body: some View {
            Arc(amount: amount).fill(Color.red).frame(width: 100, height: 10).animation(
                .linear(duration: 2), value: amount)
        }
    }

    @Test func shapesChangeByTheirData() {
        TestClock.run { clock in
            let host = host(Drawn(amount: 0.2))
            host.update(Drawn(amount: 1))
            host.settle()
            clock.advance(by: 1)
            #expect(abs(box(host).width - 60) < 0.01)
        }
    }

    private struct Toast: View {
        @State var isShown = false
        let handle: Handle
        let transition: AnyTransition

        var body: some View {
            handle.act = { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
            return VStack(spacing: 0) {
                Color.blue.frame(width: 10, height: 10)
                if isShown { Color.red.frame(width: 20, height: 20).transition(transition) }
            }
        }
    }

    @Test func viewsComeAndGoByTheirTransition() {
        TestClock.run { clock in
            let handle = Handle()
            let host = host(Toast(handle: handle, transition: .move(edge: .leading).combined(with: .opacity)))
            handle.act()
            host.settle()
            clock.advance(by: 0.5)
            #expect(abs(box(host).minX - 30) < 0.01, "S4-107: half of its width before its place")
            #expect(opacities(host.displayItems(scale: 1)).contains { abs($0 - 0.5) < 0.01 })
            clock.advance(by: 1)
            #expect(box(host).minX == 40)
            handle.act()
            host.settle()
            clock.advance(by: 0.25)
            #expect(opacities(host.displayItems(scale: 1)).contains { abs($0 - 0.75) < 0.01 }, "it is seen as it goes")
            clock.advance(by: 1)
            #expect(box(host) == CGRect(x: 45, y: 45, width: 10, height: 10))
        }
    }

    private struct Turned: ViewModifier {
        let angle: Double
        func body(content: Content) -> some View { content.offset(x: angle) }
    }

    @Test func transitionsOfTheUsersOwnComeIn() {
        TestClock.run { clock in
            let handle = Handle()
            let host = host(
                Toast(handle: handle, transition: .modifier(active: Turned(angle: 40), identity: Turned(angle: 0))))
            handle.act()
            host.settle()
            clock.advance(by: 0.5)
            #expect(abs(box(host).maxX - 80) < 0.01)
            clock.advance(by: 0.6)
            #expect(box(host).maxX == 60)
        }
    }

    @Test func curvesAndSpringsAreThoseOfTheirNames() {
        #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-6)
        #expect(UnitCurve.easeIn.value(at: 0.25) < 0.25 && UnitCurve.easeOut.value(at: 0.25) > 0.25)
        #expect(abs(UnitCurve.easeIn.inverse.value(at: UnitCurve.easeIn.value(at: 0.3)) - 0.3) < 1e-6)
        for bounce in [-0.3, 0, 0.3] {
            let spring = Spring(duration: 0.5, bounce: bounce)
            #expect(abs(spring.value(target: 1.0, time: spring.settlingDuration) - 1) < 0.002)
            #expect(abs(spring.bounce - bounce) < 1e-6)
            let early = stride(from: 0, to: 2, by: 0.01).map { spring.value(target: 1.0, time: $0) }
            let goesBeyond = (early.max() ?? 0) > 1.001
            #expect(goesBeyond == (bounce > 0), "only a bouncing spring goes beyond its end")
        }
        let twice = Animation.linear(duration: 1).repeatCount(2)
        #expect(abs(twice.value(from: 0.0, to: 1, after: 1.25) - 0.75) < 1e-9)
        #expect(Animation.linear(duration: 2).delay(1).speed(2).duration == 1.5)
        #expect(Animation.linear(duration: 1).repeatForever().duration == .infinity)
    }

    private struct Matching: View {
        let isLarge: Bool
        @Namespace private var space
        var body: some View {
            ZStack(alignment: .topLeading) {
                if isLarge {
                    Color.red.matchedGeometryEffect(id: 1, in: space).frame(width: 80, height: 80)
                } else {
                    Color.red.matchedGeometryEffect(id: 1, in: space).frame(width: 20, height: 20)
                }
            }.frame(width: 100, height: 100, alignment: .topLeading).animation(.linear(duration: 1), value: isLarge)
        }
    }

    @Test func matchedViewsBeginAtEachOthersFrame() {
        TestClock.run { clock in
            let host = host(Matching(isLarge: false))
            host.update(Matching(isLarge: true))
            host.settle()
            clock.advance(by: 0.5)
            #expect(abs(box(host).maxX - 50) < 1, "half way between the small frame and the large one")
            clock.advance(by: 1)
            #expect(box(host).maxX == 80)
        }
    }

    private struct Followed: View {
        @Namespace private var space
        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.red.frame(width: 30, height: 20).offset(x: 0).matchedGeometryEffect(id: 1, in: space)
                    .padding(.leading, 50)
                Color.blue.matchedGeometryEffect(id: 1, in: space, isSource: false).accessibilityIdentifier("follower")
            }.frame(width: 100, height: 100, alignment: .topLeading)
        }
    }

    @Test func anotherViewTakesTheSourcesFrame() {
        let host = host(Followed())
        let blue = host.root.displayItems(DrawingContext(scale: 1)).last?.bounds
        #expect(blue == CGRect(x: 50, y: 0, width: 30, height: 20))
    }

    @Test func keyframesPassThroughTheirValues() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            KeyframeTrack {
                LinearKeyframe(10.0, duration: 1)
                CubicKeyframe(20.0, duration: 1)
                MoveKeyframe(5.0)
                SpringKeyframe(0.0, duration: 1, spring: .smooth)
            }
        }
        #expect(timeline.duration == 3)
        #expect(abs(timeline.value(time: 0.5) - 5) < 1e-9)
        #expect(abs(timeline.value(time: 1.999) - 20) < 0.1)
        #expect(timeline.value(time: 2.0) == 5)
        #expect(abs(timeline.value(time: 3)) < 0.01)
    }
}
