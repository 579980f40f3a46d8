import DeviceCatalog
import Foundation
import Testing

@testable import UIKit

/// One row of `table_frames.tsv`.
struct TableFrameCase: CustomTestStringConvertible, Sendable {
    let row: DataTable.Row
    static let all = DataTable(PackageResources.table_frames_tsv).rows.map(TableFrameCase.init)
    var testDescription: String { row["case"] }

    @MainActor var sections: [TableSource.Section] {
        row["sections"].split(separator: "|").map { text in
            let parts = text.split(separator: "/").map(String.init)
            return TableSource.Section(
                rows: (0..<(Int(parts[0]) ?? 0)).map { "Row \($0)" }, header: parts.count > 1 ? parts[1] : nil,
                footer: parts.count > 2 ? parts[2] : nil)
        }
    }

    var frames: [(index: Int, frame: [Double])] {
        row["frames"].split(separator: " ").compactMap { text in
            let parts = text.split(separator: ":")
            return Int(parts[0]).map { ($0, parts[1].split(separator: ",").compactMap { Double($0) }) }
        }
    }
}

@MainActor
@Suite(.serialized)
struct TableFrameTests {
    @Test(arguments: TableFrameCase.all)
    func frames(_ one: TableFrameCase) throws {
        let styles: [String: UITableView.Style] = ["plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped]
        let cells: [String: UITableViewCell.CellStyle] = [
            "default": .default, "value1": .value1, "value2": .value2, "subtitle": .subtitle,
        ]
        let stage = TableStage(
            CGSize(width: try #require(one.row.number("width")), height: 400),
            style: try #require(styles[one.row["style"]]), scale: CGFloat(try #require(one.row.number("scale"))),
            design: try #require(DesignGeneration(rawValue: one.row["design"])))
        let source = TableSource(one.sections)
        source.style = try #require(cells[one.row["cell"]])
        stage.layout(source)
        #expect(one.frames.count >= 2)
        let visible = stage.table.visibleCells
        for (index, expected) in one.frames {
            let frame = try #require(visible.indices.contains(index) ? visible[index].frame : nil)
            let found = [frame.minX, frame.minY, frame.width, frame.height].map(Double.init)
            for (left, right) in zip(found, expected) {
                #expect(abs(left - right) < 0.34, "row \(index): \(found), expected \(expected); \(one.row["source"])")
            }
        }
    }

    /// Every number has a value in both generations.
    @Test(arguments: ListMetric.allCases)
    func everyMetricHasAValue(_ metric: ListMetric) {
        for design in DesignGeneration.allCases {
            #expect(metric.value(in: design) != nil, "\(metric.rawValue) has no value for \(design)")
        }
    }

    @Test func everyRowHasASourceAndConfidence() {
        let known = Set(ListMetric.allCases.map(\.rawValue))
        for row in ListTable.shared.rows {
            #expect(known.contains(row["name"]), "\(row["name"]) is not used")
            #expect(!row["source"].isEmpty)
            #expect(["recorded", "documented", "derived", "assumed"].contains(row["confidence"]), "\(row["name"])")
        }
    }
}
