import Foundation

extension NSMutableAttributedString {
    /// As Foundation's method of the same name, for fonts, colours and other objects.
    ///
    /// Foundation on Linux (Swift 6.3.1) traps where that method puts an object of a class of ours in the place of
    /// another one; the method for several attributes does not. The compiler prefers this one wherever the value's type
    /// is known.
    public func addAttribute(_ name: NSAttributedString.Key, value: some NSObject, range: NSRange) {
        addAttributes([name: value], range: range)
    }
}
