import Testing

@testable import SwiftUICore

/// Lazy containers make what is in sight, and nothing else.
@MainActor @Suite(.serialized) struct LazyTests {
    @MainActor private final class Log {
        var made: [Int] = []
    }

    private struct Row: View {
        let number: Int
        let log: Log

        var body: some View {
            log.made.append(number)
            return Color.red.frame(height: 20).accessibilityIdentifier("\(number)")
        }
    }

    private func frames(_ host: _HostedView) -> [String: CGRect] { RecordedFrames.all(of: host.root) }

    @Test func onlyRowsInSightAreMade() {
        let log = Log()
        let host = _HostedView(
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000) { Row(number: $0, log: log) } } },
            size: CGSize(width: 100, height: 200))
        host.settle()
        #expect(log.made.sorted() == Array(0..<10))
        #expect(frames(host).count == 10)
        #expect(frames(host)["9"] == CGRect(x: 0, y: 180, width: 100, height: 20))
    }

    @Test func aMillionRowsCostNoMoreThanThoseInSight() {
        let log = Log()
        let host = _HostedView(
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1_000_000) { Row(number: $0, log: log) } } },
            size: CGSize(width: 100, height: 200))
        let counts = host.settle()
        #expect(log.made.count == 10)
        #expect(counts.measures < 200)
        #expect(host.root.children[0].children[0].children[0].frame.height == 20_000_000)
    }

    @Test func aTallerWindowMakesMore() {
        let log = Log()
        let host = _HostedView(
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100) { Row(number: $0, log: log) } } },
            size: CGSize(width: 100, height: 100))
        host.settle()
        host.size.height = 200
        host.settle()
        #expect(frames(host).count == 10)
        host.size.height = 60
        host.settle()
        #expect(frames(host).count == 3)
    }

    @Test func gridsMakeWholeLines() {
        let log = Log()
        let columns = [GridItem(.flexible(), spacing: 0), GridItem(.flexible(), spacing: 0)]
        let host = _HostedView(
            ScrollView { LazyVGrid(columns: columns, spacing: 0) { ForEach(0..<500) { Row(number: $0, log: log) } } },
            size: CGSize(width: 100, height: 90))
        host.settle()
        #expect(log.made.sorted() == Array(0..<10))
        #expect(frames(host)["3"] == CGRect(x: 50, y: 20, width: 50, height: 20))
    }

    private struct Sections: View {
        let log: Log
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                    ForEach(0..<3) { section in
                        Section {
                            ForEach(0..<100) { Row(number: section * 100 + $0, log: log) }
                        } header: {
                            Color.blue.frame(height: 30).accessibilityIdentifier("header\(section)")
                        }
                    }
                }
            }
        }
    }

    @Test func rowsOfSectionsAreLazyToo() {
        let log = Log()
        let host = _HostedView(Sections(log: log), size: CGSize(width: 100, height: 110))
        host.settle()
        #expect(log.made.sorted() == Array(0..<4))
        #expect(frames(host)["header0"] == CGRect(x: 0, y: 0, width: 100, height: 30))
        #expect(frames(host)["header1"] == nil)
    }

    private struct Growing: View {
        let numbers: [Int]
        let log: Log
        var body: some View {
            ScrollView { LazyVStack(spacing: 0) { ForEach(numbers, id: \.self) { Row(number: $0, log: log) } } }
        }
    }

    @Test func insertedRowsMoveThoseThatAreMade() {
        let log = Log()
        let host = _HostedView(Growing(numbers: Array(0..<100), log: log), size: CGSize(width: 100, height: 100))
        host.settle()
        log.made = []
        host.update(Growing(numbers: [500] + Array(0..<100), log: log))
        host.settle()
        #expect(log.made == [500])
        #expect(frames(host)["500"]?.minY == 0)
        #expect(frames(host)["0"]?.minY == 20)
        #expect(frames(host)["4"] == nil)
    }

    @Test func rowExtentsAgreeWithAPlainSum() {
        var generator = SystemRandomNumberGenerator()
        let seed = UInt64.random(in: 0...UInt64.max, using: &generator)
        var random = Seeded(state: seed)
        var extents = RowExtents(count: 300, estimate: 40)
        var plain = Array(repeating: CGFloat(40), count: 300)
        for _ in 0..<200 {
            let index = Int(random.next() % 300)
            let length = CGFloat(random.next() % 100)
            extents.set(length, at: index)
            plain[index] = length
            let probe = Int(random.next() % 301)
            let sum = plain[..<probe].reduce(0, +)
            #expect(abs(extents.offset(of: probe) - sum) < 0.001, "seed \(seed)")
        }
    }

    private struct Seeded {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state >> 33
        }
    }
}
