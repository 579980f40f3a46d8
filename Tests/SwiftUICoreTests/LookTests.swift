import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

/// Looks of buttons, glass, symbols and views at the edges of scroll views.
@MainActor @Suite(.serialized) struct LookTests {
    private func size(_ view: some View) -> CGSize {
        let host = _HostedView(view, size: CGSize(width: 400, height: 400))
        host.settle()
        return host.sizeThatFits(.unspecified)
    }

    @Test func buttonsGrowWithTheControlSize() {
        let label = size(Color.red.frame(width: 40, height: 20))
        func button(_ size: ControlSize) -> some View {
            Button {
            } label: {
                Color.red.frame(width: 40, height: 20)
            }.buttonStyle(.bordered).controlSize(size)
        }
        #expect(size(button(.regular)) == CGSize(width: label.width + 24, height: label.height + 14))
        #expect(size(button(.small)) == CGSize(width: label.width + 20, height: label.height + 9))
        #expect(size(button(.large)) == CGSize(width: label.width + 40, height: label.height + 30))
    }

    @Test func aRoundButtonIsAsWideAsTall() {
        let round = size(
            Button {
            } label: {
                Color.red.frame(width: 10, height: 20)
            }.buttonStyle(.bordered).buttonBorderShape(.circle))
        #expect(round == CGSize(width: 34, height: 34))
    }

    @Test func borderShapesAreShapes() {
        let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
        #expect(ButtonBorderShape.capsule.path(in: rect) == Capsule().path(in: rect))
        #expect(
            ButtonBorderShape.roundedRectangle(radius: 5).path(in: rect)
                == RoundedRectangle(cornerRadius: 5)
                .path(in: rect))
        #expect(
            ButtonBorderShape.capsule.inset(by: 2).path(in: rect) == Capsule().path(in: rect.insetBy(dx: 2, dy: 2)))
    }

    @Test func aGradientRunsDownwards() throws {
        let host = _HostedView(
            Rectangle().fill(Gradient(colors: [.red, .blue])).frame(width: 10, height: 20),
            size: CGSize(width: 10, height: 20))
        host.settle()
        let items = host.displayItems(scale: 1)
        guard case .fill(_, .linear(let stops, _, let y0, _, let y1, _), _) = try #require(items.first) else {
            Issue.record("expected a linear gradient, found \(items)")
            return
        }
        #expect(stops.map(\.location) == [0, 1])
        #expect((y0, y1) == (0, 20))
    }

    @Test func forwardPointsTheOtherWayFromRightToLeft() {
        for (name, turned) in [
            ("chevron.forward", "chevron.backward"), ("arrow.backward.circle.fill", "arrow.forward.circle.fill"),
            ("forward.fill", "forward.fill"), ("chevron.right", "chevron.right"),
        ] {
            #expect(Image.directed(name, .rightToLeft) == turned)
            #expect(Image.directed(name, .leftToRight) == name)
        }
    }

    @Test func symbolsThatDisappearedKeepTheirRoom() {
        let plain = Image(systemName: "star")
        #expect(size(plain.symbolEffect(.disappear)) == size(plain))
        func items(_ view: some View) -> [DisplayItem] {
            let host = _HostedView(view, size: CGSize(width: 40, height: 40))
            host.settle()
            return host.displayItems(scale: 1)
        }
        #expect(items(plain.symbolEffect(.disappear)).isEmpty)
        #expect(items(plain.symbolEffect(.disappear, isActive: false)) == items(plain))
        #expect(items(plain.symbolEffect(.bounce, value: 1)) == items(plain))
        #expect(items(plain.symbolEffect(.scale.up)) != items(plain))
        #expect(items(plain.symbolEffect(.scale.up).symbolEffectsRemoved()) == items(plain))
    }

    // MARK: - Scroll transitions

    @Test(arguments: [(1.0, 0.0), (0.5, 0.5), (0.0, 1.0)])
    func interactiveTransitionsFollowWhatIsSeen(_ visible: Double, _ amount: Double) {
        let linear = ScrollTransitionConfiguration.interactive(timingCurve: .linear)
        #expect(abs(linear.amount(visible: visible) - amount) < 1e-9)
        #expect(ScrollTransitionConfiguration.identity.amount(visible: visible) == 0)
    }

    @Test func animatedTransitionsChangeAtTheirThreshold() {
        let animated = ScrollTransitionConfiguration.animated
        #expect(animated.amount(visible: 0.6) == 0)
        #expect(animated.amount(visible: 0.4) == 1)
        #expect(animated.threshold(.visible(0.3)).amount(visible: 0.4) == 0)
    }

    @Test func rowsFadeWhereTheyLeaveTheScrollView() {
        let host = _HostedView(
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<4, id: \.self) { _ in
                        Color.red.frame(height: 60)
                            .scrollTransition(.interactive(timingCurve: .linear)) { content, phase in
                                content.opacity(phase.isIdentity ? 1 : 0)
                            }
                    }
                }
            }, size: CGSize(width: 100, height: 150))
        host.settle()
        func opacities(_ items: [DisplayItem]) -> [Double] {
            items.flatMap { item -> [Double] in
                guard case .group(let group) = item else { return [] }
                return (group.opacity < 1 ? [group.opacity] : []) + opacities(group.items)
            }
        }
        // Half of the third row is seen, nothing of the fourth.
        #expect(opacities(host.displayItems(scale: 1)).map { ($0 * 1000).rounded() / 1000 } == [0.5, 0])
    }

    @Test func phasesHaveValues() {
        #expect(
            [ScrollTransitionPhase.topLeading, .identity, .bottomTrailing].map(\.value) == [-1, 0, 1])
    }

    // MARK: - Places

    /// Shapes know a rectangle of their own, whose corner is the origin.
    private struct Corner: Shape {
        func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: rect.width / 2, height: rect.height / 2)) }
    }

    @Test func pathsBeginAtTheirViewsCorner() {
        let red = Color.red.resolved(EnvironmentValues())
        func box(_ view: some View) -> CGRect? {
            let host = _HostedView(
                VStack(spacing: 0) {
                    Color(white: 1).frame(height: 40)
                    view.frame(width: 20, height: 20)
                }, size: CGSize(width: 60, height: 60))
            host.settle()
            for item in host.displayItems(scale: 1) {
                if case .fill(_, let paint, _) = item, paint == .color(red) { return item.bounds }
            }
            return nil
        }
        #expect(
            box(Path(CGRect(x: 5, y: 5, width: 4, height: 4)).fill(.red)) == CGRect(x: 25, y: 45, width: 4, height: 4))
        #expect(box(Corner().fill(.red)) == CGRect(x: 20, y: 40, width: 10, height: 10))
    }

    @Test func touchesMeetAPathWhereItIsDrawn() {
        var count = 0
        let host = _HostedView(
            VStack(spacing: 0) {
                Color.clear.frame(height: 40).allowsHitTesting(false)
                Corner().fill(.red).frame(width: 20, height: 20).onTapGesture { count += 1 }
            }, size: CGSize(width: 60, height: 60))
        host.settle()
        host.tap(at: CGPoint(x: 25, y: 45))
        host.tap(at: CGPoint(x: 35, y: 55))
        host.tap(at: CGPoint(x: 5, y: 5))
        #expect(count == 1)
    }

    @Test func spacersTakeWhatOthersLeave() throws {
        let host = _HostedView(
            HStack(spacing: 0) {
                Text(verbatim: "a title that needs much room").accessibilityIdentifier("title")
                Spacer()
                Text(verbatim: "end").accessibilityIdentifier("end")
            }, size: CGSize(width: 300, height: 60))
        host.settle()
        let frames = RecordedFrames.all(of: host.root)
        let (title, end) = (try #require(frames["title"]), try #require(frames["end"]))
        let ideal = size(Text(verbatim: "a title that needs much room"))
        #expect(ideal.width > 150, "more than an equal share")
        #expect(title.size == ideal)
        #expect(end.maxX == 300)
    }
}
