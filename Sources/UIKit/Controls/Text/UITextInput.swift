@preconcurrency import Foundation
import CoreGraphics

/// Something that takes single keys.
@MainActor @preconcurrency
public protocol UIKeyInput: UITextInputTraits {
    var hasText: Bool { get }
    func insertText(_ text: String)
    func deleteBackward()
}

/// A place between two characters.
@MainActor @preconcurrency
open class UITextPosition: NSObject {
    /// UTF-16 units from the start.
    var index = 0

    public override init() {
        super.init()
    }

    convenience init(_ index: Int) {
        self.init()
        self.index = index
    }
}

/// The text between two places.
@MainActor @preconcurrency
open class UITextRange: NSObject {
    private let first: UITextPosition
    private let last: UITextPosition

    public override init() {
        first = UITextPosition()
        last = UITextPosition()
        super.init()
    }

    init(_ start: Int, _ end: Int) {
        first = UITextPosition(start)
        last = UITextPosition(end)
        super.init()
    }

    open var start: UITextPosition { first }
    open var end: UITextPosition { last }
    open var isEmpty: Bool { start.index == end.index }

    var nsRange: NSRange { NSRange(location: start.index, length: max(0, end.index - start.index)) }
}

/// Text that can be read, selected and changed by place.
@MainActor @preconcurrency
public protocol UITextInput: UIKeyInput {
    func text(in range: UITextRange) -> String?
    func replace(_ range: UITextRange, withText text: String)
    var selectedTextRange: UITextRange? { get set }
    var markedTextRange: UITextRange? { get }
    var beginningOfDocument: UITextPosition { get }
    var endOfDocument: UITextPosition { get }
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    func caretRect(for position: UITextPosition) -> CGRect
    func firstRect(for range: UITextRange) -> CGRect
    func closestPosition(to point: CGPoint) -> UITextPosition?
}

/// What text fields and text views share: their text is a plain sequence of UTF-16 units to the caret.
@MainActor
protocol PlainTextInput: UITextInput {
    var inputString: String { get }
    var inputSelection: NSRange { get set }
    /// Replaces a part after asking the delegate; false where it refused.
    @discardableResult
    func change(_ range: NSRange, to text: String) -> Bool
}

extension PlainTextInput {
    var inputLength: Int { (inputString as NSString).length }

    func inputText(in range: UITextRange) -> String? {
        let range = range.nsRange
        guard range.location >= 0, range.location + range.length <= inputLength else { return nil }
        return (inputString as NSString).substring(with: range)
    }

    func inputPosition(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let index = position.index + offset
        return (0...inputLength).contains(index) ? UITextPosition(index) : nil
    }

    /// The characters before the caret that one press of delete removes.
    func deleteBeforeCaret() {
        var range = inputSelection
        if range.length == 0 {
            guard range.location > 0 else { return }
            range = (inputString as NSString).rangeOfComposedCharacterSequence(at: range.location - 1)
        }
        change(range, to: "")
    }
}
