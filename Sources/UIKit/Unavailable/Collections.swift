// Collections come with a later version, as lists do.

@preconcurrency import Foundation

@available(
    *, unavailable,
    message:
        "UICollectionView is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {}

@available(
    *, unavailable,
    message:
        "UICollectionViewCell is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
@MainActor @preconcurrency
open class UICollectionViewCell: UICollectionReusableView {}

@available(
    *, unavailable,
    message:
        "UICollectionReusableView is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
@MainActor @preconcurrency
open class UICollectionReusableView: UIView {}

@available(
    *, unavailable,
    message:
        "UICollectionViewController is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
@MainActor @preconcurrency
open class UICollectionViewController: UIViewController {}

@available(
    *, unavailable,
    message:
        "UICollectionViewLayout is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
@MainActor @preconcurrency
open class UICollectionViewLayout: NSObject {}

@available(
    *, unavailable,
    message:
        "UICollectionViewFlowLayout is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
@MainActor @preconcurrency
open class UICollectionViewFlowLayout: UICollectionViewLayout {}

@available(
    *, unavailable,
    message:
        "UICollectionViewCompositionalLayout is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {}

@available(
    *, unavailable,
    message:
        "UICollectionViewCompositionalLayoutConfiguration is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {}

@available(
    *, unavailable,
    message:
        "UICollectionViewLayoutAttributes is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
@MainActor @preconcurrency
open class UICollectionViewLayoutAttributes: NSObject {}

@available(
    *, unavailable,
    message:
        "UICollectionViewLayoutInvalidationContext is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
@MainActor @preconcurrency
open class UICollectionViewLayoutInvalidationContext: NSObject {}

@available(
    *, unavailable,
    message:
        "UICollectionViewFlowLayoutInvalidationContext is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
@MainActor @preconcurrency
open class UICollectionViewFlowLayoutInvalidationContext: NSObject {}

@available(
    *, unavailable,
    message:
        "UICollectionViewDiffableDataSource is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject {
}

@available(
    *, unavailable,
    message:
        "UICollectionViewListCell is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
@MainActor @preconcurrency
open class UICollectionViewListCell: UICollectionViewCell {}

@available(
    *, unavailable,
    message:
        "UICollectionViewDropProposal is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
@MainActor @preconcurrency
open class UICollectionViewDropProposal: NSObject {}

@available(
    *, unavailable,
    message:
        "UICollectionViewUpdateItem is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
@MainActor @preconcurrency
open class UICollectionViewUpdateItem: NSObject {}

@available(
    *, unavailable,
    message:
        "UICollectionViewTransitionLayout is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
@MainActor @preconcurrency
open class UICollectionViewTransitionLayout: UICollectionViewLayout {}

@available(
    *, unavailable,
    message:
        "NSCollectionLayoutSection is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
@MainActor @preconcurrency
open class NSCollectionLayoutSection: NSObject {}

@available(
    *, unavailable,
    message:
        "NSCollectionLayoutSize is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
@MainActor @preconcurrency
open class NSCollectionLayoutSize: NSObject {}

@available(
    *, unavailable,
    message:
        "NSCollectionLayoutDimension is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
@MainActor @preconcurrency
open class NSCollectionLayoutDimension: NSObject {}

@available(
    *, unavailable,
    message:
        "NSCollectionLayoutItem is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
@MainActor @preconcurrency
open class NSCollectionLayoutItem: NSObject {}

@available(
    *, unavailable,
    message:
        "NSCollectionLayoutGroup is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
@MainActor @preconcurrency
open class NSCollectionLayoutGroup: NSObject {}

@available(
    *, unavailable,
    message:
        "NSCollectionLayoutSpacing is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
@MainActor @preconcurrency
open class NSCollectionLayoutSpacing: NSObject {}

@available(
    *, unavailable,
    message:
        "NSCollectionLayoutEdgeSpacing is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
@MainActor @preconcurrency
open class NSCollectionLayoutEdgeSpacing: NSObject {}

@available(
    *, unavailable,
    message:
        "NSCollectionLayoutAnchor is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
@MainActor @preconcurrency
open class NSCollectionLayoutAnchor: NSObject {}

@available(
    *, unavailable,
    message:
        "NSCollectionLayoutSupplementaryItem is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
@MainActor @preconcurrency
open class NSCollectionLayoutSupplementaryItem: NSObject {}

@available(
    *, unavailable,
    message:
        "NSCollectionLayoutBoundarySupplementaryItem is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
@MainActor @preconcurrency
open class NSCollectionLayoutBoundarySupplementaryItem: NSObject {}

@available(
    *, unavailable,
    message:
        "NSCollectionLayoutDecorationItem is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
@MainActor @preconcurrency
open class NSCollectionLayoutDecorationItem: NSObject {}

@available(
    *, unavailable,
    message:
        "UICollectionViewDelegate is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
@MainActor @preconcurrency
public protocol UICollectionViewDelegate: NSObjectProtocol {}

@available(
    *, unavailable,
    message:
        "UICollectionViewDataSource is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
@MainActor @preconcurrency
public protocol UICollectionViewDataSource: NSObjectProtocol {}

@available(
    *, unavailable,
    message:
        "UICollectionViewDelegateFlowLayout is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
@MainActor @preconcurrency
public protocol UICollectionViewDelegateFlowLayout: NSObjectProtocol {}

@available(
    *, unavailable,
    message:
        "UICollectionViewDataSourcePrefetching is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
@MainActor @preconcurrency
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {}

@available(
    *, unavailable,
    message:
        "UICollectionViewDragDelegate is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
@MainActor @preconcurrency
public protocol UICollectionViewDragDelegate: NSObjectProtocol {}

@available(
    *, unavailable,
    message:
        "UICollectionViewDropDelegate is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
@MainActor @preconcurrency
public protocol UICollectionViewDropDelegate: NSObjectProtocol {}

@available(
    *, unavailable,
    message:
        "UICollectionViewDropCoordinator is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
@MainActor @preconcurrency
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {}

@available(
    *, unavailable,
    message:
        "NSCollectionLayoutEnvironment is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
@MainActor @preconcurrency
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {}

@available(
    *, unavailable,
    message:
        "UICollectionLayoutListConfiguration is not part of Kumiko yet: collections are not laid out yet; stack views in a UIScrollView show the same items"
)
public struct UICollectionLayoutListConfiguration {
    public init() {}
}
