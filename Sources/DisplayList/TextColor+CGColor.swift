import CoreGraphics
import TextEngine

extension TextColor {
    public init(_ color: CGColor) {
        self.init(color._rgba)
    }

    public init(_ color: _CGRGBA) {
        self.init(
            red: Double(color.red), green: Double(color.green), blue: Double(color.blue), alpha: Double(color.alpha))
    }

    public func withAlpha(multipliedBy factor: Double) -> TextColor {
        TextColor(red: red, green: green, blue: blue, alpha: alpha * factor)
    }
}
