import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite(.serialized)
struct ControlsTextInputTests {
    final class Delegate: NSObject, UITextFieldDelegate {
        var allows = true
        var returns = 0
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool { allows }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            returns += 1
            return true
        }
    }

    @Test func typingAsksTheDelegateAndSendsEvents() {
        ControlSample.prepare()
        let field = UITextField()
        let delegate = Delegate()
        field.delegate = delegate
        var edits = 0
        field.addAction(UIAction { _ in edits += 1 }, for: .editingChanged)
        field.insertText("ab")
        field.deleteBackward()
        #expect(field.text == "a")
        #expect(edits == 2)
        delegate.allows = false
        field.insertText("x")
        #expect(field.text == "a")
        #expect(edits == 2)
        field.insertText("\n")
        #expect(delegate.returns == 1)
        #expect(field.text == "a")
    }

    @Test func nilTextReadsAsEmpty() {
        ControlSample.prepare()
        let field = UITextField()
        field.text = nil
        #expect(field.text?.isEmpty == true)
        #expect(!field.hasText)
        #expect(field._textFacts == nil)
    }

    @Test func secretsAreShownAsBullets() {
        ControlSample.prepare()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        field.text = "secret"
        field.isSecureTextEntry = true
        #expect(field._textFacts?.string == "••••••")
        #expect(field.text == "secret")
    }

    @Test func placeholderCountsWhereThereIsNoText() {
        ControlSample.prepare()
        let field = UITextField()
        field.placeholder = "abcd"
        #expect(field.intrinsicContentSize.width == 34)
        field.text = "ab"
        #expect(field.intrinsicContentSize.width == 17)
    }

    @Test func sideViewsMakeRoomInReadingDirection() {
        ControlSample.prepare()
        for rightToLeft in [false, true] {
            ControlSample.prepare(rightToLeft: rightToLeft)
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
            field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
            field.leftViewMode = .always
            field.layoutIfNeeded()
            #expect(field.leftView?.frame == CGRect(x: rightToLeft ? 170 : 0, y: 7, width: 30, height: 20))
            #expect(field.textRect(forBounds: field.bounds).minX == (rightToLeft ? 0 : 30))
            #expect(field.textRect(forBounds: field.bounds).width == 170)
        }
    }

    @Test func positionsCountUTF16Units() throws {
        ControlSample.prepare()
        let field = UITextField()
        field.text = "a😀b"
        #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 4)
        let start = try #require(field.position(from: field.beginningOfDocument, offset: 1))
        let range = try #require(field.textRange(from: start, to: field.endOfDocument))
        #expect(field.text(in: range) == "😀b")
        #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
        field.selectedTextRange = field.textRange(from: start, to: start)
        field.replace(range, withText: "c")
        #expect(field.text == "ac")
    }

    @Test func textViewIsAsTallAsItsTextWithoutScrolling() {
        ControlSample.prepare()
        let view = UITextView()
        view.font = .systemFont(ofSize: 10)
        view.text = "aaaa bbbb"
        #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
        view.isScrollEnabled = false
        #expect(view.intrinsicContentSize == CGSize(width: 55, height: 28))
        // 30 points of room less 5 at each side break the two words.
        #expect(view.contentSize(forWidth: 30).height == 40)
        view.textContainerInset = .zero
        view.textContainer.lineFragmentPadding = 0
        #expect(view.intrinsicContentSize == CGSize(width: 45, height: 12))
    }

    @Test func textStorageShowsItsChanges() {
        ControlSample.prepare()
        let view = UITextView()
        view.text = "ab"
        view.textStorage.append(NSAttributedString(string: "cd"))
        #expect(view.text == "abcd")
        view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 2), with: "")
        #expect(view.attributedText.string == "cd")
    }

    @Test func attributesTakeTheirPlaceAgain() {
        let text = NSMutableAttributedString(string: "abcd", attributes: [.foregroundColor: UIColor.red])
        text.addAttribute(.foregroundColor, value: UIColor.green, range: NSRange(location: 1, length: 2))
        let colors = (0..<4).map { text.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor }
        #expect(colors == [.red, .green, .green, .red])
    }
}
