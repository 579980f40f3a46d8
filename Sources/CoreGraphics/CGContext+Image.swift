extension CGContext {
    /// The picture stands upright when y points upwards; in UIKit's contexts it is seen upside down, as Apple's is.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        guard byTiling else { return drawUpright(image, in: rect) }
        let clip = boundingBoxOfClipPath
        let tile = rect.standardized
        guard !clip.isInfinite, !clip.isEmpty, tile.width > 0, tile.height > 0 else {
            return drawUpright(image, in: rect)
        }
        let columns = Self.tiles(clip.minX, clip.maxX, tile.minX, tile.width)
        let rows = Self.tiles(clip.minY, clip.maxY, tile.minY, tile.height)
        for row in rows {
            for column in columns {
                drawUpright(image, in: tile.offsetBy(dx: CGFloat(column) * tile.width, dy: CGFloat(row) * tile.height))
            }
        }
    }

    /// The picture's top is at the smallest y, as UIKit draws; a tint replaces its colours and keeps its alpha.
    public func _drawDownwards(_ image: CGImage, in rect: CGRect, tint: CGColor? = nil) {
        let rect = rect.standardized
        let isPlain = _state.transform._isPositiveScaleAndTranslation
        _backend._draw(
            image, in: isPlain ? rect.applying(_state.transform) : rect, tint: tint?._rgba,
            transform: isPlain ? .identity : _state.transform, state: _state)
        wroteToBackend()
    }

    private func drawUpright(_ image: CGImage, in rect: CGRect) {
        let place = placement(of: rect)
        let tint = image.isMask ? _state.fillColor : nil
        _backend._draw(image, in: place.rect, tint: tint, transform: place.transform, state: _state)
        wroteToBackend()
    }

    /// The tiles that touch the clip; at most a thousand a side.
    private static func tiles(_ low: CGFloat, _ high: CGFloat, _ origin: CGFloat, _ size: CGFloat) -> Range<Int> {
        let first = Int(max(-500, ((low - origin) / size).rounded(.down)))
        let last = Int(min(500, ((high - origin) / size).rounded(.up)))
        return first..<max(first, last)
    }
}

// MARK: - Gradients

extension CGContext {
    /// Fills the clip.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        fillClip(
            .linear(
                gradient, start: startPoint, end: endPoint, options: options, transform: _state.transform))
    }

    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        fillClip(
            .radial(
                gradient, startCenter: startCenter, startRadius: startRadius, endCenter: endCenter,
                endRadius: endRadius, options: options, transform: _state.transform))
    }

    /// Radians; the first colour is at `angle`.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        fillClip(.conic(gradient, center: center, angle: angle, transform: _state.transform))
    }

    private func fillClip(_ paint: _CGPaint) {
        var box = _state.clip.map { $0.bounds.intersection(_backend._bounds) } ?? _backend._bounds
        guard !box.isNull, !box.isEmpty else { return }
        if box.isInfinite { box = CGRect(x: -50_000, y: -50_000, width: 100_000, height: 100_000) }
        _backend._fill(CGPath(rect: box, transform: nil), evenOdd: false, paint: paint, state: _state)
        wroteToBackend()
    }
}

// MARK: - Transparency layers

extension CGContext {
    /// Alpha, blend mode and shadow of now act on the layer as one; inside they start afresh.
    public func beginTransparencyLayer(auxiliaryInfo: [AnyHashable: Any]?) {
        layerStates.append(_state)
        _backend._beginLayer(state: _state)
        saveGState()
        _state.alpha = 1
        _state.blendMode = .normal
        _state.shadow = nil
    }

    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [AnyHashable: Any]?) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        clip(to: rect)
    }

    /// Without an open layer nothing happens.
    public func endTransparencyLayer() {
        guard layerStates.popLast() != nil else { return }
        restoreGState()
        _backend._endLayer()
        wroteToBackend()
    }
}
