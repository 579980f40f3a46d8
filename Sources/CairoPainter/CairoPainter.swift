import CPangoCairo
import DisplayList
import Foundation
import TextEngine

/// Display lists to pictures. The same list gives the same bytes on every run.
public enum CairoPainter {
    /// The bytes of a PNG file.
    ///
    /// `scale` is pixels a point; sizes are rounded up to whole pixels. Without a background what nothing covers is
    /// transparent. Throws for sizes that are not positive and finite, and for more than 32767 pixels a side.
    public static func png(
        of list: DisplayList, scale: Double, background: TextColor? = nil
    ) throws(CairoPainterError) -> Data {
        try surface(of: list, scale: scale, background: background).png()
    }

    /// Premultiplied RGBA; size and errors as for ``png(of:scale:background:)``.
    public static func pixels(
        of list: DisplayList, scale: Double, background: TextColor? = nil
    ) throws(CairoPainterError) -> DisplayPixels {
        let surface = try surface(of: list, scale: scale, background: background)
        return DisplayPixels(width: surface.width, height: surface.height, bytes: surface.bytes)
    }

    /// The picture in a PNG file's bytes.
    public static func pixels(png: Data) throws(CairoPainterError) -> DisplayPixels {
        let surface = try PixelSurface(png: png)
        return DisplayPixels(width: surface.width, height: surface.height, bytes: surface.bytes)
    }

    /// The bytes of a PNG file with these pixels.
    public static func png(of pixels: DisplayPixels) throws(CairoPainterError) -> Data {
        try PixelSurface(pixels).png()
    }

    static func surface(
        of list: DisplayList, scale: Double, background: TextColor?
    ) throws(CairoPainterError) -> PixelSurface {
        let size = try PixelSize(width: list.width, height: list.height, scale: scale)
        let surface = try PixelSurface(width: size.width, height: size.height)
        try surface.draw { context in
            if let background {
                cairo_set_source_rgba(context, background.red, background.green, background.blue, background.alpha)
                cairo_paint(context)
            }
            cairo_scale(context, scale, scale)
            ItemPainter(context: context, effectScale: 1).draw(list.items)
        }
        return surface
    }
}
