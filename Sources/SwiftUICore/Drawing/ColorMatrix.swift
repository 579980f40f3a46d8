import DisplayList
import TextEngine

/// A linear change of colours: three rows of red, green, blue and a constant.
///
/// The matrices are those of the filter functions that the W3C describes (Filter Effects, appendix of shorthands); that
/// SwiftUI's are the same is assumed.
struct ColorMatrix: Equatable, Sendable {
    var rows: [[Double]]

    private static let luma = [0.213, 0.715, 0.072]

    static func saturation(_ amount: Double) -> ColorMatrix {
        ColorMatrix(
            rows: (0..<3).map { row in
                (0..<3).map { luma[$0] * (1 - amount) + ($0 == row ? amount : 0) } + [0]
            })
    }

    static func hueRotation(_ angle: Angle) -> ColorMatrix {
        let (c, s) = (cos(angle.radians), sin(angle.radians))
        let sine = [[-0.213, -0.715, 0.928], [0.143, 0.140, -0.283], [-0.787, 0.715, 0.072]]
        return ColorMatrix(
            rows: (0..<3).map { row in
                (0..<3).map { luma[$0] + c * (($0 == row ? 1 : 0) - luma[$0]) + s * sine[row][$0] } + [0]
            })
    }

    static func brightness(_ amount: Double) -> ColorMatrix { scaled(by: [1, 1, 1], adding: amount) }
    static func contrast(_ amount: Double) -> ColorMatrix {
        scaled(by: [amount, amount, amount], adding: (1 - amount) / 2)
    }
    static let inversion = scaled(by: [-1, -1, -1], adding: 1)
    static func multiplication(_ color: TextColor) -> ColorMatrix {
        scaled(by: [color.red, color.green, color.blue], adding: 0)
    }

    private static func scaled(by factors: [Double], adding constant: Double) -> ColorMatrix {
        ColorMatrix(rows: (0..<3).map { row in (0..<3).map { $0 == row ? factors[row] : 0 } + [constant] })
    }

    func callAsFunction(_ color: TextColor) -> TextColor {
        func channel(_ row: [Double]) -> Double {
            min(1, max(0, row[0] * color.red + row[1] * color.green + row[2] * color.blue + row[3]))
        }
        return TextColor(red: channel(rows[0]), green: channel(rows[1]), blue: channel(rows[2]), alpha: color.alpha)
    }
}

/// Draws everything in other colours.
struct ColorEffect: DisplayEffect {
    var matrix: ColorMatrix
    /// Of the result.
    var alpha = 1.0

    func apply(_ items: [DisplayItem], in rect: CGRect, _ context: DrawingContext) -> [DisplayItem] {
        items.map { $0.mappingColors { matrix($0).withAlpha(multipliedBy: alpha) } }
    }

    var numbers: [Double] {
        get { matrix.rows.flatMap { $0 } + [alpha] }
        set {
            matrix.rows = (0..<3).map { Array(newValue[$0 * 4..<$0 * 4 + 4]) }
            alpha = newValue[12]
        }
    }
}

/// Dark parts become transparent, light ones stay.
struct LuminanceEffect: DisplayEffect {
    func apply(_ items: [DisplayItem], in rect: CGRect, _ context: DrawingContext) -> [DisplayItem] {
        items.map { item in
            item.mappingColors { color in
                let luminance = 0.213 * color.red + 0.715 * color.green + 0.072 * color.blue
                return TextColor(red: 0, green: 0, blue: 0, alpha: color.alpha * luminance)
            }
        }
    }
}

extension DisplayItem {
    /// The same drawing with every colour replaced: of paints, gradients, text and pixels.
    func mappingColors(_ map: (TextColor) -> TextColor) -> DisplayItem {
        switch self {
        case .group(var group):
            group.items = group.items.map { $0.mappingColors(map) }
            if let shadow = group.shadow { group.shadow?.color = map(shadow.color) }
            return .group(group)
        case .fill(let path, let paint, let evenOdd): return .fill(path, paint.mappingColors(map), evenOdd: evenOdd)
        case .stroke(let path, let paint, let stroke): return .stroke(path, paint.mappingColors(map), stroke)
        case .image(var image):
            if let tint = image.tint { image.tint = map(tint) } else { image.pixels = image.pixels.mappingColors(map) }
            return .image(image)
        case .text(var text):
            for line in text.layout.lines.indices {
                for run in text.layout.lines[line].runs.indices {
                    let color = text.layout.lines[line].runs[run].run.color
                    text.layout.lines[line].runs[run].run.color = map(color)
                }
            }
            return .text(text)
        }
    }
}

extension DisplayPaint {
    fileprivate func mappingColors(_ map: (TextColor) -> TextColor) -> DisplayPaint {
        func mapped(_ stops: [DisplayGradientStop]) -> [DisplayGradientStop] {
            stops.map { DisplayGradientStop(location: $0.location, color: map($0.color)) }
        }
        switch self {
        case .color(let color): return .color(map(color))
        case .linear(let stops, let x0, let y0, let x1, let y1, let extends):
            return .linear(stops: mapped(stops), x0: x0, y0: y0, x1: x1, y1: y1, extends: extends)
        case .radial(let stops, let x0, let y0, let r0, let x1, let y1, let r1, let extends):
            return .radial(stops: mapped(stops), x0: x0, y0: y0, r0: r0, x1: x1, y1: y1, r1: r1, extends: extends)
        case .conic(let stops, let x, let y, let angle):
            return .conic(stops: mapped(stops), x: x, y: y, angle: angle)
        }
    }
}

extension DisplayPixels {
    /// Pixels are premultiplied; each is mapped as the colour that it stands for.
    fileprivate func mappingColors(_ map: (TextColor) -> TextColor) -> DisplayPixels {
        var result = self
        var bytes = [UInt8](bytes)
        for start in stride(from: 0, to: bytes.count - 3, by: 4) where bytes[start + 3] > 0 {
            let alpha = Double(bytes[start + 3]) / 255
            let color = map(
                TextColor(
                    red: min(1, Double(bytes[start]) / 255 / alpha),
                    green: min(1, Double(bytes[start + 1]) / 255 / alpha),
                    blue: min(1, Double(bytes[start + 2]) / 255 / alpha), alpha: alpha))
            let channels = [color.red * color.alpha, color.green * color.alpha, color.blue * color.alpha, color.alpha]
            for (index, value) in channels.enumerated() { bytes[start + index] = UInt8((value * 255).rounded()) }
        }
        result.bytes = Data(bytes)
        return result
    }
}
