import Foundation
import Testing

@testable import AutoLayout
@testable import UIKit

@MainActor
@Suite(.serialized)
struct TableSizingTests {
    /// A cell as tall as its constraints say.
    final class BoxCell: UITableViewCell {
        let box = UIView()
        lazy var boxHeight = box.heightAnchor.constraint(equalToConstant: 30)

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            box.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(box)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
                box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
                box.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor), boxHeight,
            ])
        }

        required init?(coder: NSCoder) { return nil }
    }

    final class Boxes: NSObject, UITableViewDataSource, UITableViewDelegate {
        var heights: [CGFloat]
        init(_ heights: [CGFloat]) { self.heights = heights }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { heights.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "box", for: indexPath)
            (cell as? BoxCell)?.boxHeight.constant = heights[indexPath.row]
            return cell
        }
    }

    private func stage(_ source: Boxes) -> TableStage {
        let stage = TableStage()
        stage.table.register(BoxCell.self, forCellReuseIdentifier: "box")
        stage.table.dataSource = source
        stage.table.delegate = source
        return stage.layout()
    }

    @Test func constraintsDecideTheHeight() {
        let source = Boxes([30, 70, 11.2, 100])
        let stage = stage(source)
        #expect(stage.table.visibleCells.map(\.frame.height) == [50, 90, 31.5, 120])
        #expect(stage.table.visibleCells.map(\.frame.minY) == [0, 50, 140, 171.5])
        #expect((stage.table.visibleCells[1] as? BoxCell)?.box.frame == CGRect(x: 16, y: 10, width: 288, height: 70))
        #expect(stage.table.contentSize.height == 291.5)
    }

    @Test func updatesMeasureAnew() {
        let source = Boxes([30, 70])
        let stage = stage(source)
        (stage.table.visibleCells[0] as? BoxCell)?.boxHeight.constant = 130
        stage.table.beginUpdates()
        stage.table.endUpdates()
        stage.layout()
        #expect(stage.table.visibleCells.map(\.frame.height) == [150, 90])
        #expect(stage.table.visibleCells[1].frame.minY == 150)
    }

    /// Rows above that turn out taller than estimated do not move what is in sight.
    @Test func rowsInSightStayWhenThoseAboveAreMeasured() throws {
        let source = Boxes((0..<200).map { CGFloat(30 + $0 % 7 * 20) })
        let stage = stage(source)
        stage.table.scrollToRow(at: IndexPath(row: 100, section: 0), at: .top, animated: false)
        stage.layout()
        let first = try #require(stage.table.indexPathsForVisibleRows?.first)
        #expect(first.row == 100)
        #expect(stage.table.rectForRow(at: first).minY == stage.table.contentOffset.y)
        let cell = try #require(stage.table.cellForRow(at: first))
        let before = stage.table.convert(cell.frame, to: nil).minY
        stage.scroll(to: stage.table.contentOffset.y - 90)
        let after = stage.table.convert(try #require(stage.table.cellForRow(at: first)).frame, to: nil).minY
        #expect(after - before == 90)
    }

    /// The estimate is no size that the content must fit.
    @Test func rowsThatSizeThemselvesConflictWithNothing() {
        let source = Boxes([70, 30, 200])
        let stage = TableStage()
        var members: [String] = []
        _LayoutConflict.handler = { members += $0.members.map(\.description) }
        defer { _LayoutConflict.handler = { _ in } }
        stage.table.register(BoxCell.self, forCellReuseIdentifier: "box")
        stage.table.dataSource = source
        stage.layout()
        #expect(stage.table.visibleCells.map(\.frame.height) == [90, 50, 220])
        #expect(members.isEmpty)
    }

    @Test func aFixedHeightConflictsByNameOfTheList() {
        let source = Boxes([100])
        let stage = TableStage()
        var members: [String] = []
        _LayoutConflict.handler = { members += $0.members.map(\.description) }
        defer { _LayoutConflict.handler = { _ in } }
        stage.table.register(BoxCell.self, forCellReuseIdentifier: "box")
        stage.table.rowHeight = 50
        stage.table.dataSource = source
        stage.layout()
        #expect(
            members.contains {
                $0.contains("'UIView-Encapsulated-Layout-Height'") && $0.contains("UITableViewCellContentView")
            })
    }

    @Test func contentConfigurationsDecideTheHeight() {
        let stage = TableStage(style: .insetGrouped)
        let source = TableSource(rows: 2)
        stage.layout(source)
        let cell = stage.table.visibleCells[0]
        var content = cell.defaultContentConfiguration()
        content.text = "Title"
        content.secondaryText = "Secondary"
        cell.contentConfiguration = content
        stage.layout()
        // Two lines of 20.5, a gap of 4 and twice 15.
        #expect(cell.frame.height == 75)
        #expect(cell.textLabel == nil)
        #expect(stage.table.visibleCells[1].frame.minY == cell.frame.maxY)
    }

    @Test func accessoriesNarrowTheContent() throws {
        let stage = TableStage()
        stage.layout(TableSource(rows: 1))
        let cell = stage.table.visibleCells[0]
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 52))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        cell.accessoryView = view
        stage.layout()
        #expect(view.frame == CGRect(x: 264, y: 16, width: 40, height: 20))
        #expect(cell.contentView.frame.width == 264)
    }

    @Test func rowsAreMirrored() throws {
        let stage = TableStage(rightToLeft: true)
        stage.layout(TableSource(rows: 1))
        let cell = stage.table.visibleCells[0]
        cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        stage.layout()
        #expect(cell.accessoryView?.frame.minX == 16)
        #expect(cell.contentView.frame == CGRect(x: 56, y: 0, width: 264, height: 52))
        #expect(cell.textLabel?.frame.maxX == 248)
    }

    @Test func editingIndentsByForty() {
        let stage = TableStage()
        stage.layout(TableSource(rows: 2))
        stage.table.setEditing(true, animated: false)
        stage.layout()
        #expect(stage.table.visibleCells[0].contentView.frame.minX == 40)
        #expect(stage.table.visibleCells[0].editingStyle == .delete)
        stage.table.isEditing = false
        stage.layout()
        #expect(stage.table.visibleCells[0].contentView.frame.minX == 0)
    }

    @Test func headersStayAtTheTopOfPlainTables() throws {
        let stage = TableStage()
        let source = TableSource([
            .init(rows: (0..<20).map(String.init), header: "A"), .init(rows: (0..<20).map(String.init), header: "B"),
        ])
        stage.layout(source)
        stage.scroll(to: 300)
        let header = try #require(stage.table.headerView(forSection: 0))
        #expect(header.frame.minY == 300)
        #expect(header.textLabel?.text == "A")
        // The second header pushes the first out.
        let end = stage.table.rectForRow(at: IndexPath(row: 19, section: 0)).maxY
        stage.scroll(to: end - 10)
        #expect(stage.table.headerView(forSection: 0)?.frame.maxY == end)
    }

    @Test func headerAndFooterViewsOfTheTable() {
        let stage = TableStage()
        stage.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60))
        stage.table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
        stage.layout(TableSource(rows: 2))
        #expect(stage.table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 320, height: 60))
        #expect(stage.table.visibleCells[0].frame.minY == 60)
        #expect(stage.table.tableFooterView?.frame == CGRect(x: 0, y: 164, width: 320, height: 30))
        #expect(stage.table.contentSize.height == 194)
    }

    /// A cell, or header, whose constraints are made when they are asked for: a box of 30 with 10 around.
    @MainActor
    private static func constrain(_ box: UIView, in content: UIView) {
        box.translatesAutoresizingMaskIntoConstraints = false
        content.addSubview(box)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: content.topAnchor, constant: 10),
            box.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -10),
            box.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            box.heightAnchor.constraint(equalToConstant: 30),
        ])
    }

    final class LateCell: UITableViewCell {
        let box = UIView()
        override func updateConstraints() {
            if box.superview == nil { TableSizingTests.constrain(box, in: contentView) }
            super.updateConstraints()
        }
    }

    final class LateHeader: UITableViewHeaderFooterView {
        let box = UIView()
        override func updateConstraints() {
            if box.superview == nil { TableSizingTests.constrain(box, in: contentView) }
            super.updateConstraints()
        }
    }

    final class LateBox: UIView {
        let box = UIView()
        override func updateConstraints() {
            if box.superview == nil { TableSizingTests.constrain(box, in: self) }
            super.updateConstraints()
        }
    }

    /// Row 1 has its late constraints in a view of the program's inside the content.
    final class LateSource: NSObject, UITableViewDataSource, UITableViewDelegate {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            guard indexPath.row == 1 else { return LateCell() }
            let (cell, box) = (UITableViewCell(), LateBox())
            box.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(box)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
            ])
            return cell
        }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            section == 0 ? LateHeader() : nil
        }
    }

    @Test func constraintsOfUpdateConstraintsDecideTheHeight() {
        let stage = TableStage()
        let source = LateSource()
        stage.table.dataSource = source
        stage.table.delegate = source
        stage.table.sectionHeaderHeight = UITableView.automaticDimension
        stage.layout()
        #expect(stage.table.visibleCells.map(\.frame.height) == [50, 50])
        #expect(stage.table.headerView(forSection: 0)?.frame.height == 50)
    }
}
