import CairoPainter
import CoreGraphics
import DisplayList
import Foundation
import QuartzCore
import TextEngine

/// A picture whose pixels can be looked at.
struct Rendered {
    let pixels: DisplayPixels
    let scale: Double

    init(
        _ items: [DisplayItem], width: Double = 100, height: Double = 100, scale: Double = 1,
        background: TextColor? = TextColor(red: 1, green: 1, blue: 1)
    ) throws {
        let list = DisplayList(width: width, height: height, items: items)
        pixels = try CairoPainter.pixels(of: list, scale: scale, background: background)
        self.scale = scale
    }

    init(_ layer: CALayer, scale: Double = 1) throws {
        try self.init(
            layer._displayItems(scale: scale), width: layer.bounds.width, height: layer.bounds.height, scale: scale)
    }

    /// Premultiplied red, green, blue and alpha of the pixel that holds a point.
    subscript(x: Double, y: Double) -> [Int] {
        let index = (Int(y * scale) * pixels.width + Int(x * scale)) * 4
        return (0..<4).map { Int(pixels.bytes[pixels.bytes.startIndex + index + $0]) }
    }

    static func fill(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: TextColor) -> DisplayItem {
        .fill(
            DisplayPath(rect: CGRect(x: x, y: y, width: width, height: height)), .color(color), evenOdd: false)
    }
}

extension TextColor {
    static let red = TextColor(red: 1, green: 0, blue: 0)
    static let green = TextColor(red: 0, green: 1, blue: 0)
    static let blue = TextColor(red: 0, green: 0, blue: 1)
}

/// Whether all components are within `tolerance` of each other.
func isClose(_ a: [Int], _ b: [Int], tolerance: Int = 2) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
}
