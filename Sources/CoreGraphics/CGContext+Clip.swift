extension CGContext {
    /// The current path is used up; an empty one clips everything away.
    public func clip(using rule: CGPathFillRule = .winding) {
        clip(to: takePath(), evenOdd: rule == .evenOdd)
    }

    public func clip(to rect: CGRect) { clip(to: [rect]) }

    public func clip(to rects: [CGRect]) {
        let path = CGMutablePath()
        path.addRects(rects.map(\.standardized), transform: _state.transform)
        clip(to: path, evenOdd: false)
    }

    /// Drawing shows where the mask is opaque; where it has no transparency, where it is bright.
    public func clip(to rect: CGRect, mask: CGImage) {
        let place = placement(of: rect)
        _state.clip = _CGClip(
            .mask(mask, place.rect, place.transform), bounds: place.rect.applying(place.transform),
            inside: _state.clip)
    }

    /// Back to the whole of what can be drawn on; prefer saving and restoring the state.
    public func resetClip() { _state.clip = nil }

    /// In user space; infinite when nothing bounds it.
    public var boundingBoxOfClipPath: CGRect {
        let box = _state.clip.map { $0.bounds.intersection(_backend._bounds) } ?? _backend._bounds
        return convertToUserSpace(box)
    }

    private func clip(to path: CGPath, evenOdd: Bool) {
        let box = path.isEmpty ? CGRect.zero : path.boundingBoxOfPath
        _state.clip = _CGClip(
            .path(CGPath(_elements: path._elements), evenOdd: evenOdd), bounds: box, inside: _state.clip)
    }

    /// Pictures stand upright when y points upwards: the place of one for a backend with y downwards.
    func placement(of rect: CGRect) -> (rect: CGRect, transform: CGAffineTransform) {
        let rect = rect.standardized
        let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
        let transform = flip.concatenating(_state.transform)
        guard transform._isPositiveScaleAndTranslation else { return (rect, transform) }
        return (rect.applying(transform), .identity)
    }
}
