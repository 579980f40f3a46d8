@preconcurrency import Foundation
import CoreGraphics

/// A row of a table.
///
/// Layout algorithm, in reading direction:
/// 1. The editing control and the indentation push the content view in; the accessory narrows it.
/// 2. Without a content configuration, image and labels stand in the content view as ``ListContentArrangement`` says.
/// 3. The separator lies at the bottom, from where the text begins to the trailing inset.
///
/// Fitting height: that of the content configuration's view; else of the content view's constraints at the width that
/// the accessory leaves; where these say nothing, of the labels, and at least the system's row height.
/// Origin: Apple's reference; sizes recorded, see `lists.tsv`.
@MainActor @preconcurrency
open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
    let style: CellStyle
    public let reuseIdentifier: String?
    let storedContentView = UITableViewCellContentView()
    var parts = CellParts()
    var context = RowContext() { didSet { if context != oldValue { contextDidChange() } } }
    weak var table: UITableView?
    var hasOwnBackgroundColor = false
    var hasOwnMargins = false
    var storedSelected = false
    var storedHighlighted = false
    var storedEditing = false
    var storedBackgroundConfiguration: UIBackgroundConfiguration?
    var needsConfigurationUpdate = true

    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        setUp()
    }

    public required init?(coder: NSCoder) {
        style = .default
        reuseIdentifier = nil
        super.init(coder: coder)
        frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        setUp()
    }

    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        if frame != .zero { self.frame = frame }
    }

    private func setUp() {
        storedContentView.frame = bounds
        storedContentView.preservesSuperviewLayoutMargins = true
        addSubview(storedContentView)
    }

    // MARK: Content

    open var contentView: UIView { storedContentView }
    open var textLabel: UILabel? { contentConfiguration == nil ? madeTextLabel() : nil }
    /// nil in the default style, which has one label.
    open var detailTextLabel: UILabel? { style == .default || contentConfiguration != nil ? nil : madeDetailLabel() }
    open var imageView: UIImageView? { contentConfiguration == nil ? madeImageView() : nil }

    open var contentConfiguration: (any UIContentConfiguration)? { didSet { contentConfigurationDidChange() } }
    open var automaticallyUpdatesContentConfiguration = true
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .value1, .value2: .valueCell()
        case .subtitle: .subtitleCell()
        }
    }

    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { storedBackgroundConfiguration }
        set { adopt(newValue) }
    }
    open var automaticallyUpdatesBackgroundConfiguration = true
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        context.style == .plain ? .listPlainCell() : .listGroupedCell()
    }

    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }
    open func updateConfiguration(using state: UICellConfigurationState) { updateConfigurations(state) }
    open var configurationState: UICellConfigurationState { currentState }

    // MARK: Backgrounds and selection

    open var backgroundView: UIView? { didSet { exchangeBackground(oldValue, backgroundView) } }
    open var selectedBackgroundView: UIView? { didSet { exchangeSelection(oldValue, selectedBackgroundView) } }
    open var multipleSelectionBackgroundView: UIView?
    open var selectionStyle = SelectionStyle.default { didSet { selectionDidChange() } }

    open var isSelected: Bool {
        get { storedSelected }
        set { setSelected(newValue, animated: false) }
    }

    open var isHighlighted: Bool {
        get { storedHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    open func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != storedSelected else { return }
        storedSelected = selected
        selectionDidChange()
    }

    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlighted != storedHighlighted else { return }
        storedHighlighted = highlighted
        selectionDidChange()
    }

    open override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set {
            hasOwnBackgroundColor = true
            super.backgroundColor = newValue
        }
    }

    /// The table's colour, which a colour of the cell's own takes the place of.
    func setListBackground(_ color: UIColor?) { super.backgroundColor = color }

    // MARK: Accessories

    open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { accessoryDidChange() } } }
    open var accessoryView: UIView? { didSet { if accessoryView !== oldValue { accessoryDidChange() } } }
    open var editingAccessoryType = AccessoryType.none { didSet { accessoryDidChange() } }
    open var editingAccessoryView: UIView? { didSet { accessoryDidChange() } }

    // MARK: Insets

    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    /// Points a level.
    open var indentationWidth: CGFloat = ListMetric.indentationWidth.value { didSet { setNeedsLayout() } }
    open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
    open var separatorInset: UIEdgeInsets {
        get { parts.separatorInset ?? shownSeparatorInset }
        set {
            parts.separatorInset = newValue
            setNeedsLayout()
        }
    }

    open override var layoutMargins: UIEdgeInsets {
        get { hasOwnMargins ? super.layoutMargins : listMargins }
        set {
            hasOwnMargins = true
            super.layoutMargins = newValue
        }
    }

    open override var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            guard !hasOwnMargins else { return super.directionalLayoutMargins }
            return listMargins._directionalInsets(rightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        }
        set {
            hasOwnMargins = true
            super.directionalLayoutMargins = newValue
        }
    }

    // MARK: Editing

    open internal(set) var editingStyle = EditingStyle.none { didSet { setNeedsLayout() } }
    open var showsReorderControl = false { didSet { setNeedsLayout() } }
    open internal(set) var showingDeleteConfirmation = false
    open var isEditing: Bool {
        get { storedEditing }
        set { setEditing(newValue, animated: false) }
    }
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != storedEditing else { return }
        storedEditing = editing
        accessoryDidChange()
        setNeedsUpdateConfiguration()
    }
    open func willTransition(to state: UITableViewCell.StateMask) {}
    open func didTransition(to state: UITableViewCell.StateMask) {}

    open var focusStyle = FocusStyle.default
    open var userInteractionEnabledWhileDragging = false
    open func dragStateDidChange(_ dragState: UITableViewCell.DragState) {}

    // MARK: Reuse

    /// Called before a cell that was out of sight is shown again; overrides call super.
    open func prepareForReuse() {
        setHighlighted(false, animated: false)
        setNeedsUpdateConfiguration()
    }

    // MARK: UIView

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        layOutParts()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: standardHeight(size))
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { fittingRow(targetSize, vertical: verticalFittingPriority) }

    open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        fittingRow(targetSize, vertical: .fittingSizeLevel)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        followTextSize()
        setNeedsUpdateConfiguration()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        accessoryDidChange()
    }
}
