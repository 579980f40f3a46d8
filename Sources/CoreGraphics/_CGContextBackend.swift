/// What a context's drawing goes to. Paths are in the context's base space; the state says how it was reached.
public protocol _CGContextBackend: AnyObject {
    /// The part of the base space that can be seen; infinite when unknown.
    var _bounds: CGRect { get }

    func _fill(_ path: CGPath, evenOdd: Bool, paint: _CGPaint, state: _CGContextState)
    func _stroke(_ path: CGPath, paint: _CGPaint, state: _CGContextState)

    /// `rect` is in user space with y downwards: the picture's top is at the smallest y.
    func _draw(_ image: CGImage, in rect: CGRect, tint: _CGRGBA?, transform: CGAffineTransform, state: _CGContextState)

    func _beginLayer(state: _CGContextState)
    func _endLayer()
}

/// A backend that has pixels.
public protocol _CGBitmapBackend: _CGContextBackend {
    /// Premultiplied RGBA of everything drawn so far.
    func _copyPixels() -> Data

    /// Replaces all pixels.
    func _replacePixels(_ pixels: Data)
}

public enum _CGPaint: Sendable {
    case color(_CGRGBA)
    /// Points and radii are in the space that `transform` maps to the base space.
    case linear(
        CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions, transform: CGAffineTransform)
    case radial(
        CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions, transform: CGAffineTransform)
    case conic(CGGradient, center: CGPoint, angle: CGFloat, transform: CGAffineTransform)
}

public struct _CGShadow: Hashable, Sendable {
    /// In the base space, which transforms do not change.
    public var offset: CGSize
    /// Twice the standard deviation of the blur.
    public var blur: CGFloat
    public var color: _CGRGBA
}

/// One link of a clip; the clips of a state are all the links up to the outermost.
public final class _CGClip: Sendable {
    public enum Shape: Sendable {
        case path(CGPath, evenOdd: Bool)
        /// A mask picture in a user space rectangle with y downwards.
        case mask(CGImage, CGRect, CGAffineTransform)
    }

    public let shape: Shape
    public let outer: _CGClip?
    /// The box around what is left of the base space.
    public let bounds: CGRect

    init(_ shape: Shape, bounds: CGRect, inside outer: _CGClip?) {
        self.shape = shape
        self.outer = outer
        self.bounds = outer.map { $0.bounds.intersection(bounds) } ?? bounds
    }

    /// Outermost first.
    public var chain: [_CGClip] { (outer?.chain ?? []) + [self] }
}

/// Everything that saving and restoring a context's state covers.
public struct _CGContextState {
    /// User space to base space.
    public var transform: CGAffineTransform
    public var clip: _CGClip?
    public var fillColor = _CGRGBA(red: 0, green: 0, blue: 0, alpha: 1)
    public var strokeColor = _CGRGBA(red: 0, green: 0, blue: 0, alpha: 1)
    public var fillSpace = CGColorSpace.gray
    public var strokeSpace = CGColorSpace.gray
    public var lineWidth: CGFloat = 1
    public var lineCap = CGLineCap.butt
    public var lineJoin = CGLineJoin.miter
    public var miterLimit: CGFloat = 10
    public var dashPhase: CGFloat = 0
    public var dashLengths: [CGFloat] = []
    public var alpha: CGFloat = 1
    public var blendMode = CGBlendMode.normal
    public var shadow: _CGShadow?
    public var interpolationQuality = CGInterpolationQuality.default
    public var textDrawingMode = CGTextDrawingMode.fill

    init(transform: CGAffineTransform) {
        self.transform = transform
    }
}
