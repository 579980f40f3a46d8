import Foundation
import SwiftUI
import Testing
import UniformTypeIdentifiers

@testable import SwiftUICore

/// Tables, file dialogs and pictures of views.
@MainActor @Suite(.serialized) struct TableTests {
    private struct Person: Identifiable {
        let id: Int
        let name: String
        let town: String
    }

    private let people = [Person(id: 1, name: "Ada", town: "London"), Person(id: 2, name: "Noor", town: "Delft")]

    private func frames(_ view: some View, isWide: Bool) -> [String: CGRect] {
        // A phone of iOS 26, whatever other tests have played up to now.
        _HostEnvironment.current = _HostEnvironment()
        _SwiftUIConnection.connect()
        var environment = _SwiftUIConnection.environment
        environment.horizontalSizeClass = isWide ? .regular : .compact
        let host = _HostedView(view, environment: environment, size: CGSize(width: 648, height: 400))
        host.settle()
        var result: [String: CGRect] = [:]
        func visit(_ box: LayoutBox) {
            guard !box.isLeftOut else { return }
            for child in box.children { visit(child) }
            if let id = box.identifier { result[id] = box.globalFrame }
        }
        visit(host.root)
        return result
    }

    private var table: some View {
        Table(people) {
            TableColumn("Name") { person in
                Color.red.frame(height: 20).accessibilityIdentifier("name \(person.id)")
            }.width(100)
            TableColumn("Town") { person in
                Color.red.frame(height: 20).accessibilityIdentifier("town \(person.id)")
            }
            TableColumn("Note") { person in
                Color.red.frame(height: 20).accessibilityIdentifier("note \(person.id)")
            }.width(min: 50, ideal: 400, max: 200)
        }
    }

    @Test func columnsHaveTheirWidthsAndShareTheRest() throws {
        let frames = frames(table, isWide: true)
        let (name, town, note) = (
            try #require(frames["name 1"]), try #require(frames["town 1"]), try #require(frames["note 1"])
        )
        #expect(name.minX == 16 && name.width == 100)
        #expect(note.width == 200, "its ideal width, held by the limit")
        #expect(town.minX == 132 && town.width == 616 - 100 - 200 - 32)
        #expect(note.maxX == 632)
        #expect(try #require(frames["name 2"]).minY > name.maxY)
        #expect(name.minY > 20, "headers stand above the rows")
    }

    @Test func aNarrowTableIsAListOfItsFirstColumn() throws {
        let frames = frames(table, isWide: false)
        #expect(frames["name 1"]?.minX == 16)
        #expect(frames["town 1"] == nil)
    }

    @Test func columnsThatCanBeSortedAreColumns() {
        let order = Binding(get: { [KeyPathComparator(\Person.name)] }, set: { _ in })
        let sorted = Table(people, sortOrder: order) {
            TableColumn("Name", value: \.name)
            TableColumn("Town", value: \.town) { person in
                Color.red.frame(height: 20).accessibilityIdentifier("town \(person.id)")
            }
        }
        #expect(frames(sorted, isWide: true)["town 2"] != nil)
    }

    @Test func filesAreChosenInASheet() {
        _HostEnvironment.current = _HostEnvironment()
        _ApplicationHost.reset()
        let controller = UIHostingController(
            rootView: Color.red.fileImporter(isPresented: .constant(true), allowedContentTypes: [.image]) { _ in })
        _ = _ApplicationHost.show(controller)
        // Frames only: settling runs the main queue, and with it tests that play other devices.
        for _ in 0..<8 { _ApplicationHost.runFrame() }
        #expect(controller.presentedViewController?.children.first is UIDocumentPickerViewController)
    }

    @Test func aRendererMakesAPictureAsLargeAsTheView() throws {
        let renderer = ImageRenderer(content: Color.red.frame(width: 30, height: 20))
        renderer.scale = 2
        let image = try #require(renderer.uiImage)
        #expect(image.size == CGSize(width: 30, height: 20))
        #expect(image.scale == 2)
        renderer.content = Color.red.frame(width: 0, height: 0)
        #expect(renderer.uiImage == nil)
    }
}
