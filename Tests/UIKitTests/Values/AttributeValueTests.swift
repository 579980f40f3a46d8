import Foundation
import Testing

@testable import UIKit

/// Attributed strings whose runs hold objects of ours: Foundation on Linux compares these when runs are joined, copied,
/// compared and enumerated, and trapped in some processes.
@MainActor @Suite struct AttributeValueTests {
    private func twoRuns() -> NSMutableAttributedString {
        let shadow = NSShadow()
        let text = NSMutableAttributedString(
            string: "Big ",
            attributes: [
                .font: UIFont.systemFont(ofSize: 40), .foregroundColor: UIColor.red,
                .paragraphStyle: NSParagraphStyle.default, .shadow: shadow, .attachment: NSTextAttachment(),
            ])
        let rest: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 14), .foregroundColor: UIColor.blue, .underlineStyle: 1,
            .paragraphStyle: NSMutableParagraphStyle(), .shadow: NSShadow(), .attachment: NSTextAttachment(),
        ]
        text.append(NSAttributedString(string: "small", attributes: rest))
        return text
    }

    @Test func stringsOfTwoRunsAreCopiedAndCompared() {
        for _ in 0..<50 {
            let text = twoRuns()
            #expect((text.copy() as? NSAttributedString)?.length == 9)
            #expect(text != twoRuns())
            #expect(NSAttributedString(attributedString: text).isEqual(to: text))
        }
    }

    @Test(arguments: [NSAttributedString.Key.font, .foregroundColor, .paragraphStyle, .shadow, .attachment])
    func valuesAreEnumeratedRunByRun(key: NSAttributedString.Key) {
        let text = twoRuns()
        var ranges: [NSRange] = []
        text.enumerateAttribute(key, in: NSRange(location: 0, length: text.length)) { value, range, _ in
            if value != nil { ranges.append(range) }
        }
        // Equal values make one run.
        let isOneRun = key == .paragraphStyle || key == .shadow
        #expect(ranges == (isOneRun ? [NSRange(0..<9)] : [NSRange(0..<4), NSRange(4..<9)]))
    }

    /// The bits that Foundation reads, in objects of each class.
    @Test func valuesAreToldFromCoreFoundationTypes() {
        let values: [NSObject] = [
            UIFont.systemFont(ofSize: 1), UIColor.red, NSParagraphStyle.default, NSMutableParagraphStyle(), NSShadow(),
            NSTextAttachment(), UIFontDescriptor(), UIImage(), NSTextTab(textAlignment: .left, location: 1),
        ]
        for value in values {
            let word = UnsafeRawPointer(Unmanaged.passUnretained(value).toOpaque()).load(
                fromByteOffset: 16, as: UInt64.self)
            #expect(word >> 8 & 0x3FF != 0, "\(type(of: value))")
        }
    }
}
