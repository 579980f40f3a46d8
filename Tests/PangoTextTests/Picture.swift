import CPangoCairo
import PangoText
import TextEngine

/// Pixels of a drawn layout, premultiplied ARGB.
struct Picture {
    let width: Int
    let height: Int
    let pixels: [UInt32]

    init(_ layout: TextLayout, width: Int, height: Int, scale: Double = 1, x: Double = 0, y: Double = 0) {
        self.width = width
        self.height = height
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        let context = cairo_create(surface)
        cairo_scale(context, scale, scale)
        if let context { PangoTextPainter.draw(layout, x: x, y: y, on: context) }
        cairo_surface_flush(surface)
        let stride = Int(cairo_image_surface_get_stride(surface)) / 4
        let data = cairo_image_surface_get_data(surface)
        var pixels: [UInt32] = []
        data?.withMemoryRebound(to: UInt32.self, capacity: stride * height) { words in
            for row in 0..<height { pixels += UnsafeBufferPointer(start: words + row * stride, count: width) }
        }
        self.pixels = pixels
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    /// Columns that have ink.
    var inkedColumns: ClosedRange<Int>? {
        let columns = (0..<width).filter { x in (0..<height).contains { pixels[$0 * width + x] >> 24 > 0 } }
        guard let first = columns.first, let last = columns.last else { return nil }
        return first...last
    }

    /// Rows that have ink.
    var inkedRows: ClosedRange<Int>? {
        let rows = (0..<height).filter { y in (0..<width).contains { pixels[y * width + $0] >> 24 > 0 } }
        guard let first = rows.first, let last = rows.last else { return nil }
        return first...last
    }

    func alpha(x: Int, y: Int) -> UInt32 { pixels[y * width + x] >> 24 }
}
