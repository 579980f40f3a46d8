import CoreGraphics
import Foundation
import TextEngine

/// A colour, which may look different under different traits.
// Sendable without a check because nothing changes after the initialiser and providers are called as they are.
open class UIColor: NSObject, NSCopying, NSSecureCoding, _ExpressibleByColorLiteral, @unchecked Sendable {
    private let tag = AttributeValueTag()
    /// What a colour is made from.
    enum Source {
        case gray(white: CGFloat, alpha: CGFloat)
        /// Extended sRGB.
        case rgb(ColorComponents)
        case displayP3(ColorComponents)
        case palette(String)
        case dynamic((UITraitCollection) -> UIColor)
        case asset(ColorAsset)
        case pattern(UIImage)
        /// Another colour with its alpha replaced.
        case withAlpha(UIColor, CGFloat)
    }

    let source: Source

    init(source: Source) {
        self.source = source
        super.init()
    }

    public override convenience init() {
        self.init(white: 0, alpha: 0)
    }

    public init(white: CGFloat, alpha: CGFloat) {
        source = .gray(white: white, alpha: alpha.clampedToUnit)
        super.init()
    }

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        source = .rgb(ColorComponents(red: red, green: green, blue: blue, alpha: alpha.clampedToUnit))
        super.init()
    }

    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        source = .displayP3(
            ColorComponents(red: red, green: green, blue: blue, alpha: alpha.clampedToUnit))
        super.init()
    }

    /// Hue, saturation and brightness outside 0...1 are cut to it.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        source = .rgb(
            ColorComponents(
                hue: hue.clampedToUnit, saturation: saturation.clampedToUnit, brightness: brightness.clampedToUnit,
                alpha: alpha.clampedToUnit))
        super.init()
    }

    public init(cgColor: CGColor) {
        let components = cgColor.components ?? []
        if components.count == 2 {
            source = .gray(white: components[0], alpha: components[1])
        } else if components.count >= 4 {
            source = .rgb(
                ColorComponents(
                    red: components[0], green: components[1], blue: components[2], alpha: components[3]))
        } else {
            source = .gray(white: 0, alpha: cgColor.alpha)
        }
        super.init()
    }

    /// Tiles the image from the origin of what is filled.
    public init(patternImage image: UIImage) {
        source = .pattern(image)
        super.init()
    }

    /// - Parameter dynamicProvider: called each time the colour is resolved, with the traits that hold then.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        source = .dynamic(dynamicProvider)
        super.init()
    }

    /// A colour set of the asset catalogs below the resource roots; nil where there is none of that name.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// A colour set of the asset catalogs below the resource roots, whichever bundle is given.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let asset = ColorAsset(named: name) else { return nil }
        self.init(source: .asset(asset))
    }

    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Coding

    public static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        if coder.containsValue(forKey: "UIWhite") {
            source = .gray(
                white: CGFloat(coder.decodeDouble(forKey: "UIWhite")),
                alpha: CGFloat(coder.decodeDouble(forKey: "UIAlpha")))
        } else if coder.containsValue(forKey: "UIRed") {
            source = .rgb(
                ColorComponents(
                    red: CGFloat(coder.decodeDouble(forKey: "UIRed")),
                    green: CGFloat(coder.decodeDouble(forKey: "UIGreen")),
                    blue: CGFloat(coder.decodeDouble(forKey: "UIBlue")),
                    alpha: CGFloat(coder.decodeDouble(forKey: "UIAlpha"))))
        } else {
            return nil
        }
        super.init()
    }

    /// Dynamic colours are written as they look under the current traits.
    open func encode(with coder: NSCoder) {
        if case .gray(let white, let alpha) = source {
            coder.encode(Double(white), forKey: "UIWhite")
            coder.encode(Double(alpha), forKey: "UIAlpha")
            return
        }
        let components = components(for: .current)
        coder.encode(Double(components.red), forKey: "UIRed")
        coder.encode(Double(components.green), forKey: "UIGreen")
        coder.encode(Double(components.blue), forKey: "UIBlue")
        coder.encode(Double(components.alpha), forKey: "UIAlpha")
    }

    // MARK: Comparing

    /// Plain colours are equal in the same colour space with the same components; dynamic ones when they come from
    /// the same name, set or provider object.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if self === other { return true }
        switch (source, other.source) {
        case (.gray(let white, let alpha), .gray(let otherWhite, let otherAlpha)):
            return white == otherWhite && alpha == otherAlpha
        case (.rgb(let left), .rgb(let right)), (.displayP3(let left), .displayP3(let right)): return left == right
        case (.palette(let left), .palette(let right)): return left == right
        case (.asset(let left), .asset(let right)): return left == right
        case (.pattern(let left), .pattern(let right)): return left === right
        case (.withAlpha(let left, let alpha), .withAlpha(let right, let otherAlpha)):
            return alpha == otherAlpha && left == right
        default: return false
        }
    }

    open override var hash: Int {
        var hasher = Hasher()
        switch source {
        case .gray(let white, let alpha):
            hasher.combine(white)
            hasher.combine(alpha)
        case .rgb(let components), .displayP3(let components): hasher.combine(components)
        case .palette(let name): hasher.combine(name)
        case .asset(let asset): hasher.combine(asset.name)
        case .pattern(let image): hasher.combine(ObjectIdentifier(image))
        case .dynamic: hasher.combine(ObjectIdentifier(self))
        case .withAlpha(let color, let alpha):
            hasher.combine(color.hashValue)
            hasher.combine(alpha)
        }
        return hasher.finalize()
    }

    open override var description: String {
        switch source {
        case .gray(let white, let alpha): return "UIExtendedGrayColorSpace \(Self.text(white)) \(Self.text(alpha))"
        case .rgb(let color):
            let parts = [color.red, color.green, color.blue, color.alpha].map(Self.text)
            return "UIExtendedSRGBColorSpace " + parts.joined(separator: " ")
        case .displayP3(let color):
            let parts = [color.red, color.green, color.blue, color.alpha].map(Self.text)
            return "kCGColorSpaceModelRGB " + parts.joined(separator: " ")
        case .palette(let name): return "<UIDynamicSystemColor: name = \(name)Color>"
        case .asset(let asset): return "<UIDynamicCatalogColor: name = \(asset.name)>"
        case .dynamic: return "<UIDynamicProviderColor>"
        case .pattern: return "<UIPatternColor>"
        case .withAlpha(let color, let alpha): return "<UIDynamicModifiedColor: \(color), alpha = \(alpha)>"
        }
    }
}

/// What `#colorLiteral` makes.
public typealias _ColorLiteralType = UIColor

extension CGFloat {
    var clampedToUnit: CGFloat { Swift.min(Swift.max(self, 0), 1) }
}
