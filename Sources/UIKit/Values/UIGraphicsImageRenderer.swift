import CoreGraphics
import Foundation

/// How a renderer draws: the bounds it draws in.
// Sendable without a check as on Apple's platforms: a format is set up before it is handed to a renderer.
open class UIGraphicsRendererFormat: NSObject, NSCopying, @unchecked Sendable {
    open internal(set) var bounds = CGRect.zero

    public override required init() {
        super.init()
    }

    open class func `default`() -> Self { Self() }

    open class func preferred() -> Self { Self() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.bounds = bounds
        return copy
    }
}

/// The scale, opacity and colour range of rendered images.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
    /// Which colours a rendered image can hold; all are kept in 8-bit sRGB here.
    public enum Range: Int, Sendable {
        case unspecified = -1
        case automatic = 0
        case extended = 1
        case standard = 2
    }

    /// Pixels a point; at first the device's.
    open var scale: CGFloat = deviceScale(0)
    open var opaque = false
    open var preferredRange = Range.automatic

    @available(*, deprecated, message: "Use preferredRange")
    open var prefersExtendedRange: Bool {
        get { preferredRange == .extended }
        set { preferredRange = newValue ? .extended : .standard }
    }

    open var supportsHighDynamicRange: Bool { false }

    public required init() {
        super.init()
    }

    /// - Parameter traitCollection: one without a scale means the device's.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        scale = deviceScale(traitCollection.displayScale)
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        if let format = copy as? UIGraphicsImageRendererFormat {
            format.scale = scale
            format.opaque = opaque
            format.preferredRange = preferredRange
        }
        return copy
    }
}

/// What a renderer's actions draw on.
open class UIGraphicsRendererContext: NSObject {
    public let cgContext: CGContext
    public let format: UIGraphicsRendererFormat

    init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
        self.cgContext = cgContext
        self.format = format
        super.init()
    }

    open func fill(_ rect: CGRect) { cgContext.fill(rect) }

    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }

    /// Strokes a frame of one point inside the rectangle.
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        stroke(rect)
        cgContext.restoreGState()
    }

    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// What an image renderer's actions draw on.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    /// The picture drawn so far.
    open var currentImage: UIImage {
        let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? 1
        return UIImage(drawnIn: cgContext, size: format.bounds.size, scale: scale)
    }
}

/// Something that sets up a context to draw on.
// Sendable without a check because format and bounds never change.
open class UIGraphicsRenderer: NSObject, @unchecked Sendable {
    public let format: UIGraphicsRendererFormat
    open var allowsImageOutput: Bool { true }

    public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        let own = format.copy() as? UIGraphicsRendererFormat ?? format
        own.bounds = bounds
        self.format = own
        super.init()
    }
}

/// Draws images of a size.
open class UIGraphicsImageRenderer: UIGraphicsRenderer, @unchecked Sendable {
    public convenience init(size: CGSize) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: UIGraphicsImageRendererFormat())
    }

    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
    }

    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        super.init(bounds: bounds, format: format)
    }

    /// The picture that the actions draw; empty, but of the right size, in a program without a painter.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let bounds = format.bounds
        let imageFormat = format as? UIGraphicsImageRendererFormat ?? UIGraphicsImageRendererFormat()
        let context = GraphicsContextStack.makeContext(size: bounds.size, scale: imageFormat.scale)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        if imageFormat.opaque {
            context.setFillColor(CGColor(gray: 0, alpha: 1))
            context.fill(bounds)
        }
        GraphicsContextStack.push(context, size: bounds.size, scale: imageFormat.scale)
        defer { UIGraphicsPopContext() }
        actions(UIGraphicsImageRendererContext(cgContext: context, format: imageFormat))
        return UIImage(drawnIn: context, size: bounds.size, scale: imageFormat.scale)
    }

    /// The PNG file of the picture; empty in a program without a painter.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// Always empty: there is no JPEG encoder here. Use `pngData(actions:)`.
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}
