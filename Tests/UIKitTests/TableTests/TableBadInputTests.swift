import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite(.serialized)
struct TableBadInputTests {
    final class Liar: NSObject, UITableViewDataSource, UITableViewDelegate {
        var sections = 1
        var rows = 3
        var height: (Int) -> CGFloat = { _ in 44 }
        var cells = 0
        var heights = 0
        func numberOfSections(in tableView: UITableView) -> Int { sections }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            cells += 1
            return UITableViewCell(style: .default, reuseIdentifier: "liar")
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            heights += 1
            return height(indexPath.row)
        }
    }

    private func stage(_ liar: Liar) -> TableStage {
        let stage = TableStage()
        stage.table.dataSource = liar
        stage.table.delegate = liar
        return stage.layout()
    }

    @Test func negativeCountsAreZero() {
        let liar = Liar()
        liar.rows = -4
        #expect(stage(liar).table.contentSize.height == 0)
        liar.sections = -1
        #expect(stage(liar).table.numberOfSections == 0)
    }

    @Test func heightsThatAreNoneAreReplaced() {
        let liar = Liar()
        liar.rows = 5
        liar.height = { [.nan, .infinity, -20, 0, 60][$0] }
        let stage = stage(liar)
        #expect(stage.table.visibleCells.map(\.frame.height) == [52, 52, 60])
        #expect(stage.table.contentSize.height == 164)
        #expect(stage.table.cellForRow(at: IndexPath(row: 3, section: 0)) == nil)
    }

    @Test func millionsOfRowsWithoutHeightEnd() {
        let liar = Liar()
        liar.rows = 10_000_000
        liar.height = { _ in 0 }
        let stage = stage(liar)
        #expect(stage.table.visibleCells.isEmpty)
        #expect(stage.table.contentSize.height == 0)
        #expect(liar.heights < 10_000)
    }

    @Test func aSourceOfAllNumbersOpens() {
        let liar = Liar()
        liar.rows = Int.max
        let stage = stage(liar)
        #expect(liar.cells == 10)
        #expect(stage.table.visibleCells.count == 10)
    }

    @Test func countsThatChangeWithoutNoticeAreSeenAtTheNextReload() {
        let liar = Liar()
        let stage = stage(liar)
        liar.rows = 1
        stage.layout()
        #expect(stage.table.visibleCells.count == 3)
        stage.table.reloadData()
        stage.layout()
        #expect(stage.table.visibleCells.count == 1)
    }

    @Test func reloadingWhileCellsAreMadeEnds() {
        let stage = TableStage()
        let source = TableSource(rows: 3)
        var reloads = 0
        source.onCell = { _ in
            guard reloads < 2 else { return }
            reloads += 1
            stage.table.reloadData()
        }
        stage.layout(source)
        #expect(stage.table.visibleCells.count == 3)
        #expect(source.cellRequests <= 9)
    }

    @Test func layoutWhileCellsAreMadeDoesNothing() {
        let stage = TableStage()
        let source = TableSource(rows: 3)
        source.onCell = { _ in
            stage.table.layoutIfNeeded()
            _ = stage.table.visibleCells
        }
        stage.layout(source)
        #expect(source.cellRequests == 3)
    }

    @Test func rowsBeyondTheEndAreTold() {
        let stage = TableStage()
        stage.layout(TableSource(rows: 3))
        stage.table.scrollToRow(at: IndexPath(row: 7, section: 0), at: .top, animated: false)
        #expect(stage.exceptions.count == 1)
        #expect(stage.exceptions[0].contains("row (7) beyond bounds (3) for section (0)."))
        #expect(stage.table.rectForRow(at: IndexPath(row: 7, section: 0)) == .zero)
    }

    @Test func oneCellForSeveralRowsIsShownOnce() {
        final class Single: NSObject, UITableViewDataSource {
            let cell = UITableViewCell()
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
        }
        let stage = TableStage()
        let source = Single()
        stage.table.dataSource = source
        stage.layout()
        #expect(stage.table.subviews.filter { $0 is UITableViewCell }.count == 1)
    }
}
