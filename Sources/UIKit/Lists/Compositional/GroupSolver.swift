import CoreGraphics
import Foundation

/// Where the items of one group are, from the group's origin.
struct GroupLayout {
    struct Leaf {
        var frame: CGRect
        var axes: UIAxis = []
        var zIndex = 0
        var badges: [NSCollectionLayoutSupplementaryItem] = []
    }

    /// Supplementary items of groups inside and of the group itself, on the frame of their group.
    struct GroupBadge {
        var container: CGRect
        var item: NSCollectionLayoutSupplementaryItem
    }

    var size = CGSize.zero
    var leaves: [Leaf] = []
    var groupBadges: [GroupBadge] = []

    mutating func move(by offset: CGPoint) {
        for index in leaves.indices { leaves[index].frame = leaves[index].frame.offsetBy(dx: offset.x, dy: offset.y) }
        for index in groupBadges.indices {
            groupBadges[index].container = groupBadges[index].container.offsetBy(dx: offset.x, dy: offset.y)
        }
    }
}

/// Lays out one group of a compositional layout.
///
/// Layout algorithm:
/// 1. The group's size is its layout size in the container; its insets are taken off for the items.
/// 2. Items are repeated in their order while they fit, at least one; a counted group takes so many. Where fixed spacing
///    keeps fractional items from fitting that fit without it, it is taken out of the fractions. Lengths are rounded
///    down to the pixel.
/// 3. A group whose length is estimated takes each item once, and more as long as estimates fit into its own estimate;
///    then it is as long as its items.
/// 4. Room that is left is shared by flexible spacing; without any it stays at the end.
/// 5. Across, items begin at the start, after fixed edge spacing; flexible edge spacing shares the room that is left. An
///    estimated thickness is that of the thickest item, in which fractional items are laid out again.
///
/// Origin: Apple's reference; recorded (three thirds of 288 with 8 between: 90.5 at 16, 114.5 and 213).
@MainActor
struct GroupSolver {
    let environment: LayoutEnvironment
    /// Sizes that items asked for, by their number in the group.
    let measured: (Int) -> CGSize?
    /// Items that there are; more are not placed.
    let limit: Int
    private var placed = 0

    private static let slack: CGFloat = 0.001
    /// Items without length would be repeated for ever.
    private static let repetitionLimit = 2_048

    init(environment: LayoutEnvironment, limit: Int, measured: @escaping (Int) -> CGSize?) {
        self.environment = environment
        self.limit = limit
        self.measured = measured
    }

    mutating func solve(_ group: NSCollectionLayoutGroup, in container: CGSize) -> GroupLayout {
        placed = 0
        return layout(group, group.layoutSize.size(in: container))
    }

    // MARK: - Items

    /// One item or group, with its place's size.
    private mutating func layout(_ item: NSCollectionLayoutItem, _ size: CGSize) -> GroupLayout {
        if let group = item as? NSCollectionLayoutGroup { return layout(group: group, size) }
        let axes = item.layoutSize.contentAxes
        // Insets take nothing off where content decides.
        var insets = item.contentInsets
        if axes.contains(.horizontal) { (insets.leading, insets.trailing) = (0, 0) }
        if axes.contains(.vertical) { (insets.top, insets.bottom) = (0, 0) }
        var place = size
        if !axes.isEmpty, let asked = measured(placed) {
            if axes.contains(.horizontal) { place.width = asked.width }
            if axes.contains(.vertical) { place.height = asked.height }
        }
        placed += 1
        let frame = CGRect(origin: CGPoint(x: insets.leading, y: insets.top), size: place.reduced(by: insets))
        return GroupLayout(
            size: place, leaves: [.init(frame: frame, axes: axes, badges: item.supplementaryItems)])
    }

    private mutating func layout(group: NSCollectionLayoutGroup, _ size: CGSize) -> GroupLayout {
        let axis: ListAxis
        switch group.arrangement {
        case .custom(let provider): return custom(group, provider, size)
        case .repeating(let own), .counted(let own, _, _): axis = own
        }
        let start = placed
        var room = size.reduced(by: group.contentInsets)
        var line = line(of: group, axis, room)
        let isThicknessOpen = group.layoutSize.dimension(along: axis.other).isEstimated
        if isThicknessOpen, line.thickness != axis.across(room), line.followsThickness {
            placed = start
            room = axis.size(along: axis.along(room), across: line.thickness)
            line = self.line(of: group, axis, room)
        }
        let isLengthOpen = group.layoutSize.dimension(along: axis).isEstimated
        let inner = axis.size(
            along: isLengthOpen ? line.length : axis.along(room),
            across: isThicknessOpen ? line.thickness : axis.across(room))
        var result = assemble(line, axis, inner)
        result.move(by: CGPoint(x: group.contentInsets.leading, y: group.contentInsets.top))
        result.size = CGSize(
            width: inner.width + group.contentInsets.horizontal, height: inner.height + group.contentInsets.vertical)
        result.groupBadges += group.supplementaryItems.map {
            .init(container: CGRect(origin: .zero, size: result.size), item: $0)
        }
        return result
    }

    private mutating func custom(
        _ group: NSCollectionLayoutGroup, _ provider: NSCollectionLayoutGroupCustomItemProvider, _ size: CGSize
    ) -> GroupLayout {
        let insets = group.contentInsets
        let items = provider(environment.with(size.reduced(by: insets))).prefix(max(0, limit - placed))
        placed += items.count
        var result = GroupLayout(size: size)
        result.leaves = items.map { .init(frame: $0.frame, zIndex: $0.zIndex) }
        result.move(by: CGPoint(x: insets.leading, y: insets.top))
        let end = result.leaves.reduce(CGPoint.zero) {
            CGPoint(x: max($0.x, $1.frame.maxX), y: max($0.y, $1.frame.maxY))
        }
        if group.layoutSize.widthDimension.isEstimated { result.size.width = end.x + insets.trailing }
        if group.layoutSize.heightDimension.isEstimated { result.size.height = end.y + insets.bottom }
        return result
    }

    // MARK: - A line of items

    private struct Line {
        var items: [(item: NSCollectionLayoutItem, layout: GroupLayout)] = []
        /// Fixed spacing included.
        var length: CGFloat = 0
        var thickness: CGFloat = 0
        var spacing: NSCollectionLayoutSpacing?
        /// Whether an item takes a share of the thickness.
        var followsThickness = false
    }

    private mutating func line(of group: NSCollectionLayoutGroup, _ axis: ListAxis, _ room: CGSize) -> Line {
        var line = Line(spacing: group.interItemSpacing)
        guard !group.subitems.isEmpty else { return line }
        let gap = group.interItemSpacing?.spacing ?? 0
        let isOpen = group.layoutSize.dimension(along: axis).isEstimated
        let shares = Shares(group, axis, room, gap: gap)
        var estimate: CGFloat = 0
        while placed < limit, line.items.count < Self.repetitionLimit {
            let index = line.items.count
            if let count = shares.count, index >= count { break }
            let item = group.subitems[index % group.subitems.count]
            let start = placed
            let size = shares.size(of: item)
            let layout = layout(item, size)
            let edges = fixedEdges(item, axis)
            let spacing = (index > 0 ? gap : 0) + edges
            let length = axis.along(layout.size)
            let isFull =
                isOpen
                ? estimate + spacing + axis.along(size) > axis.along(room) + Self.slack
                : line.length + spacing + length > axis.along(room) + Self.slack
            let mayEnd = index > 0 && (!isOpen || index >= group.subitems.count)
            if shares.count == nil, mayEnd, isFull || (length <= 0 && index >= group.subitems.count) {
                placed = start
                break
            }
            estimate += spacing + axis.along(size)
            line.length += spacing + length
            line.thickness = max(line.thickness, axis.across(layout.size) + fixedEdges(item, axis.other))
            if item.layoutSize.dimension(along: axis.other).isFractional { line.followsThickness = true }
            line.items.append((item, layout))
        }
        makeUniform(&line, axis)
        return line
    }

    private func fixedEdges(_ item: NSCollectionLayoutItem, _ axis: ListAxis) -> CGFloat {
        (item.edgeSpacing?.before(axis)?.spacing ?? 0) + (item.edgeSpacing?.after(axis)?.spacing ?? 0)
    }

    /// Items that shall be as thick as their siblings get the thickness of the thickest.
    private func makeUniform(_ line: inout Line, _ axis: ListAxis) {
        for index in line.items.indices
        where line.items[index].item.layoutSize.dimension(along: axis.other).isUniformAcrossSiblings {
            let size = axis.size(along: axis.along(line.items[index].layout.size), across: line.thickness)
            line.items[index].layout.size = size
            for leaf in line.items[index].layout.leaves.indices {
                line.items[index].layout.leaves[leaf].frame.size = size
            }
        }
    }

    // MARK: - Places

    private func assemble(_ line: Line, _ axis: ListAxis, _ room: CGSize) -> GroupLayout {
        var result = GroupLayout()
        let free = max(0, axis.along(room) - line.length)
        var flexible = line.spacing?.isFlexibleSpacing ?? false ? max(0, line.items.count - 1) : 0
        for (item, _) in line.items { flexible += flexibleEdges(item, axis) }
        let share = flexible > 0 ? LayoutPixels.down(free / CGFloat(flexible)) : 0
        var along: CGFloat = 0
        for (index, entry) in line.items.enumerated() {
            let (item, layout) = entry
            if index > 0 {
                along += (line.spacing?.spacing ?? 0) + (line.spacing?.isFlexibleSpacing ?? false ? share : 0)
            }
            along += width(item.edgeSpacing?.before(axis), share)
            let freeAcross = max(0, axis.across(room) - axis.across(layout.size) - fixedEdges(item, axis.other))
            let number = flexibleEdges(item, axis.other)
            let shareAcross = number > 0 ? LayoutPixels.down(freeAcross / CGFloat(number)) : 0
            let across = width(item.edgeSpacing?.before(axis.other), shareAcross)
            var moved = layout
            moved.move(by: axis.rect(along: along, across: across, size: .zero).origin)
            result.leaves += moved.leaves
            result.groupBadges += moved.groupBadges
            along += axis.along(layout.size) + width(item.edgeSpacing?.after(axis), share)
        }
        return result
    }

    private func width(_ spacing: NSCollectionLayoutSpacing?, _ share: CGFloat) -> CGFloat {
        guard let spacing else { return 0 }
        return spacing.spacing + (spacing.isFlexibleSpacing ? share : 0)
    }

    private func flexibleEdges(_ item: NSCollectionLayoutItem, _ axis: ListAxis) -> Int {
        [item.edgeSpacing?.before(axis), item.edgeSpacing?.after(axis)].count { $0?.isFlexibleSpacing ?? false }
    }
}

/// What share of a group's length its items get.
@MainActor
private struct Shares {
    /// nil where items are repeated while they fit.
    var count: Int?
    private let axis: ListAxis
    private let room: CGSize
    /// What fractions along the group are taken of.
    private var fractionRoom: CGSize
    private var equalLength: CGFloat?

    init(_ group: NSCollectionLayoutGroup, _ axis: ListAxis, _ room: CGSize, gap: CGFloat) {
        self.axis = axis
        self.room = room
        fractionRoom = room
        let isOpen = group.layoutSize.dimension(along: axis).isEstimated
        if case .counted(_, let number, let sharesEqually) = group.arrangement {
            count = number
            if sharesEqually, !isOpen {
                equalLength = LayoutPixels.down(
                    max(0, axis.along(room) - gap * CGFloat(number - 1)) / CGFloat(number))
                return
            }
        }
        let fractions = group.subitems.map { $0.layoutSize.dimension(along: axis) }
        guard gap > 0, !isOpen, fractions.allSatisfy(\.isFractional) else { return }
        let number = count ?? Self.fittingCount(fractions, axis, room)
        let sum = (0..<number).reduce(CGFloat(0)) { $0 + fractions[$1 % fractions.count].length(in: room) }
        guard number > 1, sum + gap * CGFloat(number - 1) > axis.along(room) + 0.001 else { return }
        fractionRoom = axis.size(
            along: max(0, axis.along(room) - gap * CGFloat(number - 1)), across: axis.across(room))
    }

    /// How many items fit without spacing.
    private static func fittingCount(
        _ fractions: [NSCollectionLayoutDimension], _ axis: ListAxis, _ room: CGSize
    ) -> Int {
        var sum: CGFloat = 0
        for index in 0..<1_024 {
            let length = fractions[index % fractions.count].length(in: room)
            if length <= 0 || sum + length > axis.along(room) + 0.001 { return max(1, index) }
            sum += length
        }
        return 1
    }

    func size(of item: NSCollectionLayoutItem) -> CGSize {
        let size = item.layoutSize.size(in: room)
        if let equalLength { return axis.size(along: equalLength, across: axis.across(size)) }
        guard item.layoutSize.dimension(along: axis).isFractional else { return size }
        return axis.size(
            along: axis.along(item.layoutSize.size(in: fractionRoom)), across: axis.across(size))
    }
}
