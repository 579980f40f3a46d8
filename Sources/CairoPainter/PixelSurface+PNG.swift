import CPangoCairo
import Foundation

extension PixelSurface {
    /// The bytes of a PNG file; the same for the same pixels. Pictures without transparency are written without an
    /// alpha channel.
    func png() throws(CairoPainterError) -> Data {
        let isOpaque =
            withPixels { pixels, perRow in
                (0..<height).allSatisfy { row in
                    (0..<width).allSatisfy { pixels[row * perRow + $0] >> 24 == 255 }
                }
            } ?? false
        guard isOpaque else { return try Self.png(of: pointer) }
        cairo_surface_flush(pointer)
        // The same memory seen as pixels without alpha.
        guard
            let view = cairo_image_surface_create_for_data(
                cairo_image_surface_get_data(pointer), CAIRO_FORMAT_RGB24, Int32(width), Int32(height),
                cairo_image_surface_get_stride(pointer))
        else { return try Self.png(of: pointer) }
        defer { cairo_surface_destroy(view) }
        return try Self.png(of: view)
    }

    private static func png(of surface: OpaquePointer) throws(CairoPainterError) -> Data {
        let sink = ByteSink()
        let status = withExtendedLifetime(sink) {
            cairo_surface_write_to_png_stream(
                surface, ByteSink.write, Unmanaged.passUnretained(sink).toOpaque())
        }
        guard status == CAIRO_STATUS_SUCCESS else { throw .cairo(CairoStatus.text(status)) }
        return sink.bytes
    }

    /// The picture in a PNG file's bytes.
    convenience init(png: Data) throws(CairoPainterError) {
        guard png.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { throw .notPNG }
        let source = ByteSource(png)
        let read = withExtendedLifetime(source) {
            cairo_image_surface_create_from_png_stream(
                ByteSource.read, Unmanaged.passUnretained(source).toOpaque())
        }
        guard let read else { throw .notPNG }
        defer { cairo_surface_destroy(read) }
        guard cairo_surface_status(read) == CAIRO_STATUS_SUCCESS else { throw .notPNG }
        let size = try PixelSize(
            width: Double(cairo_image_surface_get_width(read)), height: Double(cairo_image_surface_get_height(read)),
            scale: 1)
        try self.init(width: size.width, height: size.height)
        try draw { context in
            cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
            cairo_set_source_surface(context, read, 0, 0)
            cairo_paint(context)
        }
    }
}

/// Collects what cairo writes.
final class ByteSink {
    var bytes = Data()

    static let write: cairo_write_func_t = { closure, data, length in
        guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
        Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue().bytes.append(data, count: Int(length))
        return CAIRO_STATUS_SUCCESS
    }
}

/// Hands bytes to cairo.
private final class ByteSource {
    private let bytes: Data
    private var offset = 0

    init(_ bytes: Data) {
        self.bytes = bytes
    }

    private func read(_ target: UnsafeMutablePointer<UInt8>, _ length: Int) -> cairo_status_t {
        guard offset + length <= bytes.count else { return CAIRO_STATUS_READ_ERROR }
        let start = bytes.startIndex + offset
        bytes.copyBytes(to: target, from: start..<(start + length))
        offset += length
        return CAIRO_STATUS_SUCCESS
    }

    static let read: cairo_read_func_t = { closure, data, length in
        guard let closure, let data else { return CAIRO_STATUS_READ_ERROR }
        return Unmanaged<ByteSource>.fromOpaque(closure).takeUnretainedValue().read(data, Int(length))
    }
}
