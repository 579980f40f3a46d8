import CPangoCairo
import DisplayList
import TextEngine

/// Draws display items on a cairo context.
struct ItemPainter {
    let context: OpaquePointer
    /// Pixels that effects are made with for each unit of the context's device space; 1 where the device has pixels.
    let effectScale: Double

    func draw(_ items: [DisplayItem]) {
        for item in items { draw(item) }
    }

    func draw(_ item: DisplayItem, with blendMode: DisplayBlendMode = .normal) {
        switch item {
        case .group(let group): draw(group, with: blendMode)
        case .fill(let path, let paint, let evenOdd): fill(path, paint, evenOdd: evenOdd, with: blendMode)
        case .stroke(let path, let paint, let stroke): draw(path, paint, stroke, with: blendMode)
        case .image(let image): draw(image, with: blendMode)
        case .text(let text): draw(text, with: blendMode)
        }
    }

    // MARK: Fill

    private func fill(_ path: DisplayPath, _ paint: DisplayPaint, evenOdd: Bool, with blendMode: DisplayBlendMode) {
        if case .color(let color) = paint, color.alpha <= 0, blendMode == .normal { return }
        cairo_save(context)
        defer { cairo_restore(context) }
        cairo_set_operator(context, blendMode.cairoOperator)
        cairo_set_fill_rule(context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        trace(path)
        switch paint {
        case .conic(let stops, let x, let y, let angle):
            cairo_clip(context)
            ConicGradient(stops: stops, x: x, y: y, angle: angle).paint(on: context, scale: effectScale)
        default:
            paint.set(on: context)
            // Operators that also act where the source has nothing are kept to the shape by a clip.
            if blendMode.reachesBeyondSource {
                cairo_clip(context)
                cairo_paint(context)
            } else {
                cairo_fill(context)
            }
        }
    }

    // MARK: Stroke

    private func draw(
        _ path: DisplayPath, _ paint: DisplayPaint, _ stroke: DisplayStroke, with blendMode: DisplayBlendMode
    ) {
        guard stroke.width > 0 else { return }
        cairo_save(context)
        defer { cairo_restore(context) }
        cairo_set_operator(context, blendMode.cairoOperator)
        stroke.set(on: context)
        trace(path)
        if case .conic(let stops, let x, let y, let angle) = paint {
            cairo_push_group_with_content(context, CAIRO_CONTENT_ALPHA)
            cairo_set_source_rgba(context, 0, 0, 0, 1)
            cairo_stroke(context)
            guard let mask = cairo_pop_group(context) else { return }
            defer { cairo_pattern_destroy(mask) }
            cairo_push_group(context)
            ConicGradient(stops: stops, x: x, y: y, angle: angle).paint(on: context, scale: effectScale)
            cairo_pop_group_to_source(context)
            cairo_mask(context, mask)
        } else {
            paint.set(on: context)
            cairo_stroke(context)
        }
    }

    // MARK: Text

    private func draw(_ text: DisplayText, with blendMode: DisplayBlendMode) {
        guard blendMode == .normal else {
            return compose(blendMode: blendMode, opacity: 1) { TextPainting.draw(text, on: context) }
        }
        TextPainting.draw(text, on: context)
    }

    // MARK: Helpers

    /// Adds the path to an empty one.
    func trace(_ path: DisplayPath) {
        cairo_new_path(context)
        for element in path.elements {
            switch element {
            case .move(let x, let y): cairo_move_to(context, x, y)
            case .line(let x, let y): cairo_line_to(context, x, y)
            case .quad(let cx, let cy, let x, let y):
                var x0 = 0.0
                var y0 = 0.0
                cairo_get_current_point(context, &x0, &y0)
                cairo_curve_to(
                    context, x0 + (cx - x0) * 2 / 3, y0 + (cy - y0) * 2 / 3, x + (cx - x) * 2 / 3,
                    y + (cy - y) * 2 / 3, x, y)
            case .curve(let c1x, let c1y, let c2x, let c2y, let x, let y):
                cairo_curve_to(context, c1x, c1y, c2x, c2y, x, y)
            case .close: cairo_close_path(context)
            }
        }
    }

    /// Draws aside and then as one.
    func compose(blendMode: DisplayBlendMode, opacity: Double, mask: [DisplayItem]? = nil, _ body: () -> Void) {
        cairo_push_group(context)
        body()
        guard let drawn = cairo_pop_group(context) else { return }
        defer { cairo_pattern_destroy(drawn) }
        cairo_save(context)
        defer { cairo_restore(context) }
        guard let mask else {
            cairo_set_source(context, drawn)
            cairo_set_operator(context, blendMode.cairoOperator)
            return cairo_paint_with_alpha(context, opacity)
        }
        cairo_push_group(context)
        draw(mask)
        guard let cover = cairo_pop_group(context) else { return }
        defer { cairo_pattern_destroy(cover) }
        if opacity < 1 {
            cairo_push_group(context)
            cairo_set_source(context, drawn)
            cairo_paint_with_alpha(context, opacity)
            cairo_pop_group_to_source(context)
        } else {
            cairo_set_source(context, drawn)
        }
        cairo_set_operator(context, blendMode.cairoOperator)
        cairo_mask(context, cover)
    }
}
