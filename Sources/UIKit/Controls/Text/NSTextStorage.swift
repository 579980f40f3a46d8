import Foundation

/// The text of a text view, which shows what is changed in it.
open class NSTextStorage: NSMutableAttributedString {
    /// Called after each change; the view that shows the text sets it once, on the main actor.
    nonisolated(unsafe) var didChange: (() -> Void)?
    @MainActor public private(set) var layoutManagers: [NSLayoutManager] = []

    public override init(string: String) {
        super.init(string: string)
    }

    public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
        super.init(string: string, attributes: attrs)
    }

    public override init(attributedString: NSAttributedString) {
        super.init(attributedString: attributedString)
    }

    public convenience init() {
        self.init(string: "")
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    @MainActor
    public func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.append(aLayoutManager)
        aLayoutManager.textStorage = self
    }

    open override func replaceCharacters(in range: NSRange, with str: String) {
        super.replaceCharacters(in: range, with: str)
        didChange?()
    }

    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        super.replaceCharacters(in: range, with: attrString)
        didChange?()
    }

    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        super.setAttributes(attrs, range: range)
        didChange?()
    }

    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
        super.addAttributes(attrs, range: range)
        didChange?()
    }

    open override func setAttributedString(_ attrString: NSAttributedString) {
        super.setAttributedString(attrString)
        didChange?()
    }
}
