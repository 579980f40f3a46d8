extension CALayer {
    var shownFrame: CGRect {
        if CATransform3DIsIdentity(transform) {
            return CGRect(
                x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height,
                width: bounds.width, height: bounds.height)
        }
        return bounds.applying(_transformToSuperlayer)
    }

    func setFrame(_ frame: CGRect) {
        if CATransform3DIsIdentity(transform) {
            bounds = CGRect(origin: bounds.origin, size: frame.size)
            position = CGPoint(
                x: frame.minX + anchorPoint.x * frame.width, y: frame.minY + anchorPoint.y * frame.height)
            return
        }
        let inverse = affineTransform().inverted()
        let linear = CGAffineTransform(a: inverse.a, b: inverse.b, c: inverse.c, d: inverse.d, tx: 0, ty: 0)
        let size = CGRect(origin: .zero, size: frame.size).applying(linear).size
        bounds = CGRect(origin: bounds.origin, size: size)
        let box = bounds.applying(_transformToSuperlayer)
        position = CGPoint(x: position.x + frame.minX - box.minX, y: position.y + frame.minY - box.minY)
    }

    /// Own coordinates to the superlayer's: about the anchor point, flattened, with the superlayer's
    /// ``sublayerTransform`` about its own anchor point and its flip.
    public var _transformToSuperlayer: CGAffineTransform {
        let anchor = CGPoint(
            x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
        guard needsMatrices else {
            return CGAffineTransform(translationX: position.x - anchor.x, y: position.y - anchor.y)
        }
        var matrix = CATransform3DConcat(CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ), transform)
        matrix = CATransform3DConcat(matrix, CATransform3DMakeTranslation(position.x, position.y, zPosition))
        guard let superlayer else { return matrix.flattened(over: bounds) }
        if !CATransform3DIsIdentity(superlayer.sublayerTransform) {
            let center = CGPoint(
                x: superlayer.bounds.minX + superlayer.anchorPoint.x * superlayer.bounds.width,
                y: superlayer.bounds.minY + superlayer.anchorPoint.y * superlayer.bounds.height)
            matrix = CATransform3DConcat(matrix, CATransform3DMakeTranslation(-center.x, -center.y, 0))
            matrix = CATransform3DConcat(matrix, superlayer.sublayerTransform)
            matrix = CATransform3DConcat(matrix, CATransform3DMakeTranslation(center.x, center.y, 0))
        }
        let flat = matrix.flattened(over: bounds)
        guard superlayer.isGeometryFlipped else { return flat }
        let box = superlayer.bounds
        return flat.concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: box.minY + box.maxY))
    }

    private var needsMatrices: Bool {
        if !CATransform3DIsIdentity(transform) { return true }
        guard let superlayer else { return false }
        return superlayer.isGeometryFlipped || !CATransform3DIsIdentity(superlayer.sublayerTransform)
    }

    /// Whether the layer is seen from behind.
    var showsBack: Bool { transform.m11 * transform.m22 - transform.m12 * transform.m21 < 0 && transform.m33 < 0 }

    // MARK: Conversion

    /// Own coordinates to those of the outermost layer.
    var transformToRoot: CGAffineTransform {
        var transform = CGAffineTransform.identity
        var layer = self
        while let superlayer = layer.superlayer {
            transform = transform.concatenating(layer._transformToSuperlayer)
            layer = superlayer
        }
        return transform
    }

    /// Nil stands for the outermost layer's own coordinates.
    func transform(to layer: CALayer?) -> CGAffineTransform {
        if layer === self { return .identity }
        if let layer, layer === superlayer { return _transformToSuperlayer }
        guard let layer else { return transformToRoot }
        return transformToRoot.concatenating(layer.transformToRoot.inverted())
    }

    func localTime(_ media: CFTimeInterval) -> CFTimeInterval {
        let parent = superlayer?.localTime(media) ?? media
        return (parent - beginTime) * CFTimeInterval(speed) + timeOffset
    }

    func mediaTime(_ local: CFTimeInterval) -> CFTimeInterval {
        guard speed != 0 else { return local }
        let parent = (local - timeOffset) / CFTimeInterval(speed) + beginTime
        return superlayer?.mediaTime(parent) ?? parent
    }
}
