import DeviceCatalog
import Foundation
import Testing

@testable import UIKit

/// One row of `list_frames.tsv`.
struct ListFrameCase: CustomTestStringConvertible, Sendable {
    let row: DataTable.Row
    static let all = DataTable(PackageResources.list_frames_tsv).rows.map(ListFrameCase.init)
    var testDescription: String { row["case"] }

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

/// Rows made by registrations and a diffable data source.
@MainActor
final class ListStage {
    let stage: CollectionStage
    private(set) var dataSource: UICollectionViewDiffableDataSource<Int, String>?
    private(set) var setUps = 0
    private(set) var edges: [String] = []
    var accessories: [UICellAccessory] = []

    init(
        _ configuration: UICollectionLayoutListConfiguration, _ size: CGSize = CGSize(width: 320, height: 600),
        scale: CGFloat = 2, design: DesignGeneration = .ios26, rightToLeft: Bool = false
    ) {
        stage = CollectionStage(
            UICollectionViewCompositionalLayout.list(using: configuration), size, scale: scale, design: design,
            rightToLeft: rightToLeft)
        let rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> { [weak self] cell, _, item in
            self?.setUps += 1
            var content = cell.defaultContentConfiguration()
            content.text = item
            cell.contentConfiguration = content
            cell.accessories = self?.accessories ?? []
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: stage.view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: rows, for: path, item: item)
        }
        let registrations = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter].map {
            UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: $0) {
                [weak self] view, kind, path in
                self?.edges.append("\(kind) \(path.section)")
                var content = view.defaultContentConfiguration()
                content.text = "Edge"
                view.contentConfiguration = content
            }
        }
        source.supplementaryViewProvider = { view, kind, path in
            let index = kind == UICollectionView.elementKindSectionHeader ? 0 : 1
            return view.dequeueConfiguredReusableSupplementary(using: registrations[index], for: path)
        }
        dataSource = source
    }

    func apply(_ sections: [[String]]) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections(Array(sections.indices))
        for (index, items) in sections.enumerated() { snapshot.appendItems(items, toSection: index) }
        dataSource?.apply(snapshot, animatingDifferences: false)
        stage.layout()
    }

    func cell(_ row: Int, _ section: Int = 0) -> UICollectionViewListCell? {
        stage.view.cellForItem(at: IndexPath(item: row, section: section)) as? UICollectionViewListCell
    }

    var texts: [String] {
        stage.view.visibleCells.map { ($0.contentConfiguration as? UIListContentConfiguration)?.text ?? "" }
    }
}

@MainActor
@Suite(.serialized)
struct ListConfigurationTests {
    @Test(arguments: ListFrameCase.all)
    func frames(_ one: ListFrameCase) throws {
        let appearances: [String: UICollectionLayoutListConfiguration.Appearance] = [
            "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped, "sidebar": .sidebar,
        ]
        var configuration = UICollectionLayoutListConfiguration(
            appearance: try #require(appearances[one.row["appearance"]]))
        configuration.headerMode = one.row["header"] == "yes" ? .supplementary : .none
        configuration.footerMode = one.row["footer"] == "yes" ? .supplementary : .none
        let list = ListStage(
            configuration, CGSize(width: try #require(one.row.number("width")), height: 600),
            scale: CGFloat(try #require(one.row.number("scale"))),
            design: try #require(DesignGeneration(rawValue: one.row["design"])))
        let counts = one.row["counts"].split(separator: ",").compactMap { Int($0) }
        list.apply(counts.enumerated().map { section, count in (0..<count).map { "Row \(section)-\($0)" } })
        #expect(one.frames.count >= 1)
        for (path, expected) in one.frames {
            let found = list.stage.frame(path.item, path.section)
            #expect(found.count == 4)
            for (left, right) in zip(found, expected) {
                #expect(abs(left - right) < 0.34, "\(path): \(found), expected \(expected); \(one.row["source"])")
            }
        }
        #expect(list.stage.exceptions.isEmpty)
    }

    @Test func cardsHaveCornersAndSeparators() throws {
        let list = ListStage(UICollectionLayoutListConfiguration(appearance: .insetGrouped))
        list.apply([["a", "b", "c"]])
        let cells = try (0..<3).map { try #require(list.cell($0)) }
        #expect(cells.map { $0.layer.cornerRadius > 0 } == [true, false, true])
        #expect(cells.map { $0.subviews.contains { $0 is ListSeparatorView } } == [true, true, false])
        let line = try #require(cells[0].subviews.first { $0 is ListSeparatorView })
        #expect(line.frame == CGRect(x: 16, y: 51, width: 256, height: 1))
        #expect(cells[0].backgroundColor == .secondarySystemGroupedBackground)
        #expect(list.stage.view.backgroundColor == .systemGroupedBackground)
    }

    @Test func separatorsFollowTheConfiguration() throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.itemSeparatorHandler = { path, separator in
            var result = separator
            if path.item == 1 { result.bottomSeparatorVisibility = .hidden }
            result.bottomSeparatorInsets.leading = 40
            return result
        }
        let list = ListStage(configuration)
        list.apply([["a", "b", "c"]])
        let lines = try (0..<3).map { row in
            try #require(list.cell(row)).subviews.first { $0 is ListSeparatorView }?.frame.minX
        }
        #expect(lines == [40, nil, 40])
    }

    @Test func accessoriesNarrowTheContent() throws {
        let list = ListStage(UICollectionLayoutListConfiguration(appearance: .plain))
        let own = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        list.accessories = [
            .label(text: "New"), .disclosureIndicator(), .delete(), .checkmark(displayed: .whenEditing),
            .customView(configuration: .init(customView: own, placement: .leading())),
        ]
        list.apply([["a"]])
        let cell = try #require(list.cell(0))
        #expect(own.superview === cell)
        #expect(own.frame == CGRect(x: 16, y: 16, width: 30, height: 20))
        #expect(cell.contentView.frame.minX == 40)
        let label = try #require(cell.subviews.first { $0 is UILabel })
        let chevron = try #require(cell.subviews.first { $0 is UIImageView })
        #expect(abs(chevron.frame.maxX - 304) <= 0.5)
        #expect(abs(label.frame.maxX - (chevron.frame.minX - 8)) <= 0.5)
        #expect(abs(cell.contentView.frame.maxX - label.frame.minX) <= 0.5)
        list.stage.view.isEditing = true
        list.stage.layout()
        #expect(cell.contentView.frame.minX == 80)
        #expect(cell.subviews.filter { $0 is UIImageView }.count == 3)
    }

    @Test func headersTakeTheDefaultContentOfTheirPlace() throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        configuration.footerMode = .supplementary
        let list = ListStage(configuration)
        list.apply([["a"]])
        let header = try #require(
            list.stage.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).first
                as? UICollectionViewListCell)
        let content = try #require(header.contentConfiguration as? UIListContentConfiguration)
        #expect(content.textProperties.font == UIListContentConfiguration.groupedHeader().textProperties.font)
        #expect(header.backgroundColor == nil)
        #expect(list.edges.count == 2)
    }

    @Test func theFirstItemMayBeTheHeader() throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .firstItemInSection
        let list = ListStage(configuration)
        list.apply([["Head", "a", "b"]])
        #expect(try #require(list.cell(0)).layer.cornerRadius == 0)
        #expect(try #require(list.cell(1)).layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }

    @Test func rowsOfTreesOpenAndClose() throws {
        let list = ListStage(UICollectionLayoutListConfiguration(appearance: .sidebar))
        list.accessories = [.outlineDisclosure()]
        var tree = NSDiffableDataSourceSectionSnapshot<String>()
        tree.append(["Fruit", "Bread"])
        tree.append(["Apple", "Pear"], to: "Fruit")
        list.dataSource?.apply(tree, to: 7, animatingDifferences: false)
        list.stage.layout()
        #expect(list.texts == ["Fruit", "Bread"])
        let first = list.cell(0)
        list.stage.view.tapItem(at: IndexPath(item: 0, section: 0))
        list.stage.layout()
        #expect(list.texts == ["Fruit", "Apple", "Pear", "Bread"])
        #expect(list.cell(0) === first)
        #expect(try #require(list.cell(1)).indentationLevel == 1)
        #expect(try #require(list.cell(0)).configurationState.isExpanded)
        #expect(list.dataSource?.snapshot(for: 7).items == ["Fruit", "Apple", "Pear", "Bread"])
        list.stage.view.tapItem(at: IndexPath(item: 0, section: 0))
        list.stage.layout()
        #expect(list.texts == ["Fruit", "Bread"])
    }

    // MARK: - Diffable data

    @Test func snapshotsKeepCells() throws {
        let list = ListStage(UICollectionLayoutListConfiguration(appearance: .plain))
        list.apply([["a", "b", "c"]])
        let cell = try #require(list.cell(0))
        #expect(list.setUps == 3)
        list.apply([["c", "n"], ["a"]])
        #expect(list.texts == ["c", "n", "a"])
        #expect(list.cell(0, 1) === cell)
        #expect(list.setUps == 4)
        #expect(list.dataSource?.indexPath(for: "a") == IndexPath(item: 0, section: 1))
        var snapshot = try #require(list.dataSource?.snapshot())
        snapshot.reconfigureItems(["n"])
        list.dataSource?.apply(snapshot)
        list.stage.layout()
        #expect(list.setUps == 5)
        snapshot.reloadItems(["c"])
        list.dataSource?.apply(snapshot)
        list.stage.layout()
        #expect(list.setUps >= 6)
        #expect(list.texts == ["c", "n", "a"])
    }

    /// Random snapshots against arrays.
    @Test(arguments: [UInt64(5), 23, 7_007])
    func randomSnapshots(_ seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let list = ListStage(
            UICollectionLayoutListConfiguration(appearance: .plain), CGSize(width: 320, height: 4_000))
        for round in 0..<15 {
            var items = (0..<40).map { "Item \($0)" }.filter { _ in Bool.random(using: &generator) }
            items.shuffle(using: &generator)
            let cut = items.isEmpty ? 0 : Int.random(in: 0...items.count, using: &generator)
            list.apply([Array(items[..<cut]), Array(items[cut...])])
            #expect(list.texts == items, "seed \(seed), round \(round)")
        }
        #expect(list.setUps <= 15 * 40, "seed \(seed)")
    }

    @Test func registrationsMadeForEveryCellAreToldInApplesWords() {
        let stage = CollectionStage(
            UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain)))
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: stage.view) { view, path, item in
            let late = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { _, _, _ in }
            return view.dequeueConfiguredReusableCell(using: late, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1])
        source.apply(snapshot)
        stage.layout()
        #expect(stage.exceptions.first?.hasPrefix("Attempted to dequeue a cell using a registration") ?? false)
    }
}
