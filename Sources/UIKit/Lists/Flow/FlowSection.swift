import CoreGraphics

/// The direction in which content follows on; the other one is across it.
enum ListAxis {
    case vertical, horizontal

    init(_ direction: UICollectionView.ScrollDirection) { self = direction == .vertical ? .vertical : .horizontal }

    func along(_ size: CGSize) -> CGFloat { self == .vertical ? size.height : size.width }
    func across(_ size: CGSize) -> CGFloat { self == .vertical ? size.width : size.height }
    func start(_ rect: CGRect) -> CGFloat { self == .vertical ? rect.minY : rect.minX }
    func end(_ rect: CGRect) -> CGFloat { self == .vertical ? rect.maxY : rect.maxX }
    func before(_ insets: UIEdgeInsets) -> CGFloat { self == .vertical ? insets.top : insets.left }
    func after(_ insets: UIEdgeInsets) -> CGFloat { self == .vertical ? insets.bottom : insets.right }
    func acrossBefore(_ insets: UIEdgeInsets) -> CGFloat { self == .vertical ? insets.left : insets.top }
    func acrossAfter(_ insets: UIEdgeInsets) -> CGFloat { self == .vertical ? insets.right : insets.bottom }

    func size(along: CGFloat, across: CGFloat) -> CGSize {
        self == .vertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
    }

    func rect(along: CGFloat, across: CGFloat, size: CGSize) -> CGRect {
        self == .vertical
            ? CGRect(x: across, y: along, width: size.width, height: size.height)
            : CGRect(x: along, y: across, width: size.width, height: size.height)
    }
}

extension CGRect {
    /// Whether two rectangles share more than an edge.
    func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}

/// The sizes of a section's items: one for all, with exceptions.
struct FlowSizes {
    /// What items without an exception have.
    var common = CGSize.zero
    /// Sizes of the first items in a row, where the delegate gave different ones.
    var listed: [CGSize] = []
    /// Sizes that cells asked for.
    private(set) var measured: [Int: CGSize] = [:]
    private(set) var lastMeasured = -1

    subscript(item: Int) -> CGSize {
        if let size = measured[item] { return size }
        return item < listed.count ? listed[item] : common
    }

    mutating func setMeasured(_ size: CGSize, at item: Int) {
        measured[item] = size
        lastMeasured = max(lastMeasured, item)
    }

    var areAllAlike: Bool { listed.isEmpty && measured.isEmpty }
    /// Behind this item all sizes are the common one.
    var lastException: Int { max(listed.count - 1, lastMeasured) }
}

/// One section of a flow layout: a header, lines of items, a footer.
///
/// Layout algorithm:
/// 1. A line takes items as long as they fit with the least spacing between them, and at least one; it is as thick as
///    its thickest item, in which the others are centred.
/// 2. A line that is not the last spreads the room that is left evenly between its items; a single item is centred.
/// 3. The last line stands on the grid of the full ones where all items are alike; else it keeps the least spacing.
/// 4. Places are rounded to the pixel, halves up.
///
/// Origin: recorded (collections.tsv: grid, sized, selfsizing); the centring in 1 and 2 from experience with iOS.
struct FlowSection {
    var axis = ListAxis.vertical
    var sizes = FlowSizes()
    var insets = UIEdgeInsets.zero
    var interitemSpacing: CGFloat = 0
    var header: CGFloat = 0
    var footer: CGFloat = 0
    /// Points across, insets taken off.
    var room: CGFloat = 0
    private(set) var lines = LineSequence()
    private var perCommonLine = 1

    /// Rounding errors of sums of thirds do not break a line.
    private static let slack: CGFloat = 0.0001

    init(axis: ListAxis, count: Int, lineSpacing: CGFloat) {
        self.axis = axis
        lines = LineSequence(itemCount: count, spacing: lineSpacing)
    }

    var count: Int { lines.itemCount }

    // MARK: Building

    /// Builds all lines that are not listed yet.
    mutating func build() {
        let item = axis.across(sizes.common)
        let fitting =
            item + interitemSpacing > 0 ? (room + interitemSpacing + Self.slack) / (item + interitemSpacing) : 1
        perCommonLine = max(1, fitting.isFinite ? Int(min(fitting, CGFloat(Int32.max))) : 1)
        lines.setRest(perLine: perCommonLine, extent: axis.along(sizes.common))
        while lines.nextItem <= sizes.lastException, lines.nextItem < count { appendLine() }
    }

    private mutating func appendLine() {
        let first = lines.nextItem
        var next = first
        var used: CGFloat = 0
        var extent: CGFloat = 0
        while next < count {
            let size = sizes[next]
            let needed = used + (next > first ? interitemSpacing : 0) + axis.across(size)
            if next > first, needed > room + Self.slack { break }
            used = needed
            extent = max(extent, axis.along(size))
            next += 1
        }
        lines.append(count: next - first, extent: extent)
    }

    mutating func setMeasured(_ size: CGSize, at item: Int) {
        sizes.setMeasured(size, at: item)
        lines.cut(at: item)
    }

    // MARK: Lengths

    private var hasItems: Bool { count > 0 }
    var linesStart: CGFloat { header + axis.before(insets) }
    var footerStart: CGFloat { linesStart + lines.total + axis.after(insets) }
    var extent: CGFloat { footerStart + footer }

    // MARK: Frames, from the section's start

    func frame(of item: Int) -> CGRect {
        let line = lines.line(of: item)
        var result = CGRect.zero
        forEachFrame(ofLine: line) { if $0 == item { result = $1 } }
        return result
    }

    func forEachFrame(ofLine index: Int, _ body: (Int, CGRect) -> Void) {
        let line = lines[index]
        let spread = spread(line, isLast: index == lines.count - 1)
        var across = axis.acrossBefore(insets) + spread.start
        for item in line.first..<line.first + line.count {
            let size = sizes[item]
            let along = linesStart + line.offset + (line.extent - axis.along(size)) / 2
            body(item, axis.rect(along: along, across: across, size: size))
            across += axis.across(size) + spread.gap
        }
    }

    private func spread(_ line: LineSequence.Line, isLast: Bool) -> (start: CGFloat, gap: CGFloat) {
        if isLast, !sizes.areAllAlike { return (0, interitemSpacing) }
        let number = isLast ? max(perCommonLine, line.count) : line.count
        var used: CGFloat = 0
        if sizes.areAllAlike {
            used = axis.across(sizes.common) * CGFloat(number)
        } else {
            for item in line.first..<line.first + line.count { used += axis.across(sizes[item]) }
        }
        let free = max(0, room - used)
        return number == 1 ? (free / 2, 0) : (0, free / CGFloat(number - 1))
    }
}
