import CoreGraphics
import DisplayList
import Foundation
import Synchronization

/// What an image shows.
enum ImageContent: Hashable {
    /// Nothing, in a size of points.
    case empty(CGSize)
    case pixels(CGImage)
    case file(ImageFile)
    case symbol(SymbolImage)

    static func == (left: ImageContent, right: ImageContent) -> Bool {
        switch (left, right) {
        case (.empty(let left), .empty(let right)): left == right
        case (.pixels(let left), .pixels(let right)): left == right
        case (.file(let left), .file(let right)): left === right || left.data == right.data
        case (.symbol(let left), .symbol(let right)): left == right
        default: false
        }
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case .empty(let size): hasher.combine(size)
        case .pixels(let image): hasher.combine(image)
        case .file(let file): hasher.combine(file.pixelSize)
        case .symbol(let symbol): hasher.combine(symbol.name)
        }
    }

    /// Points, before the orientation is applied.
    func pixelSize(_ attributes: ImageAttributes) -> CGSize {
        switch self {
        case .empty(let size): size
        case .pixels(let image):
            CGSize(
                width: CGFloat(image.width) / attributes.scale, height: CGFloat(image.height) / attributes.scale)
        case .file(let file):
            CGSize(
                width: file.pixelSize.width / attributes.scale, height: file.pixelSize.height / attributes.scale)
        case .symbol(let symbol): symbol.size(for: attributes.configuration as? UIImage.SymbolConfiguration)
        }
    }

    func cgImage(of image: UIImage) -> CGImage? {
        switch self {
        case .empty: return nil
        case .pixels(let pixels): return pixels
        case .file(let file): return file.decoded
        case .symbol:
            let scale = deviceScale(0)
            guard let context = CGContext._makeBitmap(size: image.size, scale: scale) else { return nil }
            let rect = CGRect(origin: .zero, size: image.size)
            context._draw(image._displayItems(in: rect, tintColor: nil))
            return context.makeImage()
        }
    }
}

/// An image file in memory, decoded when its pixels are first needed.
final class ImageFile: Sendable {
    let data: Data
    /// For PDF and SVG files, points.
    let pixelSize: CGSize
    private let cache = Mutex<CGImage?>(nil)

    init?(data: Data) {
        guard let size = ImageHeader.size(of: data) else { return nil }
        self.data = data
        pixelSize = size
    }

    /// nil where the program links no painter, or the painter does not know the format.
    var decoded: CGImage? {
        if let image = cache.withLock({ $0 }) { return image }
        let image = _CGRasterizers.current?.decode(data)
        cache.withLock { $0 = image }
        return image
    }
}
