@preconcurrency import Foundation
import CoreGraphics

/// The header or footer of a table's section.
///
/// Fitting height: as a cell's (content configuration, constraints, labels), without a least height but the standard
/// header's in plain tables.
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {
    public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void

    public let reuseIdentifier: String?
    private let storedContentView = UIView()
    private var label: UILabel?
    private var detailLabel: UILabel?
    private var configuredView: (any UIView & UIContentView)?
    private var configuredBackground: BackgroundConfigurationView?
    private var needsConfigurationUpdate = false
    /// What the table says of its place.
    var isFooter = false
    var tableStyle = UITableView.Style.plain
    var sideMargin: CGFloat = 16 { didSet { if sideMargin != oldValue { marginsMayHaveChanged() } } }
    var isPinned = false { didSet { if isPinned != oldValue { pinnedDidChange() } } }
    private var hasOwnMargins = false

    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        setUp()
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        setUp()
    }

    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    private func setUp() {
        storedContentView.preservesSuperviewLayoutMargins = true
        addSubview(storedContentView)
    }

    // MARK: Content

    open var contentView: UIView { storedContentView }

    open var textLabel: UILabel? {
        guard contentConfiguration == nil else { return nil }
        if let label { return label }
        let new = UILabel()
        new.adjustsFontForContentSizeCategory = true
        new.numberOfLines = 0
        storedContentView.addSubview(new)
        label = new
        styleLabel()
        return new
    }

    open var detailTextLabel: UILabel? {
        guard contentConfiguration == nil else { return nil }
        if let detailLabel { return detailLabel }
        let new = UILabel()
        new.font = .preferredFont(forTextStyle: .footnote)
        new.adjustsFontForContentSizeCategory = true
        new.textColor = .secondaryLabel
        storedContentView.addSubview(new)
        detailLabel = new
        return new
    }

    /// The title that the data source gave; styled as the table's style has it.
    func setTitle(_ title: String?) {
        textLabel?.text =
            tableStyle != .plain && !isFooter && DetailFont.groupedHeaderIsUppercase
            ? title?.uppercased() : title
        styleLabel()
        setNeedsLayout()
    }

    private func styleLabel() {
        let properties = defaultContentConfiguration().textProperties
        label?.font = properties.font._adjusted(to: traitCollection) ?? properties.font
        label?.textColor = properties.color
    }

    open var contentConfiguration: (any UIContentConfiguration)? { didSet { contentConfigurationDidChange() } }
    open var automaticallyUpdatesContentConfiguration = true
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        if tableStyle == .plain { return isFooter ? .plainFooter() : .plainHeader() }
        return isFooter ? .groupedFooter() : .groupedHeader()
    }

    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { backgroundDidChange() } }
    open var automaticallyUpdatesBackgroundConfiguration = true
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        tableStyle == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
    }

    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    open var configurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isPinned = isPinned
        return state
    }
    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }
    open func updateConfiguration(using state: UIViewConfigurationState) {
        if automaticallyUpdatesContentConfiguration, let contentConfiguration {
            configuredView?.configuration = contentConfiguration.updated(for: state)
        }
        configurationUpdateHandler?(self, state)
    }

    open func prepareForReuse() { isPinned = false }

    private func contentConfigurationDidChange() {
        guard let contentConfiguration else {
            configuredView?.removeFromSuperview()
            configuredView = nil
            return
        }
        label?.removeFromSuperview()
        detailLabel?.removeFromSuperview()
        (label, detailLabel) = (nil, nil)
        if let configuredView, configuredView.supports(contentConfiguration) {
            configuredView.configuration = contentConfiguration
        } else {
            configuredView?.removeFromSuperview()
            let view = contentConfiguration.makeContentView()
            storedContentView.addSubview(view)
            configuredView = view
        }
        setNeedsLayout()
    }

    private func backgroundDidChange() {
        guard let backgroundConfiguration else {
            configuredBackground?.removeFromSuperview()
            configuredBackground = nil
            return
        }
        let view = configuredBackground ?? BackgroundConfigurationView()
        if view.superview == nil { insertSubview(view, at: 0) }
        configuredBackground = view
        view.show(backgroundConfiguration, tint: tintColor)
        setNeedsLayout()
    }

    /// A pinned header covers the rows that pass below it.
    private func pinnedDidChange() {
        if backgroundView == nil, backgroundConfiguration == nil, storedBackgroundColor == nil || !isPinned {
            layer.backgroundColor =
                isPinned ? UIColor.systemBackground.resolvedColor(with: traitCollection).cgColor : nil
        }
        setNeedsUpdateConfiguration()
    }

    // MARK: Layout

    open override var layoutMargins: UIEdgeInsets {
        get {
            hasOwnMargins
                ? super.layoutMargins : UIEdgeInsets(top: 8, left: sideMargin, bottom: 8, right: sideMargin)
        }
        set {
            hasOwnMargins = true
            super.layoutMargins = newValue
        }
    }

    open override var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            layoutMargins._directionalInsets(rightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        }
        set {
            hasOwnMargins = true
            super.directionalLayoutMargins = newValue
        }
    }

    private func arrangement() -> ListContentArrangement {
        let standard = defaultContentConfiguration()
        let margins = directionalLayoutMargins
        var result = ListContentArrangement()
        result.text = label
        result.secondary = detailLabel
        result.margins = UIEdgeInsets(
            top: standard.directionalLayoutMargins.top, left: margins.leading,
            bottom: standard.directionalLayoutMargins.bottom, right: margins.trailing)
        result.minimumHeight = standard.minimumHeight
        return result
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if needsConfigurationUpdate {
            needsConfigurationUpdate = false
            updateConfiguration(using: configurationState)
        }
        storedContentView.frame = bounds
        backgroundView?.frame = bounds
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        configuredBackground?.place(in: bounds, rightToLeft: isRightToLeft)
        configuredView?.frame = storedContentView.bounds
        guard label != nil || detailLabel != nil else { return }
        let frames = arrangement().frames(width: bounds.width, height: bounds.height)
        for (label, frame) in [(label, frames.text), (detailLabel, frames.secondary)] {
            guard let label, label.translatesAutoresizingMaskIntoConstraints else { continue }
            label.frame = frameInReadingDirection(frame, width: bounds.width)
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: arrangement().frames(width: size.width).height)
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        if targetSize.width > 0, bounds.width != targetSize.width { bounds.size.width = targetSize.width }
        storedContentView.frame = bounds
        updateConstraintsIfNeeded()
        if let configuredView {
            let size = configuredView.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: .required, verticalFittingPriority: verticalFittingPriority)
            if size.height > 0 { return CGSize(width: targetSize.width, height: size.height) }
        } else if storedContentView.hasConstraintsInside || !heldConstraints.isEmpty {
            let view = storedContentView.hasConstraintsInside ? storedContentView : self
            let size = view.fittingSize(targetSize, horizontal: .required, vertical: verticalFittingPriority)
            if size.height > 0 { return CGSize(width: targetSize.width, height: size.height) }
        }
        return sizeThatFits(targetSize)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        styleLabel()
    }
}
