import CoreGraphics
import Foundation

/// Where the sections of a compositional layout are, and the attributes of what is in them.
@MainActor
final class CompositionalGeometry {
    private unowned let layout: UICollectionViewCompositionalLayout
    let axis: ListAxis
    let boundsSize: CGSize
    private(set) var solutions: [SectionSolution] = []
    private var extents = ExtentIndex()
    private var edgeSizes: [Int: CGSize] = [:]
    private let container: CGSize
    private(set) var hasEstimates = false
    /// Whether something changes its place or its looks while scrolling.
    private(set) var followsScrolling = false

    init(
        _ layout: UICollectionViewCompositionalLayout, _ provider: UICollectionViewCompositionalLayoutSectionProvider
    ) {
        self.layout = layout
        axis = ListAxis(layout.configuration.scrollDirection)
        let collection = layout.collectionView
        boundsSize = collection?.bounds.size ?? .zero
        let inset = collection?.adjustedContentInset ?? .zero
        container = CGSize(
            width: max(0, boundsSize.width - inset.left - inset.right),
            height: max(0, boundsSize.height - inset.top - inset.bottom))
        let environment = makeEnvironment(collection, inset)
        makeSections(provider, environment, collection)
        let edges = layout.configuration.boundarySupplementaryItems
        hasEstimates = hasEstimates || edges.contains { !$0.layoutSize.contentAxes.isEmpty }
        followsScrolling = followsScrolling || edges.contains(where: \.pinToVisibleBounds)
        updateExtents()
    }

    private func makeEnvironment(_ collection: UICollectionView?, _ inset: UIEdgeInsets) -> LayoutEnvironment {
        let axis = axis
        let traits = collection?.traitCollection ?? UITraitCollection.current
        let standard = layout.configuration.contentInsetsReference
        return LayoutEnvironment(LayoutContainer(container), traits) { [weak collection] reference in
            guard let collection else { return .zero }
            let asked = reference == .automatic ? standard : reference
            let outer: UIEdgeInsets
            switch asked {
            case .none: return .zero
            case .automatic, .safeArea: outer = collection.safeAreaInsets
            case .layoutMargins: outer = collection.layoutMargins
            case .readableContent:
                let free = (collection.bounds.width - SystemGuides.readableWidth(traits)) / 2
                let margins = collection.layoutMargins
                let side = max(free.rounded(.down), margins.left)
                outer = UIEdgeInsets(top: margins.top, left: side, bottom: margins.bottom, right: side)
            }
            // Only the sides across the scroll direction; the others are the content inset's already.
            return axis == .vertical
                ? NSDirectionalEdgeInsets(
                    top: 0, leading: max(0, outer.left - inset.left), bottom: 0,
                    trailing: max(0, outer.right - inset.right))
                : NSDirectionalEdgeInsets(
                    top: max(0, outer.top - inset.top), leading: 0, bottom: max(0, outer.bottom - inset.bottom),
                    trailing: 0)
        }
    }

    private func makeSections(
        _ provider: UICollectionViewCompositionalLayoutSectionProvider, _ environment: LayoutEnvironment,
        _ collection: UICollectionView?
    ) {
        guard let collection else { return }
        let count = collection.numberOfSections
        var previous: NSCollectionLayoutSection?
        for index in 0..<count {
            let given = provider(index, environment)
            if given == nil {
                ListException.raise(
                    "Invalid section definition. Please specify a valid section definition when content is to be rendered for a section. This is a client error. (section \(index))"
                )
            }
            let section = given ?? Self.emptySection
            let place = section.list.map {
                ListSection.place(
                    $0, after: previous, isFirst: index == 0, isLast: index == count - 1, environment: environment)
            }
            let items = given == nil ? 0 : collection.numberOfItems(inSection: index)
            solutions.append(
                SectionSolution(section, count: items, axis: axis, environment: environment, listPlace: place))
            note(section)
            previous = section
        }
    }

    private static var emptySection: NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(0), heightDimension: .absolute(0))
        return NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }

    private func note(_ section: NSCollectionLayoutSection) {
        if Self.isEstimated(section.group) || section.boundarySupplementaryItems.contains(where: Self.isEstimated) {
            hasEstimates = true
        }
        if section.visibleItemsInvalidationHandler != nil
            || section.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds)
        {
            followsScrolling = true
        }
    }

    private static func isEstimated(_ item: NSCollectionLayoutItem) -> Bool {
        if !item.layoutSize.contentAxes.isEmpty || item.supplementaryItems.contains(where: isEstimated) { return true }
        return (item as? NSCollectionLayoutGroup)?.subitems.contains(where: isEstimated) ?? false
    }

    // MARK: - Lengths

    private var spacing: CGFloat { layout.configuration.interSectionSpacing }

    private func updateExtents() {
        extents = ExtentIndex(count: solutions.count)
        for (index, solution) in solutions.enumerated() { extents[index] = solution.length + gap(after: index) }
    }

    private func gap(after section: Int) -> CGFloat { section < solutions.count - 1 ? spacing : 0 }

    func start(of section: Int) -> CGFloat { edgeLength(before: true) + extents.offset(of: section) }

    private func edgeLength(before: Bool) -> CGFloat {
        var length: CGFloat = 0
        for (index, item) in layout.configuration.boundarySupplementaryItems.enumerated()
        where item.extendsBoundary && item.isBefore(along: axis) == before {
            length += axis.along(edgeSize(index))
        }
        return length
    }

    private func edgeSize(_ index: Int) -> CGSize {
        edgeSizes[index] ?? layout.configuration.boundarySupplementaryItems[index].layoutSize.size(in: container)
    }

    var contentSize: CGSize {
        axis.size(
            along: edgeLength(before: true) + extents.total + edgeLength(before: false), across: axis.across(container))
    }

    // MARK: - Sizes that content asked for

    func adopt(_ sizes: [ElementKey: CGSize]) {
        var items: [Int: [Int: CGSize]] = [:]
        var changed: Set<Int> = []
        for (key, size) in sizes where key.indexPath.count == 2 {
            let section = key.indexPath.section
            if key.category == .cell, solutions.indices.contains(section) {
                items[section, default: [:]][key.indexPath.item] = size
                changed.insert(section)
            } else if let index = layout.configuration.boundarySupplementaryItems.firstIndex(where: {
                $0.elementKind == key.kind
            }), section == 0 {
                edgeSizes[index] = size
            } else if solutions.indices.contains(section),
                let index = solutions[section].section.boundarySupplementaryItems.firstIndex(where: {
                    $0.elementKind == key.kind
                })
            {
                solutions[section].setEdgeSize(size, index)
                changed.insert(section)
            }
        }
        for (section, own) in items { solutions[section].setMeasured(own) }
        for section in changed { extents[section] = solutions[section].length + gap(after: section) }
    }

    // MARK: - Elements

    private func moved(_ frame: CGRect, _ section: Int) -> CGRect {
        axis == .vertical
            ? frame.offsetBy(dx: 0, dy: start(of: section)) : frame.offsetBy(dx: start(of: section), dy: 0)
    }

    func region(of section: Int) -> ScrollingRegion? {
        guard solutions.indices.contains(section), var region = solutions[section].region else { return nil }
        region.frame = moved(region.frame, section)
        return region
    }

    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        var result = globalEdges().filter { $0.frame.overlaps(rect) }
        let before = edgeLength(before: true)
        guard var section = extents.index(at: max(0, axis.start(rect) - before)) else { return result }
        while section < solutions.count, start(of: section) < axis.end(rect) {
            result += edges(of: section).filter { $0.frame.overlaps(rect) }
            result += decorations(of: section).filter { $0.frame.overlaps(rect) }
            result += items(of: section, in: rect)
            section += 1
        }
        return result
    }

    private func items(of section: Int, in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let solution = solutions[section]
        var visible =
            axis == .vertical
            ? rect.offsetBy(dx: 0, dy: -start(of: section)) : rect.offsetBy(dx: -start(of: section), dy: 0)
        if let region = solution.region {
            guard region.frame.overlaps(visible) else { return [] }
            // What the section has scrolled to.
            let offset = layout.collectionView?.scrollOffset(ofSection: section) ?? .zero
            visible = region.frame.offsetBy(dx: offset.x, dy: offset.y)
        }
        var result: [UICollectionViewLayoutAttributes] = []
        for group in solution.groups(in: visible) {
            for item in solution.items(ofGroup: group) where item.leaf.frame.overlaps(visible) {
                result.append(attributes(item, section))
                result += badges(item, section)
            }
            for badge in solution.groupBadges(ofGroup: group) {
                result.append(
                    attributes(badge.item, on: badge.container, IndexPath(item: group, section: section), solution))
            }
        }
        return result
    }

    func item(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard path.count == 2, solutions.indices.contains(path.section),
            let item = solutions[path.section].item(path.item)
        else { return nil }
        return attributes(item, path.section)
    }

    private func attributes(_ item: SectionSolution.Item, _ section: Int) -> UICollectionViewLayoutAttributes {
        let solution = solutions[section]
        let path = IndexPath(item: item.number, section: section)
        let result = layout.attributes(.cell(path))
        result.frame = moved(item.leaf.frame, section)
        result.zIndex = item.leaf.zIndex
        result.contentAxes = item.leaf.axes
        if solution.scrollsAcross { result.scrollingSection = section }
        if let list = solution.section.list, let place = solution.listPlace {
            result.listContext = ListSection.context(of: item.number, count: solution.count, place, list, path)
        }
        return result
    }

    private func badges(_ item: SectionSolution.Item, _ section: Int) -> [UICollectionViewLayoutAttributes] {
        item.leaf.badges.map {
            attributes($0, on: item.leaf.frame, IndexPath(item: item.number, section: section), solutions[section])
        }
    }

    private func attributes(
        _ item: NSCollectionLayoutSupplementaryItem, on container: CGRect, _ path: IndexPath,
        _ solution: SectionSolution
    ) -> UICollectionViewLayoutAttributes {
        let result = layout.attributes(
            ElementKey(category: .supplementaryView, kind: item.elementKind, indexPath: path))
        result.frame = moved(item.frame(on: container, measured: nil), path.section)
        result.zIndex = item.zIndex
        if solution.scrollsAcross { result.scrollingSection = path.section }
        return result
    }

    // MARK: - Headers, footers and backgrounds

    func supplementary(_ kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard path.count == 2 else { return nil }
        if path.section == 0, let global = globalEdges().first(where: { $0.kind == kind }) { return global }
        guard solutions.indices.contains(path.section) else { return nil }
        if let edge = edges(of: path.section).first(where: { $0.kind == kind }) { return edge }
        guard let item = solutions[path.section].item(path.item) else { return nil }
        return badges(item, path.section).first { $0.kind == kind }
    }

    private func edges(of section: Int) -> [UICollectionViewLayoutAttributes] {
        let solution = solutions[section]
        return solution.section.boundarySupplementaryItems.enumerated().map { index, item in
            let start = start(of: section)
            let frame = moved(solution.edgeFrame(index), section)
            let range = solution.pinRange(length: axis.along(frame.size))
            let result = edge(
                item, pinned(item, frame, last: start + range.last, first: start + range.first), section: section)
            if var context = solution.listPlace?.context {
                context.role = item.isBefore(along: axis) ?? true ? .header : .footer
                result.listContext = context
            }
            return result
        }
    }

    private func globalEdges() -> [UICollectionViewLayoutAttributes] {
        var ends = (before: CGFloat(0), after: edgeLength(before: true) + extents.total)
        return layout.configuration.boundarySupplementaryItems.enumerated().map { index, item in
            let size = edgeSize(index)
            let isBefore = item.isBefore(along: axis) ?? true
            let along = isBefore ? ends.before : ends.after
            if item.extendsBoundary {
                if isBefore { ends.before += axis.along(size) } else { ends.after += axis.along(size) }
            }
            let across = item.position(across: axis, room: axis.across(container), length: axis.across(size))
            let frame = axis.rect(along: along, across: across, size: size).offsetBy(
                dx: item.offset.x, dy: item.offset.y)
            let end = axis.along(contentSize) - axis.along(size)
            return edge(item, pinned(item, frame, last: end, first: 0), section: 0)
        }
    }

    private func edge(
        _ item: NSCollectionLayoutBoundarySupplementaryItem, _ frame: CGRect, section: Int
    ) -> UICollectionViewLayoutAttributes {
        let path = IndexPath(item: 0, section: section)
        let result = layout.attributes(
            ElementKey(category: .supplementaryView, kind: item.elementKind, indexPath: path))
        result.frame = frame
        result.zIndex = item.zIndex
        result.contentAxes = item.layoutSize.contentAxes
        return result
    }

    private func pinned(
        _ item: NSCollectionLayoutBoundarySupplementaryItem, _ frame: CGRect, last: CGFloat, first: CGFloat
    ) -> CGRect {
        guard item.pinToVisibleBounds, let collection = layout.collectionView else { return frame }
        let visible = collection.bounds.inset(by: collection.adjustedContentInset)
        let natural = axis.start(frame)
        let length = axis.along(frame.size)
        let along =
            item.isBefore(along: axis) ?? true
            ? max(natural, min(axis.start(visible), last)) : min(natural, max(axis.end(visible) - length, first))
        return axis == .vertical
            ? frame.offsetBy(dx: 0, dy: along - natural) : frame.offsetBy(dx: along - natural, dy: 0)
    }

    func decorations(of section: Int) -> [UICollectionViewLayoutAttributes] {
        guard solutions.indices.contains(section) else { return [] }
        return solutions[section].section.decorationItems.map { item in
            let path = IndexPath(item: 0, section: section)
            let result = layout.attributes(
                ElementKey(category: .decorationView, kind: item.elementKind, indexPath: path))
            result.frame = moved(solutions[section].decorationFrame(item), section)
            result.zIndex = item.zIndex
            return result
        }
    }
}
