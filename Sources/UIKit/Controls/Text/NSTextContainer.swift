@preconcurrency import Foundation
import CoreGraphics

/// The region that text is laid out in.
@MainActor @preconcurrency
open class NSTextContainer: NSObject {
    weak var textView: UITextView?

    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    public override convenience init() {
        self.init(size: .zero)
    }

    /// Points; 0 on an axis means no limit.
    open var size: CGSize { didSet { textView?.textDidChange() } }
    /// Points at the start and end of each line.
    open var lineFragmentPadding = ControlMetric.textViewPadding.value { didSet { textView?.textDidChange() } }
    /// 0 means any number.
    open var maximumNumberOfLines = 0 { didSet { textView?.textDidChange() } }
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { textView?.textDidChange() } }
    /// Kept, without effect: text does not flow around paths.
    open var exclusionPaths: [UIBezierPath] = []
    open var widthTracksTextView = false
    open var heightTracksTextView = false
    open internal(set) weak var layoutManager: NSLayoutManager?
}

/// Lays the text of a storage out in containers; the text view itself does the work here.
@MainActor @preconcurrency
open class NSLayoutManager: NSObject {
    open internal(set) weak var textStorage: NSTextStorage?
    open private(set) var textContainers: [NSTextContainer] = []
    open var usesFontLeading = true
    open var allowsNonContiguousLayout = false

    public override init() {
        super.init()
    }

    open func addTextContainer(_ container: NSTextContainer) {
        textContainers.append(container)
        container.layoutManager = self
    }

    open func ensureLayout(for container: NSTextContainer) {}

    /// The room that the container's text takes, padding included.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        guard let textStorage else { return .zero }
        let padding = container.lineFragmentPadding
        let width = container.size.width > 0 ? max(0, container.size.width - 2 * padding) : nil
        let request = NSAttributedString(attributedString: textStorage)._textRequest(
            width: width.flatMap(\.asLimit), maximumLines: container.maximumNumberOfLines)
        let layout = _TextEnvironment.engine.layout(request)
        return CGRect(x: 0, y: 0, width: CGFloat(layout.width) + 2 * padding, height: CGFloat(layout.height))
    }
}
