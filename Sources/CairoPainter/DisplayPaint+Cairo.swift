import CPangoCairo
import DisplayList
import TextEngine

extension DisplayPaint {
    /// Conic paints are not cairo's: see ``ConicGradient``.
    func set(on context: OpaquePointer) {
        switch self {
        case .color(let color):
            cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
        case .linear(let stops, let x0, let y0, let x1, let y1, let extends):
            set(cairo_pattern_create_linear(x0, y0, x1, y1), stops, extends, on: context)
        case .radial(let stops, let x0, let y0, let r0, let x1, let y1, let r1, let extends):
            set(cairo_pattern_create_radial(x0, y0, r0, x1, y1, r1), stops, extends, on: context)
        case .conic: break
        }
    }

    private func set(
        _ pattern: OpaquePointer?, _ stops: [DisplayGradientStop], _ extends: Bool, on context: OpaquePointer
    ) {
        guard let pattern else { return }
        for stop in stops {
            cairo_pattern_add_color_stop_rgba(
                pattern, stop.location, stop.color.red, stop.color.green, stop.color.blue, stop.color.alpha)
        }
        cairo_pattern_set_extend(pattern, extends ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
        cairo_set_source(context, pattern)
        cairo_pattern_destroy(pattern)
    }
}

extension DisplayStroke {
    func set(on context: OpaquePointer) {
        cairo_set_line_width(context, width)
        cairo_set_miter_limit(context, miterLimit)
        switch cap {
        case .butt: cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
        case .round: cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
        case .square: cairo_set_line_cap(context, CAIRO_LINE_CAP_SQUARE)
        }
        switch join {
        case .miter: cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
        case .round: cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
        case .bevel: cairo_set_line_join(context, CAIRO_LINE_JOIN_BEVEL)
        }
        // Cairo refuses patterns without length or with negative ones, and then draws nothing ever after.
        guard dashes.allSatisfy({ $0 >= 0 && $0.isFinite }), dashes.reduce(0, +) > 0 else { return }
        cairo_set_dash(context, dashes, Int32(dashes.count), dashPhase)
    }
}
