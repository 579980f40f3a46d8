import CPangoCairo
import Foundation
import TextEngine

/// One unbroken line of text, shaped; make and use it inside the workspace's lock.
final class PangoLine {
    private let layout: OpaquePointer
    private let workspace: FontWorkspace
    private let runs: [TextRun]
    private let bytes: [UInt8]
    /// Where each run begins in `bytes`, and the end.
    private let starts: [Int]
    let isRightToLeft: Bool

    init(_ runs: [TextRun], direction: TextDirection, workspace: FontWorkspace) {
        self.runs = runs
        self.workspace = workspace
        var bytes: [UInt8] = []
        var starts = [0]
        for run in runs {
            bytes.append(contentsOf: run.string.utf8)
            starts.append(bytes.count)
        }
        self.bytes = bytes
        self.starts = starts
        isRightToLeft = Self.resolve(direction, of: bytes)
        pango_context_set_base_dir(workspace.context, isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
        layout = pango_layout_new(workspace.context)
        pango_layout_set_auto_dir(layout, 0)
        pango_layout_set_single_paragraph_mode(layout, 1)
        let attributes = Self.attributes(runs, starts: starts, bytes: bytes, workspace: workspace)
        pango_layout_set_attributes(layout, attributes)
        pango_attr_list_unref(attributes)
        setText()
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

    /// Control characters would be drawn as boxes, and a zero byte would end the text: they become spaces.
    private func setText() {
        let shown = bytes.map { $0 < 0x20 || $0 == 0x7F ? UInt8(ascii: " ") : $0 }
        shown.withUnsafeBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) {
                pango_layout_set_text(layout, $0.baseAddress, Int32(clamping: buffer.count))
            }
        }
    }

    private static func resolve(_ direction: TextDirection, of bytes: [UInt8]) -> Bool {
        switch direction {
        case .fixed(let isRightToLeft): return isRightToLeft
        case .natural(let fallback):
            for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars where scalar.properties.isAlphabetic {
                return isRightToLeft(scalar)
            }
            return fallback
        }
    }

    /// Whether a letter is in one of the blocks that Unicode sets aside for scripts written from right to left.
    private static func isRightToLeft(_ letter: Unicode.Scalar) -> Bool {
        switch letter.value {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return true
        default: return false
        }
    }

    private static func attributes(
        _ runs: [TextRun], starts: [Int], bytes: [UInt8], workspace: FontWorkspace
    ) -> OpaquePointer? {
        let list = pango_attr_list_new()
        let script = IdeographScript(bytes)
        func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ index: Int) {
            attribute?.pointee.start_index = guint(clamping: starts[index])
            attribute?.pointee.end_index = guint(clamping: starts[index + 1])
            pango_attr_list_insert(list, attribute)
        }
        for (index, run) in runs.enumerated() {
            insert(pango_attr_font_desc_new(workspace.description(of: run.font, script: script)), index)
            var features = FontRoles.shared.role(of: run.font).features
            if features.isEmpty, run.kern != 0 { features = "liga=0,clig=0" }
            if run.font.hasTabularDigits { features += features.isEmpty ? "tnum=1" : ",tnum=1" }
            if !features.isEmpty { insert(pango_attr_font_features_new(features), index) }
        }
        return list
    }

    // MARK: - Glyphs

    /// One cluster of a glyph item, in visual order.
    struct Cluster {
        /// Offsets in the whole text.
        var start: Int
        var end: Int
        /// Indices of its glyphs in the item.
        var glyphs: Range<Int>
        /// Points, as the font has it.
        var natural: Double
    }

    /// Visits the line's glyph items from left to right.
    func forEachItem(_ body: (_ item: UnsafeMutablePointer<PangoGlyphItem>, _ clusters: [Cluster]) -> Void) {
        guard let line = pango_layout_get_line_readonly(layout, 0) else { return }
        var node = line.pointee.runs
        while let current = node {
            if let data = current.pointee.data {
                let item = data.assumingMemoryBound(to: PangoGlyphItem.self)
                body(item, Self.clusters(of: item))
            }
            node = current.pointee.next
        }
    }

    private static func clusters(of item: UnsafeMutablePointer<PangoGlyphItem>) -> [Cluster] {
        guard let glyphs = item.pointee.glyphs, let text = item.pointee.item else { return [] }
        let offset = Int(text.pointee.offset)
        let end = offset + Int(text.pointee.length)
        let isRightToLeft = text.pointee.analysis.level & 1 == 1
        var clusters: [Cluster] = []
        for index in 0..<Int(glyphs.pointee.num_glyphs) {
            let start = offset + Int(glyphs.pointee.log_clusters[index])
            let width = Double(glyphs.pointee.glyphs[index].geometry.width) / Double(PANGO_SCALE)
            if let last = clusters.indices.last, clusters[last].start == start {
                clusters[last].glyphs = clusters[last].glyphs.lowerBound..<index + 1
                clusters[last].natural += width
                continue
            }
            var cluster = Cluster(start: start, end: end, glyphs: index..<index + 1, natural: width)
            if let last = clusters.indices.last {
                if isRightToLeft { cluster.end = clusters[last].start } else { clusters[last].end = start }
            }
            clusters.append(cluster)
        }
        return clusters
    }

    /// Points of a cluster with tracking and kern: what is measured and what is drawn.
    func advance(of cluster: Cluster) -> Double {
        let index = runIndex(at: cluster.start)
        let run = runs[index]
        if let attachment = run.attachmentSize { return attachment.width + run.kern }
        switch run.font.family {
        case .symbols: return run.font.size + run.kern
        case .system, .rounded:
            if let scalar = scalar(of: cluster), let ems = FontTracking.shared.advances[scalar] {
                return ems * run.font.size + run.kern
            }
        case .serif, .monospaced, .named: break
        }
        guard cluster.natural != 0 else { return 0 }
        return cluster.natural + trackings[index] + run.kern
    }

    /// Tracking of each run's font.
    private lazy var trackings: [Double] = runs.map { workspace.tracking(of: $0.font) }

    /// The code point of a cluster of one scalar; nil for longer ones.
    private func scalar(of cluster: Cluster) -> UInt32? {
        let first = bytes[cluster.start]
        let count = cluster.end - cluster.start
        if first < 0x80 { return count == 1 ? UInt32(first) : nil }
        let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
        guard count == length else { return nil }
        return bytes[cluster.start + 1..<cluster.end].reduce(UInt32(first) & (0xFF >> UInt32(length + 1))) {
            $0 << 6 | UInt32($1 & 0x3F)
        }
    }

    private func runIndex(at offset: Int) -> Int {
        var low = 0
        var high = runs.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if starts[middle] <= offset { low = middle } else { high = middle - 1 }
        }
        return low
    }

    // MARK: - Measures

    /// Adds the glyphs' contours to a context's path, from a point on the baseline, as the fonts space them.
    func addPath(x: Double, baseline: Double, to context: OpaquePointer) {
        cairo_move_to(context, x, baseline)
        pango_cairo_layout_line_path(context, pango_layout_get_line_readonly(layout, 0))
    }

    /// As the fonts have it, without tracking and kern.
    var naturalWidth: Double {
        var width = 0.0
        forEachItem { _, clusters in width += clusters.reduce(0) { $0 + $1.natural } }
        return width
    }

    /// The inked part relative to the start of the baseline, in points.
    var inkBounds: (x: Double, width: Double, ascent: Double, descent: Double) {
        guard let line = pango_layout_get_line_readonly(layout, 0) else { return (0, 0, 0, 0) }
        var ink = PangoRectangle()
        pango_layout_line_get_extents(line, &ink, nil)
        let scale = Double(PANGO_SCALE)
        return (
            Double(ink.x) / scale, Double(ink.width) / scale, -Double(ink.y) / scale,
            Double(ink.y + ink.height) / scale
        )
    }

    func shapedText() -> ShapedText {
        var found: [TextCluster] = []
        var needsReordering = isRightToLeft
        forEachItem { item, clusters in
            needsReordering = needsReordering || item.pointee.item.pointee.analysis.level != 0
            for cluster in clusters { append(cluster, to: &found) }
        }
        if needsReordering {
            found.sort { ($0.run, $0.start) < ($1.run, $1.start) }
        }
        markBreaks(&found)
        return ShapedText(clusters: found, isRightToLeft: isRightToLeft, needsReordering: needsReordering)
    }

    /// A cluster that reaches over a run's end is cut there; the later parts take no room.
    private func append(_ cluster: Cluster, to found: inout [TextCluster]) {
        var start = cluster.start
        var advance = advance(of: cluster)
        while start < cluster.end {
            let run = runIndex(at: start)
            let end = min(cluster.end, starts[run + 1])
            found.append(
                TextCluster(
                    run: run, start: start - starts[run], end: end - starts[run], advance: advance, kind: .visible,
                    canBreakBefore: false, visualIndex: found.count))
            start = end
            advance = 0
        }
    }

    private func markBreaks(_ clusters: inout [TextCluster]) {
        var count: Int32 = 0
        guard let attributes = pango_layout_get_log_attrs_readonly(layout, &count) else { return }
        var character = 0
        var position = 0
        for index in clusters.indices {
            let offset = starts[clusters[index].run] + clusters[index].start
            while position < offset {
                if bytes[position] & 0xC0 != 0x80 { character += 1 }
                position += 1
            }
            guard character < Int(count) else { return }
            let attribute = attributes[character]
            clusters[index].canBreakBefore = attribute.is_line_break != 0
            clusters[index].kind = kind(
                of: bytes[offset..<offset + clusters[index].end - clusters[index].start],
                isWhite: attribute.is_white != 0)
        }
    }

    /// A space with a combining mark is visible, and a no-break space never hangs over a line's end.
    private func kind(of cluster: ArraySlice<UInt8>, isWhite: Bool) -> TextCluster.Kind {
        if cluster.elementsEqual([UInt8(ascii: "\t")]) { return .tab }
        let isOneScalar = !cluster.dropFirst().contains { $0 & 0xC0 != 0x80 }
        return isWhite && isOneScalar && !cluster.elementsEqual([0xC2, 0xA0]) ? .whiteSpace : .visible
    }
}
