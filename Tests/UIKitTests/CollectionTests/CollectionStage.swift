import DeviceCatalog
import Foundation

@testable import UIKit

/// A data source and delegate of numbers, which counts what it is asked.
@MainActor
final class CollectionSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var counts: [Int]
    /// Titles of the first section's items, where cells shall show some.
    var titles: [String] = []
    private(set) var cellRequests = 0
    private(set) var supplementaryRequests: [String] = []
    private(set) var shown: [IndexPath] = []
    private(set) var ended: [IndexPath] = []
    private(set) var events: [String] = []
    var refusesSelection = false
    /// Called before a cell is given.
    var onCell: ((IndexPath) -> Void)?

    init(_ counts: [Int]) { self.counts = counts }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        cellRequests += 1
        onCell?(indexPath)
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        if let cell = cell as? LabelCell, titles.indices.contains(indexPath.item) {
            cell.label.text = titles[indexPath.item]
        }
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        supplementaryRequests.append("\(kind) \(indexPath.section)-\(indexPath.item)")
        return collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { shown.append(indexPath) }
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { ended.append(indexPath) }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        events.append("should \(indexPath.item)")
        return !refusesSelection
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        events.append("select \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        events.append("deselect \(indexPath.item)")
    }
}

/// A cell with a label, 15 points large, 12 from the sides and 8 from top and bottom.
final class LabelCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .systemFont(ofSize: 15)
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) { return nil }
}

/// A cell that says what size it wants.
final class SizedCell: UICollectionViewCell {
    static var size: (IndexPath) -> CGSize = { _ in CGSize(width: 50, height: 50) }
    static var asked = 0

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        Self.asked += 1
        layoutAttributes.size = Self.size(layoutAttributes.indexPath)
        return layoutAttributes
    }
}

/// A collection in a window, without fonts.
@MainActor
final class CollectionStage {
    let window: UIWindow
    let view: UICollectionView
    private(set) var exceptions: [String] = []
    /// Collections do not keep their data source.
    private var source: CollectionSource?

    init(
        _ layout: UICollectionViewLayout, _ size: CGSize = CGSize(width: 320, height: 400), scale: CGFloat = 2,
        design: DesignGeneration = .ios26, rightToLeft: Bool = false, cell: UICollectionViewCell.Type? = nil
    ) {
        ControlSample.prepare(scale: scale, design: design, rightToLeft: rightToLeft)
        _HostEnvironment.current.windowSize = size
        _HostEnvironment.current.screenSize = size
        _HostEnvironment.current.safeAreaInsets = .zero
        _VirtualClock.shared.reset()
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        view.register(cell ?? UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            view.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
        }
        window.addSubview(view)
        window.isHidden = false
        ListException.handler = { [weak self] reason in
            MainActor.assumeIsolated { self?.exceptions.append(reason) }
        }
    }

    @discardableResult
    func layout(_ source: CollectionSource? = nil) -> CollectionStage {
        if let source {
            self.source = source
            view.dataSource = source
            view.delegate = source
        }
        window.setNeedsLayout()
        window.layoutIfNeeded()
        return self
    }

    func scroll(to offset: CGPoint) {
        view.contentOffset = offset
        layout()
    }

    /// x, y, width and height of an item's cell; empty where it is out of sight.
    func frame(_ item: Int, _ section: Int = 0) -> [Double] {
        guard let cell = view.cellForItem(at: IndexPath(item: item, section: section)) else { return [] }
        let frame = cell.convert(cell.bounds, to: view)
        return [frame.minX, frame.minY, frame.width, frame.height].map(Double.init)
    }
}
