import CoreGraphics
import Foundation

extension UIColor {
    /// Extended sRGB components under the current traits; false only for a pattern.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        if case .pattern = source { return false }
        let components = components(for: .current)
        red?.pointee = components.red
        green?.pointee = components.green
        blue?.pointee = components.blue
        alpha?.pointee = components.alpha
        return true
    }

    /// Hue, saturation and brightness of the sRGB components; false only for a pattern.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        if case .pattern = source { return false }
        let components = components(for: .current)
        let values = components.hueSaturationBrightness
        hue?.pointee = values.hue
        saturation?.pointee = values.saturation
        brightness?.pointee = values.brightness
        alpha?.pointee = components.alpha
        return true
    }

    /// The white component; a colour with a hue is converted by its luminance.
    @discardableResult
    public func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        if case .pattern = source { return false }
        if case .gray(let value, let opacity) = source {
            white?.pointee = value
            alpha?.pointee = opacity
            return true
        }
        let components = components(for: .current)
        // Rec. 709 luma weights; assumed, Apple's conversion is not documented.
        white?.pointee = 0.2126 * components.red + 0.7152 * components.green + 0.0722 * components.blue
        alpha?.pointee = components.alpha
        return true
    }

    // MARK: Drawing

    /// Makes this the fill and the stroke colour of the current context.
    public func set() {
        setFill()
        setStroke()
    }

    public func setFill() {
        UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
    }

    public func setStroke() {
        UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
    }

    static func text(_ value: CGFloat) -> String {
        let double = Double(value)
        return double == double.rounded() ? String(Int(double)) : String(format: "%g", double)
    }
}
