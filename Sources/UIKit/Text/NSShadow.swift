import CoreGraphics
import Foundation

/// A shadow thrown by text.
// Sendable without a check as on Apple's platforms: a shadow is set up before it is shared.
open class NSShadow: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private let tag = AttributeValueTag()
    open var shadowOffset = CGSize.zero
    /// Points.
    open var shadowBlurRadius: CGFloat = 0
    /// A `UIColor`; nil means black at a third.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

    public override init() {
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }

    public static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        super.init()
        shadowOffset = coder.decodeSize(forKey: "offset")
        shadowBlurRadius = CGFloat(coder.decodeDouble(forKey: "radius"))
        shadowColor = coder.decodeObject(of: UIColor.self, forKey: "color")
    }

    open func encode(with coder: NSCoder) {
        coder.encode(shadowOffset, forKey: "offset")
        coder.encode(Double(shadowBlurRadius), forKey: "radius")
        coder.encode(shadowColor as? UIColor, forKey: "color")
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
            && (shadowColor as? UIColor) == (other.shadowColor as? UIColor)
    }

    open override var hash: Int { shadowBlurRadius.hashValue }
}
