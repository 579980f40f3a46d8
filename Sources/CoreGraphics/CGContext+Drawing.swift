extension CGContext {
    /// The current path is used up.
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = takePath()
        guard !path.isEmpty else { return }
        if mode != .stroke { fill(path, evenOdd: mode == .eoFill || mode == .eoFillStroke) }
        if mode != .fill && mode != .eoFill { stroke(path) }
    }

    public func fillPath(using rule: CGPathFillRule = .winding) {
        drawPath(using: rule == .evenOdd ? .eoFill : .fill)
    }

    public func strokePath() { drawPath(using: .stroke) }

    public func fill(_ rect: CGRect) { fill([rect]) }

    public func fill(_ rects: [CGRect]) {
        let path = CGMutablePath()
        path.addRects(rects.map(\.standardized), transform: _state.transform)
        if !path.isEmpty { fill(path, evenOdd: false) }
    }

    public func fillEllipse(in rect: CGRect) {
        let path = CGMutablePath()
        path.addEllipse(in: rect, transform: _state.transform)
        fill(path, evenOdd: false)
    }

    public func stroke(_ rect: CGRect) {
        let path = CGMutablePath()
        path.addRect(rect.standardized, transform: _state.transform)
        stroke(path)
    }

    public func stroke(_ rect: CGRect, width: CGFloat) {
        let previous = _state.lineWidth
        _state.lineWidth = width
        stroke(rect)
        _state.lineWidth = previous
    }

    public func strokeEllipse(in rect: CGRect) {
        let path = CGMutablePath()
        path.addEllipse(in: rect, transform: _state.transform)
        stroke(path)
    }

    /// Points are taken in pairs; a last odd one is left out.
    public func strokeLineSegments(between points: [CGPoint]) {
        let path = CGMutablePath()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            path.addLines(between: [points[index], points[index + 1]], transform: _state.transform)
        }
        if !path.isEmpty { stroke(path) }
    }

    /// Makes the rectangle transparent, whatever the alpha, blend mode and shadow.
    public func clear(_ rect: CGRect) {
        let path = CGMutablePath()
        path.addRect(rect.standardized, transform: _state.transform)
        var state = _state
        state.alpha = 1
        state.shadow = nil
        state.blendMode = .clear
        _backend._fill(
            path, evenOdd: false, paint: .color(_CGRGBA(red: 0, green: 0, blue: 0, alpha: 1)), state: state)
        wroteToBackend()
    }

    func takePath() -> CGPath {
        defer { beginPath() }
        return currentPath
    }

    func fill(_ path: CGPath, evenOdd: Bool) {
        _backend._fill(path, evenOdd: evenOdd, paint: .color(_state.fillColor), state: _state)
        wroteToBackend()
    }

    func stroke(_ path: CGPath) {
        guard _state.lineWidth > 0 else { return }
        _backend._stroke(path, paint: .color(_state.strokeColor), state: _state)
        wroteToBackend()
    }
}

// MARK: - Colours

extension CGContext {
    public func setFillColor(_ color: CGColor) { _state.fillColor = color._rgba }
    public func setStrokeColor(_ color: CGColor) { _state.strokeColor = color._rgba }

    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        _state.fillColor = _CGRGBA(red: red, green: green, blue: blue, alpha: alpha)
    }

    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        _state.strokeColor = _CGRGBA(red: red, green: green, blue: blue, alpha: alpha)
    }

    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

    public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        _state.fillColor = CGColorSpace.deviceCMYK.standardized([cyan, magenta, yellow, black, alpha])
    }

    public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        _state.strokeColor = CGColorSpace.deviceCMYK.standardized([cyan, magenta, yellow, black, alpha])
    }

    /// The colour becomes opaque black, as Apple's does.
    public func setFillColorSpace(_ space: CGColorSpace) {
        _state.fillSpace = space
        _state.fillColor = _CGRGBA(red: 0, green: 0, blue: 0, alpha: 1)
    }

    public func setStrokeColorSpace(_ space: CGColorSpace) {
        _state.strokeSpace = space
        _state.strokeColor = _CGRGBA(red: 0, green: 0, blue: 0, alpha: 1)
    }

    /// As many components as the fill colour space has, then the alpha.
    public func setFillColor(_ components: UnsafePointer<CGFloat>) {
        if let color = CGColor(colorSpace: _state.fillSpace, components: components) { setFillColor(color) }
    }

    public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
        if let color = CGColor(colorSpace: _state.strokeSpace, components: components) { setStrokeColor(color) }
    }
}
