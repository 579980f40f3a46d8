import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite(.serialized)
struct TableReuseTests {
    @Test func onlyRowsInSightAreMade() {
        let stage = TableStage()
        let source = TableSource(rows: 100_000)
        stage.layout(source)
        // 400 points of 52.
        #expect(source.cellRequests == 8)
        #expect(stage.table.visibleCells.count == 8)
        #expect(stage.table.contentSize.height == 5_200_000)
        #expect(source.shown.count == 8)
    }

    @Test func scrollingReusesCells() {
        let stage = TableStage()
        let source = TableSource(rows: 100_000)
        stage.layout(source)
        for page in 1...50 {
            stage.scroll(to: CGFloat(page) * 400)
            #expect(stage.table.visibleCells.count <= 9)
        }
        let cells = stage.table.subviews.filter { $0 is UITableViewCell }
        #expect(cells.count <= 9)
        #expect(stage.table.cellPool.waitingCount + cells.count <= 18)
        #expect(source.ended.count >= 50 * 7)
        stage.scroll(to: 4_000_000)
        #expect(stage.table.indexPathsForVisibleRows?.first?.row ?? 0 > 70_000)
        #expect(stage.table.visibleCells.allSatisfy { $0.textLabel?.text?.hasPrefix("Row ") ?? false })
    }

    @Test func tenMillionRowsOpen() {
        final class Endless: NSObject, UITableViewDataSource, UITableViewDelegate {
            var heights = 0
            var cells = 0
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10_000_000 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                cells += 1
                return UITableViewCell()
            }
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                heights += 1
                return 60
            }
        }
        let stage = TableStage()
        let source = Endless()
        stage.table.dataSource = source
        stage.table.delegate = source
        stage.layout()
        #expect(source.heights == 7)
        #expect(source.cells == 7)
        stage.table.scrollToRow(at: IndexPath(row: 9_999_999, section: 0), at: .bottom, animated: false)
        #expect(stage.table.indexPathsForVisibleRows?.last?.row == 9_999_999)
        #expect(source.heights < 60)
    }

    @Test func fixedHeightsAreNotMeasured() {
        let stage = TableStage()
        stage.table.rowHeight = 80
        stage.layout(TableSource(rows: 1_000_000))
        #expect(stage.table.visibleCells.count == 5)
        #expect(stage.table.contentSize.height == 80_000_000)
        #expect(stage.table.data.counts.measured == 0)
        #expect(stage.table.rectForRow(at: IndexPath(row: 999_999, section: 0)).minY == 79_999_920)
    }

    final class OwnCell: UITableViewCell {
        static var made = 0
        var number = 7
        private(set) var reuses = 0

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
            Self.made += 1
        }

        required init?(coder: NSCoder) { return nil }

        override func prepareForReuse() {
            super.prepareForReuse()
            reuses += 1
        }
    }

    final class OwnHeader: UITableViewHeaderFooterView {
        var number = 3
        override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
        required init?(coder: NSCoder) { return nil }
    }

    @Test func registeredClassesAreMadeByTheirOwnInitialiser() throws {
        let stage = TableStage()
        OwnCell.made = 0
        stage.table.register(OwnCell.self, forCellReuseIdentifier: "own")
        stage.table.register(OwnHeader.self, forHeaderFooterViewReuseIdentifier: "head")
        let path = IndexPath(row: 0, section: 0)
        let cell = try #require(stage.table.dequeueReusableCell(withIdentifier: "own", for: path) as? OwnCell)
        #expect(cell.number == 7)
        #expect(cell.style == .subtitle)
        #expect(cell.reuseIdentifier == "own")
        #expect(OwnCell.made == 1)
        let header = stage.table.dequeueReusableHeaderFooterView(withIdentifier: "head") as? OwnHeader
        #expect(header?.number == 3)
        #expect(header?.reuseIdentifier == "head")
    }

    @Test func unregisteredIdentifiersAreToldInApplesWords() {
        let stage = TableStage()
        #expect(stage.table.dequeueReusableCell(withIdentifier: "x") == nil)
        _ = stage.table.dequeueReusableCell(withIdentifier: "x", for: IndexPath(row: 0, section: 0))
        #expect(
            stage.exceptions == [
                "unable to dequeue a cell with identifier x - must register a nib or a class for the identifier or "
                    + "connect a prototype cell in a storyboard"
            ])
    }

    @Test func estimatesOfTheDelegateAreAskedOnceARow() {
        final class Estimating: NSObject, UITableViewDataSource, UITableViewDelegate {
            var estimates = 0
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1_000 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
            func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
                estimates += 1
                return indexPath.row < 500 ? 40 : 100
            }
        }
        let stage = TableStage()
        let source = Estimating()
        stage.table.dataSource = source
        stage.table.delegate = source
        stage.layout()
        // One more to find out whether there are any.
        #expect(source.estimates == 1_001)
        #expect(stage.table.visibleCells.count == 8)
        #expect(stage.table.rectForRow(at: IndexPath(row: 900, section: 0)).height == 100)
    }
}
