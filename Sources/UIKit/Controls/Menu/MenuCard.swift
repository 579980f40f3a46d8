@preconcurrency import Foundation
import CoreGraphics

/// A menu as it opens: a card of rows.
///
/// Layout algorithm:
/// 1. Rows stand below each other in the order of the menu's elements; hidden elements have none.
/// 2. Menus to be shown inline are groups, set off by a gap and a line; other menus are rows that open their own
///    elements in the card's place.
/// 3. The title stands leading, a tick before it where any element of the group is on, the image leading from iOS 26
///    on and trailing before.
///
/// Origin: looks of iOS 18 and 26; the sizes are assumed (see `bars.tsv`).
@MainActor @preconcurrency
final class MenuCard: UIView {
    private var rows: [MenuRow] = []
    private var gaps: [UIView] = []
    private let titleLabel = UILabel()
    var onChoose: ((UIMenuElement) -> Void)?
    var onResize: (() -> Void)?

    private(set) var menu: UIMenu

    init(menu: UIMenu) {
        self.menu = menu
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = BarMetric.menuCornerRadius.value
        layer.masksToBounds = true
        titleLabel.font = .systemFont(ofSize: 13)
        titleLabel.textColor = .secondaryLabel
        addSubview(titleLabel)
        show(menu)
    }

    required init?(coder: NSCoder) { return nil }

    func show(_ menu: UIMenu) {
        self.menu = menu
        for view in rows + gaps { view.removeFromSuperview() }
        rows = []
        gaps = []
        titleLabel.text = menu.title
        titleLabel.isHidden = menu.title.isEmpty
        add(menu.children, startsGroup: false)
        setNeedsLayout()
        onResize?()
    }

    private func add(_ elements: [UIMenuElement], startsGroup: Bool) {
        let shown = elements.flatMap(resolved).filter { !(($0 as? any UIMenuLeaf)?.attributes ?? []).contains(.hidden) }
        let hasTick = shown.contains { (($0 as? any UIMenuLeaf)?.state ?? .off) != .off }
        var isFirst = startsGroup
        for element in shown {
            if let menu = element as? UIMenu, menu.options.contains(.displayInline) {
                add(menu.children, startsGroup: !rows.isEmpty)
                isFirst = true
                continue
            }
            let row = MenuRow(element: element, hasTick: hasTick, startsGroup: isFirst && !rows.isEmpty)
            isFirst = false
            row.addAction(UIAction { [weak self] _ in self?.choose(element) }, for: .touchUpInside)
            rows.append(row)
            addSubview(row)
            if row.startsGroup {
                let gap = UIView()
                gap.backgroundColor = _DesignEnvironment.generation == .ios26 ? .separator : .systemGray5
                gaps.append(gap)
                addSubview(gap)
            }
        }
    }

    /// Elements that come late are asked for at once.
    private func resolved(_ element: UIMenuElement) -> [UIMenuElement] {
        guard let deferred = element as? UIDeferredMenuElement else { return [element] }
        var result: [UIMenuElement] = []
        deferred.provider { result = $0 }
        return result
    }

    private func choose(_ element: UIMenuElement) {
        if let menu = element as? UIMenu { show(menu) } else { onChoose?(element) }
    }

    // MARK: Layout

    private var padding: CGFloat { BarMetric.menuPadding.value }
    private var titleHeight: CGFloat { titleLabel.isHidden ? 0 : BarMetric.menuRowHeight.value - 8 }

    var fittingHeight: CGFloat {
        rows.reduce(titleHeight + 2 * padding) { $0 + $1.height + ($1.startsGroup ? BarMetric.menuGroupGap.value : 0) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = BarMetric.menuSide.value
        titleLabel.frame = CGRect(x: side, y: padding, width: bounds.width - 2 * side, height: titleHeight)
        titleLabel.textAlignment = .natural
        var y = titleHeight + padding
        var gap = gaps.makeIterator()
        for row in rows {
            if row.startsGroup {
                let height = BarMetric.menuGroupGap.value
                let hairline = 1 / _HostEnvironment.current.scale
                let isLine = _DesignEnvironment.generation == .ios26
                gap.next()?.frame =
                    isLine
                    ? CGRect(x: side, y: y + height / 2, width: bounds.width - 2 * side, height: hairline)
                    : CGRect(x: 0, y: y, width: bounds.width, height: height)
                y += height
            }
            row.frame = CGRect(x: 0, y: y, width: bounds.width, height: row.height)
            y += row.height
        }
    }
}

/// One element of an open menu.
@MainActor @preconcurrency
final class MenuRow: UIControl {
    let startsGroup: Bool
    private let hasTick: Bool
    private let tickView = UIImageView()
    private let imageView = UIImageView()
    private let titleLabel = UILabel()
    private let subtitleLabel = UILabel()
    private var isImageLeading: Bool { _DesignEnvironment.generation == .ios26 }

    init(element: UIMenuElement, hasTick: Bool, startsGroup: Bool) {
        self.hasTick = hasTick
        self.startsGroup = startsGroup
        super.init(frame: .zero)
        let leaf = element as? any UIMenuLeaf
        let attributes = leaf?.attributes ?? []
        let isDestructive =
            attributes.contains(.destructive) || ((element as? UIMenu)?.options.contains(.destructive) ?? false)
        isEnabled = !attributes.contains(.disabled)
        let color: UIColor = !isEnabled ? .tertiaryLabel : isDestructive ? .systemRed : .label
        titleLabel.text = element.title
        titleLabel.textColor = color
        titleLabel.font = .systemFont(ofSize: UIFont.labelFontSize)
        subtitleLabel.text = element.subtitle
        subtitleLabel.textColor = .secondaryLabel
        subtitleLabel.font = .systemFont(ofSize: 13)
        subtitleLabel.isHidden = element.subtitle?.isEmpty ?? true
        imageView.image = element is UIMenu ? element.image ?? UIImage(systemName: "chevron.right") : element.image
        imageView.tintColor = color
        imageView.contentMode = .center
        tickView.image = UIImage(systemName: leaf?.state == .mixed ? "minus" : "checkmark")
        tickView.tintColor = color
        tickView.contentMode = .center
        tickView.isHidden = (leaf?.state ?? .off) == .off
        for view in [tickView, imageView, titleLabel, subtitleLabel] { addSubview(view) }
        isAccessibilityElement = true
        accessibilityLabel = element.title
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { return nil }

    var height: CGFloat { BarMetric.menuRowHeight.value + (subtitleLabel.isHidden ? 0 : 16) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = BarMetric.menuSide.value
        let slot: CGFloat = 28
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
            view.frame = CGRect(
                x: isMirrored ? bounds.width - x - width : x, y: _toPixels(y), width: width, height: height)
        }
        var start = side
        var end = bounds.width - side
        if hasTick {
            place(tickView, start - 6, 0, slot - 6, bounds.height)
            start += slot - 6
        }
        if imageView.image != nil {
            if isImageLeading {
                place(imageView, start - 4, 0, slot, bounds.height)
                start += slot + 4
            } else {
                place(imageView, end - slot + 4, 0, slot, bounds.height)
                end -= slot + 4
            }
        }
        let title = titleLabel.intrinsicContentSize
        let subtitle = subtitleLabel.isHidden ? .zero : subtitleLabel.intrinsicContentSize
        let top = (bounds.height - title.height - subtitle.height) / 2
        place(titleLabel, start, top, max(0, min(title.width, end - start)), title.height)
        place(subtitleLabel, start, top + title.height, max(0, min(subtitle.width, end - start)), subtitle.height)
    }
}
