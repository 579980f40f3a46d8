// Collections come with a later version, as lists do.

@available(
    *, unavailable,
    message: "UICollectionView is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
open class UICollectionView {}

@available(
    *, unavailable,
    message: "UICollectionViewCell is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
open class UICollectionViewCell {}

@available(
    *, unavailable,
    message: "UICollectionReusableView is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
open class UICollectionReusableView {}

@available(
    *, unavailable,
    message: "UICollectionViewController is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
open class UICollectionViewController {}

@available(
    *, unavailable,
    message: "UICollectionViewLayout is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
open class UICollectionViewLayout {}

@available(
    *, unavailable,
    message: "UICollectionViewFlowLayout is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
open class UICollectionViewFlowLayout {}

@available(
    *, unavailable,
    message: "UICollectionViewCompositionalLayout is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
open class UICollectionViewCompositionalLayout {}

@available(
    *, unavailable,
    message: "UICollectionViewCompositionalLayoutConfiguration is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
open class UICollectionViewCompositionalLayoutConfiguration {}

@available(
    *, unavailable,
    message: "UICollectionViewLayoutAttributes is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
open class UICollectionViewLayoutAttributes {}

@available(
    *, unavailable,
    message: "UICollectionViewLayoutInvalidationContext is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
open class UICollectionViewLayoutInvalidationContext {}

@available(
    *, unavailable,
    message: "UICollectionViewFlowLayoutInvalidationContext is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
open class UICollectionViewFlowLayoutInvalidationContext {}

@available(
    *, unavailable,
    message: "UICollectionViewDiffableDataSource is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {}

@available(
    *, unavailable,
    message: "UICollectionViewListCell is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
open class UICollectionViewListCell {}

@available(
    *, unavailable,
    message: "UICollectionViewDropProposal is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
open class UICollectionViewDropProposal {}

@available(
    *, unavailable,
    message: "UICollectionViewUpdateItem is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
open class UICollectionViewUpdateItem {}

@available(
    *, unavailable,
    message: "UICollectionViewTransitionLayout is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
open class UICollectionViewTransitionLayout {}

@available(
    *, unavailable,
    message: "NSCollectionLayoutSection is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
open class NSCollectionLayoutSection {}

@available(
    *, unavailable,
    message: "NSCollectionLayoutSize is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
open class NSCollectionLayoutSize {}

@available(
    *, unavailable,
    message: "NSCollectionLayoutDimension is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
open class NSCollectionLayoutDimension {}

@available(
    *, unavailable,
    message: "NSCollectionLayoutItem is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
open class NSCollectionLayoutItem {}

@available(
    *, unavailable,
    message: "NSCollectionLayoutGroup is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
open class NSCollectionLayoutGroup {}

@available(
    *, unavailable,
    message: "NSCollectionLayoutSpacing is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
open class NSCollectionLayoutSpacing {}

@available(
    *, unavailable,
    message: "NSCollectionLayoutEdgeSpacing is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
open class NSCollectionLayoutEdgeSpacing {}

@available(
    *, unavailable,
    message: "NSCollectionLayoutAnchor is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
open class NSCollectionLayoutAnchor {}

@available(
    *, unavailable,
    message: "NSCollectionLayoutSupplementaryItem is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
open class NSCollectionLayoutSupplementaryItem {}

@available(
    *, unavailable,
    message: "NSCollectionLayoutBoundarySupplementaryItem is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
open class NSCollectionLayoutBoundarySupplementaryItem {}

@available(
    *, unavailable,
    message: "NSCollectionLayoutDecorationItem is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
open class NSCollectionLayoutDecorationItem {}

@available(
    *, unavailable,
    message: "UICollectionViewDelegate is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
public protocol UICollectionViewDelegate: AnyObject {}

@available(
    *, unavailable,
    message: "UICollectionViewDataSource is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
public protocol UICollectionViewDataSource: AnyObject {}

@available(
    *, unavailable,
    message: "UICollectionViewDelegateFlowLayout is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
public protocol UICollectionViewDelegateFlowLayout: AnyObject {}

@available(
    *, unavailable,
    message: "UICollectionViewDataSourcePrefetching is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
public protocol UICollectionViewDataSourcePrefetching: AnyObject {}

@available(
    *, unavailable,
    message: "UICollectionViewDragDelegate is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
public protocol UICollectionViewDragDelegate: AnyObject {}

@available(
    *, unavailable,
    message: "UICollectionViewDropDelegate is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
public protocol UICollectionViewDropDelegate: AnyObject {}

@available(
    *, unavailable,
    message: "UICollectionViewDropCoordinator is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
public protocol UICollectionViewDropCoordinator: AnyObject {}

@available(
    *, unavailable,
    message: "NSCollectionLayoutEnvironment is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
public protocol NSCollectionLayoutEnvironment: AnyObject {}

@available(
    *, unavailable,
    message: "UICollectionLayoutListConfiguration is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
public struct UICollectionLayoutListConfiguration {}
