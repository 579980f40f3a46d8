@preconcurrency import Foundation
import CoreGraphics

public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    @MainActor (
        _ items: [any NSCollectionLayoutVisibleItem], _ offset: CGPoint,
        _ environment: any NSCollectionLayoutEnvironment
    ) -> Void

/// A section of a compositional layout: one group, repeated until all items have a place.
///
/// Layout: see ``SectionSolution``.
@MainActor @preconcurrency
open class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup
    /// Set for sections that are lists.
    var list: UICollectionLayoutListConfiguration?

    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }

    /// A section that looks like a table's; what the section has more can be set afterwards.
    open class func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection { ListSection.make(configuration, layoutEnvironment) }

    /// Points around the groups, inside headers and footers.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// Points between one group and the next.
    open var interGroupSpacing: CGFloat = 0
    open var contentInsetsReference = UIContentInsetsReference.automatic
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Whether headers and footers begin and end with the content; they span the container where this was not set.
    open var supplementariesFollowContentInsets: Bool {
        get { ownFollowsInsets ?? false }
        set { ownFollowsInsets = newValue }
    }
    private var ownFollowsInsets: Bool?
    /// Called after each layout with what is in sight, to change its looks.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
}

/// What a layout may depend on.
@MainActor @preconcurrency
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    var container: any NSCollectionLayoutContainer { get }
    var traitCollection: UITraitCollection { get }
}

/// The room that a layout has.
@MainActor @preconcurrency
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    var contentSize: CGSize { get }
    var effectiveContentSize: CGSize { get }
    var contentInsets: NSDirectionalEdgeInsets { get }
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// An element in sight, whose looks may be changed until the next layout.
@MainActor @preconcurrency
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
    var alpha: CGFloat { get set }
    var zIndex: Int { get set }
    var isHidden: Bool { get set }
    var center: CGPoint { get set }
    var transform: CGAffineTransform { get set }
    var transform3D: CATransform3D { get set }
    var name: String { get }
    var indexPath: IndexPath { get }
    var frame: CGRect { get }
    var bounds: CGRect { get }
    var representedElementCategory: UICollectionView.ElementCategory { get }
    var representedElementKind: String? { get }
}

/// A size with insets, as the environment's container.
@MainActor
final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets

    init(_ size: CGSize, insets: NSDirectionalEdgeInsets = .zero) {
        contentSize = size
        contentInsets = insets
        super.init()
    }

    var effectiveContentSize: CGSize { contentSize.reduced(by: contentInsets) }
    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
}

/// A container and traits.
@MainActor
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
    let container: any NSCollectionLayoutContainer
    let traitCollection: UITraitCollection
    /// Points that content keeps from the sides where it follows the safe area or margins.
    let sideInsets: (UIContentInsetsReference) -> NSDirectionalEdgeInsets

    init(
        _ container: LayoutContainer, _ traits: UITraitCollection,
        sideInsets: @escaping (UIContentInsetsReference) -> NSDirectionalEdgeInsets
    ) {
        self.container = container
        traitCollection = traits
        self.sideInsets = sideInsets
        super.init()
    }

    /// The same surroundings with another container.
    func with(_ size: CGSize) -> LayoutEnvironment {
        LayoutEnvironment(LayoutContainer(size), traitCollection, sideInsets: sideInsets)
    }
}

/// A view in sight as an item whose looks may be changed.
@MainActor
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
    private let view: UICollectionReusableView
    private let key: ElementKey

    init(_ view: UICollectionReusableView, _ key: ElementKey) {
        self.view = view
        self.key = key
        super.init()
    }

    var alpha: CGFloat {
        get { view.alpha }
        set { view.alpha = newValue }
    }
    var zIndex: Int {
        get { Int(view.layer.zPosition) }
        set { view.layer.zPosition = CGFloat(newValue) }
    }
    var isHidden: Bool {
        get { view.isHidden }
        set { view.isHidden = newValue }
    }
    var center: CGPoint {
        get { view.center }
        set { view.center = newValue }
    }
    var transform: CGAffineTransform {
        get { view.transform }
        set { view.transform = newValue }
    }
    var transform3D: CATransform3D {
        get { view.transform3D }
        set { view.transform3D = newValue }
    }
    var name: String { key.kind ?? "\(type(of: view))" }
    var indexPath: IndexPath { key.indexPath }
    var frame: CGRect { view.frame }
    var bounds: CGRect { view.bounds }
    var representedElementCategory: UICollectionView.ElementCategory { key.category }
    var representedElementKind: String? { key.kind }
}
