@preconcurrency import Foundation
import CoreGraphics

/// Lies between two layouts: frames and alpha of each element are mixed by the progress.
@MainActor @preconcurrency
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    public let currentLayout: UICollectionViewLayout
    public let nextLayout: UICollectionViewLayout
    /// From 0, the current layout, to 1, the next one.
    open var transitionProgress: CGFloat = 0 { didSet { if transitionProgress != oldValue { invalidateLayout() } } }
    private var values: [String: CGFloat] = [:]
    var completion: UICollectionView.LayoutInteractiveTransitionCompletion?

    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        self.currentLayout = currentLayout
        nextLayout = newLayout
        super.init()
    }

    public required init?(coder: NSCoder) {
        currentLayout = UICollectionViewLayout()
        nextLayout = UICollectionViewLayout()
        super.init(coder: coder)
    }

    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

    open override func prepare() {
        for layout in [currentLayout, nextLayout] {
            layout.collectionView = collectionView
            layout.prepare()
        }
    }

    open override var collectionViewContentSize: CGSize {
        let (a, b) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
        return CGSize(width: mixed(a.width, b.width), height: mixed(a.height, b.height))
    }

    private func mixed(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * transitionProgress }

    private func mixed(
        _ from: UICollectionViewLayoutAttributes?, _ to: UICollectionViewLayoutAttributes?
    ) -> UICollectionViewLayoutAttributes? {
        guard let from, let to, let result = from.copy() as? UICollectionViewLayoutAttributes else { return to ?? from }
        let (a, b) = (from.frame, to.frame)
        result.frame = CGRect(
            x: mixed(a.minX, b.minX), y: mixed(a.minY, b.minY), width: mixed(a.width, b.width),
            height: mixed(a.height, b.height))
        result.alpha = mixed(from.alpha, to.alpha)
        result.scrollingSection = nil
        return result
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        mixed(currentLayout.layoutAttributesForItem(at: indexPath), nextLayout.layoutAttributesForItem(at: indexPath))
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let all =
            (currentLayout.layoutAttributesForElements(in: rect) ?? [])
            + (nextLayout.layoutAttributesForElements(in: rect) ?? [])
        return Set(all.filter { $0.category == .cell }.map(\.indexPath)).sorted().compactMap(layoutAttributesForItem)
    }

    override var asksForPreferredSizes: Bool { false }
}
