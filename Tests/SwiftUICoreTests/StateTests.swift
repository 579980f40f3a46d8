import Foundation
import Testing

@testable import SwiftUICore

/// State in its several wrappers, and what happens when it changes.
@MainActor @Suite(.serialized) struct StateTests {
    private final class Log {
        var entries: [String] = []
        var act: () -> Void = {}
    }

    private func host(_ view: some View) -> _HostedView {
        let host = _HostedView(view, size: CGSize(width: 200, height: 200))
        host.settle()
        return host
    }

    private struct Watching: View {
        let log: Log
        @State private var count = 0

        var body: some View {
            log.act = { count += 1 }
            return Color.red
                .onChange(of: count) { log.entries.append("plain") }
                .onChange(of: count) { old, new in log.entries.append("\(old) to \(new)") }
                .onChange(of: count, initial: true) { log.entries.append("initial") }
        }
    }

    @Test func changesAreToldInBothForms() {
        let log = Log()
        let host = host(Watching(log: log))
        #expect(log.entries == ["initial"])
        log.entries = []
        log.act()
        host.settle()
        #expect(log.entries.sorted() == ["0 to 1", "initial", "plain"], "S4-53")
    }

    private struct Focusing: View {
        enum Field: Hashable { case name, mail }
        let log: Log
        @FocusState private var field: Field?
        @FocusState private var isSearching: Bool

        var body: some View {
            log.act = { field = .mail }
            log.entries.append("\(field.map { "\($0)" } ?? "none") \(isSearching)")
            return VStack {
                Reader(log: log).focused($field, equals: .name)
                Reader(log: log).focused($field, equals: .mail)
                Color.red.focused($isSearching)
            }
        }
    }

    private struct Reader: View {
        let log: Log
        @Environment(\.isFocused) private var isFocused
        @Environment(\._focusRequest) private var request

        var body: some View {
            log.entries.append(isFocused ? "focused" : "idle")
            return Color.blue.onTapGesture { request?.setFocused(!isFocused) }
        }
    }

    @Test func focusIsStateThatViewsReadAndSet() {
        let log = Log()
        let host = host(Focusing(log: log))
        #expect(log.entries == ["none false", "idle", "idle"])
        log.entries = []
        log.act()
        host.settle()
        #expect(log.entries == ["mail false", "focused"], "S4-71: only the field that is focused is evaluated again")
        log.entries = []
        host.tap(at: CGPoint(x: 100, y: 100))
        host.settle()
        #expect(log.entries.first == "none false", "a field can give its focus away")
    }

    private enum Look: String { case plain, rich }

    private struct Settings: View {
        let log: Log
        @AppStorage("name") private var name = "nobody"
        @AppStorage("look") private var look = Look.plain
        @AppStorage("count") private var count: Int?
        @SceneStorage("tab") private var tab = 1

        var body: some View {
            log.act = {
                name = "Ada"
                look = .rich
                count = 3
                tab = 2
            }
            log.entries.append("\(name) \(look) \(count ?? 0) \(tab)")
            return Color.red
        }
    }

    @Test func settingsAreSharedAndForgottenWithTheProgram() {
        let log = Log()
        let first = host(Settings(log: log))
        log.act()
        first.settle()
        #expect(log.entries == ["nobody plain 0 1", "Ada rich 3 2"], "S4-85")
        _ = host(Settings(log: log))
        #expect(log.entries.last == "Ada rich 3 2", "another view reads the same")
        _SystemEnvironment.forgetStoredValues()
        _ = host(Settings(log: log))
        #expect(log.entries.last == "nobody plain 0 1")
    }

    private struct Spaces: View {
        let log: Log
        @Namespace private var one
        @Namespace private var two
        @State private var count = 0

        var body: some View {
            log.act = { count += 1 }
            log.entries.append("\(one == two) \(one.hashValue)")
            _ = count
            return Color.red
        }
    }

    @Test func namespacesStayThemselves() {
        let log = Log()
        let host = host(Spaces(log: log))
        log.act()
        host.settle()
        #expect(log.entries.count == 2 && log.entries[0] == log.entries[1] && log.entries[0].hasPrefix("false"))
    }

    private struct Searching: View {
        let text: String
        let log: Log
        var body: some View {
            Color.red.task(id: text) {
                do {
                    try await Task.sleep(for: .milliseconds(20))
                    log.entries.append(text)
                } catch {}
            }
        }
    }

    @Test func anotherIdentityCancelsTheTaskBefore() async throws {
        let log = Log()
        let host = host(Searching(text: "a", log: log))
        for text in ["ab", "abc"] {
            host.update(Searching(text: text, log: log))
            host.settle()
        }
        for _ in 0..<100 where log.entries.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
        try await Task.sleep(for: .milliseconds(40))
        #expect(log.entries == ["abc"], "S4-104: three letters, one search")
        _ = host
    }

    @Test func receivedValuesReachTheirView() {
        let subject = PassthroughSubject<Int, Never>()
        let log = Log()
        let host = host(Color.red.onReceive(subject) { log.entries.append("\($0)") })
        subject.send(1)
        subject.send(2)
        #expect(log.entries == ["1", "2"])
        _ = host
    }

    private struct Anchored: View {
        struct Bounds: PreferenceKey {
            static var defaultValue: [Anchor<CGRect>] { [] }
            static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
                value += nextValue()
            }
        }

        var body: some View {
            VStack(spacing: 0) {
                Color.red.frame(width: 30, height: 20).anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
                Color.blue.frame(width: 50, height: 10).anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
            }
            .overlayPreferenceValue(Bounds.self) { anchors in
                GeometryReader { proxy in
                    ForEach(anchors.indices, id: \.self) { index in
                        let frame = proxy[anchors[index]]
                        Color.green.frame(width: frame.width, height: frame.height)
                            .accessibilityIdentifier("\(index)").position(x: frame.midX, y: frame.midY)
                    }
                }
            }
        }
    }

    @Test func anchorsAreReadInAnotherViewsCoordinates() {
        let frames = RecordedFrames.all(of: host(Anchored()).root)
        #expect(frames["0"] == CGRect(x: 85, y: 85, width: 30, height: 20))
        #expect(frames["1"] == CGRect(x: 75, y: 105, width: 50, height: 10))
    }

    @Test func theWindowTakesTheAppearanceThatAViewPrefers() {
        let host = host(VStack { Color.red.preferredColorScheme(.dark) })
        #expect(host.preferredColorScheme == .dark)
        #expect(self.host(Color.red).preferredColorScheme == nil)
    }
}
