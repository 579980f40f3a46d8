import Testing

@testable import SwiftUICore

/// Lists and forms.
@MainActor @Suite(.serialized) struct ListTests {
    private func frames<V: View>(_ view: V, height: CGFloat = 400) -> [String: CGRect] {
        var environment = EnvironmentValues()
        environment.displayScale = 2
        let host = _HostedView(view, environment: environment, size: CGSize(width: 320, height: height))
        host.settle()
        return RecordedFrames.all(of: host.root)
    }

    private var rowHeight: CGFloat {
        var environment = EnvironmentValues()
        environment.displayScale = 2
        return SystemRow.height(environment)
    }

    private func row(_ name: String, height: CGFloat = 20) -> some View {
        Color.red.frame(width: 40, height: height).accessibilityIdentifier(name)
    }

    @Test func cardsStandWhereTheyWereRecorded() {
        let frames = frames(
            List {
                row("a")
                row("b")
                Section {
                    row("c", height: 40)
                } header: {
                    row("header")
                } footer: {
                    row("footer")
                }
            })
        // The content of these is taller, with its insets, than a line of text.
        let least = max(rowHeight, 20 + 2 * 15)
        #expect(frames["a"]?.minX == 32)
        #expect(frames["a"]?.midY == 35 + least / 2)
        #expect(frames["b"]?.midY == 35 + least * 1.5)
        #expect(frames["header"]?.minY == 35 + least * 2 + 27.5)
        let card = 35 + least * 2 + 27.5 + 20 + 10
        #expect(frames["c"]?.minY == card + 15)
        #expect(frames["footer"]?.minY == card + 70 + 8)
    }

    @Test func insetsOfARowReplaceTheLists() {
        let frames = frames(List { row("a").listRowInsets(EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 0)) })
        #expect(frames["a"]?.minX == 21)
    }

    @Test func plainListsHaveNoCards() {
        let frames = frames(List { row("a") }.listStyle(.plain))
        #expect(frames["a"]?.minX == 16)
        #expect(frames["a"]?.midY == rowHeight / 2)
    }

    @Test func backgroundsFillTheCard() {
        let frames = frames(List { row("a").listRowBackground(Color.blue.accessibilityIdentifier("back")) })
        #expect(frames["back"] == CGRect(x: 16, y: 35, width: 288, height: rowHeight))
    }

    @Test func hundredThousandRowsOpenLikeAScreenful() {
        var made = 0
        let host = _HostedView(
            List(0..<100_000, id: \.self) { _ in
                made += 1
                return Color.red.frame(height: 20)
            }, size: CGSize(width: 320, height: 520))
        host.settle()
        #expect(made <= 24)
    }

    @Test func everyMetricIsInTheTable() {
        for metric in ListMetric.allCases {
            #expect(metric.value(in: .ios26) > 0, "\(metric.rawValue)")
        }
    }
}
