import DisplayList

/// What a layer drew, and the bounds it drew for.
struct _CALayerRecording {
    var items: [DisplayItem]
    var bounds: CGRect
}

extension CALayer {
    /// Records `draw(in:)`; what a delegate without a `display(_:)` of its own ends up at.
    public func _recordContents() {
        delegate?.layerWillDraw(self)
        let (context, recorder) = DisplayListRecorder.makeContext(bounds: bounds)
        draw(in: context)
        recording = _CALayerRecording(items: recorder.items, bounds: bounds)
    }

    /// Sets display items as contents, in the coordinates of `bounds`; for symbols and other drawings without pixels.
    /// They follow ``contentsGravity`` as pictures do.
    public func _setContents(_ items: [DisplayItem], bounds: CGRect) {
        contents = nil
        recording = _CALayerRecording(items: items, bounds: bounds)
    }
}
