@preconcurrency import Foundation
import CoreGraphics

/// What of a layout is out of date.
@MainActor @preconcurrency
open class UICollectionViewLayoutInvalidationContext: NSObject {
    var everything = false
    var counts = false
    private var items: Set<IndexPath> = []
    private var supplementary: [String: Set<IndexPath>] = [:]
    private var decorations: [String: Set<IndexPath>] = [:]
    /// Whether only the visible bounds moved, so that nothing has to be computed again.
    var isScrolling = false

    public override init() { super.init() }

    /// What layouts make contexts of their own class by.
    public convenience init(_everything: Bool) {
        self.init()
        everything = _everything
    }

    open var invalidateEverything: Bool { everything }
    open var invalidateDataSourceCounts: Bool { counts }

    open func invalidateItems(at indexPaths: [IndexPath]) { items.formUnion(indexPaths) }
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        supplementary[elementKind, default: []].formUnion(indexPaths)
    }
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        decorations[elementKind, default: []].formUnion(indexPaths)
    }

    open var invalidatedItemIndexPaths: [IndexPath]? { items.isEmpty ? nil : items.sorted() }
    open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? {
        supplementary.isEmpty ? nil : supplementary.mapValues { $0.sorted() }
    }
    open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? {
        decorations.isEmpty ? nil : decorations.mapValues { $0.sorted() }
    }

    /// Points by which the content offset and the content's size change with the invalidation.
    open var contentOffsetAdjustment = CGPoint.zero
    open var contentSizeAdjustment = CGSize.zero

    open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { nil }
    open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { nil }
    open var interactiveMovementTarget: CGPoint { .zero }
}

extension UICollectionViewLayoutInvalidationContext {
    @_silgen_name("$s5UIKit41UICollectionViewLayoutInvalidationContextC11_everythingACSb_tcfC")
    class func makeContext(_ everything: Bool) -> UICollectionViewLayoutInvalidationContext
}
