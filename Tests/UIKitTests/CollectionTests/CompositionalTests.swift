import DeviceCatalog
import Foundation
import Testing

@testable import UIKit

/// One row of `compositional_frames.tsv`.
struct CompositionalCase: CustomTestStringConvertible, Sendable {
    let row: DataTable.Row
    static let all = DataTable(PackageResources.compositional_frames_tsv).rows.map(CompositionalCase.init)
    var testDescription: String { row["layout"] }

    var frames: [(kind: String?, path: IndexPath, frame: [Double])] {
        row["frames"].split(separator: " ").map { text in
            let parts = text.split(separator: ":")
            let name = parts[0].split(separator: "/").map(String.init)
            let path = (name.last ?? "").split(separator: ".").compactMap { Int($0) }
            return (
                name.count > 1 ? name[0] : nil, IndexPath(item: path[1], section: path[0]),
                parts[1].split(separator: ",").compactMap { Double($0) }
            )
        }
    }
}

@MainActor
@Suite(.serialized)
struct CompositionalTests {
    private func stage(
        _ layout: UICollectionViewLayout, _ size: CGSize = CGSize(width: 320, height: 400), rightToLeft: Bool = false,
        cell: UICollectionViewCell.Type? = nil
    ) -> CollectionStage {
        let stage = CollectionStage(layout, size, rightToLeft: rightToLeft, cell: cell)
        for kind in ["header", "badge", "top", "end"] {
            stage.view.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
        }
        return stage
    }

    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    @Test(arguments: CompositionalCase.all)
    func frames(_ one: CompositionalCase) throws {
        let layout = try #require(CompositionalSamples.layout(one.row["layout"]))
        let stage = stage(
            layout, CGSize(width: try #require(one.row.number("width")), height: try #require(one.row.number("height")))
        )
        stage.layout(CollectionSource(one.row["counts"].split(separator: ",").compactMap { Int($0) }))
        #expect(one.frames.count >= 1)
        for (kind, path, expected) in one.frames {
            let view = stage.view.shown.first { $0.key.kind == kind && $0.key.indexPath == path }?.value
            let found = view.map { $0.convert($0.bounds, to: stage.view) }
            let numbers = found.map { [$0.minX, $0.minY, $0.width, $0.height].map(Double.init) } ?? []
            #expect(numbers.count == 4, "\(kind ?? "cell") \(path) is not in sight")
            for (left, right) in zip(numbers, expected) {
                #expect(abs(left - right) < 0.34, "\(path): \(numbers), expected \(expected); \(one.row["source"])")
            }
        }
        #expect(stage.exceptions.isEmpty)
    }

    // MARK: - Work

    @Test func tenMillionItemsAreOneGroup() throws {
        let layout = try #require(CompositionalSamples.layout("columns"))
        let stage = stage(layout)
        let source = CollectionSource([10_000_001])
        stage.layout(source)
        #expect(layout.geometry.solutions[0].solves <= 2)
        stage.view.scrollToItem(at: path(10_000_000), at: .bottom, animated: false)
        stage.layout()
        #expect(stage.view.indexPathsForVisibleItems.last == path(10_000_000))
        #expect(stage.view.contentSize.height == CGFloat(270_000_044))
        #expect(layout.madeAttributes < 150)
        #expect(layout.geometry.solutions[0].solves <= 2)
        #expect(source.cellRequests < 60)
    }

    @Test func estimatedRowsAreMeasuredInSight() {
        SizedCell.asked = 0
        SizedCell.size = { CGSize(width: 999, height: $0.item.isMultiple(of: 2) ? 30 : 70) }
        let size = CompositionalSamples.size(.fractionalWidth(1), .estimated(44))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.interGroupSpacing = 10
        let layout = UICollectionViewCompositionalLayout(section: section)
        let stage = stage(layout, cell: SizedCell.self)
        let source = CollectionSource([100_000])
        stage.layout(source)
        #expect(stage.frame(0) == [0, 0, 320, 30])
        #expect(stage.frame(1) == [0, 40, 320, 70])
        #expect(stage.frame(2) == [0, 120, 320, 30])
        #expect(SizedCell.asked <= 12)
        for screen in 1...20 { stage.scroll(to: CGPoint(x: 0, y: CGFloat(screen) * 240)) }
        #expect(stage.frame(80) == [0, 4_800, 320, 30])
        #expect(SizedCell.asked < 130)
        #expect(layout.geometry.solutions[0].solves < 260)
        stage.view.scrollToItem(at: path(99_999), at: .bottom, animated: false)
        stage.layout()
        #expect(stage.view.indexPathsForVisibleItems.last == path(99_999))
        #expect(source.cellRequests < 260)
    }

    /// Items of estimated width go to the next group where they do not fit, as words in a text.
    @Test func itemsThatSayTheirWidthFlow() {
        SizedCell.size = { CGSize(width: [100, 120, 150, 60, 60][$0.item % 5], height: 30) }
        let tag = CompositionalSamples.item(.estimated(80), .absolute(30))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: CompositionalSamples.size(.fractionalWidth(1), .estimated(30)), subitems: [tag])
        group.interItemSpacing = .fixed(10)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 5
        let stage = stage(UICollectionViewCompositionalLayout(section: section), cell: SizedCell.self)
        stage.layout(CollectionSource([7]))
        #expect(stage.frame(0) == [0, 0, 100, 30])
        #expect(stage.frame(1) == [110, 0, 120, 30])
        #expect(stage.frame(2) == [0, 35, 150, 30])
        #expect(stage.frame(4) == [230, 35, 60, 30])
        #expect(stage.frame(5) == [0, 70, 100, 30])
        #expect(stage.view.contentSize.height == 100)
    }

    @Test func groupsAreAsTallAsTheirTallestItem() {
        SizedCell.size = { CGSize(width: 0, height: $0.item == 1 ? 90 : 40) }
        for (height, second) in [
            (NSCollectionLayoutDimension.estimated(20), 40.0), (.uniformAcrossSiblings(estimate: 20), 90),
        ] {
            let half = CompositionalSamples.item(.fractionalWidth(0.5), height)
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: CompositionalSamples.size(.fractionalWidth(1), .estimated(20)), subitems: [half])
            let stage = stage(
                UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
                cell: SizedCell.self)
            stage.layout(CollectionSource([4]))
            #expect(stage.frame(0) == [0, 0, 160, second])
            #expect(stage.frame(1) == [160, 0, 160, 90])
            #expect(stage.frame(2) == [0, 90, 160, 40])
        }
    }

    // MARK: - Sections that scroll by themselves

    @Test func carouselsShowWhatIsInSight() throws {
        let layout = UICollectionViewCompositionalLayout { index, _ in
            index == 0 ? CompositionalSamples.carousel(.groupPaging) : CompositionalSamples.rows(44)
        }
        let stage = stage(layout)
        let source = CollectionSource([1_000, 3])
        stage.layout(source)
        #expect(source.cellRequests == 5)
        let scroller = try #require(stage.view.scrollers[0])
        #expect(scroller.frame == CGRect(x: 0, y: 0, width: 320, height: 100))
        #expect(scroller.contentSize == CGSize(width: 1_000 * 210 + 10, height: 100))
        scroller.contentOffset.x = 2_100
        stage.layout()
        #expect(stage.view.indexPathsForVisibleItems.first == path(10))
        #expect(stage.frame(10) == [10, 0, 200, 100])
        #expect(source.cellRequests < 10)
        #expect(scroller.adjustedTarget(CGPoint(x: 2_190, y: 0), velocity: .zero).x == 2_100)
        #expect(scroller.adjustedTarget(CGPoint(x: 2_230, y: 0), velocity: .zero).x == 2_310)
        stage.view.scrollToItem(at: path(500), at: .left, animated: false)
        stage.layout()
        #expect(stage.view.cellForItem(at: path(500)) != nil)
        #expect(stage.view.contentOffset == .zero)
        _EventInjector(window: stage.window).tap(at: CGPoint(x: 30, y: 50))
        #expect(source.events.last == "select 500")
    }

    @Test func readingToTheLeftMirrors() {
        let layout = UICollectionViewCompositionalLayout { index, _ in
            index == 0 ? CompositionalSamples.carousel(.continuous) : CompositionalSamples.rows(44)
        }
        let stage = stage(layout, rightToLeft: true)
        stage.layout(CollectionSource([20, 1]))
        #expect(stage.frame(0) == [110, 0, 200, 100])
        #expect(stage.frame(1) == [-100, 0, 200, 100])
    }

    // MARK: - Headers and looks

    @Test func pinnedHeadersStayWithTheirSection() {
        let section = CompositionalSamples.rows(100)
        let header = CompositionalSamples.header(.estimated(20))
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        let stage = stage(UICollectionViewCompositionalLayout(section: section))
        stage.layout(CollectionSource([6, 6]))
        func frame(_ section: Int) -> CGRect? {
            stage.view.supplementaryView(forElementKind: "header", at: path(0, section))?.frame
        }
        #expect(frame(0) == CGRect(x: 0, y: 0, width: 320, height: 20))
        stage.scroll(to: CGPoint(x: 0, y: 250))
        #expect(frame(0)?.minY == 250)
        stage.scroll(to: CGPoint(x: 0, y: 610))
        #expect(frame(0)?.minY == 600)
        #expect(frame(1)?.minY == 620)
    }

    @Test func handlersChangeWhatIsInSight() {
        let section = CompositionalSamples.rows(100)
        var offsets: [CGFloat] = []
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            offsets.append(offset.y)
            for item in items { item.alpha = environment.container.contentSize.width == 320 ? 0.5 : 0 }
        }
        let stage = stage(UICollectionViewCompositionalLayout(section: section))
        stage.layout(CollectionSource([20]))
        #expect(stage.view.visibleCells.allSatisfy { $0.alpha == 0.5 })
        stage.scroll(to: CGPoint(x: 0, y: 30))
        #expect(offsets.last == 30)
        #expect(stage.view.visibleCells.count == 5)
    }

    @Test func providersSeeTheContainer() {
        var widths: [CGFloat] = []
        let layout = UICollectionViewCompositionalLayout { _, environment in
            widths.append(environment.container.effectiveContentSize.width)
            let columns = environment.container.effectiveContentSize.width > 400 ? 2 : 1
            return NSCollectionLayoutSection(
                group: .horizontal(
                    layoutSize: CompositionalSamples.size(.fractionalWidth(1), .absolute(50)),
                    subitem: CompositionalSamples.item(.fractionalWidth(1), .fractionalHeight(1)), count: columns))
        }
        let stage = stage(layout)
        stage.layout(CollectionSource([4]))
        #expect(stage.frame(1) == [0, 50, 320, 50])
        stage.view.frame.size.width = 500
        stage.layout()
        #expect(stage.frame(1) == [250, 0, 250, 50])
        #expect(widths == [320, 500])
    }

    // MARK: - Bad input

    @Test func lengthsThatAreNoneEnd() {
        let none = CompositionalSamples.item(.absolute(.nan), .fractionalHeight(1))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: CompositionalSamples.size(.fractionalWidth(1), .absolute(-10)), subitems: [none])
        let stage = stage(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        let source = CollectionSource([10_000_000])
        stage.layout(source)
        #expect(source.cellRequests == 0)
        #expect(stage.view.contentSize.height == 0)
    }

    @Test func sectionsThatAreMissingAreTold() {
        let stage = stage(UICollectionViewCompositionalLayout { _, _ in nil })
        stage.layout(CollectionSource([3]))
        #expect(stage.exceptions.first?.hasPrefix("Invalid section definition.") ?? false)
        #expect(stage.view.visibleCells.isEmpty)
    }

    @Test func emptySectionsKeepTheirHeader() throws {
        let layout = try #require(CompositionalSamples.layout("thirds"))
        let stage = stage(layout)
        stage.layout(CollectionSource([0]))
        #expect(stage.view.contentSize.height == 40)
        #expect(stage.view.visibleSupplementaryViews(ofKind: "header").count == 1)
    }
}
