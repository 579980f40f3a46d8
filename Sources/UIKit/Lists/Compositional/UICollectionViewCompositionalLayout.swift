@preconcurrency import Foundation
import CoreGraphics

public typealias UICollectionViewCompositionalLayoutSectionProvider =
    @MainActor (_ section: Int, _ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// What a compositional layout has besides its sections.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// Points between one section and the next.
    open var interSectionSpacing: CGFloat = 0
    /// Headers and footers of the whole layout.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    open var contentInsetsReference = UIContentInsetsReference.safeArea

    public override init() { super.init() }
}

/// A layout composed of sections, which repeat groups of items.
///
/// Layout: sections follow on along the scroll direction, see ``SectionSolution`` and ``GroupSolver``; the reading
/// direction mirrors it.
/// Contract: a provider that gives no section for an index is a mistake of the program; the section is left empty.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    private let list: UICollectionLayoutListConfiguration?
    private var stored: CompositionalGeometry?
    private var preferred: [ElementKey: CGSize] = [:]

    open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }

    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    public convenience init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        self.init(sectionProvider: { _, _ in section }, configuration: configuration)
    }

    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        list = nil
        self.configuration = configuration
        super.init()
    }

    private init(list: UICollectionLayoutListConfiguration) {
        provider = { _, environment in .list(using: list, layoutEnvironment: environment) }
        self.list = list
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
    }

    public required init?(coder: NSCoder) {
        provider = { _, _ in nil }
        list = nil
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init(coder: coder)
    }

    /// A layout all of whose sections are lists of one kind.
    open class func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout { UICollectionViewCompositionalLayout(list: configuration) }

    override var listBackground: UIColor? { list.map(ListSection.background) }

    // MARK: Invalidation

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.everything || context.counts {
            stored = nil
            preferred = [:]
        }
        super.invalidateLayout(with: context)
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let stored else { return false }
        return stored.boundsSize != newBounds.size || stored.followsScrolling
    }

    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        context.everything = stored?.boundsSize != newBounds.size
        return context
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        let axes = originalAttributes.contentAxes
        let (new, old) = (preferredAttributes.size, originalAttributes.size)
        return axes.contains(.horizontal) && abs(new.width - old.width) > 0.001
            || axes.contains(.vertical) && abs(new.height - old.height) > 0.001
    }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        preferred[originalAttributes.key] = preferredAttributes.size
        return super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    }

    override var asksForPreferredSizes: Bool { geometry.hasEstimates }
    override var keepsPlaceWhileMeasuring: Bool { geometry.hasEstimates }
    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    // MARK: Geometry

    /// The sections, made when they are asked for first, with the sizes that cells asked for since.
    var geometry: CompositionalGeometry {
        let result = stored ?? CompositionalGeometry(self, provider)
        stored = result
        if !preferred.isEmpty {
            result.adopt(preferred)
            preferred = [:]
        }
        return result
    }

    open override var collectionViewContentSize: CGSize { geometry.contentSize }

    // MARK: Elements

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        geometry.elements(in: rect)
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        geometry.item(at: indexPath)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        geometry.supplementary(elementKind, at: indexPath)
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        geometry.decorations(of: indexPath.section).first { $0.kind == elementKind }
    }

    // MARK: For the collection view

    override func scrollingRegion(of section: Int) -> ScrollingRegion? { geometry.region(of: section) }

    override func didPlaceElements() {
        guard let collectionView else { return }
        for (index, solution) in geometry.solutions.enumerated() {
            guard let handler = solution.section.visibleItemsInvalidationHandler else { continue }
            let views = collectionView.shown.filter { $0.key.indexPath.section == index }
                .sorted { $0.key.indexPath < $1.key.indexPath }
            guard !views.isEmpty else { continue }
            let offset = collectionView.scrollers[index]?.contentOffset ?? collectionView.contentOffset
            handler(views.map { VisibleItem($0.value, $0.key) }, offset, solution.environment)
        }
    }
}
