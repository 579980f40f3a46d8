@preconcurrency import Foundation
import ObjectiveC

/// A button, a space or a view of the user's own in a navigation bar or toolbar.
@MainActor @preconcurrency
open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Sendable {
        case plain = 0
        case bordered = 1
        case done = 2
        /// The name of `done` from iOS 26.
        public static let prominent = Style.done
    }

    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl
        case close = 24
        case writingTools = 25
    }

    open var style = Style.plain { didSet { changed() } }
    /// Points; 0 lets the content decide.
    open var width: CGFloat = 0 { didSet { changed() } }
    open var possibleTitles: Set<String>?
    open var customView: UIView? { didSet { changed() } }
    open var action: Selector?
    open weak var target: AnyObject?
    open var primaryAction: UIAction? { didSet { takePrimaryAction() } }
    open var menu: UIMenu?
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
    open var tintColor: UIColor? { didSet { changed() } }
    open var isSelected = false
    open var changesSelectionAsPrimaryAction = false
    open var isHidden = false { didSet { changed() } }
    open var isSymbolAnimationEnabled = true
    open var hidesSharedBackground = false
    open var sharesBackground = true
    open var identifier: String?
    var _systemItem: SystemItem? { didSet { changed() } }
    /// The view that stands for the item in its bar.
    weak var _view: UIView?
    /// Makes a space stretch, as items of its kind do.
    var _isFlexible: Bool { _systemItem == .flexibleSpace }
    var _isSpace: Bool { _systemItem == .flexibleSpace || _systemItem == .fixedSpace }

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public convenience init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        set(style, target, action)
    }

    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    public convenience init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        set(style, target, action)
    }

    public convenience init(barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?)
    {
        self.init()
        _systemItem = systemItem
        set(systemItem == .done || systemItem == .save ? .done : .plain, target, action)
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    public convenience init(
        systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        self.primaryAction = primaryAction
        self.menu = menu
        takePrimaryAction()
    }

    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title
        self.image = image
        self.primaryAction = primaryAction
        self.menu = menu
        takePrimaryAction()
    }

    public convenience init(primaryAction: UIAction?, menu: UIMenu? = nil) {
        self.init(title: nil, image: nil, primaryAction: primaryAction, menu: menu)
    }

    open class func fixedSpace(_ width: CGFloat) -> Self {
        let item = Self.makeSpace()
        item._systemItem = .fixedSpace
        item.width = width
        return item
    }

    open class func flexibleSpace() -> Self {
        let item = Self.makeSpace()
        item._systemItem = .flexibleSpace
        return item
    }

    private class func makeSpace() -> Self {
        guard let item = UIBarButtonItem() as? Self else {
            fatalError("spaces are made by UIBarButtonItem itself, not by \(self)")
        }
        return item
    }

    private func set(_ style: Style, _ target: Any?, _ action: Selector?) {
        self.style = style
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    private func takePrimaryAction() {
        guard let primaryAction else { return }
        if title == nil, _systemItem == nil, image == nil { title = primaryAction.title }
        if image == nil, _systemItem == nil { image = primaryAction.image }
    }

    /// Does what a tap does.
    func _perform(_ event: UIEvent?) {
        if let primaryAction {
            primaryAction.performWithSender(self, target: target)
        } else if let action {
            UIApplication.shared.sendAction(action, to: target, from: self, for: event)
        }
    }

    // MARK: Old ways to set looks

    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {}
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
    ) {}
    open func setBackButtonBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {}
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
    open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}
}

/// Several bar buttons that move together.
@MainActor @preconcurrency
open class UIBarButtonItemGroup: NSObject {
    open var barButtonItems: [UIBarButtonItem]
    open var representativeItem: UIBarButtonItem?
    open var isDisplayingRepresentativeItem: Bool { false }
    open var alwaysAvailable = false
    open var menuRepresentation: UIMenuElement?
    open var isHidden = false

    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
        super.init()
    }
}
