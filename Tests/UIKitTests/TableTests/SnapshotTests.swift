import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite(.serialized)
struct SnapshotTests {
    typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    @Test func itemsGoWhereTheyAreSent() {
        var snapshot = Snapshot()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([1, 2, 3], toSection: "a")
        snapshot.appendItems([4])
        snapshot.insertItems([5], beforeItem: 2)
        snapshot.insertItems([6, 7], afterItem: 4)
        snapshot.moveItem(1, afterItem: 6)
        #expect(snapshot.itemIdentifiers(inSection: "a") == [5, 2, 3])
        #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 6, 1, 7])
        #expect(snapshot.numberOfItems == 7)
        #expect(snapshot.indexOfItem(1) == 5)
        #expect(snapshot.sectionIdentifier(containingItem: 3) == "a")
        snapshot.deleteItems([4, 5, 99])
        snapshot.moveSection("b", beforeSection: "a")
        #expect(snapshot.sectionIdentifiers == ["b", "a"])
        #expect(snapshot.itemIdentifiers == [6, 1, 7, 2, 3])
        snapshot.deleteSections(["a"])
        #expect(snapshot.indexOfItem(2) == nil)
        #expect(snapshot.indexOfSection("a") == nil)
    }

    @Test func mistakesAreTold() {
        let stage = TableStage()
        var snapshot = Snapshot()
        snapshot.appendItems([1])
        snapshot.appendSections(["a"])
        snapshot.appendSections(["a"])
        snapshot.appendItems([1, 1])
        snapshot.insertItems([2], beforeItem: 9)
        #expect(stage.exceptions.count == 4)
        #expect(snapshot.itemIdentifiers == [1])
    }

    @Test func treesShowWhatIsExpanded() {
        var tree = NSDiffableDataSourceSectionSnapshot<String>()
        tree.append(["a", "b"])
        tree.append(["a1", "a2"], to: "a")
        tree.append(["a1x"], to: "a1")
        #expect(tree.items == ["a", "a1", "a1x", "a2", "b"])
        #expect(tree.visibleItems == ["a", "b"])
        tree.expand(["a"])
        #expect(tree.visibleItems == ["a", "a1", "a2", "b"])
        #expect(tree.level(of: "a1x") == 2)
        #expect(tree.parent(of: "a2") == "a")
        #expect(!tree.isVisible("a1x"))
        tree.delete(["a1"])
        #expect(tree.items == ["a", "a2", "b"])
    }

    @Test func itemsThatStayKeepTheirCells() {
        let stage = TableStage()
        var made = 0
        stage.table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let source = UITableViewDiffableDataSource<String, Int>(tableView: stage.table) { table, path, item in
            made += 1
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = "\(item)"
            return cell
        }
        var snapshot = source.snapshot()
        snapshot.appendSections(["a"])
        snapshot.appendItems([1, 2, 3, 4])
        source.apply(snapshot, animatingDifferences: false)
        stage.layout()
        #expect(made == 4)
        let third = stage.table.visibleCells[2]
        snapshot.deleteItems([1])
        snapshot.appendItems([5])
        snapshot.moveItem(3, beforeItem: 2)
        var completed = false
        source.apply(snapshot) { completed = true }
        stage.layout()
        #expect(stage.table.visibleCells.map { $0.textLabel?.text } == ["3", "2", "4", "5"])
        #expect(stage.table.visibleCells[0] === third)
        #expect(made == 5)
        _VirtualClock.shared.advance(to: 1)
        #expect(completed)
        #expect(source.itemIdentifier(for: IndexPath(row: 3, section: 0)) == 5)
        #expect(source.indexPath(for: 2) == IndexPath(row: 1, section: 0))
        snapshot.reconfigureItems([2])
        source.apply(snapshot)
        stage.layout()
        #expect(made == 6)
        snapshot.reloadItems([2])
        source.apply(snapshot)
        stage.layout()
        #expect(made == 7)
    }
}
