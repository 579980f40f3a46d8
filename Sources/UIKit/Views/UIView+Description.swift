import Foundation
import QuartzCore

extension UIView {
    /// The line of a view in the form of Apple's: the class, the frame, then what is not as usual, then the layer.
    ///
    /// Origin: descriptions in recorded snapshots of iOS 16 to 18; fields that none of them shows are left out.
    func describe() -> String {
        var parts = ["<\(type(of: self)): \(Self.address(self))", "frame = " + Self.text(frame)]
        if let text = (self as? UILabel)?.text { parts.append("text = '\(text)'") }
        if clipsToBounds { parts.append("clipsToBounds = YES") }
        if alpha != 1 { parts.append("alpha = \(Self.text(alpha))") }
        if isHidden { parts.append("hidden = YES") }
        if !isOpaque, !(self is UILabel) { parts.append("opaque = NO") }
        let masks = Self.masks.filter { autoresizingMask.contains($0.mask) }.map(\.name)
        if !masks.isEmpty { parts.append("autoresize = " + masks.joined(separator: "+")) }
        if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
        if tag != 0 { parts.append("tag = \(tag)") }
        if let color = backgroundColor { parts.append("backgroundColor = \(color)") }
        let layerName = self is UILabel ? "_UILabelLayer" : "\(type(of: layer))"
        parts.append("layer = <\(layerName): \(Self.address(layer))>>")
        return parts.joined(separator: "; ")
    }

    /// The view and all below it, a line each.
    public func _recursiveDescription(indentation: String = "") -> String {
        let own = indentation + description
        let inner = indentation + "   | "
        return ([own] + subviews.map { $0._recursiveDescription(indentation: inner) }).joined(separator: "\n")
    }

    private static let masks: [(mask: AutoresizingMask, name: String)] = [
        (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"), (.flexibleTopMargin, "TM"),
        (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]

    private static func address(_ object: AnyObject) -> String {
        "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
    }

    private static func text(_ rect: CGRect) -> String {
        "(\(text(rect.origin.x)) \(text(rect.origin.y)); \(text(rect.width)) \(text(rect.height)))"
    }

    /// Six digits that count, as C's `%g` has them.
    private static func text(_ number: CGFloat) -> String { String(format: "%g", Double(number)) }
}
