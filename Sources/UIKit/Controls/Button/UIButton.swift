@preconcurrency import Foundation
import AutoLayout
import CoreGraphics

/// A control that performs an action when tapped and shows a title, an image, or both.
///
/// Layout algorithm, without a configuration:
/// 1. The intrinsic width is image and title side by side; the height is the taller of the image and the title with 6
///    points above and below it. A button without an image is at least 30 wide.
/// 2. Content insets other than zero are added on each side and take the place of the 6 points.
/// 3. In its bounds the content stands as the alignments say; image and title insets move only their own part.
///
/// With a configuration: insets, then image and title block by the image's placement (``ButtonContentLayout``); titles
/// wrap where the configuration's line break mode wraps.
///
/// Contract: a state without a value of its own shows the value of the normal state.
/// Origin: system buttons recorded on 13 devices (Tinder/Layout) and the iOS Simulator 26.0.
@MainActor @preconcurrency
open class UIButton: UIControl {
    var kind = ButtonType.custom
    var values = ButtonStateValues()
    var storedTitleLabel: UILabel?
    var storedSubtitleLabel: UILabel?
    var storedImageView: UIImageView?
    var storedIndicator: UIActivityIndicatorView?
    private var storedConfiguration: Configuration?
    private var needsConfigurationUpdate = false
    private var isUpdatingConfiguration = false
    /// The width that layout found, while it asks for the height.
    var solvedWidth: CGFloat?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isOpaque = false
        contentMode = .redraw
    }

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        adopt(buttonType)
    }

    /// Title and image are the action's.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { adopt(primaryAction) }
    }

    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        if let primaryAction { adopt(primaryAction) }
    }

    /// Where the configuration has no title and image, they are the action's.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        adopt(.system)
        self.configuration = configuration
        if let primaryAction { adopt(primaryAction) }
    }

    public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        return button
    }

    open var buttonType: ButtonType { kind }

    // MARK: Configuration

    open var configuration: Configuration? {
        get { storedConfiguration }
        set {
            storedConfiguration = newValue
            guard !isUpdatingConfiguration else { return }
            setNeedsUpdateConfiguration()
            contentChanged()
        }
    }

    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    open var automaticallyUpdatesConfiguration = true

    /// Asks for an update before the next layout.
    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// Brings the configuration in line with the state; the handler is called for it.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    func updateConfigurationIfNeeded() {
        guard needsConfigurationUpdate, !isUpdatingConfiguration else { return }
        needsConfigurationUpdate = false
        isUpdatingConfiguration = true
        updateConfiguration()
        isUpdatingConfiguration = false
        contentChanged()
    }

    // MARK: Values by state

    open func setTitle(_ title: String?, for state: UIControl.State) { change { $0.titles[state] = title } }
    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        change { $0.attributedTitles[state] = title }
    }
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) { change { $0.titleColors[state] = color } }
    open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
        change { $0.shadowColors[state] = color }
    }
    open func setImage(_ image: UIImage?, for state: UIControl.State) { change { $0.images[state] = image } }
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        change { $0.backgroundImages[state] = image }
    }
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
    ) {
        change { $0.symbolConfigurations[state] = configuration }
    }

    open func title(for state: UIControl.State) -> String? { values.titles.value(for: state) }
    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
        values.attributedTitles.value(for: state)
    }
    open func titleColor(for state: UIControl.State) -> UIColor? {
        values.titleColors.value(for: state) ?? defaultTitleColor(for: state)
    }
    open func titleShadowColor(for state: UIControl.State) -> UIColor? { values.shadowColors.value(for: state) }
    open func image(for state: UIControl.State) -> UIImage? { values.images.value(for: state) }
    open func backgroundImage(for state: UIControl.State) -> UIImage? { values.backgroundImages.value(for: state) }
    open func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
        values.symbolConfigurations.value(for: state)
    }

    open var currentTitle: String? { title(for: state) ?? menuTitle }
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    open var currentImage: UIImage? { image(for: state) }
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state)
    }

    private func change(_ body: (inout ButtonStateValues) -> Void) {
        body(&values)
        contentChanged()
    }

    // MARK: Parts

    open var titleLabel: UILabel? { titleLabelMadeIfNeeded() }
    open var subtitleLabel: UILabel? { storedSubtitleLabel }
    open var imageView: UIImageView? { imageViewMadeIfNeeded() }

    // MARK: Insets: absolute sides, points

    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { if contentEdgeInsets != oldValue { contentChanged() } } }
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

    // MARK: Looks

    open var reversesTitleShadowWhenHighlighted = false
    open var adjustsImageWhenHighlighted = true
    open var adjustsImageWhenDisabled = true
    open var showsTouchWhenHighlighted = false
    open var role = Role.normal { didSet { if role != oldValue { contentChanged() } } }

    // MARK: Menus and selection

    open var menu: UIMenu? { didSet { contentChanged() } }
    open var changesSelectionAsPrimaryAction = false { didSet { contentChanged() } }
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
    open var isHeld: Bool { isTracking && isTouchInside }
    open var isPointerInteractionEnabled = false
    open var behavioralStyle: UIBehavioralStyle { .pad }
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic

    override func didReceiveTap(with event: UIEvent?) {
        if showsMenuAsPrimaryAction, let menu { return openMenu(menu, event) }
        if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
        sendActions(for: .primaryActionTriggered, with: event)
    }

    // MARK: Rectangles

    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func contentRect(forBounds bounds: CGRect) -> CGRect {
        backgroundRect(forBounds: bounds).inset(by: contentEdgeInsets)
    }
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { classicTitleRect(in: contentRect) }
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { classicImageRect(in: contentRect) }

    // MARK: UIView

    open override var intrinsicContentSize: CGSize {
        updateConfigurationIfNeeded()
        return storedConfiguration == nil ? classicSize : configuredSize
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        layOutParts()
    }

    open override func draw(_ rect: CGRect) { paint() }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        contentChanged()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        contentChanged()
    }

    override func stateDidChange() {
        super.stateDidChange()
        if automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() }
        contentChanged()
    }

    open override var accessibilityLabel: String? {
        get { accessibilityValues.label ?? shownTitle }
        set { super.accessibilityLabel = newValue }
    }

    open override var isAccessibilityElement: Bool {
        get { accessibilityValues.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityValues.traits ?? super.accessibilityTraits.union(.button) }
        set { super.accessibilityTraits = newValue }
    }
}
