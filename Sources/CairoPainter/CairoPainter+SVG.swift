import CPangoCairo
import DisplayList
import Foundation
import TextEngine

extension CairoPainter {
    /// The text of an SVG file, one unit a point.
    ///
    /// 1. Paths, gradients, clips, masks and images stay what they are; glyphs become outlines, so that the file needs no
    ///    fonts.
    /// 2. Blurs and conic gradients become pictures at `effectScale` pixels a point.
    /// 3. Names of definitions are counted afresh in each file, so that the bytes do not depend on what was drawn before.
    public static func svg(
        of list: DisplayList, background: TextColor? = nil, effectScale: Double = 2
    ) throws(CairoPainterError) -> Data {
        // The limits are those of pictures, although only effects have pixels here.
        _ = try PixelSize(width: list.width, height: list.height, scale: 1)
        let sink = ByteSink()
        try withExtendedLifetime(sink) { () throws(CairoPainterError) in
            guard
                let surface = cairo_svg_surface_create_for_stream(
                    ByteSink.write, Unmanaged.passUnretained(sink).toOpaque(), list.width, list.height),
                let context = cairo_create(surface)
            else { throw .cairo("no SVG surface") }
            defer {
                cairo_destroy(context)
                cairo_surface_destroy(surface)
            }
            cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
            if let background {
                cairo_set_source_rgba(context, background.red, background.green, background.blue, background.alpha)
                cairo_paint(context)
            }
            ItemPainter(context: context, effectScale: effectScale).draw(list.items)
            let status = cairo_status(context)
            guard status == CAIRO_STATUS_SUCCESS else { throw .cairo(CairoStatus.text(status)) }
            cairo_surface_finish(surface)
        }
        return Data(SVGNames.renumbered(String(decoding: sink.bytes, as: UTF8.self)).utf8)
    }
}

/// Names such as `surface27`, whose numbers cairo counts over the whole program.
enum SVGNames {
    /// Numbers each kind of name from 0 in the order of first appearance.
    ///
    /// A name is letters and digits up to a quote or bracket, after `id="` or `#`.
    static func renumbered(_ text: String) -> String {
        var result: [UInt8] = []
        let bytes = Array(text.utf8)
        result.reserveCapacity(bytes.count)
        var numbers: [String: Int] = [:]
        var counts: [String: Int] = [:]
        var index = 0
        while index < bytes.count {
            result.append(bytes[index])
            index += 1
            guard result.last == UInt8(ascii: "#") || result.suffix(4).elementsEqual("id=\"".utf8) else { continue }
            var end = index
            while end < bytes.count, isNameByte(bytes[end]) { end += 1 }
            let name = String(decoding: bytes[index..<end], as: UTF8.self)
            let digits = name.reversed().prefix { $0.isNumber }.count
            let kind = String(name.dropLast(digits))
            guard ["surface", "source", "image"].contains(kind), digits > 0 else { continue }
            let number =
                numbers[name]
                ?? {
                    let next = counts[kind, default: 0]
                    counts[kind] = next + 1
                    numbers[name] = next
                    return next
                }()
            result += Array("\(kind)\(number)".utf8)
            index = end
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        (byte >= 48 && byte <= 57) || (byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122)
    }
}
