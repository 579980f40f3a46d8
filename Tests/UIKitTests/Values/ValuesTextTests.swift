import Foundation
import TextEngine
import Testing

@testable import UIKit

// The engine for tests makes every character half the font's size wide.
@Suite struct ValuesTextTests {
    private let font = UIFont.systemFont(ofSize: 20)

    @Test func sizeIsThatOfOneLine() {
        let size = ("abcd" as NSString).size(withAttributes: [.font: font])
        #expect(size.width == 40)
        #expect(abs(size.height - font.lineHeight) < 1e-9)
        #expect("abcd".size(withAttributes: [.font: font]) == size)
        #expect(NSAttributedString(string: "").size() == .zero)
    }

    @Test func linesBreakAtTheWidth() {
        let string = NSAttributedString(string: "aaa bbb ccc", attributes: [.font: font])
        let rect = string.boundingRect(
            with: CGSize(width: 70, height: CGFloat.greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
            context: nil)
        #expect(rect.width == 70)
        #expect(abs(rect.height - 2 * font.lineHeight) < 1e-9)
        let single = string.boundingRect(with: CGSize(width: 70, height: 1000), options: [], context: nil)
        #expect(abs(single.height - font.lineHeight) < 1e-9)
        #expect(abs(single.minY + font.ascender) < 1e-9)
    }

    @Test func leadingCountsOnlyWhenAskedFor() {
        let large = UITraitCollection(preferredContentSizeCategory: .large)
        let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: large)
        let string = NSAttributedString(string: "a\nb", attributes: [.font: body])
        let plain = string.boundingRect(with: .zero, options: .usesLineFragmentOrigin, context: nil)
        let leaded = string.boundingRect(
            with: .zero, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
        #expect(abs(leaded.height - plain.height - body.leading) < 1e-6)
    }

    @Test func runsCarryTheirAttributes() throws {
        let text = NSMutableAttributedString(string: "abc", attributes: [.font: font])
        text.addAttributes(
            [.foregroundColor: UIColor.red, .kern: 2, .underlineStyle: NSUnderlineStyle.single.rawValue],
            range: NSRange(location: 1, length: 1))
        let request = text._textRequest(traits: UITraitCollection(userInterfaceStyle: .light))
        #expect(request.runs.map(\.string) == ["a", "b", "c"])
        #expect(request.runs[1].color == TextColor(red: 1, green: 0, blue: 0))
        #expect(request.runs[1].kern == 2)
        #expect(request.runs[1].isUnderlined)
        #expect(!request.runs[0].isUnderlined)
        #expect(request.runs[0].font == font._descriptor)
    }

    @Test func paragraphStylesReachTheEngine() {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.lineSpacing = 6
        style.lineBreakMode = .byTruncatingMiddle
        let string = NSAttributedString(string: "a", attributes: [.paragraphStyle: style])
        let request = string._textRequest(defaults: _TextDefaults(alignment: .right, lineBreakMode: .byClipping))
        #expect(request.alignment == .center && request.lineBreak == .byTruncatingMiddle && request.lineSpacing == 6)
        let plain = NSAttributedString(string: "a")
        let fallback = plain._textRequest(defaults: _TextDefaults(alignment: .right, lineBreakMode: .byClipping))
        #expect(fallback.alignment == .right && fallback.lineBreak == .byClipping)
    }

    @Test func eachParagraphBringsItsStyle() {
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        style.tailIndent = -8
        let text = NSMutableAttributedString(string: "first\n")
        text.append(NSAttributedString(string: "second", attributes: [.paragraphStyle: style]))
        let request = text._textRequest(defaults: _TextDefaults(alignment: .center))
        #expect(request.alignment == .center)
        #expect(request.runs.map { $0.paragraphStyle?.alignment } == [nil, .right])
        #expect(request.runs[1].paragraphStyle?.tailIndent == -8)
        let same = NSMutableAttributedString(string: "a\n", attributes: [.paragraphStyle: style])
        same.append(NSAttributedString(string: "b", attributes: [.paragraphStyle: style, .kern: 1]))
        #expect(same._textRequest().runs.allSatisfy { $0.paragraphStyle == nil })
    }

    @Test func attachmentsTakeTheirRoom() throws {
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: -3, width: 24, height: 18)
        let text = NSMutableAttributedString(string: "ab", attributes: [.font: font])
        text.append(NSAttributedString(attachment: attachment))
        let request = text._textRequest()
        #expect(request.runs.last?.attachmentSize == TextRun.SizeValue(width: 24, height: 18))
        #expect(request.runs.last?.baselineOffset == -3)
        #expect(text.size().width == 44)
        #expect(text.containsAttachments(in: NSRange(location: 0, length: 3)))
        #expect(!text.containsAttachments(in: NSRange(location: 0, length: 2)))
    }

    @Test func mutableStylesCopyAndCompare() throws {
        let style = NSMutableParagraphStyle()
        style.headIndent = 12
        let copy = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
        #expect(copy == style)
        copy.headIndent = 13
        #expect(copy != style)
        #expect(NSParagraphStyle.default.lineBreakMode == .byWordWrapping)
        #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "ar") == .rightToLeft)
    }

    @Test func attributedStringsTravelBothWays() throws {
        var text = AttributedString("Hello")
        text.font = font
        text.foregroundColor = UIColor.red
        text += AttributedString(" world")
        let converted = NSAttributedString(text)
        #expect(converted.string == "Hello world")
        #expect(converted.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == font)
        #expect(converted.attribute(.font, at: 7, effectiveRange: nil) == nil)
        let back = AttributedString(converted)
        #expect(String(back.characters) == "Hello world")
        #expect(back.runs.first?.uiKit.foregroundColor == .red)
        #expect(AttributedString(converted) == text)
    }

    @Test func containersTravelBothWays() {
        let attributes: [NSAttributedString.Key: Any] = [.font: font, .kern: 2]
        let container = AttributeContainer(attributes)
        #expect(container.uiKit.font == font)
        #expect(container.uiKit.kern == 2)
        #expect([NSAttributedString.Key: Any](container)[.font] as? UIFont == font)
    }

    @Test func emptyMutableStringsCanBeMade() {
        let text = NSMutableAttributedString()
        text.append(NSAttributedString(string: "a"))
        #expect(text.string == "a")
    }
}
