import CPangoCairo
import DisplayList
import Foundation
import TextEngine

/// Colours around a point; cairo has no such paint, so its pixels are computed one by one.
struct ConicGradient {
    let stops: [DisplayGradientStop]
    let x: Double
    let y: Double
    /// Where the first colour is; radians, clockwise from the x axis.
    let angle: Double

    /// Covers the clip.
    func paint(on context: OpaquePointer, scale: Double) {
        var (x0, y0, x1, y1) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(context, &x0, &y0, &x1, &y1)
        let box = CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
        guard !stops.isEmpty, let visible = DeviceBox(box, on: context),
            let size = try? PixelSize(width: visible.width, height: visible.height, scale: scale),
            let surface = try? PixelSurface(width: size.width, height: size.height)
        else { return }
        var inverse = cairo_matrix_t()
        cairo_get_matrix(context, &inverse)
        guard cairo_matrix_invert(&inverse) == CAIRO_STATUS_SUCCESS else { return }
        _ = surface.withPixels { pixels, perRow in
            for row in 0..<size.height {
                for column in 0..<size.width {
                    var px = visible.x + (Double(column) + 0.5) / scale
                    var py = visible.y + (Double(row) + 0.5) / scale
                    cairo_matrix_transform_point(&inverse, &px, &py)
                    pixels[row * perRow + column] = color(at: share(px, py)).premultipliedPixel
                }
            }
        }
        cairo_save(context)
        cairo_identity_matrix(context)
        cairo_translate(context, visible.x, visible.y)
        cairo_scale(context, 1 / scale, 1 / scale)
        cairo_set_source_surface(context, surface.pointer, 0, 0)
        cairo_paint(context)
        cairo_restore(context)
    }

    /// How far around a point lies, 0 to 1.
    private func share(_ px: Double, _ py: Double) -> Double {
        let turns = (atan2(py - y, px - x) - angle) / (2 * .pi)
        return turns - turns.rounded(.down)
    }

    private func color(at share: Double) -> TextColor {
        guard let after = stops.firstIndex(where: { $0.location > share }) else { return stops[stops.count - 1].color }
        guard after > 0 else { return stops[0].color }
        let (low, high) = (stops[after - 1], stops[after])
        let t = (share - low.location) / (high.location - low.location)
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * t }
        return TextColor(
            red: mix(low.color.red, high.color.red), green: mix(low.color.green, high.color.green),
            blue: mix(low.color.blue, high.color.blue), alpha: mix(low.color.alpha, high.color.alpha))
    }
}

extension TextColor {
    var premultipliedPixel: UInt32 {
        let alpha = max(0, min(1, self.alpha))
        func level(_ value: Double) -> UInt32 { UInt32((max(0, min(1, value)) * alpha * 255).rounded()) }
        return UInt32((alpha * 255).rounded()) << 24 | level(red) << 16 | level(green) << 8 | level(blue)
    }
}
