import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite(.serialized)
struct TableControllerTests {
    /// Overrides some methods and leaves the others.
    final class Screen: UITableViewController {
        var asked: [IndexPath] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }

        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            asked.append(indexPath)
            return indexPath.row == 0 ? 100 : super.tableView(tableView, heightForRowAt: indexPath)
        }

        override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }
        override func tableView(
            _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
        ) -> Int { 0 }
    }

    private func show(_ controller: UIViewController, rightToLeft: Bool = false) {
        ControlSample.prepare(rightToLeft: rightToLeft)
        _ApplicationHost.reset()
        _ApplicationHost.show(controller)
    }

    @Test func overridesCountAndOthersDoNot() {
        let screen = Screen(style: .plain)
        show(screen)
        let table = screen.tableView
        #expect(table?.visibleCells.first?.frame.height == 100)
        #expect(table?.visibleCells.last?.frame.height == 52)
        #expect(table?.headerView(forSection: 0) == nil)
        #expect(screen.asked.count < 30)
        #expect(table?.indexView?.titles == ["A", "B"])
        #expect(table?.indexView?.frame.maxX == table?.bounds.width)
    }

    @Test func contentLiesBelowTheBars() throws {
        let screen = Screen(style: .plain)
        show(UINavigationController(rootViewController: screen))
        let table = try #require(screen.tableView)
        #expect(table.adjustedContentInset.top == screen.view.safeAreaInsets.top)
        #expect(table.contentOffset.y == -screen.view.safeAreaInsets.top)
        let first = try #require(table.visibleCells.first)
        #expect(table.convert(first.frame, to: nil).minY == screen.view.safeAreaInsets.top)
    }

    @Test func editingGoesToTheTable() {
        let screen = Screen(style: .insetGrouped)
        show(screen)
        screen.setEditing(true, animated: false)
        screen.view.layoutIfNeeded()
        #expect(screen.tableView.isEditing)
        #expect(screen.tableView.visibleCells.first?.isEditing == true)
    }

    @Test func comingRowsAreAnnouncedOnce() {
        final class Prefetcher: NSObject, UITableViewDataSourcePrefetching {
            var rows: [Int] = []
            func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
                rows += indexPaths.map(\.row)
            }
        }
        let stage = TableStage()
        let prefetcher = Prefetcher()
        stage.table.prefetchDataSource = prefetcher
        stage.layout(TableSource(rows: 100))
        #expect(prefetcher.rows == Array(8..<16))
        stage.scroll(to: 208)
        #expect(prefetcher.rows == Array(8..<20))
    }

    @Test func swipeActionsAreKept() {
        var done = false
        let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, finish in finish(true) }
        action.handler(action, UIView()) { done = $0 }
        #expect(done)
        #expect(action.backgroundColor == .systemRed)
        let actions = UISwipeActionsConfiguration(actions: [action])
        #expect(actions.performsFirstActionWithFullSwipe)
        #expect(actions.actions.first?.title == "Delete")
    }

    @Test func wrappingLabelsMakeRowsTaller() {
        let stage = TableStage()
        stage.layout(TableSource(rows: 1))
        let cell = stage.table.visibleCells[0]
        cell.textLabel?.numberOfLines = 0
        // 288 points of 8.5 a character: three lines of 20.5 or less, their leading none.
        cell.textLabel?.text = Array(repeating: "word", count: 18).joined(separator: " ")
        stage.table.beginUpdates()
        stage.table.endUpdates()
        stage.layout()
        let label = cell.textLabel?.frame.height ?? 0
        #expect(label > 50)
        #expect(cell.frame.height == label + 27.5)
    }

    @Test func accessibilitySizesStackValues() {
        ControlSample.prepare()
        _HostEnvironment.current.contentSizeCategory = .accessibilityLarge
        defer { _HostEnvironment.current = _HostEnvironment() }
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
        cell.textLabel?.text = "Name"
        cell.detailTextLabel?.text = "Value"
        cell.layoutIfNeeded()
        let text = cell.textLabel?.frame ?? .zero
        #expect(cell.detailTextLabel?.frame.minY == text.maxY)
        #expect(text.height > 35)
    }
}
