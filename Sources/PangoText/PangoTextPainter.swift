import CPangoCairo
import TextEngine

/// Draws laid-out text on a cairo context.
public enum PangoTextPainter {
    /// Draws every line, with the layout's top left corner at a point of the context's user space.
    ///
    /// Contract: glyphs stand where they were measured, whatever the context's scale; attachments are left out; the
    /// context's own state is the same afterwards. `context` is a `cairo_t *`.
    public static func draw(_ layout: TextLayout, x: Double, y: Double, on context: OpaquePointer) {
        FontWorkspace.shared.withLock {
            cairo_save(context)
            cairo_new_path(context)
            for line in layout.lines {
                for piece in line.runs where piece.run.attachmentSize == nil {
                    PieceDrawing(
                        piece: piece, line: line, x: x + line.x + piece.x, top: y + line.top,
                        baseline: y + line.baseline
                    ).draw(on: context)
                }
            }
            cairo_restore(context)
        }
    }
}

/// One run's part of a line, in user space.
private struct PieceDrawing {
    let piece: PositionedRun
    let line: TextLine
    let x: Double
    let top: Double
    let baseline: Double

    func draw(on context: OpaquePointer) {
        let run = piece.run
        if let background = run.backgroundColor {
            fill(background, y: top, height: line.height, on: context)
        }
        let shifted = baseline - run.baselineOffset
        Self.setColor(run.color, on: context)
        if run.font.family == .symbols {
            drawSymbols(baseline: shifted, on: context)
        } else {
            drawGlyphs(baseline: shifted, on: context)
        }
        let decoration = LineDecoration(font: run.font)
        if run.isUnderlined {
            fill(run.color, y: shifted + decoration.underline, height: decoration.thickness, on: context)
        }
        if run.isStruckThrough {
            fill(run.color, y: shifted - decoration.strikeThrough, height: decoration.thickness, on: context)
        }
    }

    /// Symbols are drawn as paths, because many are contours only and weights are drawn around them.
    private func drawSymbols(baseline: Double, on context: OpaquePointer) {
        let font = piece.run.font
        var x = x
        for scalar in piece.run.string.unicodeScalars {
            if let character = SymbolCharacter(scalar) {
                SymbolDrawing(character: character, size: font.size, weight: font.weight)
                    .draw(x: x, baseline: baseline, on: context)
            }
            x += font.size + piece.run.kern
        }
    }

    private func drawGlyphs(baseline: Double, on context: OpaquePointer) {
        let shaped = PangoLine(
            [piece.run], direction: .fixed(isRightToLeft: line.isRightToLeft), workspace: FontWorkspace.shared)
        var x = x
        shaped.forEachItem { item, clusters in
            guard let glyphs = pango_glyph_string_copy(item.pointee.glyphs) else { return }
            defer { pango_glyph_string_free(glyphs) }
            var width = 0.0
            for cluster in clusters {
                let advance = shaped.advance(of: cluster)
                width += advance
                let last = glyphs.pointee.glyphs.advanced(by: cluster.glyphs.upperBound - 1)
                let change = (advance - cluster.natural) * Double(PANGO_SCALE)
                last.pointee.geometry.width += PangoGlyphUnit(change.rounded())
            }
            cairo_move_to(context, x, baseline)
            pango_cairo_show_glyph_string(context, item.pointee.item.pointee.analysis.font, glyphs)
            x += width
        }
        cairo_new_path(context)
    }

    private func fill(_ color: TextColor, y: Double, height: Double, on context: OpaquePointer) {
        Self.setColor(color, on: context)
        cairo_rectangle(context, x, y, piece.width, height)
        cairo_fill(context)
    }

    private static func setColor(_ color: TextColor, on context: OpaquePointer) {
        cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    }
}

/// Where a font's lines under and through text are; points from the baseline to the line's top.
private struct LineDecoration {
    let thickness: Double
    let underline: Double
    let strikeThrough: Double

    init(font: FontDescriptor) {
        let workspace = FontWorkspace.shared
        let metrics = pango_context_get_metrics(
            workspace.context, workspace.description(of: font, script: .chinese), nil)
        defer { pango_font_metrics_unref(metrics) }
        let scale = Double(PANGO_SCALE)
        thickness = Double(pango_font_metrics_get_underline_thickness(metrics)) / scale
        underline = -Double(pango_font_metrics_get_underline_position(metrics)) / scale
        strikeThrough = Double(pango_font_metrics_get_strikethrough_position(metrics)) / scale
    }
}
