import CoreGraphics
import Foundation

/// What a search bar paints behind its field.
struct SearchBarBackground {
    var image: UIImage?
}

/// Where a search bar lies: anywhere, below the title of a navigation bar, among its items, or floating at the bottom.
enum SearchPlace {
    case free, stacked, inline, bottom
}

extension UISearchBar {
    var showsScopes: Bool { showsScopeBar && !(scopeButtonTitles?.isEmpty ?? true) }

    var barHeight: CGFloat {
        var height: CGFloat
        switch place {
        case .free: height = BarMetric.searchHeight.value
        case .stacked: height = BarMetric.searchStackedHeight.value
        case .inline: height = BarMetric.itemHeight.value
        case .bottom: height = BarMetric.searchBottomFieldHeight.value
        }
        if !(prompt?.isEmpty ?? true) { height += BarMetric.promptHeight.value }
        return showsScopes ? height + BarMetric.searchScopeHeight.value : height
    }

    func partsChanged() {
        promptLabel.text = prompt
        promptLabel.isHidden = prompt?.isEmpty ?? true
        show(cancelButton, showsCancelButton)
        show(scopes, showsScopes)
        cancelButton.refresh(tint: tintColor)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        superview?.setNeedsLayout()
        (superview as? UINavigationBar)?.superview?.setNeedsLayout()
    }

    private func show(_ view: UIView, _ isShown: Bool) {
        if isShown, view.superview !== self { addSubview(view) }
        if !isShown, view.superview === self { view.removeFromSuperview() }
    }

    /// The bookmark or results button at the field's end.
    func accessoryChanged() {
        let icon: Icon? = showsSearchResultsButton ? .resultsList : showsBookmarkButton ? .bookmark : nil
        guard let icon else {
            field.rightView = nil
            field.rightViewMode = .never
            return
        }
        let button = UIButton(type: .custom)
        let symbol = icon == .bookmark ? "book" : "list.bullet"
        button.setImage(image(for: icon, state: .normal) ?? UIImage(systemName: symbol), for: .normal)
        button.tintColor = .secondaryLabel
        let side = field.intrinsicContentSize.height
        button.frame = CGRect(x: 0, y: 0, width: side, height: side)
        button.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                if icon == .bookmark {
                    delegate?.searchBarBookmarkButtonClicked(self)
                } else {
                    delegate?.searchBarResultsListButtonClicked(self)
                }
            }, for: .touchUpInside)
        field.rightView = button
        field.rightViewMode = .always
    }

    func iconChanged(_ icon: Icon) {
        switch icon {
        case .search:
            let own = image(for: .search, state: .normal)
            (field.leftView as? UIImageView)?.image = own ?? UIImage(systemName: "magnifyingglass")
        case .clear: field.setNeedsDisplay()
        case .bookmark, .resultsList: accessoryChanged()
        }
    }

    // MARK: - Layout

    func placeParts() {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let side = sides
        let prompt = promptLabel.isHidden ? 0 : BarMetric.promptHeight.value
        promptLabel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: prompt)
        let height =
            place == .bottom ? BarMetric.searchBottomFieldHeight.value : field.intrinsicContentSize.height
        let room = barHeight - prompt - (showsScopes ? BarMetric.searchScopeHeight.value : 0)
        let y = prompt + (place == .stacked ? BarMetric.searchStackedTop.value : (room - height) / 2)
        var trailing = side.trailing
        if showsCancelButton {
            let width = cancelButton.fittingWidth
            let gap = BarMetric.searchCancelGap.value
            let x = isMirrored ? trailing : bounds.width - trailing - width
            cancelButton.frame = CGRect(x: _toPixels(x), y: _toPixels(y), width: width, height: height)
            trailing += width + gap
        }
        let offset = searchFieldBackgroundPositionAdjustment
        let left = isMirrored ? trailing : side.leading
        field.frame = CGRect(
            x: _toPixels(left) + offset.horizontal, y: _toPixels(y) + offset.vertical,
            width: max(0, bounds.width - side.leading - trailing), height: height)
        guard showsScopes else { return }
        let scopeHeight = ControlMetric.segmentedHeight.value
        scopes.frame = CGRect(
            x: isMirrored ? side.trailing : side.leading, y: _toPixels(prompt + room + BarMetric.searchScopeTop.value),
            width: max(0, bounds.width - side.leading - side.trailing), height: scopeHeight)
    }

    private var sides: (leading: CGFloat, trailing: CGFloat) {
        switch place {
        case .free:
            let side = BarMetric.searchSide.value
            return (side, side)
        case .stacked: return BarLayout.side(in: self)
        case .inline, .bottom: return (0, 0)
        }
    }

    func paintBackground() {
        if let image = backgroundImage {
            UIGraphicsGetCurrentContext()?._draw(image._displayItems(in: bounds, tint: nil))
            return
        }
        guard place == .free, searchBarStyle != .minimal else { return }
        if let barTintColor {
            ControlPaint.fill(bounds, radius: 0, barTintColor, in: self)
        } else if _DesignEnvironment.generation == .ios18 {
            ControlPaint.fill(bounds, radius: 0, .secondarySystemBackground, in: self)
            let hairline = 1 / _HostEnvironment.current.scale
            for y in [0, bounds.height - hairline] {
                ControlPaint.fill(
                    CGRect(x: 0, y: y, width: bounds.width, height: hairline), radius: 0, .separator, in: self)
            }
        }
    }
}

/// The button that ends a search: a cross on a circle from iOS 26 on, the word before.
@MainActor @preconcurrency
final class SearchCancelButton: UIControl {
    private let label = UILabel()
    private let imageView = UIImageView()
    private var isRound: Bool { _DesignEnvironment.generation == .ios26 }

    init() {
        super.init(frame: .zero)
        addSubview(label)
        addSubview(imageView)
        label.text = "Cancel"
        label.font = .systemFont(ofSize: BarMetric.titleSize.value)
        imageView.image = UIImage(systemName: "xmark")
        imageView.contentMode = .center
        isAccessibilityElement = true
        accessibilityLabel = label.text
        accessibilityTraits = .button
        refresh(tint: tintColor)
    }

    required init?(coder: NSCoder) { return nil }

    func refresh(tint: UIColor) {
        label.isHidden = isRound
        imageView.isHidden = !isRound
        label.textColor = tint
        imageView.tintColor = .label
        backgroundColor = isRound ? .tertiarySystemFill : nil
        layer.cornerRadius = isRound ? BarMetric.searchFieldHeight.value / 2 : 0
    }

    var fittingWidth: CGFloat { isRound ? BarMetric.searchFieldHeight.value : label.intrinsicContentSize.width }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        imageView.frame = bounds
    }
}
