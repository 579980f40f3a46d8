@preconcurrency import Foundation

/// The button that stands for a bar button item.
///
/// Layout algorithm:
/// 1. Content is the item's image or title, centred, with the design's padding at the sides.
/// 2. It is as tall as the design's bar items and at least as wide in a design that puts items on platters.
@MainActor @preconcurrency
final class _BarButton: UIControl {
    let item: UIBarButtonItem
    private let label = UILabel()
    private let imageView = UIImageView()
    private let isBack: Bool
    private let attributes: [NSAttributedString.Key: Any]

    init(item: UIBarButtonItem, isBack: Bool = false, attributes: [NSAttributedString.Key: Any] = [:]) {
        self.item = item
        self.isBack = isBack
        self.attributes = attributes
        super.init(frame: .zero)
        addSubview(label)
        addSubview(imageView)
        imageView.contentMode = .center
        addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                if let menu = self.item.menu, self.item.primaryAction == nil, self.item.action == nil {
                    MenuOverlay.open(menu, from: self, sender: self.item)
                } else {
                    self.item._perform(nil)
                }
            }, for: .touchUpInside)
        item._view = self
        refresh()
    }

    required init?(coder: NSCoder) { return nil }

    private var isOnPlatter: Bool { _DesignEnvironment.generation == .ios26 && !item.hidesSharedBackground }

    private func refresh() {
        let looks = item._systemItem.flatMap { SystemItemLooks($0, design: _DesignEnvironment.generation) }
        let image = item.image ?? looks?.symbol.flatMap { UIImage(systemName: $0) }
        let title = image == nil || isBack ? item.title ?? looks?.title : nil
        imageView.image = isBack ? UIImage(systemName: "chevron.backward") : image
        imageView.isHidden = imageView.image == nil
        label.text = title
        label.isHidden = title?.isEmpty ?? true
        label.font =
            attributes[.font] as? UIFont
            ?? UIFont.systemFont(ofSize: BarMetric.titleSize.value, weight: titleWeight)
        isEnabled = item.isEnabled
        accessibilityLabel = item.accessibilityLabel ?? title ?? item.title
        accessibilityIdentifier = item.accessibilityIdentifier
        accessibilityTraits = .button
        isAccessibilityElement = true
        applyColors()
    }

    private var titleWeight: UIFont.Weight {
        if item.style == .done { return .semibold }
        return _DesignEnvironment.generation == .ios26 ? .medium : .regular
    }

    private func applyColors() {
        let isProminent = isOnPlatter && item.style == .done
        let tint: UIColor
        if !item.isEnabled {
            tint = .tertiaryLabel
        } else if let color = attributes[.foregroundColor] as? UIColor {
            tint = color
        } else if isProminent {
            tint = .white
        } else {
            tint = item.tintColor ?? (isOnPlatter ? .label : tintColor)
        }
        label.textColor = tint
        imageView.tintColor = tint
        guard isOnPlatter else { return }
        backgroundColor = isProminent ? item.tintColor ?? tintColor : .secondarySystemGroupedBackground
        layer.cornerRadius = BarMetric.itemHeight.value / 2
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        applyColors()
    }

    private var contentSize: CGSize {
        let text = label.isHidden ? .zero : label.intrinsicContentSize
        let image = imageView.isHidden ? .zero : imageView.intrinsicContentSize
        let gap: CGFloat = label.isHidden || imageView.isHidden ? 0 : 6
        return CGSize(width: text.width + image.width + gap, height: max(text.height, image.height))
    }

    override var intrinsicContentSize: CGSize {
        let height = BarMetric.itemHeight.value
        if item.width > 0 { return CGSize(width: item.width, height: height) }
        let width = contentSize.width + 2 * BarMetric.itemPadding.value
        return CGSize(width: isOnPlatter ? max(width, height) : width, height: height)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func layoutSubviews() {
        super.layoutSubviews()
        let content = contentSize
        var x = ((bounds.width - content.width) / 2)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let parts: [UIView] = isMirrored ? [label, imageView] : [imageView, label]
        for part in parts where !part.isHidden {
            let size = part.intrinsicContentSize
            part.frame = CGRect(
                x: _toPixels(x), y: _toPixels((bounds.height - size.height) / 2), width: size.width,
                height: size.height)
            x += size.width + 6
        }
    }
}

extension UIView {
    /// The nearest whole pixel, halves up.
    func _toPixels(_ value: CGFloat) -> CGFloat {
        let scale = _HostEnvironment.current.scale
        return (value * scale + 0.5).rounded(.down) / scale
    }
}
