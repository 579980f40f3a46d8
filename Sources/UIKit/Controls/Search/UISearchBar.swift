@preconcurrency import Foundation
import CoreGraphics

/// A field for a search, with a cancel button and a row of scopes.
///
/// Layout algorithm:
/// 1. The field stands 8 from the sides, centred in the bar's own height; the cancel button takes its room from the
///    trailing end.
/// 2. The scopes stand below, as wide as the field without a cancel button.
///
/// Origin: bar 64, field 44, field 249 of 320 beside a cancel button, 111 with scopes, recorded on the iOS Simulator
/// 26.0; the design before it and where the scopes stand are assumed (see `bars.tsv`).
@MainActor @preconcurrency
open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
    public enum Icon: Int, Sendable {
        case search, clear, bookmark, resultsList
    }

    public enum Style: UInt, Sendable {
        case `default`, prominent, minimal
    }

    let field = UISearchTextField(frame: .zero)
    let cancelButton = SearchCancelButton()
    let scopes = UISegmentedControl(items: nil)
    let promptLabel = UILabel()
    var backgroundPainting = SearchBarBackground()
    /// Tells the field's questions to the delegate.
    lazy var relay = SearchFieldRelay(bar: self)
    /// The controller that searches by this bar.
    weak var controller: UISearchController?
    /// Where a navigation item has put the bar; `free` where it is a view like any other.
    var place = SearchPlace.free {
        didSet {
            guard place != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsLayout()
            setNeedsDisplay()
        }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isOpaque = false
        contentMode = .redraw
        promptLabel.font = .systemFont(ofSize: 12)
        promptLabel.textColor = .secondaryLabel
        promptLabel.textAlignment = .center
        promptLabel.isHidden = true
        for view in [field, promptLabel] { addSubview(view) }
        connect()
    }

    // MARK: Text

    open weak var delegate: (any UISearchBarDelegate)?
    open var text: String? {
        get { field.text }
        set { field.text = newValue }
    }

    open var placeholder: String? {
        get { field.placeholder }
        set { field.placeholder = newValue }
    }

    open var prompt: String? { didSet { partsChanged() } }
    open var searchTextField: UISearchTextField { field }

    // MARK: Buttons

    open var showsCancelButton = false { didSet { if showsCancelButton != oldValue { partsChanged() } } }
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }

    open var showsBookmarkButton = false { didSet { accessoryChanged() } }
    open var showsSearchResultsButton = false { didSet { accessoryChanged() } }
    open var isSearchResultsButtonSelected = false

    // MARK: Scopes

    open var scopeButtonTitles: [String]? {
        didSet {
            scopes.removeAllSegments()
            for (index, title) in (scopeButtonTitles ?? []).enumerated() {
                scopes.insertSegment(withTitle: title, at: index, animated: false)
            }
            scopes.selectedSegmentIndex = scopeButtonTitles?.isEmpty ?? true ? UISegmentedControl.noSegment : 0
            partsChanged()
        }
    }

    open var selectedScopeButtonIndex: Int {
        get { max(0, scopes.selectedSegmentIndex) }
        set { scopes.selectedSegmentIndex = newValue }
    }

    open var showsScopeBar = false { didSet { if showsScopeBar != oldValue { partsChanged() } } }
    open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

    // MARK: Looks

    open var barStyle = UIBarStyle.default { didSet { setNeedsDisplay() } }
    open var searchBarStyle = Style.default { didSet { setNeedsDisplay() } }
    open var barTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var isTranslucent = true
    open var isLookToDictateEnabled = false
    open var isEnabled = true { didSet { field.isEnabled = isEnabled } }
    open var backgroundImage: UIImage? {
        get { backgroundPainting.image }
        set {
            backgroundPainting.image = newValue
            setNeedsDisplay()
        }
    }
    open var scopeBarBackgroundImage: UIImage?
    open var searchFieldBackgroundPositionAdjustment = UIOffset.zero { didSet { setNeedsLayout() } }
    open var searchTextPositionAdjustment: UIOffset {
        get { field.textOffset }
        set {
            field.textOffset = newValue
            field.contentChanged()
        }
    }
    open var barPosition: UIBarPosition { .any }
    var icons: [Icon: StateTable<UIImage>] = [:]
    var iconOffsets: [Icon: UIOffset] = [:]

    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) { self.backgroundImage = backgroundImage }
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? { backgroundImage }
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        field.fieldBackground = backgroundImage
        field.setNeedsDisplay()
    }
    open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { field.fieldBackground }
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        icons[icon, default: StateTable()][state] = iconImage
        iconChanged(icon)
    }
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons[icon]?.value(for: state) }
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) { iconOffsets[icon] = adjustment }
    open func positionAdjustment(for icon: Icon) -> UIOffset { iconOffsets[icon] ?? .zero }
    open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        scopes.setBackgroundImage(backgroundImage, for: state, barMetrics: .default)
    }
    open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
        scopes.backgroundImage(for: state, barMetrics: .default)
    }
    open func setScopeBarButtonDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) {
        scopes.setDividerImage(
            dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
    }
    open func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) { scopes.setTitleTextAttributes(attributes, for: state) }
    open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        scopes.titleTextAttributes(for: state)
    }

    // MARK: UIView

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: barHeight) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width.isFinite ? size.width : bounds.width, height: barHeight)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    open override func draw(_ rect: CGRect) { paintBackground() }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        cancelButton.refresh(tint: tintColor)
    }

    // MARK: First responder: the field's

    open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
    open override var isFirstResponder: Bool { field.isFirstResponder }
    @discardableResult
    open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }
    @discardableResult
    open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

    private var storedAccessoryView: UIView?
    open override var inputAccessoryView: UIView? {
        get { storedAccessoryView }
        set {
            storedAccessoryView = newValue
            field.inputAccessoryView = newValue
        }
    }
}
