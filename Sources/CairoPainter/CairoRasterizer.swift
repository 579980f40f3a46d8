import CPangoCairo
import CoreGraphics
import DisplayList
import Foundation

extension CairoPainter {
    /// Makes this painter the one that bitmap contexts draw with; calling it again changes nothing.
    public static func register() {
        _CGRasterizers.current = CairoRasterizer()
    }
}

struct CairoRasterizer: _CGRasterizer {
    func makeBitmap(width: Int, height: Int) -> (any _CGBitmapBackend)? {
        guard let size = try? PixelSize(width: Double(width), height: Double(height), scale: 1),
            let surface = try? PixelSurface(width: size.width, height: size.height)
        else { return nil }
        return CairoBitmap(surface: surface)
    }

    func decode(_ data: Data) -> CGImage? {
        (try? CairoPainter.pixels(png: data)).flatMap { CGImage($0) }
    }

    func encodePNG(_ image: CGImage) -> Data? {
        try? CairoPainter.png(of: DisplayPixels(image))
    }
}

/// Records what is drawn, and draws it on its pixels when they are asked for.
final class CairoBitmap: _CGBitmapBackend, _DisplayRecording {
    let _recorder: DisplayListRecorder
    private let surface: PixelSurface

    init(surface: PixelSurface) {
        self.surface = surface
        _recorder = DisplayListRecorder(
            bounds: CGRect(x: 0, y: 0, width: CGFloat(surface.width), height: CGFloat(surface.height)))
    }

    var _bounds: CGRect { _recorder._bounds }

    func _fill(_ path: CGPath, evenOdd: Bool, paint: _CGPaint, state: _CGContextState) {
        _recorder._fill(path, evenOdd: evenOdd, paint: paint, state: state)
    }

    func _stroke(_ path: CGPath, paint: _CGPaint, state: _CGContextState) {
        _recorder._stroke(path, paint: paint, state: state)
    }

    func _draw(_ image: CGImage, in rect: CGRect, tint: _CGRGBA?, transform: CGAffineTransform, state: _CGContextState)
    {
        _recorder._draw(image, in: rect, tint: tint, transform: transform, state: state)
    }

    func _beginLayer(state: _CGContextState) { _recorder._beginLayer(state: state) }

    func _endLayer() { _recorder._endLayer() }

    func _copyPixels() -> Data {
        flush()
        return surface.bytes
    }

    func _replacePixels(_ pixels: Data) {
        _ = _recorder.takeItems()
        surface.replaceBytes(pixels)
    }

    private func flush() {
        let items = _recorder.takeItems()
        guard !items.isEmpty else { return }
        // Cairo's errors leave the pixels as they were; a context has no way to report them.
        try? surface.draw { ItemPainter(context: $0, effectScale: 1).draw(items) }
    }
}
