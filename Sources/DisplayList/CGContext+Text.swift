import CoreGraphics
import TextEngine

extension CGContext {
    /// Draws laid-out text with its top left corner at `point`, y downwards; nothing where the backend keeps no items.
    public func _drawText(_ layout: TextLayout, at point: CGPoint) {
        guard let backend = _backend as? any _DisplayRecording else { return }
        backend._recorder.draw(layout, at: point, state: _state)
        _didDraw()
    }

    /// Draws display items whose coordinates are in user space.
    public func _draw(_ items: [DisplayItem]) {
        guard let backend = _backend as? any _DisplayRecording, !items.isEmpty else { return }
        let group = DisplayGroup(transform: _state.transform, items: items)
        backend._recorder.draw(.group(group), state: _state)
        _didDraw()
    }
}
