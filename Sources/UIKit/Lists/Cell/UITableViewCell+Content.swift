import CoreGraphics
import Foundation

extension UITableViewCell {
    // MARK: - Labels and image

    func madeTextLabel() -> UILabel {
        if let label = parts.textLabel { return label }
        let label = makeLabel(style == .value2 ? .footnote : .body)
        if style == .value2 { label.textAlignment = .right }
        parts.textLabel = label
        return label
    }

    func madeDetailLabel() -> UILabel {
        if let label = parts.detailLabel { return label }
        let label = makeLabel(.body)
        if style == .subtitle { label.font = DetailFont.subtitle }
        if style == .value2 { label.font = .preferredFont(forTextStyle: .footnote) }
        label.textColor = style == .value1 || style == .subtitle ? .secondaryLabel : .label
        parts.detailLabel = label
        return label
    }

    private func makeLabel(_ textStyle: UIFont.TextStyle) -> UILabel {
        let label = RowLabel()
        label.cell = self
        label.font = .preferredFont(forTextStyle: textStyle, compatibleWith: traitCollection)
        label.adjustsFontForContentSizeCategory = true
        if traitCollection.preferredContentSizeCategory.isAccessibilityCategory { label.numberOfLines = 0 }
        storedContentView.addSubview(label)
        return label
    }

    func madeImageView() -> UIImageView {
        if let view = parts.imageView { return view }
        let view = RowImageView()
        view.cell = self
        view.contentMode = .scaleAspectFit
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
        storedContentView.addSubview(view)
        parts.imageView = view
        return view
    }

    func followTextSize() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        for label in [parts.textLabel, parts.detailLabel] {
            if isLarge, label?.numberOfLines == 1 { label?.numberOfLines = 0 }
        }
        setNeedsLayout()
    }

    /// A label or the image changed what it shows, so that the row may need another height.
    func partDidChange() { setNeedsLayout() }

    // MARK: - Configurations

    func contentConfigurationDidChange() {
        guard let contentConfiguration else {
            parts.configuredView?.removeFromSuperview()
            parts.configuredView = nil
            return
        }
        for view in [parts.textLabel, parts.detailLabel, parts.imageView] as [UIView?] { view?.removeFromSuperview() }
        (parts.textLabel, parts.detailLabel, parts.imageView) = (nil, nil, nil)
        if let view = parts.configuredView, view.supports(contentConfiguration) {
            view.configuration = contentConfiguration
        } else {
            parts.configuredView?.removeFromSuperview()
            let view = contentConfiguration.makeContentView()
            view.frame = storedContentView.bounds
            view.translatesAutoresizingMaskIntoConstraints = true
            storedContentView.addSubview(view)
            parts.configuredView = view
        }
        setNeedsLayout()
        table?.rowContentDidChange(self)
    }

    func adopt(_ configuration: UIBackgroundConfiguration?) {
        storedBackgroundConfiguration = configuration
        guard configuration != nil else {
            parts.background?.removeFromSuperview()
            parts.background = nil
            applyListLooks()
            return
        }
        let view = parts.background ?? BackgroundConfigurationView()
        if view.superview == nil { insertSubview(view, at: 0) }
        parts.background = view
        setListBackground(nil)
        showBackground()
    }

    private func showBackground() {
        guard let storedBackgroundConfiguration, let view = parts.background else { return }
        let shown =
            automaticallyUpdatesBackgroundConfiguration
            ? storedBackgroundConfiguration.updated(for: currentState) : storedBackgroundConfiguration
        view.show(shown, tint: tintColor)
        setNeedsLayout()
    }

    var currentState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = storedSelected
        state.isHighlighted = storedHighlighted
        state.isEditing = storedEditing
        state.isDisabled = !isUserInteractionEnabled
        return state
    }

    func updateConfigurationIfNeeded() {
        guard needsConfigurationUpdate else { return }
        needsConfigurationUpdate = false
        updateConfiguration(using: configurationState)
    }

    func updateConfigurations(_ state: UICellConfigurationState) {
        if automaticallyUpdatesContentConfiguration, let view = parts.configuredView, let contentConfiguration {
            view.configuration = contentConfiguration.updated(for: state)
        }
        showBackground()
        configurationUpdateHandler?(self, state)
    }

    // MARK: - Looks

    func contextDidChange() {
        applyListLooks()
        layoutMarginsDidChange()
        marginsMayHaveChanged()
        setNeedsLayout()
    }

    /// The background and the corners that the table's style gives.
    func applyListLooks() {
        if !hasOwnBackgroundColor, storedBackgroundConfiguration == nil {
            setListBackground(context.style == .plain ? .systemBackground : .secondarySystemGroupedBackground)
        }
        let isCard = context.style == .insetGrouped && (context.isFirst || context.isLast)
        layer.cornerRadius = isCard ? ListMetric.groupedCornerRadius.value : 0
        layer.cornerCurve = .continuous
        var corners: CACornerMask = []
        if context.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if context.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        layer.maskedCorners = isCard ? corners : []
        layer.masksToBounds = isCard
    }

    func selectionDidChange() {
        let isShown = (storedSelected || storedHighlighted) && selectionStyle != .none
        for label in [parts.textLabel, parts.detailLabel] { label?.isHighlighted = isShown }
        parts.imageView?.isHighlighted = isShown
        setNeedsUpdateConfiguration()
        guard storedBackgroundConfiguration == nil else { return }
        let own = selectedBackgroundView
        own?.isHidden = !isShown
        if isShown, own == nil {
            let view = parts.plainSelection ?? UIView()
            view.backgroundColor = .systemGray4
            parts.plainSelection = view
            insertSubview(view, belowSubview: storedContentView)
        }
        if !isShown || own != nil { parts.plainSelection?.removeFromSuperview() }
        if isShown, let own, own.superview !== self { insertSubview(own, belowSubview: storedContentView) }
        setNeedsLayout()
    }

    func exchangeBackground(_ old: UIView?, _ new: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        if let new { insertSubview(new, at: 0) }
        setNeedsLayout()
    }

    func exchangeSelection(_ old: UIView?, _ new: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        selectionDidChange()
    }
}

/// A label of a cell's standard style, which lays the cell out again when its text changes.
@MainActor @preconcurrency
final class RowLabel: UILabel {
    weak var cell: UITableViewCell?

    override func contentChanged() {
        super.contentChanged()
        cell?.partDidChange()
    }
}

/// The image of a cell's standard style.
@MainActor @preconcurrency
final class RowImageView: UIImageView {
    weak var cell: UITableViewCell?

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        cell?.partDidChange()
    }
}
