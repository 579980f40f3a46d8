import Foundation

extension NSAttributedString.Key {
    /// `UIFont`; Helvetica 12 where it is missing.
    public static let font = NSAttributedString.Key("NSFont")
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// `UIColor`; black where it is missing.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// A number; kept, without effect.
    public static let ligature = NSAttributedString.Key("NSLigature")
    /// A number of points after each character.
    public static let kern = NSAttributedString.Key("NSKern")
    /// A number of points after each character; wins over `kern`.
    public static let tracking = NSAttributedString.Key("CTTracking")
    /// The raw value of an `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// A number in percent of the font size; kept, without effect.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    public static let shadow = NSAttributedString.Key("NSShadow")
    public static let textEffect = NSAttributedString.Key("NSTextEffect")
    /// `NSTextAttachment`
    public static let attachment = NSAttributedString.Key("NSAttachment")
    /// `URL` or `String`
    public static let link = NSAttributedString.Key("NSLink")
    /// A number of points, upwards.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// A number; kept, without effect.
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    /// A number; kept, without effect.
    public static let expansion = NSAttributedString.Key("NSExpansion")
    public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
    public static let accessibilitySpeechLanguage = NSAttributedString.Key("UIAccessibilitySpeechAttributeLanguage")
    public static let accessibilitySpeechPitch = NSAttributedString.Key("UIAccessibilitySpeechAttributePitch")
}

extension NSAttributedString {
    /// A way of decorating text.
    public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
    }

    /// A kind of document that text can be read from or written to.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let plain = DocumentType(rawValue: "NSPlainText")
        public static let rtf = DocumentType(rawValue: "NSRTF")
        public static let rtfd = DocumentType(rawValue: "NSRTFD")
        public static let html = DocumentType(rawValue: "NSHTML")
    }

    /// The name of an attribute of a document.
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
        public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
        public static let defaultAttributes = DocumentAttributeKey(rawValue: "DefaultAttributes")
    }

    /// The name of an option of reading a document.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    }

    @available(
        *, unavailable,
        message: "Kumiko does not read HTML or RTF; build the attributed string from attributes or Markdown"
    )
    public convenience init(
        data: Data, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: AutoreleasingDocumentAttributes? = nil
    ) throws {
        self.init(string: "")
    }

    /// Stands for the pointer that Apple's signature takes.
    public typealias AutoreleasingDocumentAttributes = UnsafeMutablePointer<NSDictionary?>
}

extension NSAttributedString {
    /// Lets `NSMutableAttributedString()` compile: Foundation on Linux has no initialiser without arguments.
    public convenience init(_empty: Void = ()) {
        self.init(string: "")
    }

    /// One character that stands for the attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }

    public convenience init(attachment: NSTextAttachment, attributes: [NSAttributedString.Key: Any]) {
        self.init(string: "\u{FFFC}", attributes: attributes.merging([.attachment: attachment]) { _, new in new })
    }

    public func containsAttachments(in range: NSRange) -> Bool {
        (range.location..<range.location + range.length).contains {
            attribute(.attachment, at: $0, effectiveRange: nil) != nil
        }
    }
}
