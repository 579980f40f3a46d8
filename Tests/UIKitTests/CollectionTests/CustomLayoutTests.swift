import Foundation
import Testing

@testable import UIKit

/// A layout of one's own: items on a diagonal, a decoration behind each, attributes of its own class.
@MainActor
final class DiagonalLayout: UICollectionViewLayout {
    final class Attributes: UICollectionViewLayoutAttributes {
        var mark = 0
        override func copy(with zone: NSZone? = nil) -> Any {
            let copy = super.copy(with: zone)
            (copy as? Attributes)?.mark = mark
            return copy
        }
    }

    final class Backdrop: UICollectionReusableView {
        static var made = 0
        override init(frame: CGRect) {
            super.init(frame: frame)
            Self.made += 1
        }
        required init?(coder: NSCoder) { return nil }
    }

    final class MarkedCell: UICollectionViewCell {
        var mark = -1
        var size = CGSize.zero
        override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
            super.apply(layoutAttributes)
            mark = (layoutAttributes as? Attributes)?.mark ?? -2
            size = bounds.size
        }
    }

    private var all: [UICollectionViewLayoutAttributes] = []
    var step: CGFloat = 50
    var followsBounds = false
    private(set) var prepares = 0
    private(set) var contexts: [UICollectionViewLayoutInvalidationContext] = []
    private(set) var updates: [String] = []

    override init() {
        super.init()
        register(Backdrop.self, forDecorationViewOfKind: "backdrop")
    }
    required init?(coder: NSCoder) { return nil }

    override class var layoutAttributesClass: AnyClass { Attributes.self }

    override func prepare() {
        super.prepare()
        prepares += 1
        all = []
        for item in 0..<(collectionView?.numberOfItems(inSection: 0) ?? 0) {
            let path = IndexPath(item: item, section: 0)
            let cell = Attributes(forCellWith: path)
            cell.frame = CGRect(x: CGFloat(item) * step, y: CGFloat(item) * step, width: step, height: step)
            cell.mark = item * 10
            let back = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "backdrop", with: path)
            back.frame = cell.frame.insetBy(dx: -5, dy: -5)
            back.zIndex = -1
            all += [cell, back]
        }
    }

    override var collectionViewContentSize: CGSize {
        let side = CGFloat(all.count / 2) * step
        return CGSize(width: side, height: side)
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { all }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        all.indices.contains(2 * indexPath.item) ? all[2 * indexPath.item] : nil
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { followsBounds }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        contexts.append(context)
        super.invalidateLayout(with: context)
    }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        updates += updateItems.map {
            "\($0.updateAction) \($0.indexPathBeforeUpdate?.item ?? -1) \($0.indexPathAfterUpdate?.item ?? -1)"
        }
    }
}

@MainActor
@Suite(.serialized)
struct CustomLayoutTests {
    @Test func onlyElementsInSightBecomeViews() throws {
        DiagonalLayout.Backdrop.made = 0
        let layout = DiagonalLayout()
        let stage = CollectionStage(layout, cell: DiagonalLayout.MarkedCell.self)
        let source = CollectionSource([100])
        stage.layout(source)
        // The layout gives all hundred; 320 points hold six and a half.
        #expect(source.cellRequests == 7)
        #expect(DiagonalLayout.Backdrop.made == 7)
        #expect(layout.prepares == 1)
        #expect(stage.view.contentSize == CGSize(width: 5_000, height: 5_000))
        let cell = try #require(
            stage.view.cellForItem(at: IndexPath(item: 3, section: 0)) as? DiagonalLayout.MarkedCell)
        #expect(cell.mark == 30)
        #expect(cell.size == CGSize(width: 50, height: 50))
        #expect(stage.view.subviews.first is DiagonalLayout.Backdrop)
        stage.scroll(to: CGPoint(x: 1_000, y: 1_000))
        #expect(layout.prepares == 1)
        #expect(stage.view.indexPathsForVisibleItems.first?.item == 20)
    }

    @Test func boundsChangesAndInvalidationPrepareAgain() {
        let layout = DiagonalLayout()
        let stage = CollectionStage(layout)
        stage.layout(CollectionSource([10]))
        layout.followsBounds = true
        stage.scroll(to: CGPoint(x: 0, y: 10))
        #expect(layout.prepares == 2)
        layout.followsBounds = false
        layout.step = 80
        stage.layout()
        #expect(stage.frame(1) == [50, 50, 50, 50])
        layout.invalidateLayout()
        stage.layout()
        #expect(layout.prepares == 3)
        #expect(layout.contexts.last?.invalidateEverything ?? false)
        #expect(stage.frame(1) == [80, 80, 80, 80])
    }

    @Test func offsetsFollowTheContext() {
        let layout = DiagonalLayout()
        let stage = CollectionStage(layout)
        stage.layout(CollectionSource([100]))
        stage.scroll(to: CGPoint(x: 500, y: 500))
        let context = UICollectionViewLayoutInvalidationContext()
        context.contentOffsetAdjustment = CGPoint(x: 0, y: 40)
        layout.invalidateLayout(with: context)
        stage.layout()
        #expect(stage.view.contentOffset == CGPoint(x: 500, y: 540))
    }

    @Test func layoutsHearOfUpdates() {
        let layout = DiagonalLayout()
        let stage = CollectionStage(layout)
        let source = CollectionSource([4])
        stage.layout(source)
        source.counts = [4]
        stage.view.performBatchUpdates {
            stage.view.deleteItems(at: [IndexPath(item: 1, section: 0)])
            stage.view.insertItems(at: [IndexPath(item: 3, section: 0)])
        }
        stage.layout()
        #expect(layout.updates == ["delete 1 -1", "insert -1 3"])
        #expect(layout.contexts.contains { $0.invalidateDataSourceCounts && !$0.invalidateEverything })
    }

    @Test func attributesKeepTheirCentreAndAreEqualByValue() throws {
        let one = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 1, section: 2))
        one.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        one.size = CGSize(width: 10, height: 10)
        #expect(one.frame == CGRect(x: 20, y: 35, width: 10, height: 10))
        one.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(one.frame == CGRect(x: 15, y: 30, width: 20, height: 20))
        let copy = try #require(one.copy() as? UICollectionViewLayoutAttributes)
        #expect(copy == one && copy !== one)
        copy.alpha = 0.5
        #expect(copy != one)
        let own = DiagonalLayout.Attributes(forCellWith: IndexPath(item: 0, section: 0))
        own.mark = 4
        #expect((own.copy() as? DiagonalLayout.Attributes)?.mark == 4)
    }

    @Test func anotherLayoutTakesOver() {
        let first = DiagonalLayout()
        let stage = CollectionStage(first)
        let source = CollectionSource([10])
        stage.layout(source)
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 320, height: 30)
        flow.minimumLineSpacing = 0
        stage.view.setCollectionViewLayout(flow, animated: true)
        stage.layout()
        #expect(first.collectionView == nil)
        #expect(flow.collectionView === stage.view)
        #expect(stage.frame(2) == [0, 60, 320, 30])
        #expect(stage.view.subviews.allSatisfy { !($0 is DiagonalLayout.Backdrop) })
    }

    @Test func transitionsMixFrames() {
        let stage = CollectionStage(DiagonalLayout())
        stage.layout(CollectionSource([3]))
        let other = DiagonalLayout()
        other.step = 100
        let transition = stage.view.startInteractiveTransition(to: other)
        transition.transitionProgress = 0.5
        stage.layout()
        #expect(stage.frame(1) == [75, 75, 75, 75])
        stage.view.finishInteractiveTransition()
        stage.layout()
        #expect(stage.frame(1) == [100, 100, 100, 100])
    }
}
