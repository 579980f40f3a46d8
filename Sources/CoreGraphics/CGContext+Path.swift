extension CGContext {
    public func beginPath() { currentPath = CGMutablePath() }

    public func move(to point: CGPoint) { currentPath.move(to: point, transform: _state.transform) }
    public func addLine(to point: CGPoint) { currentPath.addLine(to: point, transform: _state.transform) }

    public func addLines(between points: [CGPoint]) {
        currentPath.addLines(between: points, transform: _state.transform)
    }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        currentPath.addCurve(to: end, control1: control1, control2: control2, transform: _state.transform)
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        currentPath.addQuadCurve(to: end, control: control, transform: _state.transform)
    }

    public func closePath() { currentPath.closeSubpath() }

    public func addRect(_ rect: CGRect) { currentPath.addRect(rect, transform: _state.transform) }
    public func addRects(_ rects: [CGRect]) { currentPath.addRects(rects, transform: _state.transform) }
    public func addEllipse(in rect: CGRect) { currentPath.addEllipse(in: rect, transform: _state.transform) }

    /// Radians; `clockwise` is meant with y upwards.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        currentPath.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
            transform: _state.transform)
    }

    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        currentPath.addArc(
            tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: _state.transform)
    }

    public func addPath(_ path: CGPath) { currentPath.addPath(path, transform: _state.transform) }

    /// In user space; nil when there is none.
    public var path: CGPath? {
        guard !currentPath.isEmpty else { return nil }
        var inverse = _state.transform.inverted()
        return currentPath.copy(using: &inverse)
    }

    public var isPathEmpty: Bool { currentPath.isEmpty }
    public var currentPointOfPath: CGPoint { convertToUserSpace(currentPath.currentPoint) }
    public var boundingBoxOfPath: CGRect { convertToUserSpace(currentPath.boundingBox) }

    /// Stroking modes test the line's own area.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        guard let path else { return false }
        let fills = mode != .stroke
        let rule: CGPathFillRule = mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding
        if fills, path.contains(point, using: rule) { return true }
        guard mode != .fill, mode != .eoFill else { return false }
        return strokedCopy(of: path).contains(point)
    }

    public func replacePathWithStrokedPath() {
        guard let path else { return }
        let outline = strokedCopy(of: path)
        beginPath()
        addPath(outline)
    }

    private func strokedCopy(of path: CGPath) -> CGPath {
        let dashed =
            _state.dashLengths.isEmpty
            ? path : path.copy(dashingWithPhase: _state.dashPhase, lengths: _state.dashLengths)
        return dashed.copy(
            strokingWithWidth: _state.lineWidth, lineCap: _state.lineCap, lineJoin: _state.lineJoin,
            miterLimit: _state.miterLimit)
    }
}
