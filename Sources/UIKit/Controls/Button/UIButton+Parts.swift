import CoreGraphics
import Foundation

extension UIButton {
    func adopt(_ type: ButtonType) {
        kind = type
        switch type {
        case .detailDisclosure, .infoLight, .infoDark: setSystemImage("info.circle")
        case .contactAdd: setSystemImage("plus.circle")
        case .close: setSystemImage("xmark")
        case .plain: configuration = .plain()
        case .custom, .system: break
        }
        storedTitleLabel?.font = defaultTitleFont
    }

    private func setSystemImage(_ name: String) {
        let look = UIImage.SymbolConfiguration(pointSize: UIFont.labelFontSize, weight: .regular)
        setImage(UIImage(systemName: name)?.withConfiguration(look), for: .normal)
    }

    func adopt(_ action: UIAction) {
        if configuration != nil {
            if configuration?.title == nil, configuration?.attributedTitle == nil, !action.title.isEmpty {
                configuration?.title = action.title
            }
            if configuration?.image == nil { configuration?.image = action.image }
        } else {
            if !action.title.isEmpty { setTitle(action.title, for: .normal) }
            if let image = action.image { setImage(image, for: .normal) }
        }
        addAction(action, for: .primaryActionTriggered)
    }

    var defaultTitleFont: UIFont {
        let metric: ControlMetric = kind == .custom ? .buttonCustomFont : .buttonSystemFont
        return .systemFont(ofSize: metric.value)
    }

    func titleLabelMadeIfNeeded() -> UILabel {
        if let storedTitleLabel { return storedTitleLabel }
        let label = UILabel()
        label.font = defaultTitleFont
        label.lineBreakMode = .byTruncatingMiddle
        label.host = self
        storedTitleLabel = label
        return label
    }

    func subtitleLabelMadeIfNeeded() -> UILabel {
        if let storedSubtitleLabel { return storedSubtitleLabel }
        let label = UILabel()
        label.host = self
        storedSubtitleLabel = label
        return label
    }

    func imageViewMadeIfNeeded() -> UIImageView {
        if let storedImageView { return storedImageView }
        let view = UIImageView(frame: .zero)
        storedImageView = view
        return view
    }

    /// The title of a menu's selected element, for a button that shows it.
    var menuTitle: String? {
        guard changesSelectionAsPrimaryAction, let menu else { return nil }
        return (menu.selectedElements.first ?? menu.children.first)?.title
    }

    var shownTitle: String? {
        if let configuration {
            return configuration.attributedTitle.map { String($0.characters) } ?? configuration.title
                ?? currentAttributedTitle?.string ?? currentTitle
        }
        return currentAttributedTitle?.string ?? currentTitle
    }

    func defaultTitleColor(for state: UIControl.State) -> UIColor? {
        guard kind != .custom else { return .white }
        if state.contains(.disabled) { return .tertiaryLabel }
        return role == .destructive ? .systemRed : tintColor
    }

    // MARK: - Keeping the parts in step

    /// Brings labels and image in line with title, image and state, and asks for layout.
    func contentChanged() {
        if configuration == nil { updateClassicParts() } else { updateConfiguredParts() }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        setNeedsDisplay()
    }

    private func updateClassicParts() {
        storedSubtitleLabel?.removeFromSuperview()
        storedIndicator?.removeFromSuperview()
        let hasTitle = currentTitle?.isEmpty == false || (currentAttributedTitle?.length ?? 0) > 0
        if hasTitle || storedTitleLabel != nil {
            let label = titleLabelMadeIfNeeded()
            if let attributed = currentAttributedTitle {
                label.attributedText = attributed
            } else {
                label.text = currentTitle
            }
            label.hostTextColor = currentTitleColor
            label.shadowColor = currentTitleShadowColor
            label.alpha = isHighlighted && kind != .custom ? 0.3 : 1
        }
        show(storedTitleLabel, hasTitle)
        updateImage(currentImage, tint: kind == .close ? .secondaryLabel : nil)
        storedImageView?.preferredSymbolConfiguration = currentPreferredSymbolConfiguration
        let isDimmed = (isHighlighted && adjustsImageWhenHighlighted) || (!isEnabled && adjustsImageWhenDisabled)
        storedImageView?.alpha = isDimmed ? 0.5 : 1
    }

    func updateImage(_ image: UIImage?, tint: UIColor?) {
        if image != nil || storedImageView != nil {
            let view = imageViewMadeIfNeeded()
            // System buttons draw all their images in the tint.
            let isTemplate = kind != .custom && configuration == nil && image?.renderingMode == .automatic
            view.image = isTemplate ? image?.withRenderingMode(.alwaysTemplate) : image
            view.tintColor = tint
        }
        show(storedImageView, image != nil)
    }

    func show(_ view: UIView?, _ isShown: Bool) {
        guard let view else { return }
        if isShown, view.superview !== self { addSubview(view) }
        if !isShown, view.superview === self { view.removeFromSuperview() }
    }

    func layOutParts() {
        if configuration == nil { layOutClassicParts() } else { layOutConfiguredParts() }
    }

    func roundedToPixel(_ rect: CGRect) -> CGRect {
        roundedToPixels(
            x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width), height: Double(rect.height))
    }
}

extension UIButton: LabelHost {
    func labelDidChange(_ label: UILabel) {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
}

extension UIButton: WidthDependentContent {
    var contentHeightDependsOnWidth: Bool {
        guard let label = storedTitleLabel, label.superview === self else { return false }
        return label.numberOfLines != 1
    }

    func contentSize(forWidth width: CGFloat) -> CGSize {
        let previous = solvedWidth
        solvedWidth = width
        defer { solvedWidth = previous }
        return intrinsicContentSize
    }
}

extension UIButton: BaselineProviding {
    /// Those of the title as it stands in the button's own height; without one, top and bottom.
    var contentBaselineOffsets: (first: CGFloat, last: CGFloat) {
        guard let label = storedTitleLabel, label.superview === self else { return (0, 0) }
        let size = intrinsicContentSize
        let bounds = CGRect(origin: .zero, size: size)
        let frame =
            configuration == nil
            ? classicTitleRect(in: contentRect(forBounds: bounds)) : configuredLayout(in: bounds).title
        let inner = label.contentBaselineOffsets
        return (frame.minY + inner.first, size.height - frame.maxY + inner.last)
    }
}
