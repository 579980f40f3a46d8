@preconcurrency import Foundation

/// What a controller shows in a navigation bar.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
    public enum LargeTitleDisplayMode: Int, Sendable {
        case automatic, always, never, inline
    }

    public enum BackButtonDisplayMode: Int, Sendable {
        case `default`, generic, minimal
    }

    public enum ItemStyle: Int, Sendable {
        case navigator, browser, editor
    }

    public enum SearchBarPlacement: Int, Sendable {
        case automatic, inline, stacked, integrated, integratedCentered, integratedButton
    }

    /// False while the title is the controller's and follows it.
    var _hasOwnTitle = true
    weak var _owner: UIViewController?

    open var title: String? {
        didSet {
            _hasOwnTitle = true
            changed()
        }
    }
    open var titleView: UIView? { didSet { changed() } }
    open var prompt: String? { didSet { changed() } }
    open var subtitle: String? { didSet { changed() } }
    open var largeTitle: String? { didSet { changed() } }
    open var largeSubtitle: String? { didSet { changed() } }
    open var subtitleView: UIView?
    open var largeSubtitleView: UIView?
    open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
    open var backButtonTitle: String? { didSet { changed() } }
    open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed() } }
    open var backAction: UIAction? { didSet { changed() } }
    open var hidesBackButton = false { didSet { changed() } }
    open var leftItemsSupplementBackButton = false { didSet { changed() } }
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
    open var leadingItemGroups: [UIBarButtonItemGroup] = [] { didSet { changed() } }
    open var centerItemGroups: [UIBarButtonItemGroup] = [] { didSet { changed() } }
    open var trailingItemGroups: [UIBarButtonItemGroup] = [] { didSet { changed() } }
    open var pinnedTrailingGroup: UIBarButtonItemGroup? { didSet { changed() } }
    open var style = ItemStyle.navigator
    open var customizationIdentifier: String?
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }
    open var searchController: UISearchController? {
        didSet {
            guard searchController !== oldValue else { return }
            if let old = oldValue?.searchBar, old.place != .free { old.removeFromSuperview() }
            searchController?.itemOwner = _owner
            changed()
        }
    }
    /// Kept, without effect: pictures show the bar as it is before anything scrolls.
    open var hidesSearchBarWhenScrolling = true
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic { didSet { changed() } }
    open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }
    open var compactAppearance: UINavigationBarAppearance? { didSet { changed() } }
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?

    public init(title: String) {
        super.init()
        self.title = title
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

    /// From the leading edge inwards.
    var _leadingItems: [UIBarButtonItem] {
        ((leftBarButtonItems ?? []) + leadingItemGroups.flatMap(\.barButtonItems)).filter { !$0.isHidden }
    }

    /// From the trailing edge inwards.
    var _trailingItems: [UIBarButtonItem] {
        let groups = trailingItemGroups + (pinnedTrailingGroup.map { [$0] } ?? [])
        return ((rightBarButtonItems ?? []) + groups.flatMap(\.barButtonItems).reversed()).filter { !$0.isHidden }
    }

    /// Takes the controller's title as long as none was given to the item itself.
    func _takeTitle(_ title: String?) {
        guard !_hasOwnTitle else { return }
        self.title = title
        _hasOwnTitle = false
    }

    private func changed() { _owner?._navigationContainer?._itemsMayHaveChanged() }
}
