@preconcurrency import Foundation
import CoreGraphics

/// The text field of a search bar: a magnifying glass, tokens, then text.
///
/// Layout algorithm:
/// 1. The icon stands at the leading inset, centred vertically.
/// 2. Tokens follow it as capsules, one after the other, and the text takes what is left.
/// 3. The clear button stands at the trailing inset while there is something to clear.
///
/// Origin: heights recorded (see `bars.tsv`); insets and the look are assumed.
@MainActor @preconcurrency
open class UISearchTextField: UITextField {
    /// Called when code, not the user, changed the text.
    var onTextSet: (() -> Void)?
    var fieldBackground: UIImage?
    var textOffset = UIOffset.zero
    private var storedTokens: [UISearchToken] = []
    private var tokenViews: [SearchTokenView] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        borderStyle = .roundedRect
        clearButtonMode = .always
        returnKeyType = .search
        let icon = UIImageView(image: UIImage(systemName: "magnifyingglass"))
        icon.tintColor = .secondaryLabel
        icon.contentMode = .center
        leftView = icon
        leftViewMode = .always
    }

    open override var text: String? {
        get { super.text }
        set {
            let old = super.text
            super.text = newValue
            if old != newValue ?? "" { onTextSet?() }
        }
    }

    // MARK: Tokens

    open var tokens: [UISearchToken] {
        get { storedTokens }
        set {
            storedTokens = newValue
            rebuildTokens()
        }
    }

    open var tokenBackgroundColor: UIColor! = .systemBlue { didSet { rebuildTokens() } }
    open var allowsDeletingTokens = true
    open var allowsCopyingTokens = true

    /// Kept inside the tokens there are.
    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        storedTokens.insert(token, at: min(max(0, tokenIndex), storedTokens.count))
        rebuildTokens()
    }

    open func removeToken(at tokenIndex: Int) {
        guard storedTokens.indices.contains(tokenIndex) else { return }
        storedTokens.remove(at: tokenIndex)
        rebuildTokens()
    }

    /// Puts a token in the place of text, at the end of the tokens.
    open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
        replace(textRange, withText: "")
        insertToken(token, at: tokenIndex)
    }

    open func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }
    open func tokens(in textRange: UITextRange) -> [UISearchToken] { textRange.start.index == 0 ? storedTokens : [] }
    open var textualRange: UITextRange { UITextRange(0, inputLength) }

    open override func deleteBackward() {
        if inputSelection.length == 0, inputSelection.location == 0, allowsDeletingTokens, !storedTokens.isEmpty {
            storedTokens.removeLast()
            rebuildTokens()
            sendActions(for: .editingChanged)
        } else {
            super.deleteBackward()
        }
    }

    private func rebuildTokens() {
        for view in tokenViews { view.removeFromSuperview() }
        tokenViews = storedTokens.map { SearchTokenView(token: $0, color: tokenBackgroundColor ?? .systemBlue) }
        for view in tokenViews { addSubview(view) }
        contentChanged()
    }

    private var tokenWidth: CGFloat {
        tokenViews.reduce(0) { $0 + $1.fittingWidth + BarMetric.searchTokenGap.value }
    }

    // MARK: Rectangles

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
    private var inset: CGFloat { BarMetric.searchFieldInset.value }

    private func mirrored(_ rect: CGRect, in bounds: CGRect) -> CGRect {
        guard isRightToLeft else { return rect }
        var rect = rect
        rect.origin.x = bounds.minX + bounds.maxX - rect.maxX
        return rect
    }

    private var iconSide: CGFloat { BarMetric.searchIconSide.value }

    private func iconRect(_ bounds: CGRect) -> CGRect {
        guard leftView != nil, leftViewMode != .never else { return CGRect(x: bounds.minX, y: 0, width: 0, height: 0) }
        return CGRect(x: bounds.minX + inset, y: bounds.midY - iconSide / 2, width: iconSide, height: iconSide)
    }

    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect { mirrored(iconRect(bounds), in: bounds) }

    open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        let side = ControlMetric.fieldClearButton.value
        return mirrored(
            CGRect(x: bounds.maxX - side - inset, y: bounds.midY - side / 2, width: side, height: side), in: bounds)
    }

    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        let icon = iconRect(bounds)
        var start = icon.width > 0 ? icon.maxX + BarMetric.searchIconGap.value : bounds.minX + inset
        start += tokenWidth + textOffset.horizontal
        var end = bounds.maxX - inset
        if let rightView, rightViewMode == .always {
            end = bounds.maxX - rightView.bounds.width - BarMetric.searchIconGap.value
        } else if hasText {
            end -= ControlMetric.fieldClearButton.value + BarMetric.searchIconGap.value
        }
        let rect = CGRect(
            x: start, y: bounds.minY + textOffset.vertical, width: max(0, end - start), height: bounds.height)
        return mirrored(rect, in: bounds)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: super.intrinsicContentSize.width, height: BarMetric.searchFieldHeight.value)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let icon = iconRect(bounds)
        if icon.width > 0 { leftView?.frame = leftViewRect(forBounds: bounds) }
        var x = icon.width > 0 ? icon.maxX + BarMetric.searchIconGap.value : bounds.minX + inset
        for view in tokenViews {
            let width = view.fittingWidth
            let height = BarMetric.searchTokenHeight.value
            view.frame = mirrored(
                CGRect(x: x, y: _toPixels(bounds.midY - height / 2), width: width, height: height), in: bounds)
            x += width + BarMetric.searchTokenGap.value
        }
    }

    override func paintFrame(in rect: CGRect) {
        if let fieldBackground {
            UIGraphicsGetCurrentContext()?._draw(fieldBackground._displayItems(in: rect, tint: nil))
            return
        }
        guard borderStyle == .roundedRect, backgroundColor == nil else { return super.paintFrame(in: rect) }
        let radius = min(BarMetric.searchFieldRadius.value, rect.height / 2)
        ControlPaint.fill(rect, radius: radius, .tertiarySystemFill, in: self)
    }
}

/// A token as it is shown.
@MainActor @preconcurrency
private final class SearchTokenView: UIView {
    private let label = UILabel()
    private let imageView = UIImageView()

    init(token: UISearchToken, color: UIColor) {
        super.init(frame: .zero)
        label.text = token.text
        label.font = .systemFont(ofSize: UIFont.systemFontSize)
        label.textColor = .white
        imageView.image = token.icon
        imageView.tintColor = .white
        backgroundColor = color
        layer.cornerRadius = 6
        addSubview(imageView)
        addSubview(label)
    }

    required init?(coder: NSCoder) { return nil }

    private var iconWidth: CGFloat { imageView.image.map { $0.size.width + 4 } ?? 0 }
    var fittingWidth: CGFloat { label.intrinsicContentSize.width + iconWidth + 12 }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = label.intrinsicContentSize
        let image = imageView.image?.size ?? .zero
        imageView.frame = CGRect(
            x: 6, y: _toPixels((bounds.height - image.height) / 2), width: image.width, height: image.height)
        label.frame = CGRect(
            x: 6 + iconWidth, y: _toPixels((bounds.height - size.height) / 2), width: size.width, height: size.height)
    }
}

/// A part of a search that is kept together, with an icon and a text.
@MainActor @preconcurrency
open class UISearchToken: NSObject {
    let icon: UIImage?
    let text: String
    open var representedObject: Any?

    public init(icon: UIImage?, text: String) {
        self.icon = icon
        self.text = text
        super.init()
    }
}

@MainActor @preconcurrency
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
    func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
}

extension UISearchTextFieldDelegate {
    public func searchTextField(
        _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion
    ) {}
}

/// A search that is offered while the user types.
@MainActor @preconcurrency
public protocol UISearchSuggestion: NSObjectProtocol {
    var localizedSuggestion: String? { get }
    var localizedDescription: String? { get }
    var iconImage: UIImage? { get }
    var localizedAttributedSuggestion: NSAttributedString? { get }
    var representedObject: Any? { get set }
}

@MainActor @preconcurrency
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    open private(set) var localizedSuggestion: String?
    open private(set) var localizedDescription: String?
    open private(set) var iconImage: UIImage?
    open private(set) var localizedAttributedSuggestion: NSAttributedString?
    open var representedObject: Any?

    public init(
        localizedSuggestion suggestion: String, localizedDescription description: String? = nil,
        iconImage: UIImage? = nil
    ) {
        localizedSuggestion = suggestion
        localizedDescription = description
        self.iconImage = iconImage
        super.init()
    }

    public init(
        localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String? = nil,
        iconImage: UIImage? = nil
    ) {
        localizedAttributedSuggestion = suggestion
        localizedSuggestion = suggestion.string
        localizedDescription = description
        self.iconImage = iconImage
        super.init()
    }
}
