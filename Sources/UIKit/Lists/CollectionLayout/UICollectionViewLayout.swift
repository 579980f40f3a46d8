@preconcurrency import Foundation
import CoreGraphics

/// Decides where the elements of a collection are; a base for layouts of one's own, without any elements itself.
///
/// The collection view calls, in this order: `prepare` once after each invalidation, `collectionViewContentSize`, and
/// `layoutAttributesForElements(in:)` for what is in sight. Views are made for those attributes only that meet the bounds.
@MainActor @preconcurrency
open class UICollectionViewLayout: NSObject {
    open internal(set) weak var collectionView: UICollectionView?
    var decorationPool = ReusePool<UICollectionReusableView>()
    /// How many attributes were made, for tests.
    var madeAttributes = 0

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    // MARK: Invalidation

    /// Lets everything be laid out anew before the next frame.
    open func invalidateLayout() {
        invalidateLayout(with: Self.newContext(everything: true))
    }

    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        collectionView?.layoutWasInvalidated(self, context)
    }

    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    static func newContext(everything: Bool) -> UICollectionViewLayoutInvalidationContext {
        let type = invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
        return (type ?? UICollectionViewLayoutInvalidationContext.self).makeContext(everything)
    }

    /// Attributes of the layout's own class.
    func attributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes {
        madeAttributes += 1
        let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
        let result = (type ?? UICollectionViewLayoutAttributes.self).makeBlank(key.category.rawValue)
        result.indexPath = key.indexPath
        result.kind = key.kind
        return result
    }

    // MARK: For subclasses

    open func prepare() {}
    open var collectionViewContentSize: CGSize { .zero }
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let result = layoutAttributesForItem(at: indexPath) ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
        result.center = position
        return result
    }

    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        Self.newContext(everything: false)
    }

    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = Self.newContext(everything: false)
        context.note(originalAttributes)
        return context
    }

    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { targetContentOffset(forProposedContentOffset: proposedContentOffset) }
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    /// The direction that the layout's coordinates are made for.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    /// Whether the collection view mirrors the layout where reading goes the other way.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Decorations

    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        guard let viewClass else { return decorationPool.register(nil, for: elementKind) }
        guard let type = viewClass as? UICollectionReusableView.Type else {
            return ListException.raise(
                "attempt to register a decoration view class which is not a subclass of "
                    + "UICollectionReusableView (\(viewClass))")
        }
        decorationPool.register(.type(type), for: elementKind)
    }

    /// Interface Builder files are not read; decorations of the kind are empty views.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        decorationPool.register(nib == nil ? nil : .nib, for: elementKind)
    }

    // MARK: Changes of data and layout

    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    open func finalizeCollectionViewUpdates() {}
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    open func finalizeAnimatedBoundsChange() {}
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    open func finalizeLayoutTransition() {}

    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath { previousIndexPath }
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext { Self.newContext(everything: false) }
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext { Self.newContext(everything: false) }

    // MARK: For the collection view

    /// Whether views are asked what size they prefer.
    var asksForPreferredSizes: Bool { true }
    /// Whether what is in sight shall stay in its place when sizes before it change.
    var keepsPlaceWhileMeasuring: Bool { false }
    /// The scroll view of a section that scrolls by itself; nil for other sections.
    func scrollingRegion(of section: Int) -> ScrollingRegion? { nil }
    /// Sections scrolling by themselves that meet a rectangle.
    func scrollingSections(in rect: CGRect) -> [Int] { [] }
    /// What a list's appearance puts behind its rows.
    var listBackground: UIColor? { nil }
    /// Called after the elements in sight are placed.
    func didPlaceElements() {}
}

/// A part of the content that scrolls by itself.
struct ScrollingRegion {
    /// In the content's coordinates.
    var frame: CGRect
    var contentSize: CGSize
    var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    /// Points from one group to the next, for paging.
    var pitch: CGFloat
}

extension UICollectionViewLayoutInvalidationContext {
    /// Names the element that attributes are about.
    func note(_ attributes: UICollectionViewLayoutAttributes) {
        switch attributes.category {
        case .cell: invalidateItems(at: [attributes.indexPath])
        case .supplementaryView:
            invalidateSupplementaryElements(ofKind: attributes.kind ?? "", at: [attributes.indexPath])
        case .decorationView:
            invalidateDecorationElements(ofKind: attributes.kind ?? "", at: [attributes.indexPath])
        }
    }
}
