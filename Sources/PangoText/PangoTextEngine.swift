import Foundation
import Synchronization
import TextEngine

/// Measures and breaks text with real fonts.
///
/// Contract: the same request gives the same answer, to the bit, on every thread and in every run with the same font
/// files. Answers and shaped paragraphs are kept and bounded; line heights are the recorded ones of Apple's system font
/// except for families by their own name.
public final class PangoTextEngine: TextEngine, TextShaper {
    /// How often the caches answered, for tests and diagnostics.
    public struct Statistics: Hashable, Sendable {
        public var layoutHits = 0
        public var layoutMisses = 0
        public var shapeHits = 0
        /// Paragraphs that pango had to shape.
        public var shapeMisses = 0
    }

    private struct ShapeKey: Hashable {
        struct Run: Hashable {
            var string: String
            var font: FontDescriptor
            var kern: Double
            var attachment: TextRun.SizeValue?
        }

        var runs: [Run]
        var direction: TextDirection
    }

    private struct Caches {
        var layouts = LayoutCache<TextRequest, TextLayout>(countLimit: 4096, costLimit: 1 << 20)
        var shapes = LayoutCache<ShapeKey, ShapedText>(countLimit: 8192, costLimit: 1 << 18)
    }

    private let caches = Mutex(Caches())
    private let workspace = FontWorkspace.shared

    public init() {}

    public var statistics: Statistics {
        caches.withLock {
            Statistics(
                layoutHits: $0.layouts.hits, layoutMisses: $0.layouts.misses, shapeHits: $0.shapes.hits,
                shapeMisses: $0.shapes.misses)
        }
    }

    public func metrics(of font: FontDescriptor) -> FontMetrics { workspace.metrics(of: font) }

    public func font(named name: String, size: Double) -> FontDescriptor? {
        workspace.font(named: name, size: size)
    }

    /// Makes the families of a font file usable by name, for the whole process; false where it is not a font.
    public static func addFontFile(_ path: String) -> Bool { FontWorkspace.shared.addFontFile(path) }

    /// Font families of the stand-ins that are not installed, each with the Debian package that brings it.
    ///
    /// Text is still drawn without them, but with other widths than recorded.
    public static var missingFonts: [(family: String, package: String)] {
        FontRoles.shared.required.filter { !FontWorkspace.shared.hasFamily(named: $0.family) }
    }

    public func layout(_ request: TextRequest) -> TextLayout {
        if let known = caches.withLock({ $0.layouts.value(for: request) }) { return known }
        var composer = TextComposer(request, shaper: self)
        let layout = composer.compose()
        let cost = request.runs.reduce(1) { $0 + $1.string.utf8.count }
        caches.withLock { $0.layouts.insert(layout, for: request, cost: cost) }
        return layout
    }

    package func shape(_ runs: [TextRun], direction: TextDirection) -> ShapedText {
        let key = ShapeKey(
            runs: runs.map {
                ShapeKey.Run(
                    string: $0.string, font: $0.font.withoutLeading, kern: $0.kern, attachment: $0.attachmentSize)
            }, direction: direction)
        if let known = caches.withLock({ $0.shapes.value(for: key) }) { return known }
        let shaped = workspace.withLock {
            PangoLine(runs, direction: direction, workspace: workspace).shapedText()
        }
        caches.withLock { $0.shapes.insert(shaped, for: key, cost: shaped.clusters.count) }
        return shaped
    }
}

extension FontDescriptor {
    /// The font as glyphs see it.
    var withoutLeading: FontDescriptor {
        var font = self
        font.leading = 0
        return font
    }
}
