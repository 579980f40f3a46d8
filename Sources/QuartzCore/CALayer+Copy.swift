extension CALayer {
    func copyValues(from layer: CALayer) {
        bounds = layer.bounds
        position = layer.position
        zPosition = layer.zPosition
        anchorPoint = layer.anchorPoint
        anchorPointZ = layer.anchorPointZ
        transform = layer.transform
        sublayerTransform = layer.sublayerTransform
        isHidden = layer.isHidden
        isDoubleSided = layer.isDoubleSided
        isGeometryFlipped = layer.isGeometryFlipped
        masksToBounds = layer.masksToBounds
        name = layer.name
        copyContents(from: layer)
        copyLook(from: layer)
        layoutFlag = false
    }

    private func copyContents(from layer: CALayer) {
        contents = layer.contents
        contentsRect = layer.contentsRect
        contentsGravity = layer.contentsGravity
        contentsScale = layer.contentsScale
        contentsCenter = layer.contentsCenter
        minificationFilter = layer.minificationFilter
        magnificationFilter = layer.magnificationFilter
        isOpaque = layer.isOpaque
        needsDisplayOnBoundsChange = layer.needsDisplayOnBoundsChange
        _contentsTint = layer._contentsTint
        recording = layer.recording
    }

    private func copyLook(from layer: CALayer) {
        backgroundColor = layer.backgroundColor
        cornerRadius = layer.cornerRadius
        maskedCorners = layer.maskedCorners
        cornerCurve = layer.cornerCurve
        borderWidth = layer.borderWidth
        borderColor = layer.borderColor
        opacity = layer.opacity
        allowsGroupOpacity = layer.allowsGroupOpacity
        shouldRasterize = layer.shouldRasterize
        rasterizationScale = layer.rasterizationScale
        shadowColor = layer.shadowColor
        shadowOpacity = layer.shadowOpacity
        shadowOffset = layer.shadowOffset
        shadowRadius = layer.shadowRadius
        shadowPath = layer.shadowPath
    }
}
