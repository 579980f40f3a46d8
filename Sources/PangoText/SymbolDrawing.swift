import CPangoCairo
import TextEngine

/// One symbol's contours at a size; make and use it inside the workspace's lock.
struct SymbolDrawing {
    let character: SymbolCharacter
    let size: Double
    let weight: Int

    /// Draws with the context's source; the origin is a point on the baseline.
    func draw(x: Double, baseline: Double, on context: OpaquePointer) {
        cairo_new_path(context)
        line.addPath(x: x, baseline: baseline, to: context)
        if strokeWidth > 0 {
            cairo_set_line_width(context, strokeWidth)
            cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
            cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
            if character.style == .fill { cairo_fill_preserve(context) }
            cairo_stroke(context)
        } else {
            cairo_fill(context)
        }
    }

    private var line: PangoLine {
        let font = FontDescriptor(family: .named(character.font.family), size: size)
        return PangoLine(
            [TextRun(character.glyph, font: font)], direction: .fixed(isRightToLeft: false), workspace: .shared)
    }

    private var strokeWidth: Double {
        let rules = SymbolRules.shared
        let extra = Double(weight - 400) * rules.contourPerWeight
        return size * max(0, character.style == .outline ? rules.contour + extra : extra)
    }

    /// The inked part from the origin, y downwards, with the contour's width; nil where nothing is drawn.
    func inkBounds() -> (left: Double, top: Double, right: Double, bottom: Double)? {
        let surface = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil)
        defer { cairo_surface_destroy(surface) }
        guard let context = cairo_create(surface) else { return nil }
        defer { cairo_destroy(context) }
        line.addPath(x: 0, baseline: 0, to: context)
        var bounds = (left: 0.0, top: 0.0, right: 0.0, bottom: 0.0)
        cairo_path_extents(context, &bounds.left, &bounds.top, &bounds.right, &bounds.bottom)
        guard bounds.right > bounds.left, bounds.bottom > bounds.top else { return nil }
        let half = strokeWidth / 2
        return (bounds.left - half, bounds.top - half, bounds.right + half, bounds.bottom + half)
    }
}

/// The numbers of `Data/symbol_rules.tsv`.
struct SymbolRules: Sendable {
    static let shared = SymbolRules(TabSeparatedTable(PackageResources.symbol_rules_tsv))

    let sideMargin: Double
    let endMargin: Double
    let glyphSize: Double
    let contour: Double
    let contourPerWeight: Double
    let circle: (width: Double, height: Double)
    let square: (width: Double, height: Double)

    init(_ table: TabSeparatedTable) {
        let values = Dictionary(
            table.records.map { ($0["rule"] ?? "", $0["value"].flatMap(Double.init)) },
            uniquingKeysWith: { first, _ in first })
        func value(_ rule: String) -> Double {
            guard let value = values[rule] ?? nil else {
                fatalError("symbol_rules.tsv: expected a number for \(rule)")
            }
            return value
        }
        sideMargin = value("sideMargin")
        endMargin = value("endMargin")
        glyphSize = value("glyphSize")
        contour = value("contour")
        contourPerWeight = value("contourPerWeight")
        circle = (value("circleWidth"), value("circleHeight"))
        square = (value("squareWidth"), value("squareHeight"))
    }
}
