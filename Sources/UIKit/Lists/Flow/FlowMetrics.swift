import CoreGraphics
import Foundation

/// Delegates are asked for the sizes of so many items of a section; those behind them count as the first one, so that a
/// source of all numbers opens.
private let askedItemLimit = 1_000_000

/// Asks a flow layout and its delegate for what a section is made of.
@MainActor
final class FlowMetrics {
    private let layout: UICollectionViewFlowLayout
    private let collection: UICollectionView
    private let delegate: (any UICollectionViewDelegateFlowLayout)?
    private let width: CGFloat
    private let axis: ListAxis
    /// Sentences about sizes that do not fit.
    private(set) var warnings: [String] = []

    init(
        layout: UICollectionViewFlowLayout, collection: UICollectionView,
        delegate: (any UICollectionViewDelegateFlowLayout)?, width: CGFloat
    ) {
        self.layout = layout
        self.collection = collection
        self.delegate = delegate
        self.width = width
        axis = ListAxis(layout.scrollDirection)
    }

    func section(_ index: Int, count: Int) -> FlowSection {
        let (layout, collection) = (layout, collection)
        let spacing = ask { $0.collectionView(collection, layout: layout, minimumLineSpacingForSectionAt: index) }
        var result = FlowSection(
            axis: axis, count: count, lineSpacing: length(spacing ?? layout.minimumLineSpacing, "line spacing"))
        result.interitemSpacing = length(
            ask { $0.collectionView(collection, layout: layout, minimumInteritemSpacingForSectionAt: index) }
                ?? layout.minimumInteritemSpacing, "interitem spacing")
        let insets = ask { $0.collectionView(collection, layout: layout, insetForSectionAt: index) }
        result.insets = insetsWithReference(insets ?? layout.sectionInset)
        result.header = edge(
            ask { $0.collectionView(collection, layout: layout, referenceSizeForHeaderInSection: index) }
                ?? layout.headerReferenceSize, "header")
        result.footer = edge(
            ask { $0.collectionView(collection, layout: layout, referenceSizeForFooterInSection: index) }
                ?? layout.footerReferenceSize, "footer")
        result.room = max(0, width - axis.acrossBefore(result.insets) - axis.acrossAfter(result.insets))
        result.sizes = sizes(of: index, count: count)
        checkRoom(result)
        result.build()
        return result
    }

    private func ask<Value>(_ question: (any UICollectionViewDelegateFlowLayout) -> Value) -> Value? {
        delegate.flatMap { delegate in OptionalRequirement.ask { question(delegate) } }
    }

    private func length(_ value: CGFloat, _ what: String) -> CGFloat {
        guard !value.isFinite else { return value }
        _Diagnostics.report("\(type(of: layout)): \(what): expected a finite length, but got \(value); 0 is used")
        return 0
    }

    private func edge(_ size: CGSize, _ what: String) -> CGFloat {
        ListLength.checked(axis.along(size), fallback: 0, what: "\(type(of: layout)): \(what)")
    }

    private func insetsWithReference(_ insets: UIEdgeInsets) -> UIEdgeInsets {
        let extra: UIEdgeInsets
        switch layout.sectionInsetReference {
        case .fromContentInset: return insets
        case .fromSafeArea: extra = collection.safeAreaInsets
        case .fromLayoutMargins: extra = collection.layoutMargins
        }
        // Only the sides across the scroll direction; the others are the content inset's already.
        var result = insets
        if axis == .vertical {
            result.left += max(0, extra.left - collection.adjustedContentInset.left)
            result.right += max(0, extra.right - collection.adjustedContentInset.right)
        } else {
            result.top += max(0, extra.top - collection.adjustedContentInset.top)
            result.bottom += max(0, extra.bottom - collection.adjustedContentInset.bottom)
        }
        return result
    }

    // MARK: - Sizes

    private func sizes(of section: Int, count: Int) -> FlowSizes {
        var result = FlowSizes()
        let estimated = layout.estimatedItemSize
        result.common =
            estimated == .zero
            ? checked(layout.itemSize)
            : estimated == UICollectionViewFlowLayout.automaticSize
                ? UICollectionViewFlowLayout.standardItemSize : checked(estimated)
        guard let delegate, count > 0 else { return result }
        let (layout, collection) = (layout, collection)
        func size(_ item: Int) -> CGSize? {
            OptionalRequirement.ask {
                delegate.collectionView(
                    collection, layout: layout, sizeForItemAt: IndexPath(item: item, section: section))
            }.map(checked)
        }
        guard let first = size(0) else { return result }
        result.common = first
        for item in 1..<max(1, min(count, askedItemLimit)) {
            guard let next = size(item) else { continue }
            // As long as all are alike none is kept.
            if result.listed.isEmpty, next == first { continue }
            if result.listed.isEmpty { result.listed = Array(repeating: first, count: item) }
            result.listed.append(next)
        }
        return result
    }

    private func checked(_ size: CGSize) -> CGSize {
        let standard = UICollectionViewFlowLayout.standardItemSize
        if size.width < 0 || size.height < 0 {
            note("negative sizes are not supported in the flow layout (\(size.width) x \(size.height)); 0 is used")
        }
        return CGSize(
            width: ListLength.checked(size.width, fallback: standard.width, what: "\(type(of: layout)): item width"),
            height: ListLength.checked(
                size.height, fallback: standard.height, what: "\(type(of: layout)): item height"))
    }

    private func note(_ sentence: String) { if !warnings.contains(sentence) { warnings.append(sentence) } }

    /// Apple's sentence about items that are larger than the room across.
    private func checkRoom(_ section: FlowSection) {
        guard section.count > 0 else { return }
        let largest = section.sizes.listed.reduce(axis.across(section.sizes.common)) { max($0, axis.across($1)) }
        guard largest > section.room + 0.0001 else { return }
        let (length, sides) = axis == .vertical ? ("width", "left and right") : ("height", "top and bottom")
        note(
            "the item \(length) must be less than the \(length) of the UICollectionView minus the section insets "
                + "\(sides) values, minus the content insets \(sides) values.")
    }
}
