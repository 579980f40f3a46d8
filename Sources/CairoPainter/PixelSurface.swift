import CPangoCairo
import DisplayList
import Foundation

/// Pixels that cairo draws on: premultiplied ARGB in the machine's byte order.
final class PixelSurface {
    let width: Int
    let height: Int
    let pointer: OpaquePointer

    init(width: Int, height: Int) throws(CairoPainterError) {
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)) else {
            throw .cairo("no surface of \(width) x \(height) pixels")
        }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
            let reason = CairoStatus.text(cairo_surface_status(surface))
            cairo_surface_destroy(surface)
            throw .cairo("\(reason) (\(width) x \(height) pixels)")
        }
        self.width = width
        self.height = height
        pointer = surface
    }

    deinit {
        cairo_surface_destroy(pointer)
    }

    /// Draws with a fresh context and throws what cairo reports at the end.
    func draw(_ body: (OpaquePointer) -> Void) throws(CairoPainterError) {
        guard let context = cairo_create(pointer) else { throw .cairo("no context") }
        defer { cairo_destroy(context) }
        body(context)
        let status = cairo_status(context)
        guard status == CAIRO_STATUS_SUCCESS else { throw .cairo(CairoStatus.text(status)) }
    }

    /// The rows in memory, for reading and writing; what cairo has kept back is written before, and it is told after.
    func withPixels<Result>(_ body: (_ pixels: UnsafeMutablePointer<UInt32>, _ pixelsPerRow: Int) -> Result) -> Result?
    {
        cairo_surface_flush(pointer)
        defer { cairo_surface_mark_dirty(pointer) }
        guard let data = cairo_image_surface_get_data(pointer) else { return nil }
        let perRow = Int(cairo_image_surface_get_stride(pointer)) / 4
        return UnsafeMutableRawPointer(data).withMemoryRebound(to: UInt32.self, capacity: perRow * height) {
            body($0, perRow)
        }
    }
}

enum CairoStatus {
    static func text(_ status: cairo_status_t) -> String {
        cairo_status_to_string(status).map { String(cString: $0) } ?? "status \(status.rawValue)"
    }
}

// MARK: - Bytes

extension PixelSurface {
    /// Premultiplied RGBA bytes, row by row.
    var bytes: Data {
        var data = Data(count: width * height * 4)
        data.withUnsafeMutableBytes { target in
            let bytes = target.bindMemory(to: UInt8.self)
            _ = withPixels { pixels, perRow in
                for row in 0..<height {
                    for column in 0..<width {
                        let pixel = pixels[row * perRow + column]
                        let index = (row * width + column) * 4
                        bytes[index] = UInt8(truncatingIfNeeded: pixel >> 16)
                        bytes[index + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
                        bytes[index + 2] = UInt8(truncatingIfNeeded: pixel)
                        bytes[index + 3] = UInt8(truncatingIfNeeded: pixel >> 24)
                    }
                }
            }
        }
        return data
    }

    /// A surface with a picture's pixels; throws where the bytes do not fit the size.
    convenience init(_ pixels: DisplayPixels) throws(CairoPainterError) {
        let size = try PixelSize(width: Double(pixels.width), height: Double(pixels.height), scale: 1)
        guard pixels.bytes.count == size.width * size.height * 4 else {
            throw .cairo("a picture of \(pixels.width) x \(pixels.height) pixels has \(pixels.bytes.count) bytes")
        }
        try self.init(width: size.width, height: size.height)
        replaceBytes(pixels.bytes)
    }

    /// `bytes` are premultiplied RGBA of this size.
    func replaceBytes(_ bytes: Data) {
        bytes.withUnsafeBytes { source in
            let source = source.bindMemory(to: UInt8.self)
            _ = withPixels { pixels, perRow in
                for row in 0..<height {
                    for column in 0..<width {
                        let index = (row * width + column) * 4
                        let red = UInt32(source[index]) << 16
                        let green = UInt32(source[index + 1]) << 8
                        let blue = UInt32(source[index + 2])
                        pixels[row * perRow + column] = UInt32(source[index + 3]) << 24 | red | green | blue
                    }
                }
            }
        }
    }
}
