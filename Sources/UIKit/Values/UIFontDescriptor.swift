import CoreGraphics
import Foundation

/// What a font is asked to be, before a size and a typeface are settled.
// Sendable without a check because nothing changes after the initialiser.
open class UIFontDescriptor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private let tag = AttributeValueTag()
    let attributes: FontAttributes

    init(attributes: FontAttributes) {
        self.attributes = attributes
        super.init()
    }

    public override convenience init() {
        self.init(fontAttributes: [:])
    }

    /// Attributes that do not bear on metrics or looks here are ignored.
    public convenience init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
        self.init(attributes: FontAttributes(size: 0).adding(attributes))
    }

    public convenience init(name fontName: String, size: CGFloat) {
        self.init(fontAttributes: [.name: fontName, .size: size])
    }

    // MARK: What it says

    open var postscriptName: String { attributes.fontName }
    open var pointSize: CGFloat { attributes.size }

    open var symbolicTraits: UIFontDescriptor.SymbolicTraits {
        var traits = SymbolicTraits(rawValue: attributes.otherTraits)
        if attributes.isItalic { traits.insert(.traitItalic) }
        if attributes.weight >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
        if attributes.isMonospaced { traits.insert(.traitMonoSpace) }
        if attributes.width < 0 { traits.insert(.traitCondensed) }
        if attributes.width > 0 { traits.insert(.traitExpanded) }
        return traits
    }

    open var fontAttributes: [UIFontDescriptor.AttributeName: Any] {
        var result: [AttributeName: Any] = [.size: attributes.size]
        if let family = attributes.family { result[.family] = family }
        result[.name] = attributes.fontName
        if let style = attributes.textStyle { result[.textStyle] = style }
        result[.traits] = [
            TraitKey.weight: attributes.weight, .width: attributes.width, .slant: attributes.isItalic ? 0.07 : 0,
            .symbolic: symbolicTraits.rawValue,
        ]
        return result
    }

    open func object(forKey anAttribute: UIFontDescriptor.AttributeName) -> Any? { fontAttributes[anAttribute] }

    // MARK: Variations

    open func addingAttributes(
        _ attributes: [UIFontDescriptor.AttributeName: Any] = [:]
    ) -> UIFontDescriptor {
        UIFontDescriptor(attributes: self.attributes.adding(attributes))
    }

    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { addingAttributes([.size: newPointSize]) }

    open func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }

    open func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }

    open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor { addingAttributes([.matrix: matrix]) }

    /// The same font in another design; nil for a font that is not a system font.
    open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
        guard attributes.family == nil else { return nil }
        var attributes = attributes
        attributes.design = design.rawValue
        attributes.isMonospaced = design == .monospaced
        return UIFontDescriptor(attributes: attributes)
    }

    /// The same font with exactly these traits; bold takes the emphasized weight of a text style.
    open func withSymbolicTraits(_ symbolicTraits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor? {
        var attributes = attributes
        attributes.set(symbolicTraits)
        return UIFontDescriptor(attributes: attributes)
    }

    open func matchingFontDescriptors(
        withMandatoryKeys mandatoryKeys: Set<UIFontDescriptor.AttributeName>?
    ) -> [UIFontDescriptor] {
        [self]
    }

    // MARK: Text styles

    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
    }

    /// - Parameter traitCollection: nil, or one without a text size, means the current traits.
    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        let entry = DynamicTypeTable.shared.entry(for: style, category: category(of: traitCollection))
        var attributes = FontAttributes(size: entry.size)
        attributes.weight = entry.weight.rawValue
        attributes.textStyle = style
        if (traitCollection ?? .current).legibilityWeight == .bold {
            attributes.weight = entry.emphasizedWeight.rawValue
        }
        return UIFontDescriptor(attributes: attributes)
    }

    static func category(of traitCollection: UITraitCollection?) -> UIContentSizeCategory {
        let wanted = traitCollection?.preferredContentSizeCategory ?? .unspecified
        return wanted == .unspecified ? UITraitCollection.current.preferredContentSizeCategory : wanted
    }

    // MARK: Copying, coding, comparing

    open func copy(with zone: NSZone? = nil) -> Any { self }

    public static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "attributes"),
            let attributes = try? JSONDecoder().decode(FontAttributes.self, from: Data(referencing: data))
        else { return nil }
        self.attributes = attributes
        super.init()
    }

    open func encode(with coder: NSCoder) {
        if let data = try? JSONEncoder().encode(attributes) { coder.encode(NSData(data: data), forKey: "attributes") }
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFontDescriptor).map { $0 === self || $0.attributes == attributes } ?? false
    }

    open override var hash: Int { attributes.hashValue }
}
