import CoreGraphics
import Foundation

// Foundation on Linux boxes the same values under their AppKit names.
extension NSValue {
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    public var cgPointValue: CGPoint { pointValue }
    public var cgSizeValue: CGSize { sizeValue }
    public var cgRectValue: CGRect { rectValue }
}

extension NSValue {
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        self.init(
            edgeInsets: NSEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
    }

    public var uiEdgeInsetsValue: UIEdgeInsets {
        let insets = edgeInsetsValue
        return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
}

// Geometry as text, in the form of property lists: `{{0, 0}, {10, 20}}`.
extension NSCoder {
    public class func string(for point: CGPoint) -> String { text([point.x, point.y]) }
    public class func string(for size: CGSize) -> String { text([size.width, size.height]) }
    public class func string(for rect: CGRect) -> String {
        "{" + string(for: rect.origin) + ", " + string(for: rect.size) + "}"
    }
    public class func string(for insets: UIEdgeInsets) -> String {
        text([insets.top, insets.left, insets.bottom, insets.right])
    }
    public class func string(for offset: UIOffset) -> String { text([offset.horizontal, offset.vertical]) }

    /// Text of another form gives zero.
    public class func cgPoint(for string: String) -> CGPoint {
        numbers(string, count: 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
    }

    /// Text of another form gives zero.
    public class func cgSize(for string: String) -> CGSize {
        numbers(string, count: 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
    }

    /// Text of another form gives zero.
    public class func cgRect(for string: String) -> CGRect {
        numbers(string, count: 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
    }

    /// Text of another form gives zero.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        numbers(string, count: 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
    }

    private static func text(_ numbers: [CGFloat]) -> String {
        "{" + numbers.map { String(format: "%.17g", Double($0)) }.joined(separator: ", ") + "}"
    }

    private static func numbers(_ text: String, count: Int) -> [CGFloat]? {
        let parts = text.split { "{}, ".contains($0) }.compactMap { Double($0).map { CGFloat($0) } }
        return parts.count == count ? parts : nil
    }
}
