import Foundation
import Testing

@testable import SwiftUICore

/// Rows that the reader deletes, moves, chooses and swipes, and collections that follow.
@MainActor @Suite(.serialized) struct EditingTests {
    private func host<V: View>(_ view: V, editing: Bool = false, height: CGFloat = 400) -> _HostedView {
        var environment = EnvironmentValues()
        environment.displayScale = 2
        environment.editMode = .constant(editing ? .active : .inactive)
        let host = _HostedView(view, environment: environment, size: CGSize(width: 320, height: height))
        host.settle()
        return host
    }

    private func frame(_ name: String, _ host: _HostedView) -> CGRect? { RecordedFrames.all(of: host.root)[name] }

    private func row(_ name: String) -> some View {
        Color.red.frame(height: 20).accessibilityIdentifier(name)
    }

    private func drag(_ host: _HostedView, from start: CGPoint, by distance: CGSize) {
        host.touch(.down, at: start)
        for step in 1...4 {
            let share = CGFloat(step) / 4
            host.touch(
                .move, at: CGPoint(x: start.x + distance.width * share, y: start.y + distance.height * share))
        }
        host.touch(.up, at: CGPoint(x: start.x + distance.width, y: start.y + distance.height))
        host.settle()
    }

    @MainActor final class Log {
        var entries: [String] = []
    }

    // MARK: - Collections

    @Test(arguments: [
        ([0], 3, "bcade"), ([0], 5, "bcdea"), ([4], 0, "eabcd"), ([1, 3], 5, "acebd"), ([0, 4], 2, "baecd"),
        ([2], 2, "abcde"), ([2], 3, "abcde"),
    ])
    func elementsMoveTogether(_ source: [Int], _ destination: Int, _ result: String) {
        var letters = Array("abcde")
        letters.move(fromOffsets: IndexSet(source), toOffset: destination)
        #expect(String(letters) == result)
    }

    @Test func offsetsCountFromTheStart() {
        var slice = Array("abcde")[1...]
        slice.remove(atOffsets: [0, 2])
        #expect(String(slice) == "ce")
        var text = "abc"
        text.remove(atOffsets: [1])
        #expect(text == "ac")
    }

    // MARK: - Edit mode

    @Test func editedRowsMakeRoomForTheirControls() {
        let list = List {
            ForEach(["a", "b"], id: \.self) { row($0) }.onDelete { _ in }.onMove { _, _ in }
            row("plain")
        }
        let still = host(list)
        #expect(frame("a", still)?.minX == 32)
        #expect(frame("a", still)?.width == 256)
        let edited = host(list, editing: true)
        #expect(frame("a", edited)?.minX == 72, "recorded for tables: 40 more")
        #expect(frame("a", edited)?.width == 178)
        #expect(frame("plain", edited)?.minX == 32, "what cannot be edited stays")
    }

    @Test func whatIsForbiddenHasNoControl() {
        let edited = host(
            List {
                ForEach(["a", "b"], id: \.self) { row($0).deleteDisabled($0 == "b") }.onDelete { _ in }
                ForEach(["c"], id: \.self) { row($0) }.onDelete(perform: nil)
            }, editing: true)
        #expect(frame("a", edited)?.minX == 72)
        #expect(frame("b", edited)?.minX == 32)
        #expect(frame("c", edited)?.minX == 32)
    }

    @Test func aRowIsDeletedByItsControlAndTheButtonThatItShows() throws {
        let log = Log()
        let edited = host(
            List {
                ForEach(["a", "b"], id: \.self) { row($0) }.onDelete { log.entries.append("\(Array($0))") }
            }, editing: true)
        let place = try #require(frame("b", edited))
        edited.tap(at: CGPoint(x: 43, y: place.midY))
        edited.settle()
        #expect(log.entries.isEmpty)
        let moved = try #require(frame("b", edited))
        #expect(moved.minX == place.minX - 90, "a button of 74 with 8 around it")
        edited.tap(at: CGPoint(x: 270, y: place.midY))
        #expect(log.entries == ["[1]"])
    }

    @Test func aHandleMovesItsRow() throws {
        let log = Log()
        let edited = host(
            List {
                ForEach(["a", "b", "c"], id: \.self) { row($0) }
                    .onMove { source, goal in log.entries.append("\(Array(source)) \(goal)") }
            }, editing: true)
        let (a, c) = (try #require(frame("a", edited)), try #require(frame("c", edited)))
        drag(edited, from: CGPoint(x: 280, y: a.midY), by: CGSize(width: 0, height: c.midY - a.midY))
        drag(edited, from: CGPoint(x: 280, y: c.midY), by: CGSize(width: 0, height: a.midY - c.midY))
        #expect(log.entries == ["[0] 3", "[2] 0"])
    }

    private struct Edited: View {
        @State var names = ["a", "b", "c"]
        let log: Log

        var body: some View {
            let _ = log.entries = names
            List {
                ForEach($names, id: \.self, editActions: .all) { name in
                    Color.red.frame(height: 20).accessibilityIdentifier(name.wrappedValue)
                }
            }
        }
    }

    @Test func editActionsChangeTheCollection() throws {
        let log = Log()
        let edited = host(Edited(log: log), editing: true)
        let (a, b) = (try #require(frame("a", edited)), try #require(frame("b", edited)))
        drag(edited, from: CGPoint(x: 280, y: a.midY), by: CGSize(width: 0, height: b.midY - a.midY))
        #expect(log.entries == ["b", "a", "c"])
        edited.tap(at: CGPoint(x: 43, y: a.midY))
        edited.settle()
        edited.tap(at: CGPoint(x: 270, y: a.midY))
        edited.settle()
        #expect(log.entries == ["a", "c"])
    }

    @Test func rowsThatCanBeDeletedStayLazy() {
        var made = 0
        _ = host(
            List {
                ForEach(0..<100_000, id: \.self) { _ in
                    made += 1
                    return Color.red.frame(height: 20)
                }
                .onDelete { _ in }.swipeActions { Button("Flag") {} }.badge(1)
            })
        #expect(made <= 24)
    }

    // MARK: - Swipes

    private func swiped(_ log: Log) -> some View {
        List {
            row("a")
                .swipeActions { Button("Flag") { log.entries.append("flag") } }
                .swipeActions(edge: .leading, allowsFullSwipe: false) { Button("Read") { log.entries.append("read") } }
        }
    }

    @Test func aSwipeShowsActionsAndTheyAct() throws {
        let log = Log()
        let list = host(swiped(log))
        let place = try #require(frame("a", list))
        drag(list, from: CGPoint(x: 200, y: place.midY), by: CGSize(width: -70, height: 0))
        #expect(frame("a", list)?.minX == place.minX - 90)
        list.tap(at: CGPoint(x: 260, y: place.midY))
        list.settle()
        #expect(log.entries == ["flag"])
        #expect(frame("a", list) == place, "closes when something was chosen")
        drag(list, from: CGPoint(x: 100, y: place.midY), by: CGSize(width: 70, height: 0))
        #expect(frame("a", list)?.minX == place.minX + 90)
        list.tap(at: CGPoint(x: 200, y: place.midY))
        list.settle()
        #expect(log.entries == ["flag"])
        #expect(frame("a", list) == place, "closes when the row is touched")
    }

    @Test func aLongSwipeDoesWhatTheFirstActionDoesWhereItMay() throws {
        let log = Log()
        let list = host(swiped(log))
        let place = try #require(frame("a", list))
        drag(list, from: CGPoint(x: 290, y: place.midY), by: CGSize(width: -220, height: 0))
        #expect(log.entries == ["flag"])
        drag(list, from: CGPoint(x: 40, y: place.midY), by: CGSize(width: 220, height: 0))
        #expect(log.entries == ["flag"])
    }

    @Test func aShortSwipeClosesAgainAndScrollingIsNoSwipe() throws {
        let log = Log()
        let list = host(swiped(log))
        let place = try #require(frame("a", list))
        drag(list, from: CGPoint(x: 200, y: place.midY), by: CGSize(width: -20, height: 0))
        #expect(frame("a", list) == place)
        drag(list, from: CGPoint(x: 200, y: place.midY), by: CGSize(width: -30, height: 60))
        #expect(frame("a", list) == place)
    }

    // MARK: - Choosing

    private struct Choosing: View {
        @State var one: String?
        @State var many: Set<String> = []
        let choosesMany: Bool
        let log: Log

        var body: some View {
            let _ = log.entries = choosesMany ? many.sorted() : [one ?? ""]
            let rows = ForEach(["a", "b"], id: \.self) { name in
                Color.red.frame(height: 20).accessibilityIdentifier(name)
            }
            if choosesMany { List(selection: $many) { rows } } else { List(selection: $one) { rows } }
        }
    }

    @Test func tapsChooseOneRowAndSeveralWhileEditing() {
        let log = Log()
        let one = host(Choosing(choosesMany: false, log: log))
        one.tap(identifier: "b")
        one.settle()
        #expect(log.entries == ["b"])
        let still = host(Choosing(choosesMany: true, log: log))
        still.tap(identifier: "b")
        still.settle()
        #expect(log.entries.isEmpty)
        let edited = host(Choosing(choosesMany: true, log: log), editing: true)
        #expect(frame("a", edited)?.minX == 72, "the circle takes the control's room")
        for name in ["b", "a", "b"] {
            edited.tap(identifier: name)
            edited.settle()
        }
        #expect(log.entries == ["a"])
    }

    // MARK: - Badges

    @Test func badgesTakeTheirRoomAtTheEndOfTheRow() throws {
        let list = host(
            List {
                row("none").badge(0)
                row("plain").badge(12)
            })
        #expect(frame("none", list)?.width == 256)
        let width = try #require(frame("plain", list)?.width)
        let text = host(Text(verbatim: "12").accessibilityIdentifier("text"))
        let badge = try #require(frame("text", text)?.width)
        #expect(abs(width - (256 - 8 - badge)) < 0.51)
    }

    // MARK: - Refreshing

    @Test func pullingBeyondTheTopRefreshes() async throws {
        let log = Log()
        let view = host(
            ScrollView { Color.red.frame(height: 1000).accessibilityIdentifier("content") }
                .refreshable { await MainActor.run { log.entries.append("refreshed") } })
        drag(view, from: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: 60))
        #expect(frame("content", view)?.minY == 0)
        drag(view, from: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: 150))
        #expect(frame("content", view)?.minY == 60, "a spinner stands above while it lasts")
        for _ in 0..<200 where log.entries.isEmpty || frame("content", view)?.minY != 0 {
            try await Task.sleep(nanoseconds: 1_000_000)
            view.settle()
        }
        #expect(log.entries == ["refreshed"])
        #expect(frame("content", view)?.minY == 0)
    }
}
