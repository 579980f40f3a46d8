import CPangoCairo
import DisplayList
import Foundation
import TextEngine

extension ItemPainter {
    /// 1. The part that is drawn is stretched over the rectangle, and nothing reaches beyond it.
    /// 2. Where a pixel of the picture falls on one of the device nothing is blended.
    /// 3. A tint is drawn through the picture's alpha.
    func draw(_ image: DisplayImage, with blendMode: DisplayBlendMode) {
        let whole = [0, 0, Double(image.pixels.width), Double(image.pixels.height)]
        let part = image.source.flatMap { $0.count == 4 ? $0 : nil } ?? whole
        guard image.width != 0, image.height != 0, part[2] > 0, part[3] > 0,
            let surface = try? PixelSurface(image.pixels),
            let pattern = cairo_pattern_create_for_surface(surface.pointer)
        else { return }
        defer { cairo_pattern_destroy(pattern) }
        cairo_save(context)
        defer { cairo_restore(context) }
        cairo_set_operator(context, blendMode.cairoOperator)
        cairo_new_path(context)
        cairo_rectangle(context, image.x, image.y, image.width, image.height)
        // User space to picture space.
        var matrix = cairo_matrix_t()
        let (scaleX, scaleY) = (part[2] / image.width, part[3] / image.height)
        cairo_matrix_init(
            &matrix, scaleX, 0, 0, scaleY, part[0] - image.x * scaleX, part[1] - image.y * scaleY)
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(pattern, filter(image, matrix))
        if let tint = image.tint {
            cairo_clip(context)
            cairo_set_source_rgba(context, tint.red, tint.green, tint.blue, tint.alpha)
            cairo_mask(context, pattern)
        } else {
            cairo_set_source(context, pattern)
            if blendMode.reachesBeyondSource {
                cairo_clip(context)
                cairo_paint(context)
            } else {
                cairo_fill(context)
            }
        }
    }

    private func filter(_ image: DisplayImage, _ toPicture: cairo_matrix_t) -> cairo_filter_t {
        if image.interpolation == .nearest { return CAIRO_FILTER_NEAREST }
        var device = cairo_matrix_t()
        cairo_get_matrix(context, &device)
        let isUpright = device.xy == 0 && device.yx == 0
        let pixelsAPixel = (device.xx / toPicture.xx, device.yy / toPicture.yy)
        let x = device.xx * image.x + device.x0
        let y = device.yy * image.y + device.y0
        let isAligned = abs(x - x.rounded()) < 1e-3 && abs(y - y.rounded()) < 1e-3
        let isOneToOne = abs(pixelsAPixel.0 - 1) < 1e-4 && abs(pixelsAPixel.1 - 1) < 1e-4
        return isUpright && isAligned && isOneToOne ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD
    }
}
