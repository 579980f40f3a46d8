import CoreGraphics
import Foundation

/// Where the sections of a flow layout are; items are found in them without asking for all.
struct FlowGeometry {
    let axis: ListAxis
    /// Points across the content.
    let width: CGFloat
    private(set) var sections: [FlowSection]
    private var extents: ExtentIndex

    init(axis: ListAxis, width: CGFloat, sections: [FlowSection]) {
        self.axis = axis
        self.width = width
        self.sections = sections
        extents = ExtentIndex(count: sections.count)
        for (index, section) in sections.enumerated() { extents[index] = section.extent }
    }

    var contentSize: CGSize { axis.size(along: extents.total, across: width) }

    func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && sections.indices.contains(path.section) && path.item >= 0
            && path.item < sections[path.section].count
    }

    /// Takes over sizes that cells asked for, and builds the lines again that they stand in.
    mutating func setMeasured(_ sizes: [IndexPath: CGSize]) {
        var changed: Set<Int> = []
        for (path, size) in sizes where contains(path) {
            sections[path.section].setMeasured(size, at: path.item)
            changed.insert(path.section)
        }
        for section in changed {
            sections[section].build()
            extents[section] = sections[section].extent
        }
    }

    // MARK: - Frames

    func start(of section: Int) -> CGFloat { extents.offset(of: section) }

    @MainActor
    func frame(of path: IndexPath) -> CGRect {
        placed(sections[path.section].frame(of: path.item), section: path.section)
    }

    @MainActor
    private func placed(_ rect: CGRect, section: Int) -> CGRect {
        let moved =
            axis == .vertical
            ? rect.offsetBy(dx: 0, dy: start(of: section)) : rect.offsetBy(dx: start(of: section), dy: 0)
        return CGRect(origin: CGPoint(x: Self.rounded(moved.minX), y: Self.rounded(moved.minY)), size: rect.size)
    }

    @MainActor
    private static func rounded(_ value: CGFloat) -> CGFloat {
        let scale = _HostEnvironment.current.scale
        return (value * scale + 0.5005).rounded(.down) / scale
    }

    /// nil where the section has none.
    func edgeFrame(isFooter: Bool, of section: Int) -> CGRect? {
        guard sections.indices.contains(section) else { return nil }
        let all = sections[section]
        let length = isFooter ? all.footer : all.header
        guard length > 0 else { return nil }
        let along = start(of: section) + (isFooter ? all.footerStart : 0)
        return axis.rect(along: along, across: 0, size: axis.size(along: length, across: width))
    }

    // MARK: - What meets a span

    /// Sections whose span along the axis meets one.
    func sections(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        guard let first = extents.index(at: start), end > start else { return 0..<0 }
        var last = first
        while last < sections.count, self.start(of: last) < end { last += 1 }
        return first..<max(first, last)
    }

    @MainActor
    func forEachItem(of section: Int, from start: CGFloat, to end: CGFloat, _ body: (Int, CGRect) -> Void) {
        let all = sections[section]
        let top = self.start(of: section) + all.linesStart
        guard let first = all.lines.firstLine(endingBehind: start - top) else { return }
        for index in first..<all.lines.count {
            guard top + all.lines[index].offset < end else { return }
            all.forEachFrame(ofLine: index) { body($0, placed($1, section: section)) }
        }
    }
}
