import Foundation
import Testing

@testable import SwiftUICore

/// How much is measured; counts instead of times.
@MainActor @Suite(.serialized) struct WorkTests {
    private func nested(_ depth: Int) -> AnyView {
        guard depth > 0 else { return AnyView(Color.red.frame(minWidth: 1, minHeight: 1)) }
        let inner = nested(depth - 1)
        return depth.isMultiple(of: 2)
            ? AnyView(
                HStack {
                    inner
                    Color.blue
                })
            : AnyView(
                VStack {
                    inner
                    Color.blue
                })
    }

    private func measures(depth: Int) -> Int {
        _HostedView(nested(depth), size: CGSize(width: 400, height: 800)).settle().measures
    }

    @Test func nestedStacksAreLinear() {
        let (ten, thirty) = (measures(depth: 10), measures(depth: 30))
        #expect(thirty <= 4 * ten, "\(ten) measures for depth 10, \(thirty) for depth 30")
    }

    @Test func nothingIsMeasuredWhenNothingChanges() {
        let host = _HostedView(nested(10), size: CGSize(width: 400, height: 800))
        host.settle()
        let counts = host.settle()
        #expect(counts.measures == 0 && counts.places == 0 && counts.bodies == 0)
    }

    @Test func sizeAThenBThenAIsA() {
        let host = _HostedView(nested(6), size: CGSize(width: 400, height: 800))
        host.settle()
        let first = host.layoutNodes()
        host.size = CGSize(width: 200, height: 300)
        host.settle()
        #expect(host.layoutNodes() != first)
        host.size = CGSize(width: 400, height: 800)
        host.settle()
        #expect(host.layoutNodes() == first)
    }

    @Test func oneChangeMeasuresOnlyItsWayUp() {
        let host = _HostedView(Wide(width: 10), size: CGSize(width: 400, height: 800))
        host.settle()
        host.update(Wide(width: 12))
        let counts = host.settle()
        #expect(counts.measures < 60, "\(counts.measures) measures for one of 200 views")
    }

    private struct Wide: View {
        let width: CGFloat

        var body: some View {
            VStack(spacing: 0) {
                ForEach(0..<200, id: \.self) { _ in Color.red.frame(width: 5, height: 1) }
                Color.red.frame(width: width, height: 1)
            }
        }
    }

    @Test func geometryThatNeverSettlesIsStopped() {
        let host = _HostedView(Restless(), size: CGSize(width: 100, height: 100))
        host.settle()
        #expect(host.didNotSettle)
    }

    private struct Restless: View {
        @State private var width: CGFloat = 10

        var body: some View {
            Color.red.frame(width: width, height: 10)
                .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { width = $0 == 10 ? 20 : 10 }
        }
    }
}
