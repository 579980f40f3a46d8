import DeviceCatalog
import Foundation
import Testing

@testable import UIKit

/// One row of `collection_frames.tsv`.
struct CollectionFrameCase: CustomTestStringConvertible, Sendable {
    let row: DataTable.Row
    static let all = DataTable(PackageResources.collection_frames_tsv).rows.map(CollectionFrameCase.init)
    var testDescription: String { row["case"] }

    func numbers(_ name: String, _ separator: Character = ",") -> [CGFloat] {
        row[name].split(separator: separator).compactMap { Double($0).map { CGFloat($0) } }
    }

    var sizes: [CGSize] {
        row["sizes"].split(separator: " ").map { text in
            let parts = text.split(separator: "x").compactMap { Double($0) }
            return CGSize(width: parts[0], height: parts[1])
        }
    }

    var frames: [(path: IndexPath, frame: [Double])] {
        row["frames"].split(separator: " ").map { text in
            let parts = text.split(separator: ":")
            let path = parts[0].split(separator: ".").compactMap { Int($0) }
            return (
                IndexPath(item: path[1], section: path[0]), parts[1].split(separator: ",").compactMap { Double($0) }
            )
        }
    }
}

/// Gives a size for each item.
@MainActor
final class SizeDelegate: NSObject, UICollectionViewDelegateFlowLayout {
    var sizes: [CGSize] = []
    private(set) var asked = 0

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        asked += 1
        return sizes[indexPath.item % sizes.count]
    }
}

@MainActor
@Suite(.serialized)
struct CollectionFrameTests {
    @Test(arguments: CollectionFrameCase.all)
    func frames(_ one: CollectionFrameCase) throws {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = one.row["direction"] == "vertical" ? .vertical : .horizontal
        layout.minimumInteritemSpacing = CGFloat(try #require(one.row.number("interitem")))
        layout.minimumLineSpacing = CGFloat(try #require(one.row.number("line")))
        let inset = one.numbers("inset")
        layout.sectionInset = UIEdgeInsets(top: inset[0], left: inset[1], bottom: inset[2], right: inset[3])
        let edges = one.numbers("edges")
        layout.headerReferenceSize = CGSize(width: edges[0], height: edges[0])
        layout.footerReferenceSize = CGSize(width: edges[1], height: edges[1])
        layout.itemSize = one.sizes[0]
        let stage = CollectionStage(
            layout,
            CGSize(width: try #require(one.row.number("width")), height: try #require(one.row.number("height"))),
            scale: CGFloat(try #require(one.row.number("scale"))))
        let source = CollectionSource(one.numbers("counts").map { Int($0) })
        stage.layout(source)
        let sizes = SizeDelegate()
        if one.sizes.count > 1 {
            sizes.sizes = one.sizes
            stage.view.delegate = sizes
            stage.layout()
        }
        #expect(one.frames.count >= 2)
        for (path, expected) in one.frames {
            let found = stage.frame(path.item, path.section)
            #expect(found.count == 4)
            for (left, right) in zip(found, expected) {
                #expect(abs(left - right) < 0.34, "\(path): \(found), expected \(expected); \(one.row["source"])")
            }
        }
    }

    /// The recorded case with estimated sizes: lines and edges, not text, are compared.
    @Test func labelsSizeTheirCells() {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        layout.minimumInteritemSpacing = 8
        layout.minimumLineSpacing = 8
        layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        let stage = CollectionStage(layout, CGSize(width: 320, height: 200), cell: LabelCell.self)
        let source = CollectionSource([6])
        source.titles = ["Swift", "SwiftUI", "UIKit", "Auto Layout", "Compositional", "Web"]
        stage.layout(source)
        for (item, title) in source.titles.enumerated() {
            let label = UILabel()
            label.font = .systemFont(ofSize: 15)
            label.text = title
            #expect(abs(stage.frame(item)[2] - Double(label.intrinsicContentSize.width) - 24) < 0.51)
            #expect(stage.frame(item)[3] == stage.frame(0)[3])
        }
        let lines = Dictionary(grouping: 0..<6) { stage.frame($0)[1] }
        #expect(lines.count >= 2)
        for (y, items) in lines where y < lines.keys.max() ?? 0 && items.count > 1 {
            #expect(items.map { stage.frame($0)[0] }.min() == 16)
            #expect(abs((items.map { stage.frame($0)[0] + stage.frame($0)[2] }.max() ?? 0) - 304) < 0.51)
        }
        #expect(source.cellRequests == 6)
    }
}
