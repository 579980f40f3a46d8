import CoreGraphics
import Foundation

// Foundation on Linux does not convert between its two kinds of attributed string; these take over UIKit's attributes
// and links.
extension NSAttributedString {
    /// The string with its UIKit attributes and links.
    public convenience init(_ attrStr: AttributedString) {
        let result = NSMutableAttributedString(string: "")
        for run in attrStr.runs {
            let text = String(attrStr.characters[run.range])
            result.append(NSAttributedString(string: text, attributes: AttributeBridge.attributes(of: run)))
        }
        self.init(attributedString: result)
    }

    /// As without a scope: all UIKit attributes are taken over.
    public convenience init<Scope: AttributeScope>(_ attrStr: AttributedString, including scope: Scope.Type) throws {
        self.init(attrStr)
    }
}

extension AttributedString {
    /// The string with its UIKit attributes and links.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        let whole = NSRange(location: 0, length: nsStr.length)
        var pieces: [AttributedString] = []
        nsStr.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
            var piece = AttributedString(nsStr.attributedSubstring(from: range).string)
            AttributeBridge.apply(attributes, to: &piece)
            pieces.append(piece)
        }
        for piece in pieces { append(piece) }
    }

    /// As without a scope: all UIKit attributes are taken over.
    public init<Scope: AttributeScope>(_ nsStr: NSAttributedString, including scope: Scope.Type) throws {
        self.init(nsStr)
    }
}

extension AttributeContainer {
    /// The UIKit attributes and links of a dictionary.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        var string = AttributedString(" ")
        AttributeBridge.apply(dictionary, to: &string)
        self = string.runs.first?.attributes ?? AttributeContainer()
    }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
    /// The UIKit attributes and links of a container.
    public init(_ container: AttributeContainer) {
        let string = AttributedString(" ", attributes: container)
        self = string.runs.first.map(AttributeBridge.attributes) ?? [:]
    }
}

enum AttributeBridge {
    private typealias Scope = AttributeScopes.UIKitAttributes

    static func attributes(of run: AttributedString.Runs.Run) -> [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [:]
        if let value = run[Scope.FontAttribute.self] { result[.font] = value }
        if let value = run[Scope.ParagraphStyleAttribute.self] { result[.paragraphStyle] = value }
        if let value = run[Scope.ForegroundColorAttribute.self] { result[.foregroundColor] = value }
        if let value = run[Scope.BackgroundColorAttribute.self] { result[.backgroundColor] = value }
        if let value = run[Scope.LigatureAttribute.self] { result[.ligature] = value }
        if let value = run[Scope.KernAttribute.self] { result[.kern] = value }
        if let value = run[Scope.TrackingAttribute.self] { result[.tracking] = value }
        if let value = run[Scope.StrikethroughStyleAttribute.self] { result[.strikethroughStyle] = value.rawValue }
        if let value = run[Scope.UnderlineStyleAttribute.self] { result[.underlineStyle] = value.rawValue }
        if let value = run[Scope.StrokeColorAttribute.self] { result[.strokeColor] = value }
        if let value = run[Scope.StrokeWidthAttribute.self] { result[.strokeWidth] = value }
        if let value = run[Scope.ShadowAttribute.self] { result[.shadow] = value }
        if let value = run[Scope.AttachmentAttribute.self] { result[.attachment] = value }
        if let value = run[Scope.BaselineOffsetAttribute.self] { result[.baselineOffset] = value }
        if let value = run[Scope.UnderlineColorAttribute.self] { result[.underlineColor] = value }
        if let value = run[Scope.StrikethroughColorAttribute.self] { result[.strikethroughColor] = value }
        if let value = run[Scope.ObliquenessAttribute.self] { result[.obliqueness] = value }
        if let value = run[Scope.ExpansionAttribute.self] { result[.expansion] = value }
        if let link = run.link { result[.link] = link }
        return result
    }

    static func apply(_ attributes: [NSAttributedString.Key: Any], to string: inout AttributedString) {
        if let value = attributes[.font] as? UIFont { string[Scope.FontAttribute.self] = value }
        if let value = attributes[.paragraphStyle] as? NSParagraphStyle {
            string[Scope.ParagraphStyleAttribute.self] = value
        }
        if let value = attributes[.foregroundColor] as? UIColor { string[Scope.ForegroundColorAttribute.self] = value }
        if let value = attributes[.backgroundColor] as? UIColor { string[Scope.BackgroundColorAttribute.self] = value }
        if let value = attributes[.ligature] as? Int { string[Scope.LigatureAttribute.self] = value }
        if let value = FontAttributes.number(attributes[.kern]) { string[Scope.KernAttribute.self] = value }
        if let value = FontAttributes.number(attributes[.tracking]) { string[Scope.TrackingAttribute.self] = value }
        if let value = FontAttributes.number(attributes[.strikethroughStyle]) {
            string[Scope.StrikethroughStyleAttribute.self] = NSUnderlineStyle(rawValue: Int(value))
        }
        if let value = FontAttributes.number(attributes[.underlineStyle]) {
            string[Scope.UnderlineStyleAttribute.self] = NSUnderlineStyle(rawValue: Int(value))
        }
        if let value = attributes[.strokeColor] as? UIColor { string[Scope.StrokeColorAttribute.self] = value }
        if let value = FontAttributes.number(attributes[.strokeWidth]) {
            string[Scope.StrokeWidthAttribute.self] = value
        }
        if let value = attributes[.shadow] as? NSShadow { string[Scope.ShadowAttribute.self] = value }
        if let value = attributes[.attachment] as? NSTextAttachment { string[Scope.AttachmentAttribute.self] = value }
        if let value = FontAttributes.number(attributes[.baselineOffset]) {
            string[Scope.BaselineOffsetAttribute.self] = value
        }
        if let value = attributes[.underlineColor] as? UIColor { string[Scope.UnderlineColorAttribute.self] = value }
        if let value = attributes[.strikethroughColor] as? UIColor {
            string[Scope.StrikethroughColorAttribute.self] = value
        }
        if let value = FontAttributes.number(attributes[.obliqueness]) {
            string[Scope.ObliquenessAttribute.self] = value
        }
        if let value = FontAttributes.number(attributes[.expansion]) { string[Scope.ExpansionAttribute.self] = value }
        if let link = attributes[.link] as? URL { string.link = link }
    }
}
