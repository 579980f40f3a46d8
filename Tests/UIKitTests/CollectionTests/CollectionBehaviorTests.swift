import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite(.serialized)
struct CollectionBehaviorTests {
    private func flow(_ side: CGFloat = 80) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: side, height: side)
        layout.minimumLineSpacing = 0
        layout.minimumInteritemSpacing = 0
        return layout
    }

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    // MARK: - Reuse

    final class OwnCell: UICollectionViewCell {
        static var frames: [CGRect] = []
        private(set) var reuses = 0
        var number = 7
        override init(frame: CGRect) {
            super.init(frame: frame)
            Self.frames.append(frame)
        }
        required init?(coder: NSCoder) { return nil }
        override func prepareForReuse() {
            super.prepareForReuse()
            reuses += 1
        }
    }

    @Test func registeredClassesAreMadeByTheirOwnInitialiser() throws {
        OwnCell.frames = []
        let stage = CollectionStage(flow(), cell: OwnCell.self)
        stage.layout(CollectionSource([4]))
        let cell = try #require(stage.view.visibleCells.first as? OwnCell)
        #expect(cell.number == 7)
        #expect(cell.reuseIdentifier == "cell")
        #expect(OwnCell.frames == Array(repeating: CGRect(x: 0, y: 0, width: 80, height: 80), count: 4))
        #expect(cell.contentView.frame == cell.bounds)
    }

    @Test func cellsAreUsedAgain() {
        let stage = CollectionStage(flow(), cell: OwnCell.self)
        let source = CollectionSource([1_000])
        stage.layout(source)
        stage.scroll(to: CGPoint(x: 0, y: 800))
        let cells = stage.view.visibleCells.compactMap { $0 as? OwnCell }
        #expect(cells.count == 20)
        #expect(cells.allSatisfy { $0.reuses == 1 })
        #expect(source.ended.count == 20)
        #expect(source.shown.count == 40)
    }

    @Test func mistakesOfTheDataSourceAreToldInApplesWords() {
        final class Wrong: NSObject, UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
        }
        let layout = flow()
        layout.headerReferenceSize = CGSize(width: 0, height: 20)
        let stage = CollectionStage(layout)
        let source = Wrong()
        stage.view.dataSource = source
        stage.layout()
        #expect(stage.exceptions.contains { $0.contains("does not have a reuseIdentifier") })
        #expect(stage.exceptions.contains { $0.contains("viewForSupplementaryElementOfKind") && $0.contains("is nil") })
        _ = stage.view.dequeueReusableCell(withReuseIdentifier: "x", for: path(0))
        #expect(
            stage.exceptions.last?.hasPrefix("could not dequeue a view of kind: UICollectionElementKindCell") ?? false)
    }

    @Test func countsThatLieAreReadOnce() {
        let stage = CollectionStage(flow())
        let source = CollectionSource([3])
        stage.layout(source)
        source.counts = [-5]
        stage.layout()
        #expect(stage.view.visibleCells.count == 3)
        stage.view.reloadData()
        stage.layout()
        #expect(stage.view.numberOfItems(inSection: 0) == 0)
        source.counts = [Int.max]
        stage.view.reloadData()
        stage.layout()
        #expect(stage.view.visibleCells.count == 20)
    }

    @Test func reloadingWhileCellsAreMadeEnds() {
        let stage = CollectionStage(flow())
        let source = CollectionSource([3])
        var reloads = 0
        source.onCell = { _ in
            stage.view.layoutIfNeeded()
            guard reloads < 2 else { return }
            reloads += 1
            stage.view.reloadData()
        }
        stage.layout(source)
        #expect(stage.view.visibleCells.count == 3)
        #expect(source.cellRequests <= 9)
    }

    // MARK: - Changes

    @Test func itemsComeAndGo() throws {
        let stage = CollectionStage(flow())
        let source = CollectionSource([4])
        stage.layout(source)
        let kept = try #require(stage.view.cellForItem(at: path(3)))
        stage.view.selectItem(at: path(3), animated: false, scrollPosition: [])
        source.counts = [5]
        var finished = false
        stage.view.performBatchUpdates {
            stage.view.deleteItems(at: [path(0)])
            stage.view.insertItems(at: [path(0), path(1)])
        } completion: {
            finished = $0
        }
        stage.layout()
        #expect(stage.view.cellForItem(at: path(4)) === kept)
        #expect(stage.view.indexPathsForSelectedItems == [path(4)])
        #expect(source.cellRequests == 6)
        #expect(stage.exceptions.isEmpty)
        _VirtualClock.shared.advance(to: 1)
        #expect(finished)
    }

    @Test func batchesThatDoNotAddUpAreToldInApplesWords() {
        let stage = CollectionStage(flow())
        let source = CollectionSource([4])
        stage.layout(source)
        source.counts = [7]
        stage.view.insertItems(at: [path(0)])
        #expect(stage.exceptions.count == 1)
        #expect(
            stage.exceptions[0].hasPrefix(
                "Invalid update: invalid number of items in section 0. The number of items contained in an existing "
                    + "section after the update (7) must be equal to the number of items contained in that section "
                    + "before the update (4), plus or minus the number of items inserted or deleted from that section "
                    + "(1 inserted, 0 deleted)"))
        stage.layout()
        #expect(stage.view.numberOfItems(inSection: 0) == 7)
    }

    @Test func reloadingAsksForOneCell() {
        let stage = CollectionStage(flow())
        let source = CollectionSource([4])
        stage.layout(source)
        stage.view.reloadItems(at: [path(2)])
        stage.layout()
        #expect(source.cellRequests == 5)
        stage.view.reconfigureItems(at: [path(1), path(900)])
        #expect(source.cellRequests == 6)
        stage.view.moveItem(at: path(0), to: path(3))
        stage.layout()
        #expect(source.cellRequests == 6)
    }

    // MARK: - Selection

    @Test func tapsSelect() throws {
        let stage = CollectionStage(flow())
        let source = CollectionSource([8])
        stage.layout(source)
        let injector = _EventInjector(window: stage.window)
        injector.tap(at: CGPoint(x: 100, y: 20))
        #expect(source.events == ["should 1", "select 1"])
        injector.tap(at: CGPoint(x: 20, y: 100))
        #expect(source.events.suffix(3) == ["should 4", "deselect 1", "select 4"])
        #expect(stage.view.indexPathsForSelectedItems == [path(4)])
        #expect(try #require(stage.view.cellForItem(at: path(4))).isSelected)
        source.refusesSelection = true
        injector.tap(at: CGPoint(x: 20, y: 20))
        #expect(stage.view.indexPathsForSelectedItems == [path(4)])
    }

    @Test func severalItemsMayBeSelected() {
        let stage = CollectionStage(flow())
        let source = CollectionSource([200])
        stage.layout(source)
        stage.view.allowsMultipleSelection = true
        stage.view.tapItem(at: path(0))
        stage.view.tapItem(at: path(2))
        stage.view.tapItem(at: path(0))
        #expect(stage.view.indexPathsForSelectedItems == [path(2)])
        #expect(source.events.last == "deselect 0")
        // The selection outlives the cell.
        stage.scroll(to: CGPoint(x: 0, y: 2_000))
        stage.scroll(to: .zero)
        #expect(stage.view.cellForItem(at: path(2))?.isSelected ?? false)
        #expect(stage.view.visibleCells.count { $0.isSelected } == 1)
    }

    @Test func cellsFollowTheirState() throws {
        let stage = CollectionStage(flow())
        stage.layout(CollectionSource([4]))
        let cell = try #require(stage.view.cellForItem(at: path(0)))
        var states: [Bool] = []
        cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
        let back = UIView()
        cell.selectedBackgroundView = back
        stage.layout()
        #expect(back.isHidden)
        stage.view.selectItem(at: path(0), animated: false, scrollPosition: [])
        stage.layout()
        #expect(states == [false, true])
        #expect(!back.isHidden)
        #expect(back.frame == cell.bounds)
        #expect(cell.subviews == [back, cell.contentView])
    }

    // MARK: - Places and prefetching

    @Test func itemsScrollToTheirPlace() {
        let stage = CollectionStage(flow())
        stage.layout(CollectionSource([400]))
        let expected: [(UICollectionView.ScrollPosition, CGFloat)] = [
            (.top, 800), (.bottom, 480), (.centeredVertically, 640), ([], 640),
        ]
        for (position, y) in expected {
            stage.view.scrollToItem(at: path(40), at: position, animated: false)
            #expect(stage.view.contentOffset.y == y)
        }
        stage.view.scrollToItem(at: path(400), at: .top, animated: false)
        #expect(stage.exceptions.count == 1)
        #expect(stage.view.indexPathForItem(at: CGPoint(x: 100, y: 900)) == path(45))
        #expect(stage.view.layoutAttributesForItem(at: path(399))?.frame.maxY == 8_000)
        #expect(stage.view.layoutAttributesForItem(at: path(400)) == nil)
    }

    @Test func prefetchingLooksAheadAndTakesBack() {
        var window = PrefetchWindow()
        func paths(_ range: Range<Int>) -> [IndexPath] { range.map { path($0) } }
        var change = window.update(shown: paths(0..<5)) { _ in 100 }
        #expect(change.coming == paths(5..<10))
        #expect(change.cancelled.isEmpty)
        change = window.update(shown: paths(3..<8)) { _ in 100 }
        #expect(change.coming == paths(10..<13))
        change = window.update(shown: paths(50..<55)) { _ in 100 }
        #expect(change.cancelled == paths(8..<13))
        change = window.update(shown: paths(48..<53)) { _ in 100 }
        #expect(change.coming == paths(43..<48).reversed())
        #expect(change.cancelled == paths(55..<60))
        change = window.update(shown: paths(97..<100)) { _ in 100 }
        #expect(change.coming.isEmpty)
    }

    @Test func controllersFillTheirView() {
        final class Grid: UICollectionViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            }
            override func collectionView(
                _ collectionView: UICollectionView, numberOfItemsInSection section: Int
            ) -> Int { 9 }
            override func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            }
        }
        let stage = CollectionStage(flow())
        stage.view.removeFromSuperview()
        let controller = Grid(collectionViewLayout: flow())
        stage.window.rootViewController = controller
        stage.layout()
        #expect(controller.collectionView.frame == CGRect(x: 0, y: 0, width: 320, height: 400))
        #expect(controller.collectionView.superview === controller.view)
        #expect(controller.collectionView.visibleCells.count == 9)
        #expect(controller.collectionView.delegate === controller)
    }
}
