import CoreGraphics
import Foundation

// Buttons with a configuration.
extension UIButton {
    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The padding inside the button, with sides.
    private func insets(of configuration: Configuration) -> UIEdgeInsets {
        configuration.contentInsets._edgeInsets(rightToLeft: isRightToLeft)
    }

    // MARK: - Size

    var configuredSize: CGSize {
        guard let configuration else { return .zero }
        let insets = insets(of: configuration)
        let size = contentLayout(configuration, width: solvedWidth).size
        return roundedUpToPixels(
            width: Double(size.width + insets.left + insets.right),
            height: Double(size.height + insets.top + insets.bottom))
    }

    func configuredLayout(in bounds: CGRect) -> ButtonContentLayout.Frames {
        guard let configuration else { return .init() }
        return contentLayout(configuration, width: bounds.width).frames(
            in: bounds.inset(by: insets(of: configuration)), horizontal: effectiveContentHorizontalAlignment,
            vertical: contentVerticalAlignment)
    }

    /// The sizes of the parts where the button is so wide; nil means as wide as it likes.
    private func contentLayout(_ configuration: Configuration, width: CGFloat?) -> ButtonContentLayout {
        var layout = ButtonContentLayout()
        layout.imagePadding = configuration.imagePadding
        layout.titlePadding = configuration.titlePadding
        layout.imageEdge = imageEdge(configuration)
        layout.titleAlignment = titleAlignment(configuration)
        layout.image = configuredImageSize
        let insets = insets(of: configuration)
        var room = width.map { max(0, $0 - insets.left - insets.right) }
        let isBeside = layout.imageEdge == .left || layout.imageEdge == .right
        if isBeside, layout.image.width > 0 {
            room = room.map { max(0, $0 - layout.image.width - layout.imagePadding) }
        }
        layout.title = textSize(storedTitleLabel, room: room)
        layout.subtitle = textSize(storedSubtitleLabel, room: room)
        return layout
    }

    private var configuredImageSize: CGSize {
        if let storedIndicator, storedIndicator.superview === self { return storedIndicator.intrinsicContentSize }
        guard let view = storedImageView, view.superview === self else { return .zero }
        return view.sizeThatFits(.zero)
    }

    private func textSize(_ label: UILabel?, room: CGFloat?) -> CGSize {
        guard let label, label.superview === self else { return .zero }
        let limit = room ?? .greatestFiniteMagnitude
        let size = label.sizeThatFits(CGSize(width: limit, height: .greatestFiniteMagnitude))
        return CGSize(width: min(size.width, limit), height: size.height)
    }

    private func imageEdge(_ configuration: Configuration) -> ButtonContentLayout.Edge {
        switch configuration.imagePlacement {
        case .top: .top
        case .bottom: .bottom
        case .trailing: isRightToLeft ? .left : .right
        default: isRightToLeft ? .right : .left
        }
    }

    private func titleAlignment(_ configuration: Configuration) -> ButtonContentLayout.Alignment {
        switch configuration.titleAlignment {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        case .center: .center
        case .automatic: automaticTitleAlignment(configuration)
        }
    }

    private func automaticTitleAlignment(_ configuration: Configuration) -> ButtonContentLayout.Alignment {
        if effectiveContentHorizontalAlignment == .left { return .left }
        if effectiveContentHorizontalAlignment == .right { return .right }
        guard configuredImageSize.width > 0 else { return .center }
        return switch imageEdge(configuration) {
        case .left: .left
        case .right: .right
        case .top, .bottom: .center
        }
    }

    func layOutConfiguredParts() {
        let frames = configuredLayout(in: bounds)
        func put(_ view: UIView?, _ frame: CGRect) {
            if let view, view.superview === self { view.frame = roundedToPixel(frame) }
        }
        put(storedTitleLabel, frames.title)
        put(storedSubtitleLabel, frames.subtitle)
        put(storedImageView, frames.image)
        put(storedIndicator, frames.image)
    }

    // MARK: - Parts

    func updateConfiguredParts() {
        guard let configuration else { return }
        let color = foregroundColor
        let title = shownText(
            configuration.attributedTitle, configuration.title ?? currentAttributedTitle?.string ?? currentTitle)
        if title != nil || storedTitleLabel != nil {
            update(
                titleLabelMadeIfNeeded(), title, style: configuration.buttonSize.titleStyle, color: color,
                transformer: configuration.titleTextAttributesTransformer, mode: configuration.titleLineBreakMode)
        }
        show(storedTitleLabel, title != nil)
        let subtitle = shownText(configuration.attributedSubtitle, configuration.subtitle)
        if subtitle != nil || storedSubtitleLabel != nil {
            update(
                subtitleLabelMadeIfNeeded(), subtitle, style: .caption1, color: color,
                transformer: configuration.subtitleTextAttributesTransformer, mode: configuration.subtitleLineBreakMode)
        }
        show(storedSubtitleLabel, subtitle != nil)
        updateConfiguredImage(configuration, color: color)
    }

    private func updateConfiguredImage(_ configuration: Configuration, color: UIColor) {
        let image = configuration.showsActivityIndicator ? nil : configuration.image ?? currentImage
        let tint = configuration.imageColorTransformer?(color) ?? color
        updateImage(image, tint: tint)
        let look = UIImage.SymbolConfiguration(
            textStyle: configuration.buttonSize.titleStyle,
            scale: configuration.buttonSize == .mini || configuration.buttonSize == .small ? .small : .default)
        storedImageView?.preferredSymbolConfiguration = configuration.preferredSymbolConfigurationForImage ?? look
        storedImageView?.alpha = 1
        if configuration.showsActivityIndicator, storedIndicator == nil {
            storedIndicator = UIActivityIndicatorView(style: .medium)
            storedIndicator?.startAnimating()
        }
        storedIndicator?.color = configuration.activityIndicatorColorTransformer?(color) ?? color
        show(storedIndicator, configuration.showsActivityIndicator)
    }

    private func shownText(_ attributed: AttributedString?, _ plain: String?) -> AttributedString? {
        if let attributed, !attributed.characters.isEmpty { return attributed }
        guard let plain, !plain.isEmpty else { return nil }
        return AttributedString(plain)
    }

    private func update(
        _ label: UILabel, _ text: AttributedString?, style: UIFont.TextStyle, color: UIColor,
        transformer: UIConfigurationTextAttributesTransformer?, mode: NSLineBreakMode
    ) {
        let wraps = mode == .byWordWrapping || mode == .byCharWrapping
        label.numberOfLines = wraps ? 0 : 1
        label.alpha = 1
        label.hostTextColor = nil
        guard var text else {
            label.text = nil
            return
        }
        var container = AttributeContainer()
        container[AttributeScopes.UIKitAttributes.FontAttribute.self] = .preferredFont(
            forTextStyle: style, compatibleWith: traitCollection)
        container[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = color
        if let transformer { container = transformer(container) }
        text.mergeAttributes(container, mergePolicy: .keepCurrent)
        label.attributedText = NSAttributedString(text)
        label.lineBreakMode = mode
        label.textAlignment =
            switch configuration.map(titleAlignment) ?? .center {
            case .left: .left
            case .center: .center
            case .right: .right
            }
    }

    // MARK: - Colours

    /// The colour of title and image in the present state.
    var foregroundColor: UIColor {
        guard let configuration else { return currentTitleColor }
        if !isEnabled { return .tertiaryLabel }
        let base = configuration.baseForegroundColor ?? defaultForeground(configuration.style)
        guard isHighlighted else { return base }
        let strength: CGFloat = configuration.style.isProminent ? 0.75 : 0.5
        return UIColor { traits in
            let color = base.resolvedColor(with: traits)
            return color.withAlphaComponent(color.cgColor.alpha * strength)
        }
    }

    private func defaultForeground(_ style: Configuration.Style) -> UIColor {
        switch style {
        case _ where style.isProminent: .white
        case .glass, .clearGlass: .label
        default: role == .destructive ? .systemRed : tintColor
        }
    }

    /// nil for buttons without a background.
    var fillColor: UIColor? {
        guard let configuration else { return nil }
        if let own = configuration.background.backgroundColor {
            return configuration.background.backgroundColorTransformer?(own) ?? own
        }
        let base = configuration.baseBackgroundColor
        let tint: UIColor = role == .destructive ? .systemRed : tintColor
        let color: UIColor? =
            switch configuration.style {
            case .plain, .borderless: nil
            case .gray, .bordered: isEnabled ? base ?? .tertiarySystemFill : .quaternarySystemFill
            case .tinted, .borderedTinted: isEnabled ? (base ?? tint).withAlphaComponent(0.18) : .quaternarySystemFill
            case .glass, .clearGlass: base ?? Self.glass
            default: isEnabled ? base ?? tint : .tertiarySystemFill
            }
        guard let color else { return nil }
        let transformed = configuration.background.backgroundColorTransformer?(color) ?? color
        guard isHighlighted, isEnabled, configuration.style.isProminent else { return transformed }
        return transformed.withAlphaComponent(0.75)
    }

    private static let glass = UIColor {
        UIColor(white: $0.userInterfaceStyle == .dark ? 0.17 : 1, alpha: 0.6)
    }

    /// The corner radius of the background in so large a rectangle.
    func cornerRadius(in rect: CGRect) -> CGFloat {
        guard let configuration else { return 0 }
        let half = min(rect.width, rect.height) / 2
        let radius: CGFloat =
            switch configuration.cornerStyle {
            case .fixed: configuration.background.cornerRadius
            case .small: ControlMetric.configurationSmallRadius.value
            case .medium: ControlMetric.configurationMediumRadius.value
            case .large: ControlMetric.configurationLargeRadius.value
            case .capsule: half
            case .dynamic:
                !configuration.background.hasOwnRadius && ControlMetric.configurationIsCapsule.value > 0
                    ? half : configuration.background.cornerRadius
            }
        return min(radius, half)
    }
}
