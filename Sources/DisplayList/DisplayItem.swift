import CoreGraphics
import Foundation
import TextEngine

/// One thing to draw, in the coordinates of the group it stands in; points, y downwards.
public indirect enum DisplayItem: Hashable, Codable, Sendable {
    case group(DisplayGroup)
    case fill(DisplayPath, DisplayPaint, evenOdd: Bool)
    case stroke(DisplayPath, DisplayPaint, DisplayStroke)
    case image(DisplayImage)
    case text(DisplayText)
}

/// Items that share a transform, a clip, an opacity, a blend mode and a shadow.
public struct DisplayGroup: Hashable, Codable, Sendable {
    /// Column form as in `CGAffineTransform`: a, b, c, d, tx, ty.
    public var transform: [Double]
    public var opacity: Double
    public var clip: DisplayPath?
    public var clipIsEvenOdd: Bool
    public var blendMode: DisplayBlendMode
    public var shadow: DisplayShadow?
    /// The alpha of these items multiplies the group's.
    public var mask: [DisplayItem]?
    /// Gaussian blur of the whole group; points.
    public var blurRadius: Double
    public var items: [DisplayItem]

    public init(
        transform: [Double] = [1, 0, 0, 1, 0, 0], opacity: Double = 1, clip: DisplayPath? = nil,
        clipIsEvenOdd: Bool = false, blendMode: DisplayBlendMode = .normal, shadow: DisplayShadow? = nil,
        mask: [DisplayItem]? = nil, blurRadius: Double = 0, items: [DisplayItem]
    ) {
        self.transform = transform
        self.opacity = opacity
        self.clip = clip
        self.clipIsEvenOdd = clipIsEvenOdd
        self.blendMode = blendMode
        self.shadow = shadow
        self.mask = mask
        self.blurRadius = blurRadius
        self.items = items
    }
}

public struct DisplayShadow: Hashable, Codable, Sendable {
    public var color: TextColor
    public var offsetX: Double
    public var offsetY: Double
    /// Points; half of a CSS blur length, as `CALayer.shadowRadius`.
    public var radius: Double
    /// The outline that throws the shadow; nil means the alpha of the group's items.
    public var path: DisplayPath?

    public init(color: TextColor, offsetX: Double, offsetY: Double, radius: Double, path: DisplayPath? = nil) {
        self.color = color
        self.offsetX = offsetX
        self.offsetY = offsetY
        self.radius = radius
        self.path = path
    }
}

public enum DisplayBlendMode: String, Hashable, Codable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver
    case destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}

/// A path as values.
public struct DisplayPath: Hashable, Codable, Sendable {
    public enum Element: Hashable, Codable, Sendable {
        case move(Double, Double)
        case line(Double, Double)
        case quad(cx: Double, cy: Double, x: Double, y: Double)
        case curve(c1x: Double, c1y: Double, c2x: Double, c2y: Double, x: Double, y: Double)
        case close
    }

    public var elements: [Element]

    public init(_ elements: [Element] = []) {
        self.elements = elements
    }
}

public struct DisplayGradientStop: Hashable, Codable, Sendable {
    public var location: Double
    public var color: TextColor
    public init(location: Double, color: TextColor) {
        self.location = location
        self.color = color
    }
}

public enum DisplayPaint: Hashable, Codable, Sendable {
    case color(TextColor)
    case linear(stops: [DisplayGradientStop], x0: Double, y0: Double, x1: Double, y1: Double, extends: Bool)
    case radial(
        stops: [DisplayGradientStop], x0: Double, y0: Double, r0: Double, x1: Double, y1: Double, r1: Double,
        extends: Bool)
    /// Angles are radians, clockwise from the x axis.
    case conic(stops: [DisplayGradientStop], x: Double, y: Double, angle: Double)
}

public struct DisplayStroke: Hashable, Codable, Sendable {
    public enum Cap: String, Hashable, Codable, Sendable { case butt, round, square }
    public enum Join: String, Hashable, Codable, Sendable { case miter, round, bevel }

    public var width: Double
    public var cap: Cap
    public var join: Join
    public var miterLimit: Double
    public var dashes: [Double]
    public var dashPhase: Double

    public init(
        width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10, dashes: [Double] = [],
        dashPhase: Double = 0
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dashes = dashes
        self.dashPhase = dashPhase
    }
}

/// Pixels (8-bit premultiplied RGBA, row by row) drawn into a rectangle.
public struct DisplayImage: Hashable, Codable, Sendable {
    public var pixels: DisplayPixels
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double
    /// Where set, only the pixels' alpha counts and this colour is drawn through it.
    public var tint: TextColor?
    /// Where set, the part of the picture, in pixels (x, y, width, height), that is drawn.
    public var source: [Double]?

    public init(
        pixels: DisplayPixels, x: Double, y: Double, width: Double, height: Double, tint: TextColor? = nil,
        source: [Double]? = nil
    ) {
        self.pixels = pixels
        self.x = x
        self.y = y
        self.width = width
        self.height = height
        self.tint = tint
        self.source = source
    }
}

public struct DisplayPixels: Hashable, Codable, Sendable {
    public var width: Int
    public var height: Int
    public var bytes: Data

    public init(width: Int, height: Int, bytes: Data) {
        self.width = width
        self.height = height
        self.bytes = bytes
    }
}

/// Laid-out text with its top left corner.
public struct DisplayText: Hashable, Codable, Sendable {
    public var layout: TextLayout
    public var x: Double
    public var y: Double

    public init(layout: TextLayout, x: Double, y: Double) {
        self.layout = layout
        self.x = x
        self.y = y
    }
}

/// Everything that one picture shows.
public struct DisplayList: Hashable, Codable, Sendable {
    /// Points.
    public var width: Double
    public var height: Double
    public var items: [DisplayItem]

    public init(width: Double, height: Double, items: [DisplayItem]) {
        self.width = width
        self.height = height
        self.items = items
    }
}
