import Foundation
import Testing

@testable import SwiftUICore

/// Layouts that react to the room that they have (acceptance group S1).
@MainActor @Suite(.serialized) struct AdaptiveTests {
    private func host(_ view: some View, _ width: CGFloat, _ height: CGFloat = 400) -> _HostedView {
        let host = _HostedView(view, size: CGSize(width: width, height: height))
        host.settle()
        return host
    }

    private struct ResponsiveGrid: View {
        @State private var columns = 1

        var body: some View {
            LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: columns)) {
                ForEach(0..<6, id: \.self) { index in Color.red.frame(height: 10).accessibilityIdentifier("\(index)") }
            }
            .onGeometryChange(for: Int.self, of: { max(1, Int($0.size.width / 150)) }) { columns = $0 }
        }
    }

    @Test(arguments: [(449.0, 2), (450, 3), (100, 1)])
    func theGridFollowsItsWidth(width: Double, columns: Int) {
        let frames = RecordedFrames.all(of: host(ResponsiveGrid(), CGFloat(width)).root)
        #expect(Set(frames.values.map(\.minX)).count == columns)
    }

    @Test func geometryReaderTakesWhatItIsOffered() {
        let view = VStack(spacing: 0) {
            GeometryReader { proxy in
                Color.blue.frame(width: proxy.size.width / 2).accessibilityIdentifier("inner")
            }.accessibilityIdentifier("reader")
            Color.red.frame(height: 100).accessibilityIdentifier("sibling")
        }
        let frames = RecordedFrames.all(of: host(view, 300, 400).root)
        #expect(frames["reader"] == CGRect(x: 0, y: 0, width: 300, height: 300))
        #expect(frames["inner"] == CGRect(x: 0, y: 0, width: 150, height: 300))
        #expect(frames["sibling"]?.height == 100)
        let held = RecordedFrames.all(
            of: host(
                VStack(spacing: 0) {
                    GeometryReader { _ in Color.blue }.frame(height: 44).accessibilityIdentifier("reader")
                    Color.red.accessibilityIdentifier("sibling")
                }, 300, 400
            ).root)
        #expect(held["sibling"]?.height == 356)
    }

    @Test func observingGeometryChangesNoLayout() {
        let plain = Color.red.frame(width: 30, height: 20)
        let observed = plain.onGeometryChange(for: CGSize.self, of: { $0.size }) { _ in }
        let (a, b) = (host(plain, 100), host(observed, 100))
        #expect(a.sizeThatFits(.unspecified) == b.sizeThatFits(.unspecified))
        #expect(a.layoutNodes() == b.layoutNodes())
    }

    @Test func safeAreasAreKeptAndIgnored() {
        let host = _HostedView(
            Color.red.ignoresSafeArea().accessibilityIdentifier("outer").overlay {
                Color.blue.accessibilityIdentifier("inner")
            }, size: CGSize(width: 100, height: 200), safeArea: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
        )
        host.settle()
        let frames = RecordedFrames.all(of: host.root)
        #expect(frames["outer"] == CGRect(x: 0, y: 20, width: 100, height: 170), "the frame stays the safe one")
        #expect(frames["inner"] == CGRect(x: 0, y: 20, width: 100, height: 170))
        let red = host.root.displayItems(DrawingContext(scale: 1)).first?.bounds
        #expect(red == CGRect(x: 0, y: 0, width: 100, height: 200))
    }

    @Test func tapsReachButtonsAndDisabledOnesStayStill() {
        let host = host(TapCounter(), 200)
        #expect(host.tap(identifier: "button"))
        host.settle()
        #expect(RecordedFrames.all(of: host.root)["box"]?.width == 20)
        host.tap(identifier: "off")
        host.settle()
        #expect(RecordedFrames.all(of: host.root)["box"]?.width == 20)
    }

    private struct TapCounter: View {
        @State private var width: CGFloat = 10

        var body: some View {
            VStack {
                Color.red.frame(width: width, height: 10).accessibilityIdentifier("box")
                Button("Wider") { width += 10 }.accessibilityIdentifier("button")
                Button("Off") { width += 100 }.accessibilityIdentifier("off").disabled(true)
            }
        }
    }

    @Test func preferencesReachTheViewsAround() {
        let host = host(PreferenceReader(), 200)
        #expect(RecordedFrames.all(of: host.root)["box"]?.width == 80)
    }

    private struct WidthKey: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }

    private struct PreferenceReader: View {
        @State private var width: CGFloat = 10

        var body: some View {
            VStack {
                Color.red.frame(width: width, height: 10).accessibilityIdentifier("box")
                Color.blue.preference(key: WidthKey.self, value: 80)
                Color.blue.preference(key: WidthKey.self, value: 50)
            }.onPreferenceChange(WidthKey.self) { width = $0 }
        }
    }
}
