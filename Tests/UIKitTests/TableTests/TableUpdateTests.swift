import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite(.serialized)
struct TableUpdateTests {
    private func texts(_ table: UITableView) -> [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

    @Test func rowsComeAndGo() {
        let stage = TableStage()
        let source = TableSource(rows: 4)
        stage.layout(source)
        let kept = stage.table.visibleCells[3]
        source.sections[0].rows.remove(at: 1)
        source.sections[0].rows.insert("New", at: 0)
        stage.table.performBatchUpdates {
            stage.table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
            stage.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        }
        stage.layout()
        #expect(texts(stage.table) == ["New", "Row 0", "Row 2", "Row 3"])
        #expect(stage.table.visibleCells[3] === kept)
        #expect(stage.exceptions.isEmpty)
        #expect(source.cellRequests == 5)
    }

    @Test func rowsMove() {
        let stage = TableStage()
        let source = TableSource(rows: 4)
        stage.layout(source)
        let moved = stage.table.visibleCells[0]
        source.sections[0].rows = ["Row 1", "Row 2", "Row 0", "Row 3"]
        stage.table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
        stage.layout()
        #expect(texts(stage.table) == source.sections[0].rows)
        #expect(stage.table.visibleCells[2] === moved)
        #expect(source.cellRequests == 4)
    }

    @Test func sectionsComeAndGo() {
        let stage = TableStage(style: .insetGrouped)
        let source = TableSource([.init(rows: ["a"], header: "A"), .init(rows: ["b"], header: "B")])
        stage.layout(source)
        source.sections.insert(.init(rows: ["n"], header: "N"), at: 1)
        source.sections.removeFirst()
        stage.table.beginUpdates()
        stage.table.deleteSections([0], with: .none)
        stage.table.insertSections([0], with: .none)
        stage.table.endUpdates()
        stage.layout()
        #expect(texts(stage.table) == ["n", "b"])
        #expect(stage.table.headerView(forSection: 0)?.textLabel?.text == "N")
        #expect(stage.exceptions.isEmpty)
    }

    @Test func reloadingAsksForOneCell() {
        let stage = TableStage()
        let source = TableSource(rows: 3)
        stage.layout(source)
        source.sections[0].rows[1] = "Changed"
        stage.table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
        stage.layout()
        #expect(texts(stage.table) == ["Row 0", "Changed", "Row 2"])
        #expect(source.cellRequests == 4)
    }

    /// Random batches against arrays.
    @Test(arguments: [UInt64(3), 17, 1_001, 5_555])
    func randomBatches(_ seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let stage = TableStage(CGSize(width: 320, height: 2_000))
        let source = TableSource(rows: 12)
        stage.layout(source)
        for round in 0..<20 {
            let old = source.sections[0].rows
            let gone = Set((0..<old.count).filter { _ in Int.random(in: 0..<4, using: &generator) == 0 })
            var rows = old.enumerated().filter { !gone.contains($0.offset) }.map(\.element)
            var come: [IndexPath] = []
            var index = 0
            while index <= rows.count, come.count < 4 {
                if Int.random(in: 0..<4, using: &generator) == 0 {
                    rows.insert("\(round).\(index)", at: index)
                    come.append(IndexPath(row: index, section: 0))
                }
                index += 1
            }
            source.sections[0].rows = rows
            stage.table.performBatchUpdates {
                stage.table.deleteRows(at: gone.map { IndexPath(row: $0, section: 0) }, with: .none)
                stage.table.insertRows(at: come, with: .none)
            }
            stage.layout()
            #expect(texts(stage.table) == rows, "seed \(seed), round \(round)")
        }
        #expect(stage.exceptions.isEmpty, "seed \(seed)")
    }

    @Test func aBatchThatDoesNotAddUpIsToldInApplesWords() throws {
        let stage = TableStage()
        let source = TableSource(rows: 3)
        stage.layout(source)
        stage.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        let told = try #require(stage.exceptions.first)
        #expect(
            told.hasPrefix(
                "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing "
                    + "section after the update (3) must be equal to the number of rows contained in that section "
                    + "before the update (3), plus or minus the number of rows inserted or deleted from that section "
                    + "(1 inserted, 0 deleted) and plus or minus the number of rows moved into or out of that section "
                    + "(0 moved in, 0 moved out)."))
        stage.layout()
        #expect(stage.table.visibleCells.count == 3)
    }

    @Test func placesThatDoNotExistAreTold() {
        let stage = TableStage()
        let source = TableSource(rows: 3)
        stage.layout(source)
        stage.table.deleteRows(at: [IndexPath(row: 9, section: 0)], with: .none)
        stage.layout()
        stage.table.deleteSections([4], with: .none)
        stage.layout()
        #expect(stage.exceptions.count == 2)
        #expect(
            stage.exceptions.first?.hasPrefix(
                "attempt to delete row 9 from section 0 which only contains 3 rows before the update") ?? false)
        #expect(stage.exceptions.last?.hasPrefix("attempt to delete section 4, but there are only 1 sections") ?? false)
    }

    @Test func selectionFollowsRows() {
        let stage = TableStage()
        let source = TableSource(rows: 5)
        stage.layout(source)
        stage.table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
        source.sections[0].rows.removeFirst()
        stage.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        #expect(stage.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
        stage.table.reloadData()
        #expect(stage.table.indexPathForSelectedRow == nil)
    }

    @Test func tapsSelect() {
        let stage = TableStage()
        let source = TableSource(rows: 5)
        stage.layout(source)
        stage.table.tapRow(at: IndexPath(row: 1, section: 0))
        stage.table.tapRow(at: IndexPath(row: 3, section: 0))
        #expect(source.selected.map(\.row) == [1, 3])
        #expect(stage.table.indexPathsForSelectedRows == [IndexPath(row: 3, section: 0)])
        #expect(stage.table.cellForRow(at: IndexPath(row: 3, section: 0))?.isSelected == true)
        #expect(stage.table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == false)
        stage.table.allowsMultipleSelection = true
        stage.table.tapRow(at: IndexPath(row: 0, section: 0))
        #expect(stage.table.indexPathsForSelectedRows?.count == 2)
    }
}
