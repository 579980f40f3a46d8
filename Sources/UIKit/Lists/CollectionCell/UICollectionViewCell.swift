@preconcurrency import Foundation
import CoreGraphics

/// An item of a collection.
///
/// Layout, from back to front: the background configuration or the background view, the selected background while the
/// item is selected or highlighted, and the content view, all as large as the cell.
/// Fitting size: that of the content configuration's view, else of the constraints in the content view, else of the
/// cell's own; without any the size stays.
@MainActor @preconcurrency
open class UICollectionViewCell: UICollectionReusableView {
    public typealias ConfigurationUpdateHandler = (
        _ cell: UICollectionViewCell, _ state: UICellConfigurationState
    ) -> Void

    let storedContentView = UICollectionViewCellContentView()
    var configuredView: (any UIView & UIContentView)?
    var configuredBackground: BackgroundConfigurationView?
    // The first layout counts as a change, so that overrides see the first state.
    private var needsConfigurationUpdate = true

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        storedContentView.frame = bounds
        storedContentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(storedContentView)
    }

    // MARK: Content

    open var contentView: UIView { storedContentView }

    open var contentConfiguration: (any UIContentConfiguration)? { didSet { contentConfigurationDidChange() } }
    open var automaticallyUpdatesContentConfiguration = true

    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { showBackground() } }
    open var automaticallyUpdatesBackgroundConfiguration = true
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    open var selectedBackgroundView: UIView? {
        didSet {
            guard selectedBackgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            showSelection()
        }
    }

    // MARK: State

    open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

    open override var isUserInteractionEnabled: Bool {
        didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
    }

    private func stateDidChange() {
        showSelection()
        setNeedsUpdateConfiguration()
    }

    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isDisabled = !isUserInteractionEnabled
        state.isEditing = isInEditingCollection
        return state
    }

    var isInEditingCollection: Bool { collection?.isEditing ?? false }

    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    open func updateConfiguration(using state: UICellConfigurationState) {
        if automaticallyUpdatesContentConfiguration, let configuredView, let contentConfiguration {
            configuredView.configuration = contentConfiguration.updated(for: state)
        }
        showBackground()
        configurationUpdateHandler?(self, state)
    }

    func updateConfigurationIfNeeded() {
        guard needsConfigurationUpdate else { return }
        needsConfigurationUpdate = false
        updateConfiguration(using: configurationState)
    }

    open var dragState: DragState { .none }
    open func dragStateDidChange(_ dragState: DragState) {}

    public enum DragState: Int, Sendable {
        case none, lifting, dragging
    }

    // MARK: Parts

    private func contentConfigurationDidChange() {
        guard let contentConfiguration else {
            configuredView?.removeFromSuperview()
            configuredView = nil
            return
        }
        if let configuredView, configuredView.supports(contentConfiguration) {
            configuredView.configuration = contentConfiguration
        } else {
            configuredView?.removeFromSuperview()
            let view = contentConfiguration.makeContentView()
            view.frame = storedContentView.bounds
            view.translatesAutoresizingMaskIntoConstraints = true
            storedContentView.addSubview(view)
            configuredView = view
        }
        setNeedsLayout()
        collection?.cellContentDidChange(self)
    }

    func showBackground() {
        guard let backgroundConfiguration else {
            configuredBackground?.removeFromSuperview()
            configuredBackground = nil
            return
        }
        let view = configuredBackground ?? BackgroundConfigurationView()
        if view.superview == nil { insertSubview(view, at: 0) }
        configuredBackground = view
        let shown =
            automaticallyUpdatesBackgroundConfiguration
            ? backgroundConfiguration.updated(for: configurationState) : backgroundConfiguration
        view.show(shown, tint: tintColor)
        setNeedsLayout()
    }

    private func showSelection() {
        guard let view = selectedBackgroundView else { return }
        view.isHidden = !(isSelected || isHighlighted)
        if view.superview !== self { insertSubview(view, belowSubview: storedContentView) }
        setNeedsLayout()
    }

    // MARK: Layout

    /// Where the content view lies; a list's rows leave room for their accessories.
    func contentRect(in bounds: CGRect) -> CGRect { bounds }

    func placeContentView() {
        let rect = contentRect(in: bounds)
        if storedContentView.frame != rect { storedContentView.frame = rect }
        configuredView?.frame = storedContentView.bounds
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        placeContentView()
        backgroundView?.frame = bounds
        selectedBackgroundView?.frame = bounds
        configuredBackground?.place(in: bounds, rightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        if isHighlighted { isHighlighted = false }
        if isSelected { isSelected = false }
        setNeedsUpdateConfiguration()
    }

    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard !layoutAttributes.contentAxes.isEmpty else { return layoutAttributes }
        return fitted(layoutAttributes)
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        updateConstraintsIfNeeded()
        let taken = bounds.width - contentRect(in: bounds).width
        let target = CGSize(width: max(0, targetSize.width - taken), height: targetSize.height)
        let source: UIView
        if let configuredView {
            source = configuredView
        } else if storedContentView.hasConstraintsInside {
            source = storedContentView
        } else if hasConstraintsInside {
            return super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
        } else {
            return fittingWithoutConstraints(targetSize)
        }
        let size = source.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
        return CGSize(width: size.width + taken, height: max(size.height, minimumFittingHeight))
    }

    open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// The size of a cell that says nothing about it: an override of `sizeThatFits`, else what the layout gave.
    private func fittingWithoutConstraints(_ target: CGSize) -> CGSize {
        let size = sizeThatFits(target)
        let height = size.height > 0 && size != bounds.size ? size.height : target.height
        return CGSize(width: size.width > 0 && size != bounds.size ? size.width : target.width, height: height)
    }

    /// The least height that the system gives rows of lists.
    var minimumFittingHeight: CGFloat { 0 }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showBackground()
    }
}

/// The view that holds the content of a cell; its size comes from the collection.
@MainActor @preconcurrency
final class UICollectionViewCellContentView: UIView, EncapsulatedContent {}
