/// Draws through a backend: a recorder, or pixels that a registered rasteriser keeps.
public final class CGContext {
    public let _backend: any _CGContextBackend
    /// What stands between the user space as it was at first and the backend's space, which has y downwards.
    let base: CGAffineTransform
    public internal(set) var _state: _CGContextState
    var savedStates: [_CGContextState] = []
    /// In the backend's space: points are transformed when they are added, as Apple's are.
    var currentPath = CGMutablePath()
    var bitmap: _CGBitmapMemory?
    var layerStates: [_CGContextState] = []
    public var textMatrix = CGAffineTransform.identity
    public var textPosition: CGPoint {
        get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
        set {
            textMatrix.tx = newValue.x
            textMatrix.ty = newValue.y
        }
    }

    /// `base` maps user space to the backend's space.
    public init(_backend backend: any _CGContextBackend, base: CGAffineTransform = .identity) {
        _backend = backend
        self.base = base
        _state = _CGContextState(transform: base)
    }

    deinit {
        if let bitmap, bitmap.ownsMemory { bitmap.memory?.deallocate() }
    }

    // MARK: State

    public func saveGState() {
        savedStates.append(_state)
    }

    /// Without a saved state nothing happens.
    public func restoreGState() {
        if let state = savedStates.popLast() { _state = state }
    }

    public func setLineWidth(_ width: CGFloat) { _state.lineWidth = width }
    public func setLineCap(_ cap: CGLineCap) { _state.lineCap = cap }
    public func setLineJoin(_ join: CGLineJoin) { _state.lineJoin = join }
    public func setMiterLimit(_ limit: CGFloat) { _state.miterLimit = limit }

    /// An empty array draws solid lines.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        _state.dashPhase = phase
        _state.dashLengths = lengths
    }

    public func setAlpha(_ alpha: CGFloat) { _state.alpha = max(0, min(1, alpha)) }
    public func setBlendMode(_ mode: CGBlendMode) { _state.blendMode = mode }
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) { _state.textDrawingMode = mode }

    public var interpolationQuality: CGInterpolationQuality {
        get { _state.interpolationQuality }
        set { _state.interpolationQuality = newValue }
    }

    /// Black at a third of full opacity, Apple's default shadow colour.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3.0))
    }

    /// A nil colour ends shadows. The offset is not changed by transforms.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        _state.shadow = color.map {
            _CGShadow(offset: offset.applying(base), blur: max(0, blur), color: $0._rgba)
        }
    }

    // Hints that pictures here do not depend on: everything is drawn antialiased, from exact curves.
    public func setFlatness(_ flatness: CGFloat) {}
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
    public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
    public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
    public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
    public func setPatternPhase(_ phase: CGSize) {}
    public func flush() {}
    public func synchronize() {}
}
