import DeviceCatalog
import DisplayList
import Foundation
import LayoutTree
import RenderProtocol
import SwiftUI
import Testing

@testable import ViewHost

/// Snapshots of SwiftUI views: trees, providers, apps.
@MainActor @Suite(.serialized) struct SwiftUISnapshotTests {
    private func snapshot(_ make: @escaping @MainActor () -> Any) throws -> Snapshot {
        CompositionRoot.connect()
        let source = PreviewSource(name: "Card", file: "Card.swift", line: 1, kind: .preview, traits: [], make: make)
        let device = try #require(DeviceCatalog.device(id: "iphone-17"))
        let configuration = RenderConfiguration(name: "one", window: WindowProfile(device: device))
        return try UIKitSnapshotMaker(sources: [source]).snapshot(preview: 0, configuration: configuration)
    }

    private struct NameCard: View {
        @State private var isShown = false

        var body: some View {
            VStack {
                Text("Aiko")
                if isShown { Text("later").accessibilityIdentifier("later") }
            }.onAppear { isShown = true }
        }
    }

    private struct Cards: PreviewProvider {
        static var previews: some View {
            Group {
                NameCard().previewDisplayName("Named").previewLayout(.fixed(width: 100, height: 50))
                NameCard()
            }
        }
    }

    private struct CardApp: App {
        var body: some Scene { WindowGroup { NameCard() } }
    }

    private func path(_ node: LayoutNode) -> [String] { [node.type] + (node.children.first.map(path) ?? []) }

    @Test func treesNameTheUsersViews() throws {
        let root = try snapshot { NameCard() }.document.root
        #expect(path(root) == ["UIView", "NameCard", "VStack", "Text"])
    }

    @Test func theTextSitsInTheMiddleOfTheSafeArea() throws {
        let card = try #require(try snapshot { NameCard() }.document.root.children.first)
        #expect(abs(card.windowFrame[0] + card.windowFrame[2] / 2 - 201) < 0.01)
        #expect(abs(card.windowFrame[1] + card.windowFrame[3] / 2 - (62 + 840) / 2) < 0.01)
    }

    @Test func whatAppearsChangesTheState() throws {
        let root = try snapshot { NameCard() }.document.root
        let texts = root.children[0].children[0].children
        #expect(texts.map(\.text?.string) == ["Aiko", "later"])
    }

    @Test func appsShowTheirFirstWindow() throws {
        #expect(path(try snapshot { CardApp() }.document.root).prefix(2) == ["UIView", "NameCard"])
    }

    @Test func providersGiveOnePreviewForEachView() throws {
        CompositionRoot.connect()
        let source = PreviewSource(
            name: "Cards", file: "Cards.swift", line: 1, kind: .provider, traits: [],
            make: { Cards.self as Any.Type })
        let previews = ProviderPreviews.sources(of: source)
        #expect(previews.map(\.name) == ["Named", "Cards 2"])
        #expect(previews[0].traits.map(\._kind) == [.fixedLayout(width: 100, height: 50)])
        let device = try #require(DeviceCatalog.device(id: "iphone-17"))
        let maker = UIKitSnapshotMaker(sources: previews)
        let configuration = RenderConfiguration(name: "one", window: WindowProfile(device: device))
        let first = try maker.snapshot(preview: 0, configuration: configuration)
        #expect(first.document.configuration.window == [100, 50])
        #expect(!first.displayList.items.isEmpty)
        let second = try maker.snapshot(preview: 1, configuration: configuration)
        #expect(second.document.configuration.window == [402, 874])
    }

    private struct Twins: View {
        var body: some View { ForEach([1, 1, 2], id: \.self) { Text("\($0)") } }
    }

    private struct Restless: View {
        @State private var width: CGFloat = 10

        var body: some View {
            Color.red.frame(width: width, height: 10)
                .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { width = $0 == 10 ? 20 : 10 }
        }
    }

    @Test func duplicateIdentitiesAndFeedbackAreReported() throws {
        #expect(try snapshot { Twins() }.document.findings.map(\.rule) == ["R22"])
        #expect(try snapshot { Restless() }.document.findings.map(\.rule) == ["R09"])
        #expect(try snapshot { NameCard() }.document.findings.isEmpty)
    }
}
