import DisplayList
import PangoText

/// Text is drawn by the module that measured it.
enum TextPainting {
    static func draw(_ text: DisplayText, on context: OpaquePointer) {
        PangoTextPainter.draw(text.layout, x: text.x, y: text.y, on: context)
    }
}
