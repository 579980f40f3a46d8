import Foundation
import SwiftUI
import Testing

@testable import SwiftUICore

/// Bars, tabs, sheets and pickers around views.
@MainActor @Suite(.serialized) struct ContainerTests {
    private func host<V: View>(_ view: V, size: CGSize = CGSize(width: 402, height: 874)) -> _HostedView {
        // A phone of iOS 26, whatever other tests have played up to now.
        _HostEnvironment.current = _HostEnvironment()
        _SwiftUIConnection.connect()
        var environment = _SwiftUIConnection.environment
        environment.displayScale = 2
        let host = _HostedView(
            view, environment: environment, size: size,
            safeArea: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0))
        host.settle()
        return host
    }

    private func frames(_ host: _HostedView) -> [String: CGRect] {
        var result: [String: CGRect] = [:]
        func visit(_ box: LayoutBox) {
            guard !box.isLeftOut else { return }
            for child in box.children { visit(child) }
            if let id = box.identifier { result[id] = box.globalFrame }
        }
        visit(host.root)
        return result
    }

    // MARK: - Tabs

    @Test func aTabHasItsTitleBelowItsSymbol() throws {
        let host = host(
            TabView {
                Tab {
                    Color.red.accessibilityIdentifier("first")
                } label: {
                    Label {
                        Text("Home").accessibilityIdentifier("title")
                    } icon: {
                        Image(systemName: "house").accessibilityIdentifier("icon")
                    }
                }
                Tab("Other", systemImage: "star") { Color.blue.accessibilityIdentifier("second") }
            })
        let frames = frames(host)
        let (title, icon) = (try #require(frames["title"]), try #require(frames["icon"]))
        #expect(title.minY >= icon.maxY)
        #expect(abs(title.midX - icon.midX) < 1)
        #expect(frames["first"] != nil)
        #expect(frames["second"] == nil, "one tab is shown at a time")
        #expect(frames["first"]?.maxY == 791)
    }

    @Test func theTabThatOneSearchesInStandsApart() throws {
        let host = host(
            TabView {
                Tab("Home", systemImage: "house") { Color.red }
                Tab(role: .search) { Color.blue.accessibilityIdentifier("found") }
            })
        host.tap(at: CGPoint(x: 402 - 21 - 29, y: 874 - 23 - 29))
        host.settle()
        #expect(frames(host)["found"] != nil)
    }

    @Test func tabsComeFromCollectionsAndConditions() {
        let shows = true
        let chosen = Binding(get: { 2 }, set: { _ in })
        let view = TabView(selection: chosen) {
            ForEach(0..<2, id: \.self) { index in Tab("\(index)", systemImage: "star", value: index) { Color.red } }
            if shows { Tab("c", systemImage: "star", value: 2) { Color.blue.accessibilityIdentifier("c") } }
        }
        #expect(frames(host(view))["c"] != nil)
    }

    // MARK: - Large titles

    private var page: some View {
        NavigationStack {
            ScrollView { Color.red.frame(height: 2000).accessibilityIdentifier("content") }
                .accessibilityIdentifier("view").navigationTitle("Title")
        }
    }

    @Test func scrollingMakesALargeTitleSmallFirst() throws {
        let host = host(page)
        let before = frames(host)
        let start = try #require(before["view"]?.minY)
        #expect(start == 168)
        host.scroll(identifier: "content", by: CGSize(width: 0, height: 30))
        host.settle()
        #expect(frames(host)["view"]?.minY == start - 30)
        #expect(frames(host)["content"]?.minY == start - 30, "the content follows the finger")
        host.scroll(identifier: "content", by: CGSize(width: 0, height: 70))
        host.settle()
        #expect(frames(host)["view"]?.minY == start - 52)
        #expect(frames(host)["content"]?.minY == start - 100)
        host.scroll(identifier: "content", by: CGSize(width: 0, height: -100))
        host.settle()
        #expect(frames(host) == before, "back where it began")
    }

    @Test func shortContentLeavesTheTitleLarge() {
        let host = host(
            NavigationStack {
                ScrollView { Color.red.frame(height: 100).accessibilityIdentifier("content") }.navigationTitle("Title")
            })
        let before = frames(host)
        host.scroll(identifier: "content", by: CGSize(width: 0, height: 100))
        host.settle()
        #expect(frames(host) == before)
    }

    // MARK: - Toolbars

    private struct SchemeReader: View {
        let read: (ColorScheme) -> Void
        @Environment(\.colorScheme) private var scheme
        var body: some View {
            let _ = read(scheme)
            Color.red.frame(width: 10, height: 10)
        }
    }

    @Test func aBarsColourSchemeHoldsForItsItems() {
        var (item, content): (ColorScheme?, ColorScheme?)
        _ = host(
            NavigationStack {
                SchemeReader { content = $0 }.navigationTitle("Title").toolbarColorScheme(.dark, for: .navigationBar)
                    .toolbar { ToolbarItem(placement: .topBarTrailing) { SchemeReader { item = $0 } } }
            })
        #expect(item == .dark)
        #expect(content == .light)
    }

    @Test func anEditButtonEditsTheListBesideIt() throws {
        let host = host(
            NavigationStack {
                List {
                    ForEach(["a"], id: \.self) { _ in Color.red.frame(height: 20).accessibilityIdentifier("a") }
                        .onDelete { _ in }
                }
                .toolbar { EditButton().accessibilityIdentifier("edit") }
            })
        let before = try #require(frames(host)["a"])
        host.tap(identifier: "edit")
        host.settle()
        #expect(frames(host)["a"]?.minX == before.minX + 40)
        host.tap(identifier: "edit")
        host.settle()
        #expect(frames(host)["a"] == before)
    }

    // MARK: - Split views

    private struct Mail: View {
        @State private var box: String?
        let isWide: Bool

        var body: some View {
            NavigationSplitView {
                List(["inbox", "sent"], id: \.self, selection: $box) { name in
                    NavigationLink(value: name) { Text(name).accessibilityIdentifier(name) }
                }
                .navigationTitle("Boxes")
            } detail: {
                Text(box ?? "none").accessibilityIdentifier("detail " + (box ?? "none"))
            }
            .environment(\.horizontalSizeClass, isWide ? .regular : .compact)
        }
    }

    @Test func aNarrowSplitViewGoesOnWithAChoiceAndBack() throws {
        let host = host(Mail(isWide: false))
        #expect(frames(host)["detail none"] == nil)
        host.tap(identifier: "sent")
        host.settle()
        #expect(frames(host)["detail sent"] != nil)
        host.tap(at: CGPoint(x: 16 + 22, y: 62 + 27))
        host.settle()
        #expect(frames(host)["detail sent"] == nil)
        #expect(frames(host)["sent"] != nil)
    }

    @Test func aWideSplitViewShowsTheChoiceBeside() throws {
        let host = host(Mail(isWide: true), size: CGSize(width: 1194, height: 834))
        #expect(frames(host)["detail none"] != nil)
        host.tap(identifier: "inbox")
        host.settle()
        let frames = frames(host)
        #expect(frames["detail inbox"] != nil && frames["inbox"] != nil)
        #expect(try #require(frames["detail inbox"]).minX > 320)
    }

    @Test func aColumnHasTheWidthThatItAsksFor() throws {
        let host = host(
            NavigationSplitView {
                Color.red.accessibilityIdentifier("sidebar").navigationSplitViewColumnWidth(
                    min: 100, ideal: 500, max: 260)
            } detail: {
                Color.blue
            }.environment(\.horizontalSizeClass, .regular), size: CGSize(width: 1194, height: 834))
        #expect(frames(host)["sidebar"]?.width == 260)
    }

    // MARK: - Pickers

    @Test func aMenuPickerOutsideOfListsIsItsValue() throws {
        let host = host(
            HStack(spacing: 0) {
                Picker("A long title for assistive technologies", selection: .constant(1)) {
                    Text("One").accessibilityIdentifier("value").tag(1)
                }.accessibilityIdentifier("picker")
            })
        let frames = frames(host)
        let (value, picker) = (try #require(frames["value"]), try #require(frames["picker"]))
        #expect(abs(picker.width - (value.width + 2 * 13.5 + 4 + 9)) < 0.51, "recorded on the iOS 26 simulator")
        #expect(value.minX == picker.minX + 13.5)
    }
}

/// Images by their addresses.
@MainActor @Suite(.serialized) struct AsyncImageTests {
    private static let pixel =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

    private func phase(_ url: URL?, scale: CGFloat = 1) -> AsyncImagePhase? {
        var result: AsyncImagePhase?
        _SwiftUIConnection.connect()
        let host = _HostedView(
            AsyncImage(url: url, scale: scale) { phase in
                let _ = result = phase
                Color.red
            }, environment: _SwiftUIConnection.environment, size: CGSize(width: 100, height: 100))
        host.settle()
        return result
    }

    @Test func whatIsElsewhereStaysEmpty() {
        for url in [nil, URL(string: "https://example.com/a.png")] {
            let phase = phase(url)
            #expect(phase?.image == nil && phase?.error == nil && phase != nil)
        }
    }

    @Test func filesAreRead() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("kumiko-pixel-\(UUID()).png")
        try #require(Data(base64Encoded: Self.pixel)).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(phase(file)?.image != nil)
        #expect(phase(file.appendingPathExtension("gone"))?.error != nil)
    }

    @Test func addressesWithDataAreRead() {
        #expect(phase(URL(string: "data:image/png;base64,\(Self.pixel)"))?.image != nil)
        #expect(phase(URL(string: "data:image/png;base64,AAAA"))?.error != nil)
    }

    @Test func anImageStandsWhereThePlaceholderStood() throws {
        _SwiftUIConnection.connect()
        func width(_ url: URL?) -> CGFloat? {
            let host = _HostedView(
                AsyncImage(url: url) {
                    $0.resizable().frame(width: 30)
                } placeholder: {
                    Color.red.frame(width: 20)
                },
                environment: _SwiftUIConnection.environment, size: CGSize(width: 100, height: 100))
            host.settle()
            return host.sizeThatFits(.unspecified).width
        }
        #expect(width(nil) == 20)
        #expect(width(URL(string: "data:image/png;base64,\(Self.pixel)")) == 30)
    }
}
