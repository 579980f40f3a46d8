@preconcurrency import Foundation
import CoreGraphics

/// Shows a list content configuration.
///
/// Layout: ``ListContentArrangement``; the side margins are the configuration's, or those of the view around where they
/// are larger and the configuration preserves them.
@MainActor @preconcurrency
open class UIListContentView: UIView, UIContentView {
    private var shown: UIListContentConfiguration
    private let textLabel = UILabel()
    private let secondaryLabel = UILabel()
    private let imageView = UIImageView()

    public init(configuration: UIListContentConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        setUp()
    }

    public required init?(coder: NSCoder) {
        shown = .cell()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        for view in [imageView, textLabel, secondaryLabel] { addSubview(view) }
        preservesSuperviewLayoutMargins = false
        apply()
    }

    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIListContentConfiguration else { return }
            shown = new
            apply()
        }
    }

    open func supports(_ configuration: any UIContentConfiguration) -> Bool {
        configuration is UIListContentConfiguration
    }

    /// Where the texts and the image are, for constraints of one's own; nil where the configuration has none.
    open var textLayoutGuide: UILayoutGuide? { guide(for: textLabel, "UIListContentView-text") }
    open var secondaryTextLayoutGuide: UILayoutGuide? { guide(for: secondaryLabel, "UIListContentView-secondaryText") }
    open var imageLayoutGuide: UILayoutGuide? { guide(for: imageView, "UIListContentView-image") }

    private func guide(for view: UIView, _ name: String) -> UILayoutGuide? {
        guard !view.isHidden else { return nil }
        if let known = layoutGuides.first(where: { $0.identifier == name }) { return known }
        let guide = UILayoutGuide()
        guide.identifier = name
        addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.topAnchor.constraint(equalTo: view.topAnchor), guide.leftAnchor.constraint(equalTo: view.leftAnchor),
            guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            guide.rightAnchor.constraint(equalTo: view.rightAnchor),
        ])
        return guide
    }

    // MARK: Content

    private func apply() {
        apply(shown.textProperties, shown.text, shown.attributedText, to: textLabel)
        apply(shown.secondaryTextProperties, shown.secondaryText, shown.secondaryAttributedText, to: secondaryLabel)
        let properties = shown.imageProperties
        imageView.image = shown.image
        imageView.isHidden = shown.image == nil
        imageView.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
        imageView.tintColor = properties.tintColor == nil ? nil : properties.resolvedTintColor(for: tintColor)
        imageView.layer.cornerRadius = properties.cornerRadius
        imageView.clipsToBounds = properties.cornerRadius > 0
        imageView.contentMode = .scaleAspectFit
        imageView.layer.borderWidth = properties.strokeWidth
        imageView.layer.borderColor = properties.strokeColor?.resolvedColor(with: traitCollection).cgColor
        alpha = shown.alpha
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func apply(
        _ properties: UIListContentConfiguration.TextProperties, _ text: String?, _ attributed: NSAttributedString?,
        to label: UILabel
    ) {
        label.font = properties.font._adjusted(to: traitCollection) ?? properties.font
        label.textColor = properties.resolvedColor()
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode == .byWordWrapping ? .byTruncatingTail : properties.lineBreakMode
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        label.textAlignment =
            switch properties.alignment {
            case .natural: .natural
            case .center: .center
            case .justified: .justified
            }
        if let attributed { label.attributedText = attributed } else { label.text = text.map(properties.shown) }
        label.isHidden = (label.text ?? "").isEmpty
    }

    // MARK: Layout

    func arrangement() -> ListContentArrangement {
        var result = ListContentArrangement()
        if let image = imageView.shownImage {
            let properties = shown.imageProperties
            result.image = imageView
            result.imageSize = ListContentArrangement.size(of: image, maximum: properties.maximumSize)
            result.imageSlot = ListContentArrangement.slot(
                for: image, reserved: properties.reservedLayoutSize.width, traits: traitCollection)
        }
        result.imageGap = shown.imageToTextPadding
        result.text = textLabel
        result.secondary = secondaryLabel
        result.margins = effectiveMargins
        result.isSideBySide =
            shown.prefersSideBySideTextAndSecondaryText
            && !traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        result.sideBySideGap = shown.textToSecondaryTextHorizontalPadding
        result.verticalGap = shown.textToSecondaryTextVerticalPadding
        result.minimumHeight = shown.minimumHeight
        return result
    }

    /// Left is where reading begins.
    private var effectiveMargins: UIEdgeInsets {
        let own = shown.directionalLayoutMargins
        var result = UIEdgeInsets(top: own.top, left: own.leading, bottom: own.bottom, right: own.trailing)
        guard shown.axesPreservingSuperviewLayoutMargins.contains(.horizontal), let superview else { return result }
        let outer = superview.directionalLayoutMargins
        result.left = max(result.left, outer.leading)
        result.right = max(result.right, outer.trailing)
        return result
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 && size.width < 1_000_000 ? size.width : bounds.width
        return CGSize(width: width, height: arrangement().frames(width: width).height)
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { sizeThatFits(targetSize) }

    open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        let frames = arrangement().frames(width: width, height: bounds.height)
        imageView.frame = frameInReadingDirection(frames.image, width: width)
        textLabel.frame = frameInReadingDirection(frames.text, width: width)
        secondaryLabel.frame = frameInReadingDirection(frames.secondary, width: width)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        apply()
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        setNeedsLayout()
    }
}

extension UIListContentView {
    /// Where the text begins in reading direction, which separators follow.
    var textStart: CGFloat { arrangement().frames(width: bounds.width).text.minX }
}
