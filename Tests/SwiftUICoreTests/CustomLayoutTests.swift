import Foundation
import Testing

@testable import SwiftUICore

/// Layouts as users write them; the numbers are those of the acceptance list (S3).
@MainActor @Suite struct CustomLayoutTests {
    /// Group S3: left to right with a spacing, centred.
    private struct SimpleHStack: Layout {
        var spacing: CGFloat = 8

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
            let width = sizes.map(\.width).reduce(0, +) + spacing * CGFloat(subviews.count - 1)
            return CGSize(width: width, height: sizes.map(\.height).max() ?? 0)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            var x = bounds.minX
            for subview in subviews {
                let size = subview.sizeThatFits(.unspecified)
                subview.place(at: CGPoint(x: x, y: bounds.midY - size.height / 2), proposal: .unspecified)
                x += size.width + spacing
            }
        }
    }

    /// Group S3: wraps where the next view does not fit; keeps its arrangement by width.
    private struct FlowLayout: Layout {
        var spacing: CGFloat = 8
        var log: Log?

        final class Log { var arrangements = 0 }

        struct Cache {
            var width: CGFloat?
            var size = CGSize.zero
            var positions: [CGPoint] = []
        }

        func makeCache(subviews: Subviews) -> Cache { Cache() }

        private func arrange(_ width: CGFloat, _ subviews: Subviews, _ cache: inout Cache) {
            guard cache.width != width else { return }
            log?.arrangements += 1
            cache = Cache(width: width)
            var (x, y, line, widest) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
            for subview in subviews {
                let size = subview.sizeThatFits(.unspecified)
                if x > 0, x + size.width > width {
                    (x, y, line) = (0, y + line + spacing, 0)
                }
                cache.positions.append(CGPoint(x: x, y: y))
                widest = max(widest, x + size.width)
                x += size.width + spacing
                line = max(line, size.height)
            }
            cache.size = CGSize(width: widest, height: y + line)
        }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
            arrange(proposal.width ?? 0, subviews, &cache)
            return cache.size
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
            arrange(proposal.width ?? bounds.width, subviews, &cache)
            for (index, position) in cache.positions.enumerated() {
                subviews[index].place(
                    at: CGPoint(x: bounds.minX + position.x, y: bounds.minY + position.y), proposal: .unspecified)
            }
        }
    }

    private func boxes(_ widths: [(CGFloat, CGFloat)]) -> some View {
        ForEach(Array(widths.enumerated()), id: \.offset) { index, size in
            Color.red.frame(width: size.0, height: size.1).accessibilityIdentifier("\(index)")
        }
    }

    private func frames(_ view: some View, width: CGFloat = 400, rightToLeft: Bool = false) -> [String: CGRect] {
        var environment = EnvironmentValues()
        if rightToLeft { environment.layoutDirection = .rightToLeft }
        let host = _HostedView(
            view.accessibilityIdentifier("all").frame(width: width, height: 400, alignment: .topLeading),
            environment: environment, size: CGSize(width: width, height: 400))
        host.settle()
        return RecordedFrames.all(of: host.root)
    }

    private let items: [(CGFloat, CGFloat)] = [(40, 20), (50, 30), (30, 10)]

    @Test func simpleStackIsAsTheArticleSays() {
        let frames = frames(SimpleHStack(spacing: 12) { boxes(items) })
        #expect(frames["all"]?.size == CGSize(width: 144, height: 30))
        #expect(["0", "1", "2"].compactMap { frames[$0]?.minX } == [0, 52, 114])
        #expect(["0", "1", "2"].compactMap { frames[$0]?.minY } == [5, 0, 10])
    }

    @Test func anEmptyStackIsNoNegativeLength() {
        #expect(frames(SimpleHStack(spacing: 12) {})["all"]?.width == 0)
    }

    @Test(arguments: [
        (100.0, 98.0, 48.0, [[0.0, 0], [48, 0], [0, 38]]), (98, 98, 48, [[0, 0], [48, 0], [0, 38]]),
        (97, 88, 58, [[0, 0], [0, 28], [58, 28]]),
    ])
    func flowWrapsWhereTheNextDoesNotFit(width: Double, wide: Double, tall: Double, places: [[Double]]) {
        let frames = frames(FlowLayout { boxes(items) }, width: CGFloat(width))
        #expect(frames["all"]?.size == CGSize(width: wide, height: tall))
        for (index, place) in places.enumerated() {
            #expect(frames["\(index)"]?.origin == CGPoint(x: place[0], y: place[1]))
        }
    }

    @Test func flowAnswersForUnusualProposals() {
        let host = _HostedView(FlowLayout { boxes(items) }, size: CGSize(width: 400, height: 400))
        host.settle()
        #expect(host.sizeThatFits(.unspecified) == CGSize(width: 50, height: 76))
        #expect(host.sizeThatFits(.infinity) == CGSize(width: 136, height: 30))
        let wide = _HostedView(FlowLayout { boxes([(150, 20)]) }, size: CGSize(width: 400, height: 400))
        #expect(wide.sizeThatFits(ProposedViewSize(width: 100, height: nil)).width == 150)
        let empty = _HostedView(FlowLayout {}, size: CGSize(width: 400, height: 400))
        #expect(empty.sizeThatFits(.infinity) == .zero)
    }

    @Test func theCacheCarriesTheArrangement() {
        let log = FlowLayout.Log()
        _ = frames(FlowLayout(log: log) { boxes(items) }, width: 100)
        #expect(log.arrangements == 1, "sizeThatFits and placeSubviews share one arrangement")
    }

    @Test func customLayoutsMirror() {
        let left = frames(FlowLayout { boxes(items) }, width: 100)
        let right = frames(FlowLayout { boxes(items) }, width: 100, rightToLeft: true)
        for id in ["0", "1", "2"] {
            guard let a = left[id], let b = right[id] else {
                Issue.record("\(id) is missing")
                continue
            }
            #expect(a.minX == 100 - b.maxX && a.minY == b.minY && a.size == b.size)
        }
    }

    @Test func whatIsNotPlacedStandsInTheMiddle() {
        struct Idle: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: CGFloat.nan, height: -5)
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
        }
        let frames = frames(Idle { boxes([(40, 20)]) }.frame(width: 100, height: 50))
        #expect(frames["0"] == CGRect(x: 30, y: 15, width: 40, height: 20))
    }
}
