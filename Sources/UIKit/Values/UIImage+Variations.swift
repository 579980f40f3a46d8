import CoreGraphics
import Foundation
import ObjectiveC

extension UIImage {
    public func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
        changing { $0.renderingMode = renderingMode }
    }

    /// The image in one colour. A mode of automatic is kept, so that views with a tint of their own show theirs.
    public func withTintColor(_ color: UIColor) -> UIImage {
        changing { $0.tint = color }
    }

    public func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
        changing {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        changing { $0.alignmentRectInsets = alignmentInsets }
    }

    /// The part inside the insets is tiled, the rest keeps its size.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode) -> UIImage {
        changing {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
            $0.isResizable = true
        }
    }

    /// The pixel right of and below the caps is stretched.
    @available(*, deprecated, message: "Use resizableImage(withCapInsets:)")
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
        return resizableImage(
            withCapInsets: UIEdgeInsets(
                top: top, left: left, bottom: max(0, size.height - top - 1), right: max(0, size.width - left - 1)),
            resizingMode: .stretch)
    }

    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        changing { $0.flipsForRightToLeft = true }
    }

    /// The image mirrored sideways.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        changing { $0.orientation = $0.orientation.flippedHorizontally }
    }

    // MARK: Moving images

    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        return first.changing {
            $0.frames = images
            $0.duration = duration
        }
    }

    /// The images `name0`, `name1` and so on, up to the first that is missing; nil where there is none.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        var images: [UIImage] = []
        while images.count < 1024, let image = UIImage(named: name + String(images.count)) { images.append(image) }
        return animatedImage(with: images, duration: duration)
    }

    // MARK: Smaller and ready versions

    /// The image drawn to fit the size; nil where it cannot be drawn.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard size.width > 0, size.height > 0 else { return nil }
        return UIGraphicsImageRenderer(size: size).image { _ in draw(in: CGRect(origin: .zero, size: size)) }
    }

    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(preparingThumbnail(of: size))
    }

    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

    /// The image itself: pixels are decoded when they are needed.
    public func preparingForDisplay() -> UIImage? { self }

    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(self)
    }

    public func byPreparingForDisplay() async -> UIImage? { self }

    // MARK: Files

    /// A PNG file of the pixels, turned upright; nil in a program without a painter.
    public func pngData() -> Data? {
        let upright = imageOrientation == .up ? self : preparingThumbnail(of: size)
        return upright?.cgImage.flatMap { _CGRasterizers.current?.encodePNG($0) }
    }

    /// Always nil: there is no JPEG encoder here. Use `pngData()`.
    public func jpegData(compressionQuality: CGFloat) -> Data? { nil }

    /// There is no HEIC encoder here.
    public func heicData() -> Data? { nil }
}

extension UIImage.Orientation {
    var flippedHorizontally: UIImage.Orientation {
        switch self {
        case .up: .upMirrored
        case .upMirrored: .up
        case .down: .downMirrored
        case .downMirrored: .down
        case .left: .rightMirrored
        case .rightMirrored: .left
        case .right: .leftMirrored
        case .leftMirrored: .right
        }
    }
}

/// There is no photo library here: nothing is saved and nobody is told.
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {}
