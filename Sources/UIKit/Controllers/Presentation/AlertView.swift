@preconcurrency import Foundation

/// The card of an alert.
@MainActor @preconcurrency
final class _AlertView: UIView {
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private var fields: [UITextField] = []
    private var buttons: [_AlertButton] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        for label in [titleLabel, messageLabel] {
            label.numberOfLines = 0
            label.textAlignment = _DesignEnvironment.generation == .ios26 ? .natural : .center
            addSubview(label)
        }
        messageLabel.textColor = _DesignEnvironment.generation == .ios26 ? .secondaryLabel : .label
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = BarMetric.alertCornerRadius.value
        layer.masksToBounds = true
    }

    required init?(coder: NSCoder) { return nil }

    func fill(
        title: String?, message: String?, fields: [UITextField], actions: [UIAlertAction], preferred: UIAlertAction?,
        _ choose: @escaping (UIAlertAction) -> Void
    ) {
        titleLabel.text = title
        titleLabel.font = .systemFont(
            ofSize: BarMetric.alertTitleSize.value, weight: message == nil ? .regular : .semibold)
        titleLabel.isHidden = title?.isEmpty ?? true
        messageLabel.text = message
        messageLabel.font = .systemFont(ofSize: BarMetric.alertMessageSize.value)
        messageLabel.isHidden = message?.isEmpty ?? true
        for view in self.fields + buttons { view.removeFromSuperview() }
        self.fields = fields
        buttons = actions.map { action in
            let button = _AlertButton(action: action, isPreferred: action === preferred)
            button.addAction(UIAction { _ in choose(action) }, for: .touchUpInside)
            return button
        }
        for view in self.fields + buttons { addSubview(view) }
        setNeedsLayout()
    }

    /// Texts with attributes in place of the plain ones; nil leaves those.
    func emphasize(title: NSAttributedString?, message: NSAttributedString?) {
        for (label, text) in [(titleLabel, title), (messageLabel, message)] {
            guard let text else { continue }
            label.attributedText = text
            label.isHidden = text.length == 0
        }
    }

    // MARK: Layout

    func height(forWidth width: CGFloat) -> CGFloat { layOut(width: width, isPlacing: false) }

    override func layoutSubviews() {
        super.layoutSubviews()
        _ = layOut(width: bounds.width, isPlacing: true)
    }

    private var standSideBySide: Bool { buttons.count == 2 }

    private func layOut(width: CGFloat, isPlacing: Bool) -> CGFloat {
        let inset = BarMetric.alertTextInset.value
        var y = BarMetric.alertTop.value
        for label in [titleLabel, messageLabel] where !label.isHidden {
            let size = label.sizeThatFits(CGSize(width: width - 2 * inset, height: .greatestFiniteMagnitude))
            if isPlacing {
                label.frame = CGRect(x: inset, y: _toPixels(y), width: width - 2 * inset, height: size.height)
            }
            y += size.height + BarMetric.alertTextSpacing.value
        }
        if titleLabel.isHidden, messageLabel.isHidden { y = BarMetric.alertButtonInset.value }
        let side = max(BarMetric.alertButtonInset.value, _DesignEnvironment.generation == .ios18 ? 16 : 0)
        for field in fields {
            let height = BarMetric.alertFieldHeight.value
            if isPlacing { field.frame = CGRect(x: side, y: _toPixels(y), width: width - 2 * side, height: height) }
            y += height + BarMetric.alertTextSpacing.value
        }
        return placeButtons(from: y, width: width, isPlacing: isPlacing)
    }

    private func placeButtons(from start: CGFloat, width: CGFloat, isPlacing: Bool) -> CGFloat {
        let inset = BarMetric.alertButtonInset.value
        let spacing = BarMetric.alertButtonSpacing.value
        let height = BarMetric.alertButtonHeight.value
        var y = start + max(spacing, 4)
        guard !buttons.isEmpty else { return y + inset }
        let isRow = standSideBySide
        let room = width - 2 * inset
        let each = isRow ? (room - spacing) / 2 : room
        for (index, button) in buttons.enumerated() {
            let x = inset + (isRow ? CGFloat(index) * (each + spacing) : 0)
            if isPlacing { button.frame = CGRect(x: _toPixels(x), y: _toPixels(y), width: each, height: height) }
            if !isRow, index < buttons.count - 1 { y += height + spacing }
        }
        return y + height + inset
    }
}

/// The button of one choice.
@MainActor @preconcurrency
private final class _AlertButton: UIControl {
    private let label = UILabel()

    init(action: UIAlertAction, isPreferred: Bool) {
        super.init(frame: .zero)
        let isGlass = _DesignEnvironment.generation == .ios26
        label.text = action.title
        label.textAlignment = .center
        let weight: UIFont.Weight =
            isPreferred || action.style == .cancel && !isGlass ? .semibold : isGlass ? .medium : .regular
        label.font = .systemFont(ofSize: BarMetric.alertTitleSize.value, weight: weight)
        addSubview(label)
        isEnabled = action.isEnabled
        label.textColor = color(of: action, isPreferred: isPreferred && isGlass)
        guard isGlass else { return }
        backgroundColor = isPreferred ? tintColor : .tertiarySystemFill
        layer.cornerRadius = BarMetric.alertButtonHeight.value / 2
    }

    required init?(coder: NSCoder) { return nil }

    private func color(of action: UIAlertAction, isPreferred: Bool) -> UIColor {
        if !action.isEnabled { return .tertiaryLabel }
        if let color = action.titleColor { return color }
        if action.style == .destructive { return .systemRed }
        if isPreferred { return .white }
        return _DesignEnvironment.generation == .ios26 ? .label : tintColor
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = label.intrinsicContentSize
        let width = min(size.width, bounds.width)
        label.frame = CGRect(
            x: _toPixels((bounds.width - width) / 2), y: _toPixels((bounds.height - size.height) / 2), width: width,
            height: size.height)
    }
}
