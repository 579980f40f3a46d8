import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite(.serialized)
struct FlowLayoutTests {
    private func flow(_ size: CGSize, spacing: CGFloat = 0) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = size
        layout.minimumLineSpacing = spacing
        layout.minimumInteritemSpacing = spacing
        return layout
    }

    // MARK: - Work

    @Test func aHundredThousandItemsMakeAScreenOfCells() {
        let layout = flow(CGSize(width: 80, height: 80))
        let stage = CollectionStage(layout)
        let source = CollectionSource([100_000])
        stage.layout(source)
        #expect(source.cellRequests == 20)
        #expect(layout.madeAttributes <= 40)
        #expect(stage.view.contentSize.height == 2_000_000)
        for screen in 1...50 { stage.scroll(to: CGPoint(x: 0, y: CGFloat(screen) * 400)) }
        #expect(stage.view.subviews.filter { $0 is UICollectionViewCell }.count == 20)
        #expect(stage.view.cellPool.madeCount <= 40)
        #expect(source.cellRequests == 51 * 20)
        #expect(layout.madeAttributes <= 51 * 40)
        #expect(stage.view.data.counters.prepares <= 2)
    }

    @Test func tenMillionItemsTakeNoRoom() {
        let layout = flow(CGSize(width: 80, height: 80))
        let stage = CollectionStage(layout)
        let source = CollectionSource([10_000_000, 10_000_000])
        stage.layout(source)
        stage.view.scrollToItem(at: IndexPath(item: 9_999_999, section: 1), at: .bottom, animated: false)
        stage.layout()
        #expect(stage.view.indexPathsForVisibleItems.last == IndexPath(item: 9_999_999, section: 1))
        #expect(stage.view.contentOffset.y == CGFloat(399_999_600))
        #expect(layout.madeAttributes < 200)
        #expect(layout.geometry.sections.allSatisfy { $0.lines.listed.isEmpty })
        #expect(source.cellRequests <= 60)
    }

    @Test func delegatesWhoseSizesAgreeLeaveNoTrace() {
        let layout = flow(CGSize(width: 10, height: 10))
        let stage = CollectionStage(layout)
        stage.layout(CollectionSource([5_000]))
        let sizes = SizeDelegate()
        sizes.sizes = [CGSize(width: 160, height: 50)]
        stage.view.delegate = sizes
        stage.layout()
        #expect(sizes.asked == 5_000)
        #expect(layout.geometry.sections[0].sizes.areAllAlike)
        #expect(stage.view.contentSize.height == 125_000)
        stage.scroll(to: CGPoint(x: 0, y: 9_000))
        #expect(sizes.asked == 5_000)
    }

    @Test func estimatedItemsAreMeasuredWhenTheyComeIntoSight() {
        let layout = flow(CGSize(width: 10, height: 10))
        layout.estimatedItemSize = CGSize(width: 320, height: 100)
        SizedCell.asked = 0
        SizedCell.size = { CGSize(width: 320, height: $0.item.isMultiple(of: 2) ? 40 : 60) }
        let stage = CollectionStage(layout, cell: SizedCell.self)
        let source = CollectionSource([100_000])
        stage.layout(source)
        #expect(stage.frame(0) == [0, 0, 320, 40])
        #expect(stage.frame(3) == [0, 140, 320, 60])
        #expect(source.cellRequests <= 12)
        #expect(SizedCell.asked <= 12)
        for screen in 1...20 { stage.scroll(to: CGPoint(x: 0, y: CGFloat(screen) * 200)) }
        #expect(layout.geometry.sections[0].lines.listed.count < 150)
        #expect(SizedCell.asked < 160)
        #expect(stage.frame(80) == [0, 4_000, 320, 40])
    }

    /// Scrolling up into items that were never measured leaves what is in sight where it is.
    @Test func whatIsInSightStaysWhileItemsAboveAreMeasured() {
        let layout = flow(.zero)
        layout.estimatedItemSize = CGSize(width: 320, height: 100)
        SizedCell.size = { _ in CGSize(width: 320, height: 40) }
        let stage = CollectionStage(layout, cell: SizedCell.self)
        stage.layout(CollectionSource([1_000]))
        stage.view.scrollToItem(at: IndexPath(item: 500, section: 0), at: .top, animated: false)
        stage.layout()
        let path = IndexPath(item: 500, section: 0)
        let before = (stage.view.cellForItem(at: path)?.frame.minY ?? -1) - stage.view.contentOffset.y
        #expect(before == 0)
        stage.scroll(to: CGPoint(x: 0, y: stage.view.contentOffset.y - 60))
        let after = (stage.view.cellForItem(at: path)?.frame.minY ?? -1) - stage.view.contentOffset.y
        #expect(after == 60)
    }

    // MARK: - Headers

    @Test func headersStayInSightWithTheirSection() throws {
        let layout = flow(CGSize(width: 320, height: 100))
        layout.headerReferenceSize = CGSize(width: 1, height: 30)
        layout.footerReferenceSize = CGSize(width: 1, height: 20)
        layout.sectionHeadersPinToVisibleBounds = true
        layout.sectionFootersPinToVisibleBounds = true
        let stage = CollectionStage(layout)
        let source = CollectionSource([6, 6])
        stage.layout(source)
        let kind = UICollectionView.elementKindSectionHeader
        func header(_ section: Int) -> CGRect? {
            stage.view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))?.frame
        }
        #expect(header(0) == CGRect(x: 0, y: 0, width: 320, height: 30))
        let footer = stage.view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: 0))
        #expect(footer?.frame == CGRect(x: 0, y: 380, width: 320, height: 20))
        stage.scroll(to: CGPoint(x: 0, y: 250))
        #expect(header(0)?.minY == 250)
        // Pushed out by the end of its section.
        stage.scroll(to: CGPoint(x: 0, y: 610))
        #expect(header(0)?.minY == 600)
        #expect(header(1)?.minY == 650)
        // Bounds that only moved compute nothing again.
        #expect(source.cellRequests < 20)
        #expect(source.supplementaryRequests.count < 8)
        let cell = try #require(stage.view.visibleCells.first)
        let top = try #require(stage.view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0)))
        let order = stage.view.subviews
        #expect(try #require(order.firstIndex(of: cell)) < (try #require(order.firstIndex(of: top))))
    }

    @Test func sidesOfTheContentInsetNarrowTheLines() {
        let layout = flow(CGSize(width: 100, height: 50))
        let stage = CollectionStage(layout)
        stage.view.contentInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
        stage.layout(CollectionSource([6]))
        #expect(stage.view.contentSize == CGSize(width: 300, height: 100))
        #expect(stage.frame(2) == [200, 0, 100, 50])
        #expect(stage.view.contentOffset.x == -10)
    }

    @Test func anotherWidthLaysOutAnew() {
        let layout = flow(CGSize(width: 100, height: 50))
        let stage = CollectionStage(layout)
        stage.layout(CollectionSource([6]))
        #expect(stage.frame(3) == [0, 50, 100, 50])
        stage.view.frame.size.width = 220
        stage.layout()
        #expect(stage.frame(2) == [0, 50, 100, 50])
        #expect(stage.frame(3) == [120, 50, 100, 50])
    }

    // MARK: - Bad input

    @Test func itemsThatAreTooWideAreToldInApplesWords() {
        let layout = flow(CGSize(width: 400, height: 50))
        let stage = CollectionStage(layout)
        stage.layout(CollectionSource([2]))
        #expect(
            layout.lastWarning == "the item width must be less than the width of the UICollectionView minus the "
                + "section insets left and right values, minus the content insets left and right values.")
        #expect(stage.frame(1) == [0, 50, 400, 50])
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 50, height: 500)
        stage.layout()
        #expect(layout.lastWarning?.contains("section insets top and bottom values") ?? false)
        layout.itemSize = CGSize(width: 50, height: 50)
        stage.layout()
        #expect(layout.lastWarning == nil)
    }

    @Test func sizesThatAreNoneAreReplaced() {
        let layout = flow(CGSize(width: 10, height: 10))
        let stage = CollectionStage(layout)
        stage.layout(CollectionSource([4]))
        let sizes = SizeDelegate()
        sizes.sizes = [
            CGSize(width: CGFloat.nan, height: 30), CGSize(width: -5, height: 30), CGSize(width: 60, height: 0),
            CGSize(width: 70, height: CGFloat.infinity),
        ]
        stage.view.delegate = sizes
        stage.layout()
        #expect(stage.frame(0).suffix(2) == [50, 30])
        #expect(stage.frame(1).isEmpty)
        #expect(stage.frame(2).isEmpty)
        #expect(stage.frame(3).suffix(2) == [70, 50])
        #expect(layout.lastWarning?.contains("negative sizes") ?? false)
    }

    @Test func itemsWithoutSizeEnd() {
        let layout = flow(.zero)
        let stage = CollectionStage(layout)
        let source = CollectionSource([10_000_000])
        stage.layout(source)
        #expect(source.cellRequests == 0)
        #expect(stage.view.contentSize.height == 0)
    }

    @Test func propertiesSetWhilePreparingSettle() {
        final class Columns: UICollectionViewFlowLayout {
            var prepares = 0
            override func prepare() {
                super.prepare()
                prepares += 1
                let width = ((collectionView?.bounds.width ?? 0) - 10) / 2
                itemSize = CGSize(width: width, height: CGFloat(30 + prepares % 2))
                minimumInteritemSpacing = 10
            }
        }
        let layout = Columns()
        let stage = CollectionStage(layout)
        stage.layout(CollectionSource([4]))
        #expect(stage.frame(1).prefix(3) == [165, 0, 155])
        #expect(layout.prepares <= 3)
    }

    /// A cell that makes its constraints when it is asked for them.
    final class LateCell: UICollectionViewCell {
        private let box = UIView()
        override func updateConstraints() {
            if box.superview == nil {
                box.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(box)
                NSLayoutConstraint.activate([
                    box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
                    box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
                    box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                    box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                    box.widthAnchor.constraint(equalToConstant: 70), box.heightAnchor.constraint(equalToConstant: 40),
                ])
            }
            super.updateConstraints()
        }
    }

    @Test func constraintsOfUpdateConstraintsDecideTheSize() {
        let layout = flow(CGSize(width: 10, height: 10))
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let stage = CollectionStage(layout, cell: LateCell.self)
        let source = CollectionSource([3])
        stage.layout(source)
        #expect(stage.frame(0) == [0, 0, 70, 50])
    }
}
