import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite(.serialized)
struct ControlsLabelTests {
    private func label(_ text: String?, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = lines
        return label
    }

    @Test func defaults() {
        ControlSample.prepare()
        let label = UILabel()
        #expect(label.font == .systemFont(ofSize: 17))
        #expect(label.numberOfLines == 1)
        #expect(label.lineBreakMode == .byTruncatingTail)
        #expect(label.textAlignment == .natural)
        #expect(label.textColor == .label)
        #expect(!label.isUserInteractionEnabled)
        #expect(label.intrinsicContentSize == .zero)
    }

    @Test func nilResetsFontAndColour() {
        ControlSample.prepare()
        let label = label("x")
        label.font = .systemFont(ofSize: 30)
        label.textColor = .red
        label.font = nil
        label.textColor = nil
        #expect(label.font == .systemFont(ofSize: 17))
        #expect(label.textColor == .label)
    }

    @Test func attributedTextKeepsItsFontUntilAnotherIsSet() {
        ControlSample.prepare()
        let label = UILabel()
        label.attributedText = NSAttributedString(string: "abcd", attributes: [.font: UIFont.systemFont(ofSize: 30)])
        #expect(label.intrinsicContentSize.width == 60)
        label.font = .systemFont(ofSize: 10)
        #expect(label.intrinsicContentSize.width == 20)
        #expect(label.text == "abcd")
        label.text = "ab"
        #expect(label.attributedText?.string == "ab")
    }

    @Test func emptyTextHasNoSize() {
        ControlSample.prepare()
        #expect(label("").intrinsicContentSize == .zero)
        #expect(label(nil, lines: 0).sizeThatFits(CGSize(width: 10, height: 10)) == .zero)
    }

    @Test func oneLineIgnoresTheOfferedWidth() {
        ControlSample.prepare()
        #expect(label("Hello").sizeThatFits(CGSize(width: 10, height: 10)).width == 42.5)
    }

    @Test func preferredWidthBreaksTheIntrinsicSize() {
        ControlSample.prepare()
        let label = label("aaaa bbbb", lines: 0)
        label.preferredMaxLayoutWidth = 40
        #expect(label.intrinsicContentSize.height == 41)
        #expect(!label.contentHeightDependsOnWidth)
    }

    @Test func textRectIsAlignedAndCentred() {
        ControlSample.prepare()
        let label = label("ab")
        let bounds = CGRect(x: 10, y: 10, width: 117, height: 60.5)
        #expect(label.textRect(forBounds: bounds, limitedToNumberOfLines: 1).origin == CGPoint(x: 10, y: 30))
        label.textAlignment = .right
        #expect(label.textRect(forBounds: bounds, limitedToNumberOfLines: 1).minX == 110)
        label.textAlignment = .center
        #expect(label.textRect(forBounds: bounds, limitedToNumberOfLines: 1).minX == 60)
    }

    @Test func naturalAlignmentFollowsTheReadingDirection() {
        ControlSample.prepare()
        ControlSample.prepare(rightToLeft: true)
        let bounds = CGRect(x: 0, y: 0, width: 117, height: 20.5)
        #expect(label("ab").textRect(forBounds: bounds, limitedToNumberOfLines: 1).minX == 100)
    }

    @Test func truncationIsReported() {
        ControlSample.prepare()
        let label = label("a long text")
        label.frame = CGRect(x: 0, y: 0, width: 40, height: 20.5)
        #expect(label._textFacts?.isTruncated == true)
        label.frame.size.width = 200
        #expect(label._textFacts?.isTruncated == false)
        #expect(label._textFacts?.lines == 1)
    }

    /// A subclass that adds room around the text by `textRect` gets it in both axes, also where lines wrap.
    final class PaddedLabel: UILabel {
        override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
            super.textRect(forBounds: bounds.insetBy(dx: 8, dy: 4), limitedToNumberOfLines: numberOfLines)
                .insetBy(dx: -8, dy: -4)
        }
    }

    @Test func overriddenTextRectDecidesTheIntrinsicSize() {
        ControlSample.prepare()
        let label = PaddedLabel()
        label.text = "abcd"
        #expect(label.intrinsicContentSize == CGSize(width: 50, height: 28.5))
        label.numberOfLines = 0
        label.text = "abcd efgh"
        #expect(label.contentSize(forWidth: 60).height == 50)
    }

    @Test func textStylesFollowTheTextSize() {
        ControlSample.prepare()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let label = label("ab")
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        window.addSubview(label)
        #expect(label.font.pointSize == 17)
        _HostEnvironment.current.contentSizeCategory = .accessibilityExtraExtraExtraLarge
        label.traitCollectionDidChange(nil)
        #expect(label.font.pointSize == 53)
        #expect(label.intrinsicContentSize.width == 53)
    }

    @Test func changesAskForLayout() {
        ControlSample.prepare()
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        let label = label("ab")
        root.addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: root.topAnchor),
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(label.frame.width == 17)
        label.text = "abcd"
        root.layoutIfNeeded()
        #expect(label.frame.width == 34)
        label.font = .systemFont(ofSize: 10)
        root.layoutIfNeeded()
        #expect(label.frame.width == 20)
    }
}
