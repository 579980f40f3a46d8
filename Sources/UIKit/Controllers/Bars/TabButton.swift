@preconcurrency import Foundation

/// The button that stands for a tab: icon above title, badge at the icon's upper trailing corner.
@MainActor @preconcurrency
final class _TabButton: UIControl {
    let item: UITabBarItem
    var looks: UITabBarItemAppearance? { didSet { refresh() } }
    var unselectedColor: UIColor? { didSet { refresh() } }
    private let label = UILabel()
    private let imageView = UIImageView()
    private let badge = UILabel()

    init(item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        imageView.contentMode = .scaleAspectFit
        badge.textAlignment = .center
        badge.font = .systemFont(ofSize: 13)
        badge.textColor = .white
        badge.layer.masksToBounds = true
        for view in [imageView, label, badge] { addSubview(view) }
        isAccessibilityElement = true
        refresh()
    }

    required init?(coder: NSCoder) { return nil }

    override var isSelected: Bool { didSet { refresh() } }

    func refresh() {
        let state = isSelected ? looks?.selected : looks?.normal
        let attributes = (state?.titleTextAttributes ?? [:])
            .merging(item.titleTextAttributes(for: isSelected ? .selected : .normal) ?? [:]) { _, new in new }
        let plain = _DesignEnvironment.generation == .ios26 ? UIColor.label : .systemGray
        let color = isSelected ? tintColor ?? .systemBlue : unselectedColor ?? plain
        imageView.image = isSelected ? item.selectedImage ?? item.image : item.image
        imageView.tintColor = state?.iconColor ?? color
        imageView.isHidden = imageView.image == nil
        label.text = item.title
        label.font =
            attributes[.font] as? UIFont
            ?? .systemFont(ofSize: BarMetric.tabTitleSize.value, weight: isSelected ? .semibold : .medium)
        label.textColor = attributes[.foregroundColor] as? UIColor ?? color
        badge.text = item.badgeValue
        badge.isHidden = item.badgeValue == nil
        badge.backgroundColor = item.badgeColor ?? .systemRed
        accessibilityLabel = item.accessibilityLabel ?? item.title
        accessibilityIdentifier = item.accessibilityIdentifier
        accessibilityTraits = isSelected ? [.button, .selected] : .button
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let icon = BarMetric.tabIconSize.value
        let iconSize = imageView.isHidden ? CGSize.zero : imageView.intrinsicContentSize.limited(to: icon + 4)
        let text = item.title?.isEmpty ?? true ? CGSize.zero : label.intrinsicContentSize
        let gap: CGFloat = iconSize == .zero || text == .zero ? 0 : 3
        let slot = iconSize == .zero ? 0 : max(icon, iconSize.height)
        var y = (bounds.height - slot - gap - text.height) / 2
        imageView.frame = CGRect(
            x: _toPixels((bounds.width - iconSize.width) / 2), y: _toPixels(y + (slot - iconSize.height) / 2),
            width: iconSize.width, height: iconSize.height)
        y += slot + gap
        let width = min(text.width, bounds.width)
        label.frame = CGRect(x: _toPixels((bounds.width - width) / 2), y: _toPixels(y), width: width, height: text.height)
        let badgeSize = badge.intrinsicContentSize
        let badgeWidth = max(18, badgeSize.width + 10)
        badge.frame = CGRect(x: _toPixels(bounds.midX + 4), y: 2, width: badgeWidth, height: 18)
        badge.layer.cornerRadius = 9
    }
}

extension CGSize {
    /// The size, made smaller in proportion where a side is longer than the limit.
    func limited(to limit: CGFloat) -> CGSize {
        let longest = max(width, height)
        guard longest > limit, longest > 0 else { return self }
        return CGSize(width: width * limit / longest, height: height * limit / longest)
    }
}
