import Foundation

/// The text of a text view, which shows what is changed in it.
open class NSTextStorage: NSMutableAttributedString {
    private nonisolated(unsafe) var contents = NSMutableAttributedString(string: "")
    /// Called after each change; set once by the view that shows the text, on the main actor.
    nonisolated(unsafe) var didChange: (() -> Void)?
    @MainActor public private(set) var layoutManagers: [NSLayoutManager] = []

    public override init(string: String) {
        super.init(string: "")
        contents = NSMutableAttributedString(string: string)
    }

    public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
        super.init(string: "")
        contents = NSMutableAttributedString(string: string, attributes: attrs)
    }

    public override init(attributedString: NSAttributedString) {
        super.init(string: "")
        contents = NSMutableAttributedString(attributedString: attributedString)
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

    open override var string: String { contents.string }

    open override func attributes(at location: Int, effectiveRange range: NSRangePointer?)
        -> [NSAttributedString.Key: Any]
    {
        contents.attributes(at: location, effectiveRange: range)
    }

    open override func replaceCharacters(in range: NSRange, with str: String) {
        contents.replaceCharacters(in: range, with: str)
        didChange?()
    }

    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        contents.setAttributes(attrs, range: range)
        didChange?()
    }

}
