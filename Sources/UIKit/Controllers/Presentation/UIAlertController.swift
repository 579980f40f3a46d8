@preconcurrency import Foundation

/// One choice of an alert.
@MainActor @preconcurrency
open class UIAlertAction: NSObject, @preconcurrency NSCopying {
    public enum Style: Int, Sendable {
        case `default`, cancel, destructive
    }

    open private(set) var title: String?
    open private(set) var style: Style
    open var isEnabled = true { didSet { onChange?() } }
    /// Of the title; nil takes the style's.
    var titleColor: UIColor? { didSet { onChange?() } }
    private let handler: ((UIAlertAction) -> Void)?
    var onChange: (() -> Void)?

    public init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { UIAlertAction(title: title, style: style, handler: handler) }

    func _run() { handler?(self) }
}

/// A message with choices in the middle of the screen, or a sheet of choices.
///
/// Layout algorithm:
/// 1. Title and message stand below each other, text fields below them, buttons below those.
/// 2. Exactly two buttons of an alert stand side by side, the one that cancels first, where both titles fit.
/// 3. Otherwise they stand below each other, the one that cancels last.
///
/// Origin: recorded alerts (see `bars.tsv`). A sheet without a source is shown as an alert from iOS 26.
@MainActor @preconcurrency
open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable {
        case actionSheet, alert
    }

    public enum Severity: Int, Sendable {
        case `default`, critical
    }

    private var storedActions: [UIAlertAction] = []
    private var storedFields: [UITextField] = []
    private var storedMessage: String?
    private var storedStyle = Style.actionSheet

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        storedMessage = message
        storedStyle = preferredStyle
    }

    open var message: String? {
        get { storedMessage }
        set {
            storedMessage = newValue
            rebuild()
        }
    }

    open override var title: String? { didSet { rebuild() } }
    /// Shown in place of the plain texts where set.
    var attributedTitle: NSAttributedString? { didSet { rebuild() } }
    var attributedMessage: NSAttributedString? { didSet { rebuild() } }
    open var preferredStyle: Style { storedStyle }
    open var severity = Severity.default
    open var actions: [UIAlertAction] { storedActions }
    open var preferredAction: UIAlertAction? { didSet { rebuild() } }
    open var textFields: [UITextField]? { storedFields.isEmpty ? nil : storedFields }

    open func addAction(_ action: UIAlertAction) {
        guard action.style != .cancel || !storedActions.contains(where: { $0.style == .cancel }) else {
            _Diagnostics.report(
                "UIAlertController.addAction: expected one cancel action at most; the second is ignored")
            return
        }
        storedActions.append(action)
        action.onChange = { [weak self] in self?.rebuild() }
        rebuild()
    }

    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField()
        field.borderStyle = .roundedRect
        configurationHandler?(field)
        storedFields.append(field)
        rebuild()
    }

    // MARK: The card

    open override func loadView() {
        view = _AlertView()
        rebuild()
    }

    private func rebuild() {
        guard let card = storedView as? _AlertView else { return }
        card.fill(
            title: title, message: storedMessage, fields: storedFields, actions: orderedActions,
            preferred: preferredAction
        ) { [weak self] action in self?.choose(action) }
        card.emphasize(title: attributedTitle, message: attributedMessage)
    }

    private var orderedActions: [UIAlertAction] {
        let others = storedActions.filter { $0.style != .cancel }
        let cancel = storedActions.filter { $0.style == .cancel }
        return storedActions.count == 2 && storedStyle == .alert ? cancel + others : others + cancel
    }

    private func choose(_ action: UIAlertAction) {
        guard action.isEnabled else { return }
        dismiss(animated: true) { action._run() }
    }
}

/// Puts an alert in the middle of the safe area, or a sheet of choices at the bottom.
@MainActor @preconcurrency
final class _AlertPresentationController: UIPresentationController {
    override var _dimming: CGFloat { BarMetric.alertDimming.value }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView, let card = presentedView as? _AlertView else { return .zero }
        let room = container.bounds.inset(by: container.safeAreaInsets)
        let width = min(BarMetric.alertWidth.value, room.width)
        let height = min(card.height(forWidth: width), room.height)
        let isSheet = (presentedViewController as? UIAlertController)?.preferredStyle == .actionSheet
        let isLow = isSheet && _DesignEnvironment.generation == .ios18
        let y = isLow ? room.maxY - height - 8 : room.minY + (room.height - height) / 2
        return CGRect(
            x: container._toPixels(room.minX + (room.width - width) / 2), y: container._toPixels(y), width: width,
            height: height)
    }
}
