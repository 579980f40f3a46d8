extension CGContext {
    /// User space as it stands now to user space as it was at first.
    public var ctm: CGAffineTransform {
        base.isIdentity ? _state.transform : _state.transform.concatenating(base.inverted())
    }

    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        _state.transform = _state.transform.scaledBy(x: sx, y: sy)
    }

    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        _state.transform = _state.transform.translatedBy(x: tx, y: ty)
    }

    /// Radians.
    public func rotate(by angle: CGFloat) {
        _state.transform = _state.transform.rotated(by: angle)
    }

    public func concatenate(_ transform: CGAffineTransform) {
        _state.transform = transform.concatenating(_state.transform)
    }

    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { _state.transform }

    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(_state.transform) }
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(_state.transform) }
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(_state.transform) }
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(_state.transform.inverted()) }
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(_state.transform.inverted()) }
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(_state.transform.inverted()) }
}
