import CoreGraphics
import Foundation

/// How the lines of a paragraph are placed and broken.
// Sendable without a check as on Apple's platforms: the mutable subclass is set up before it is shared.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
    private let tag = AttributeValueTag()
    /// The values; lengths are points.
    struct Values: Hashable, Codable {
        var lineSpacing: CGFloat = 0
        var paragraphSpacing: CGFloat = 0
        var paragraphSpacingBefore: CGFloat = 0
        var alignment = NSTextAlignment.natural.rawValue
        var firstLineHeadIndent: CGFloat = 0
        var headIndent: CGFloat = 0
        var tailIndent: CGFloat = 0
        var lineBreakMode = NSLineBreakMode.byWordWrapping.rawValue
        var minimumLineHeight: CGFloat = 0
        var maximumLineHeight: CGFloat = 0
        var lineHeightMultiple: CGFloat = 0
        var baseWritingDirection = NSWritingDirection.natural.rawValue
        var hyphenationFactor: Float = 0
        var usesDefaultHyphenation = false
        var allowsDefaultTighteningForTruncation = false
        var defaultTabInterval: CGFloat = 0
        var lineBreakStrategy: UInt = 0
    }

    var values = Values()
    var tabs = NSTextTab.defaultStops

    public override init() {
        super.init()
    }

    private static let shared = NSParagraphStyle()

    open class var `default`: NSParagraphStyle { shared }

    /// The usual direction of a language; nil means the device's.
    open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        let language = languageName.map { Locale.Language(identifier: $0) } ?? Locale.current.language
        return language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    open var lineSpacing: CGFloat { values.lineSpacing }
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    open var alignment: NSTextAlignment { NSTextAlignment(rawValue: values.alignment) ?? .natural }
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    open var headIndent: CGFloat { values.headIndent }
    /// Kept, without effect.
    open var tailIndent: CGFloat { values.tailIndent }
    open var lineBreakMode: NSLineBreakMode { NSLineBreakMode(rawValue: values.lineBreakMode) ?? .byWordWrapping }
    /// 0 means no limit.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// 0 means no limit.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// 0 means 1.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    open var baseWritingDirection: NSWritingDirection {
        NSWritingDirection(rawValue: values.baseWritingDirection) ?? .natural
    }
    /// Kept, without effect: words are not hyphenated.
    open var hyphenationFactor: Float { values.hyphenationFactor }
    open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }
    open var lineBreakStrategy: LineBreakStrategy { LineBreakStrategy(rawValue: values.lineBreakStrategy) }
    open var tabStops: [NSTextTab] { tabs }

    /// Rules for where lines may be broken.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }

    // MARK: Copying, coding, comparing

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSParagraphStyle()
        copy.values = values
        copy.tabs = tabs
        return copy
    }

    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.values = values
        copy.tabs = tabs
        return copy
    }

    public static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        super.init()
        guard let data = coder.decodeObject(of: NSData.self, forKey: "values"),
            let values = try? JSONDecoder().decode(Values.self, from: Data(referencing: data))
        else { return nil }
        self.values = values
    }

    open func encode(with coder: NSCoder) {
        if let data = try? JSONEncoder().encode(values) { coder.encode(NSData(data: data), forKey: "values") }
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSParagraphStyle).map { $0 === self || ($0.values == values && $0.tabs == tabs) } ?? false
    }

    open override var hash: Int { values.hashValue }
}

/// A paragraph style while it is being made.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }

    open override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = newValue }
    }

    open override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = newValue }
    }

    open override var alignment: NSTextAlignment {
        get { super.alignment }
        set { values.alignment = newValue.rawValue }
    }

    open override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = newValue }
    }

    open override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = newValue }
    }

    open override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue }
    }

    open override var lineBreakMode: NSLineBreakMode {
        get { super.lineBreakMode }
        set { values.lineBreakMode = newValue.rawValue }
    }

    open override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = newValue }
    }

    open override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = newValue }
    }

    open override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue }
    }

    open override var baseWritingDirection: NSWritingDirection {
        get { super.baseWritingDirection }
        set { values.baseWritingDirection = newValue.rawValue }
    }

    open override var hyphenationFactor: Float {
        get { values.hyphenationFactor }
        set { values.hyphenationFactor = newValue }
    }

    open override var usesDefaultHyphenation: Bool {
        get { values.usesDefaultHyphenation }
        set { values.usesDefaultHyphenation = newValue }
    }

    open override var allowsDefaultTighteningForTruncation: Bool {
        get { values.allowsDefaultTighteningForTruncation }
        set { values.allowsDefaultTighteningForTruncation = newValue }
    }

    open override var defaultTabInterval: CGFloat {
        get { values.defaultTabInterval }
        set { values.defaultTabInterval = newValue }
    }

    open override var lineBreakStrategy: LineBreakStrategy {
        get { super.lineBreakStrategy }
        set { values.lineBreakStrategy = newValue.rawValue }
    }

    open override var tabStops: [NSTextTab] {
        get { tabs }
        set { tabs = newValue }
    }

    open func addTabStop(_ anObject: NSTextTab) { tabs.append(anObject) }

    open func removeTabStop(_ anObject: NSTextTab) { tabs.removeAll { $0 == anObject } }

    open func setParagraphStyle(_ obj: NSParagraphStyle) {
        values = obj.values
        tabs = obj.tabs
    }
}

/// A place that a tab character jumps to.
// Sendable without a check because nothing changes after the initialiser.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
    private let tag = AttributeValueTag()
    /// The name of an option of a tab.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    public let alignment: NSTextAlignment
    /// Points from the paragraph's leading side.
    public let location: CGFloat
    public let options: [NSTextTab.OptionKey: Any]

    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
        self.alignment = alignment
        location = loc
        self.options = options
        super.init()
    }

    /// Twelve stops 28 points apart, as Apple documents.
    static let defaultStops = (1...12).map { NSTextTab(textAlignment: .natural, location: CGFloat($0) * 28) }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSTextTab).map { $0.location == location && $0.alignment == alignment } ?? false
    }

    open override var hash: Int { location.hashValue }
}
