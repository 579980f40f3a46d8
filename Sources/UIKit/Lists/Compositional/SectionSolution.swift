import CoreGraphics
import Foundation

/// Where the groups, headers and footers of one section of a compositional layout are.
///
/// Layout algorithm:
/// 1. The group is laid out once, for as many items as it takes; all groups are like it until a cell asks for another
///    size. So a section takes memory by the groups that were measured only.
/// 2. Groups follow on along the layout, or across it where the section scrolls by itself, with the spacing between them.
/// 3. Where the number of items of a group depends on their sizes, groups are listed up to the last measured item.
/// 4. Headers stand before the content insets, footers behind them; both span the container.
///
/// Origin: Apple's reference; recorded (boundary header above the content insets).
@MainActor
final class SectionSolution {
    let section: NSCollectionLayoutSection
    let count: Int
    let axis: ListAxis
    let environment: LayoutEnvironment
    let listPlace: ListSection.Place?
    /// The container, the insets of its reference taken off.
    private let room: CGSize
    let sideInsets: NSDirectionalEdgeInsets
    private var template = GroupLayout()
    private var extents = ExtentIndex()
    private var lines = LineSequence()
    private let isVariable: Bool
    private var layouts: [Int: GroupLayout] = [:]
    private(set) var measured: [Int: CGSize] = [:]
    private var lastMeasured = -1
    private var edgeSizes: [Int: CGSize] = [:]
    /// How often a group was laid out, for tests.
    private(set) var solves = 0

    init(
        _ section: NSCollectionLayoutSection, count: Int, axis: ListAxis, environment: LayoutEnvironment,
        listPlace: ListSection.Place?
    ) {
        self.section = section
        self.count = count
        self.axis = axis
        self.environment = environment
        self.listPlace = listPlace
        sideInsets = environment.sideInsets(section.contentInsetsReference)
        room = environment.container.effectiveContentSize.reduced(by: sideInsets)
        isVariable = Self.dependsOnItems(section.group)
        build()
    }

    // MARK: - Groups

    var scrollsAcross: Bool { section.orthogonalScrollingBehavior != .none }
    /// The direction in which groups follow on.
    var groupAxis: ListAxis { scrollsAcross ? axis.other : axis }
    private var groupRoom: CGSize { room.reduced(by: section.contentInsets) }
    var itemsPerGroup: Int { max(1, template.leaves.count) }

    /// Whether sizes that cells ask for change how many items a group takes.
    private static func dependsOnItems(_ group: NSCollectionLayoutGroup) -> Bool {
        guard case .repeating(let axis) = group.arrangement, !group.layoutSize.dimension(along: axis).isEstimated else {
            return group.subitems.contains { ($0 as? NSCollectionLayoutGroup).map(dependsOnItems) ?? false }
        }
        return group.subitems.contains {
            $0.layoutSize.dimension(along: axis).isEstimated
                || ($0 as? NSCollectionLayoutGroup).map(dependsOnItems) ?? false
        }
    }

    private func solve(from item: Int, limit: Int) -> GroupLayout {
        solves += 1
        var solver = GroupSolver(environment: environment, limit: limit) { self.measured[item + $0] }
        return solver.solve(section.group, in: groupRoom)
    }

    private func build() {
        // The template is solved for a full group, even where there are fewer items.
        let saved = measured
        measured = [:]
        template = solve(from: 0, limit: Int.max / 2)
        measured = saved
        let length = groupAxis.along(template.size)
        if isVariable {
            lines = LineSequence(itemCount: count, spacing: section.interGroupSpacing)
            buildLines()
            return
        }
        let groups = count / itemsPerGroup + (count % itemsPerGroup == 0 ? 0 : 1)
        extents = ExtentIndex(count: groups, defaultExtent: length + section.interGroupSpacing)
        if count % itemsPerGroup != 0, groups > 0 { relayout(groups - 1) }
    }

    private func buildLines() {
        lines.setRest(perLine: itemsPerGroup, extent: groupAxis.along(template.size))
        while lines.nextItem <= lastMeasured, lines.nextItem < count {
            let layout = solve(from: lines.nextItem, limit: count - lines.nextItem)
            layouts[lines.count(listedOnly: true)] = layout
            lines.append(count: max(1, layout.leaves.count), extent: groupAxis.along(layout.size))
        }
    }

    private func relayout(_ group: Int) {
        let first = group * itemsPerGroup
        let layout = solve(from: first, limit: min(itemsPerGroup, count - first))
        layouts[group] = layout
        extents[group] = groupAxis.along(layout.size) + section.interGroupSpacing
    }

    /// Takes over sizes that cells asked for.
    func setMeasured(_ sizes: [Int: CGSize]) {
        guard let first = sizes.keys.min() else { return }
        for (item, size) in sizes {
            measured[item] = size
            lastMeasured = max(lastMeasured, item)
        }
        if isVariable {
            lines.cut(at: first)
            let kept = lines.count(listedOnly: true)
            layouts = layouts.filter { $0.key < kept }
            buildLines()
        } else {
            for group in Set(sizes.keys.map { $0 / itemsPerGroup }) { relayout(group) }
        }
    }

    var groupCount: Int { isVariable ? lines.count : extents.count }

    func group(of item: Int) -> Int { isVariable ? lines.line(of: item) : item / itemsPerGroup }

    private func span(of group: Int) -> (first: Int, count: Int, offset: CGFloat) {
        if isVariable {
            let line = lines[group]
            return (line.first, line.count, line.offset)
        }
        let first = group * itemsPerGroup
        return (first, min(itemsPerGroup, count - first), extents.offset(of: group))
    }

    private func layout(of group: Int) -> GroupLayout { layouts[group] ?? template }

    /// From the first group's start to the last one's end.
    private var groupsLength: CGFloat {
        guard groupCount > 0 else { return 0 }
        return isVariable ? lines.total : max(0, extents.total - section.interGroupSpacing)
    }

    private var groupsThickness: CGFloat {
        guard groupCount > 0 else { return 0 }
        return layouts.values.reduce(groupAxis.across(template.size)) { max($0, groupAxis.across($1.size)) }
    }

    private func firstGroup(endingBehind offset: CGFloat) -> Int? {
        guard groupCount > 0 else { return nil }
        return isVariable ? lines.firstLine(endingBehind: offset) : extents.index(at: max(0, offset))
    }

    // MARK: - Lengths along the layout, from the section's start

    private func edgeLength(before: Bool) -> CGFloat {
        var length: CGFloat = 0
        for (index, item) in section.boundarySupplementaryItems.enumerated() {
            guard item.extendsBoundary, item.isBefore(along: axis) == before else { continue }
            length += axis.along(edgeSize(index))
        }
        return length
    }

    var headerStart: CGFloat { listPlace?.gapAbove ?? 0 }
    private var contentStart: CGFloat { headerStart + edgeLength(before: true) }
    private var groupsStart: CGFloat { contentStart + axis.before(section.contentInsets) }
    private var contentEnd: CGFloat {
        groupsStart + (scrollsAcross ? groupsThickness : groupsLength) + axis.after(section.contentInsets)
    }
    var length: CGFloat { contentEnd + edgeLength(before: false) + (listPlace?.gapBelow ?? 0) }

    /// Points across from the content's side to the groups.
    private var groupsAcross: CGFloat { axis.other.before(sideInsets) + axis.other.before(section.contentInsets) }

    // MARK: - Items, in the section's coordinates

    struct Item {
        var number: Int
        var leaf: GroupLayout.Leaf
    }

    private func origin(of offset: CGFloat) -> CGPoint {
        axis.rect(
            along: groupsStart + (scrollsAcross ? 0 : offset), across: groupsAcross + (scrollsAcross ? offset : 0),
            size: .zero
        ).origin
    }

    func items(ofGroup group: Int) -> [Item] {
        let span = span(of: group)
        var layout = layout(of: group)
        layout.move(by: origin(of: span.offset))
        return layout.leaves.prefix(span.count).enumerated().map { Item(number: span.first + $0, leaf: $1) }
    }

    func item(_ number: Int) -> Item? {
        guard number >= 0, number < count else { return nil }
        let group = group(of: number)
        return items(ofGroup: group).first { $0.number == number }
    }

    func groupBadges(ofGroup group: Int) -> [GroupLayout.GroupBadge] {
        var layout = layout(of: group)
        guard !layout.groupBadges.isEmpty else { return [] }
        layout.move(by: origin(of: span(of: group).offset))
        return layout.groupBadges
    }

    /// Groups that meet a span, in points from where the first one could begin.
    private func groups(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        guard let first = firstGroup(endingBehind: start) else { return 0..<0 }
        var last = first
        while last < groupCount, span(of: last).offset < end { last += 1 }
        return first..<max(first, last)
    }

    /// Groups that meet a rectangle of the section's coordinates; across the layout for sections that scroll.
    func groups(in rect: CGRect) -> Range<Int> {
        let before = scrollsAcross ? groupsAcross : groupsStart
        return groups(from: groupAxis.start(rect) - before, to: groupAxis.end(rect) - before)
    }

    /// The scroll view of a section that scrolls by itself, in the section's coordinates.
    var region: ScrollingRegion? {
        guard scrollsAcross, groupCount > 0 else { return nil }
        let outer = environment.container.effectiveContentSize
        let frame = axis.rect(
            along: groupsStart, across: 0, size: axis.size(along: groupsThickness, across: axis.across(outer)))
        let length =
            groupsAcross + groupsLength + axis.other.after(section.contentInsets) + axis.other.after(sideInsets)
        let contentSize = axis.size(along: groupsThickness, across: max(length, axis.across(outer)))
        return ScrollingRegion(
            frame: frame, contentSize: contentSize, behavior: section.orthogonalScrollingBehavior,
            pitch: groupAxis.along(template.size) + section.interGroupSpacing)
    }

    // MARK: - Headers, footers and backgrounds

    private var edgeRoom: CGSize { section.supplementariesFollowContentInsets ? groupRoom : room }

    func edgeSize(_ index: Int) -> CGSize {
        edgeSizes[index] ?? section.boundarySupplementaryItems[index].layoutSize.size(in: edgeRoom)
    }

    func setEdgeSize(_ size: CGSize, _ index: Int) { edgeSizes[index] = size }

    /// The frame of a header or footer in the section's coordinates, where it is not pinned.
    func edgeFrame(_ index: Int) -> CGRect {
        let item = section.boundarySupplementaryItems[index]
        let size = edgeSize(index)
        let start =
            axis.other.before(sideInsets)
            + (section.supplementariesFollowContentInsets ? axis.other.before(section.contentInsets) : 0)
        let across =
            start
            + item.position(across: axis, room: axis.across(edgeRoom), length: axis.across(size))
        let frame = axis.rect(along: edgePosition(index, item, axis.along(size)), across: across, size: size)
        return frame.offsetBy(dx: item.offset.x, dy: item.offset.y)
    }

    private func edgePosition(
        _ index: Int, _ item: NSCollectionLayoutBoundarySupplementaryItem, _ length: CGFloat
    ) -> CGFloat {
        guard let isBefore = item.isBefore(along: axis) else { return (contentStart + contentEnd - length) / 2 }
        guard item.extendsBoundary else { return isBefore ? contentStart : contentEnd - length }
        var position = isBefore ? headerStart : contentEnd
        for other in 0..<index {
            let sibling = section.boundarySupplementaryItems[other]
            guard sibling.extendsBoundary, sibling.isBefore(along: axis) == isBefore else { continue }
            position += axis.along(edgeSize(other))
        }
        return position
    }

    /// Where a pinned header may go at most, and a pinned footer at least.
    func pinRange(length: CGFloat) -> (last: CGFloat, first: CGFloat) {
        (contentEnd - length, contentStart)
    }

    func decorationFrame(_ item: NSCollectionLayoutDecorationItem) -> CGRect {
        let outer = environment.container.effectiveContentSize
        let insets = item.contentInsets
        return CGRect(origin: .zero, size: axis.size(along: length, across: axis.across(outer)))
            .inset(
                by: UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
    }
}
