@preconcurrency import Foundation
import CoreGraphics

/// Places items in lines, as words in a text, section after section with headers and footers.
///
/// Layout algorithm: see ``FlowSection``; headers and footers are as wide as the content, outside the section's insets,
/// and stay in sight with their section where they are pinned.
/// Contract: points; sizes that are not finite count as the standard item size, negative ones as zero, and items larger
/// than the room across are told on standard error. Sections whose items are alike take no memory by item.
/// Origin: Apple's reference for the defaults; recorded frames, see `collections.tsv`.
@MainActor @preconcurrency
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    public enum SectionInsetReference: Int, Sendable {
        case fromContentInset, fromSafeArea, fromLayoutMargins
    }

    /// As `estimatedItemSize`: cells say what size they want.
    public nonisolated static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    static let standardItemSize = CGSize(width: 50, height: 50)

    private var stored: FlowGeometry?
    private var measured: [IndexPath: CGSize] = [:]
    private var pending: [IndexPath: CGSize] = [:]
    /// What was told last about sizes that do not fit, for tests.
    private(set) var lastWarning: String?

    open var minimumLineSpacing: CGFloat = 10 { didSet { valueDidChange(minimumLineSpacing != oldValue) } }
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { valueDidChange(minimumInteritemSpacing != oldValue) } }
    open var itemSize = UICollectionViewFlowLayout.standardItemSize {
        didSet { valueDidChange(itemSize != oldValue) }
    }
    /// Zero takes sizes from the layout and its delegate only.
    open var estimatedItemSize = CGSize.zero { didSet { valueDidChange(estimatedItemSize != oldValue) } }
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { valueDidChange(scrollDirection != oldValue) }
    }
    /// Only the length along the scroll direction counts; zero leaves the header out.
    open var headerReferenceSize = CGSize.zero { didSet { valueDidChange(headerReferenceSize != oldValue) } }
    open var footerReferenceSize = CGSize.zero { didSet { valueDidChange(footerReferenceSize != oldValue) } }
    open var sectionInset = UIEdgeInsets.zero { didSet { valueDidChange(sectionInset != oldValue) } }
    open var sectionInsetReference = SectionInsetReference.fromContentInset {
        didSet { valueDidChange(sectionInsetReference != oldValue) }
    }
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { valueDidChange(sectionHeadersPinToVisibleBounds != oldValue) }
    }
    open var sectionFootersPinToVisibleBounds = false {
        didSet { valueDidChange(sectionFootersPinToVisibleBounds != oldValue) }
    }

    private func valueDidChange(_ isOther: Bool) { if isOther { invalidateLayout() } }

    // MARK: Invalidation

    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        let flow = context as? UICollectionViewFlowLayoutInvalidationContext
        if context.everything || context.counts {
            stored = nil
            measured = [:]
        } else if flow?.invalidateFlowLayoutDelegateMetrics ?? !context.isScrolling {
            stored = nil
        }
        super.invalidateLayout(with: context)
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        if pinsEdges { return true }
        guard let stored else { return false }
        return stored.width != acrossLength(of: newBounds.size)
    }

    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        let hasOtherWidth = stored.map { $0.width != acrossLength(of: newBounds.size) } ?? true
        (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics = hasOtherWidth
        context.everything = hasOtherWidth
        return context
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard asksForPreferredSizes, originalAttributes.category == .cell else { return false }
        let (new, old) = (preferredAttributes.size, originalAttributes.size)
        return abs(new.width - old.width) > 0.001 || abs(new.height - old.height) > 0.001
    }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics = false
        measured[originalAttributes.indexPath] = preferredAttributes.size
        pending[originalAttributes.indexPath] = preferredAttributes.size
        return context
    }

    override var asksForPreferredSizes: Bool { estimatedItemSize != .zero }
    override var keepsPlaceWhileMeasuring: Bool { asksForPreferredSizes }

    // MARK: Geometry

    /// The sections, made when they are asked for first, with the sizes that cells asked for since.
    var geometry: FlowGeometry {
        if let stored, pending.isEmpty { return stored }
        let sizes = stored == nil ? measured : pending
        pending = [:]
        var result = stored ?? makeGeometry()
        // Let go of, so that lines are changed in place.
        stored = nil
        if !sizes.isEmpty { result.setMeasured(sizes) }
        stored = result
        return result
    }

    private func makeGeometry() -> FlowGeometry {
        let axis = ListAxis(scrollDirection)
        guard let collectionView else { return FlowGeometry(axis: axis, width: 0, sections: []) }
        let width = acrossLength(of: collectionView.bounds.size)
        let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
        let reader = FlowMetrics(layout: self, collection: collectionView, delegate: delegate, width: width)
        let sections = (0..<collectionView.numberOfSections).map { index in
            reader.section(index, count: collectionView.numberOfItems(inSection: index))
        }
        warn(reader.warnings)
        return FlowGeometry(axis: axis, width: width, sections: sections)
    }

    /// Points across the scroll direction that the content has.
    private func acrossLength(of size: CGSize) -> CGFloat {
        let axis = ListAxis(scrollDirection)
        let insets = collectionView?.adjustedContentInset ?? .zero
        return max(0, axis.across(size) - axis.acrossBefore(insets) - axis.acrossAfter(insets))
    }

    private func warn(_ sentences: [String]) {
        lastWarning = sentences.first
        guard let first = sentences.first else { return }
        _Diagnostics.report(
            "The behavior of the UICollectionViewFlowLayout is not defined because:\n\(first)\n"
                + "The relevant UICollectionViewFlowLayout instance is \(self), and it is attached to "
                + "\(collectionView.map { "\($0)" } ?? "no collection view").")
    }

    // MARK: Elements

    open override var collectionViewContentSize: CGSize { geometry.contentSize }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let geometry = self.geometry
        guard geometry.contains(indexPath) else { return nil }
        return cell(indexPath, geometry.frame(of: indexPath))
    }

    private func cell(_ path: IndexPath, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
        let result = attributes(.cell(path))
        result.frame = frame
        result.contentAxes = asksForPreferredSizes ? .both : []
        return result
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let isFooter = elementKind == UICollectionView.elementKindSectionFooter
        guard isFooter || elementKind == UICollectionView.elementKindSectionHeader, indexPath.count == 2 else {
            return nil
        }
        if let edge = edge(isFooter: isFooter, of: indexPath.section, in: geometry) { return edge }
        guard geometry.sections.indices.contains(indexPath.section) else { return nil }
        // One without a size is there too, as the tests of LayoutKit recorded it.
        let path = IndexPath(item: 0, section: indexPath.section)
        return attributes(ElementKey(category: .supplementaryView, kind: elementKind, indexPath: path))
    }

    private func edge(
        isFooter: Bool, of section: Int, in geometry: FlowGeometry
    ) -> UICollectionViewLayoutAttributes? {
        guard var frame = geometry.edgeFrame(isFooter: isFooter, of: section) else { return nil }
        let kind =
            isFooter ? UICollectionView.elementKindSectionFooter : UICollectionView.elementKindSectionHeader
        let path = IndexPath(item: 0, section: section)
        let result = attributes(ElementKey(category: .supplementaryView, kind: kind, indexPath: path))
        if isFooter ? sectionFootersPinToVisibleBounds : sectionHeadersPinToVisibleBounds {
            frame = pinned(frame, isFooter: isFooter, section: section, in: geometry)
            // Above the items that pass below it.
            result.zIndex = 10
        }
        result.frame = frame
        return result
    }

    private func pinned(_ frame: CGRect, isFooter: Bool, section: Int, in geometry: FlowGeometry) -> CGRect {
        guard let collectionView else { return frame }
        let axis = geometry.axis
        let visible = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
        let start = geometry.start(of: section)
        let all = geometry.sections[section]
        let length = axis.along(frame.size)
        var along = axis.start(frame)
        if isFooter {
            along = min(along, max(axis.end(visible) - length, start + all.header))
        } else {
            along = max(along, min(axis.start(visible), start + all.footerStart - length))
        }
        return axis.rect(along: along, across: 0, size: frame.size)
    }

    private var pinsEdges: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let geometry = self.geometry
        let axis = geometry.axis
        var result: [UICollectionViewLayoutAttributes] = []
        for section in geometry.sections(from: axis.start(rect), to: axis.end(rect)) {
            for isFooter in [false, true] {
                if let edge = edge(isFooter: isFooter, of: section, in: geometry), edge.frame.overlaps(rect) {
                    result.append(edge)
                }
            }
            geometry.forEachItem(of: section, from: axis.start(rect), to: axis.end(rect)) { item, frame in
                if frame.overlaps(rect) { result.append(cell(IndexPath(item: item, section: section), frame)) }
            }
        }
        return result
    }
}
