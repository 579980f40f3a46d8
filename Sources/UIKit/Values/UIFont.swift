import CoreGraphics
import Foundation
import TextEngine

/// A typeface at a size.
// Sendable without a check because nothing changes after the initialiser.
open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private let tag = AttributeValueTag()
    let attributes: FontAttributes
    private let measures: FontMetrics

    init(attributes: FontAttributes) {
        self.attributes = attributes
        measures = _TextEnvironment.engine.metrics(of: attributes.engineDescriptor)
        super.init()
    }

    public override convenience init() {
        self.init(attributes: FontAttributes(size: UIFont.systemFontSize))
    }

    /// A font by its family or PostScript name; nil where neither iOS nor the resource roots have it.
    ///
    /// A size of 0 means 12.
    public init?(name fontName: String, size fontSize: CGFloat) {
        guard let face = FontCatalog.face(named: fontName) else { return nil }
        attributes = FontAttributes(face: face, size: fontSize == 0 ? FontAttributes.fallbackSize : fontSize)
        measures = _TextEnvironment.engine.metrics(of: attributes.engineDescriptor)
        super.init()
    }

    /// - Parameter pointSize: 0 keeps the size of the descriptor.
    public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        var attributes = descriptor.attributes
        if pointSize > 0 { attributes.size = pointSize }
        if attributes.size == 0 { attributes.size = FontAttributes.fallbackSize }
        self.attributes = attributes
        measures = _TextEnvironment.engine.metrics(of: attributes.engineDescriptor)
        super.init()
    }

    open func withSize(_ fontSize: CGFloat) -> UIFont {
        var attributes = attributes
        if attributes.size != fontSize { attributes.textStyle = nil }
        attributes.scaling = nil
        attributes.size = fontSize
        return UIFont(attributes: attributes)
    }

    // MARK: Names

    open var familyName: String { attributes.familyName }
    open var fontName: String { attributes.fontName }
    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(attributes: attributes) }

    /// The families of iOS and of the font files below the resource roots, in the order of their names.
    open class var familyNames: [String] { FontCatalog.familyNames }

    open class func fontNames(forFamilyName familyName: String) -> [String] {
        FontCatalog.faces(inFamily: familyName).map(\.name)
    }

    // MARK: Measures, in points

    open var pointSize: CGFloat { attributes.size }
    open var ascender: CGFloat { CGFloat(measures.ascender) }
    /// Negative.
    open var descender: CGFloat { CGFloat(measures.descender) }
    open var capHeight: CGFloat { CGFloat(measures.capHeight) }
    open var xHeight: CGFloat { CGFloat(measures.xHeight) }
    /// Unrounded sum of ascender and descender.
    open var lineHeight: CGFloat { CGFloat(measures.lineHeight) }

    /// Between lines; for a text style it may be slightly negative.
    open var leading: CGFloat { CGFloat(measures.leading) }

    /// The font as text engines take it.
    public var _descriptor: FontDescriptor { attributes.engineDescriptor }

    /// The raw name of the text style the font was made for, as long as size and style were not changed.
    public var _textStyleName: String? { attributes.textStyle?.rawValue }

    // MARK: Copying, coding, comparing

    open func copy(with zone: NSZone? = nil) -> Any { self }

    public static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "attributes"),
            let attributes = try? JSONDecoder().decode(FontAttributes.self, from: Data(referencing: data))
        else { return nil }
        self.attributes = attributes
        measures = _TextEnvironment.engine.metrics(of: attributes.engineDescriptor)
        super.init()
    }

    open func encode(with coder: NSCoder) {
        if let data = try? JSONEncoder().encode(attributes) { coder.encode(NSData(data: data), forKey: "attributes") }
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFont).map { $0 === self || $0.attributes == attributes } ?? false
    }

    open override var hash: Int { attributes.hashValue }

    open override var description: String {
        "<UIFont: font-family: \"\(familyName)\"; font-name: \"\(fontName)\"; font-size: \(pointSize)pt>"
    }
}
