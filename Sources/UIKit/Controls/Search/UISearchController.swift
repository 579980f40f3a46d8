@preconcurrency import Foundation
import CoreGraphics

/// Shows results, or a dimmed screen, while the user searches with its bar.
///
/// What happens when a search begins: the delegate hears that the controller will be presented; the bar gets its cancel
/// button and its scopes; the title's row of a navigation bar makes room; results lie over the searched controller as
/// soon as there is text. `isActive = false` and the cancel button undo this and empty the text.
/// Origin: Apple's reference; the place in a compact window of iOS 26 is recorded, the rest of the layout is assumed.
@MainActor @preconcurrency
open class UISearchController: UIViewController {
    public enum ScopeBarActivation: Int, Sendable {
        case automatic, manual, onTextEntry, onSearchActivation
    }

    private let bar = UISearchBar(frame: .zero)
    private var isSearching = false
    private let dimming = UIView()
    /// The controller whose navigation item has this one.
    weak var itemOwner: UIViewController?
    private weak var searched: UIViewController?

    /// - Parameter searchResultsController: nil where the searched controller shows the results itself.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        searchResultsController = nil
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
        setUp()
    }

    /// The bar has a size from the start, as code puts it above a table without asking for one.
    private func setUp() {
        let bar = searchBar
        bar.controller = self
        bar.frame.size = bar.sizeThatFits(CGSize(width: _HostEnvironment.current.windowSize.width, height: 0))
    }

    // MARK: Searching

    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open weak var delegate: (any UISearchControllerDelegate)?
    open private(set) var searchResultsController: UIViewController?
    open var searchBar: UISearchBar { bar }
    open var searchSuggestions: [any UISearchSuggestion]?

    open var isActive: Bool {
        get { isSearching }
        set { if newValue { begin(focusing: true) } else { end() } }
    }

    // MARK: Looks

    open var obscuresBackgroundDuringPresentation = true { didSet { refresh() } }
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }
    open var hidesNavigationBarDuringPresentation = true
    open var automaticallyShowsSearchResultsController = true
    open var showsSearchResultsController = false { didSet { refresh() } }
    open var automaticallyShowsCancelButton = true
    open var automaticallyShowsScopeBar = true
    open var scopeBarActivation = ScopeBarActivation.automatic
    open var ignoresSearchSuggestionsForSearchBarPlacementStacked = true
    open var searchBarPlacement: UINavigationItem.SearchBarPlacement {
        switch searchBar.place {
        case .free: .automatic
        case .stacked: .stacked
        case .inline: .inline
        case .bottom: .integrated
        }
    }

    // MARK: Life

    private func begin(focusing: Bool) {
        guard !isSearching else { return }
        isSearching = true
        delegate?.presentSearchController(self)
        delegate?.willPresentSearchController(self)
        if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
        showScopes(true)
        lieOverSearched()
        if focusing { searchBar.becomeFirstResponder() }
        itemOwner?._navigationContainer?._itemsMayHaveChanged()
        delegate?.didPresentSearchController(self)
        textChanged()
    }

    private func end() {
        guard isSearching else { return }
        delegate?.willDismissSearchController(self)
        isSearching = false
        searchBar.resignFirstResponder()
        if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: true) }
        showScopes(false)
        leaveSearched()
        searchBar.text = ""
        itemOwner?._navigationContainer?._itemsMayHaveChanged()
        delegate?.didDismissSearchController(self)
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    private func showScopes(_ isShown: Bool) {
        guard automaticallyShowsScopeBar, scopeBarActivation != .manual else { return }
        searchBar.setShowsScope(isShown, animated: true)
    }

    /// The user began to type.
    func fieldDidBegin() { begin(focusing: false) }

    func cancel() { end() }

    func textChanged() {
        refresh()
        if isSearching { searchResultsUpdater?.updateSearchResults(for: self) }
    }

    // MARK: Over the searched controller

    open override func loadView() {
        let view = _ContainerView(frame: CGRect(origin: .zero, size: _HostEnvironment.current.windowSize))
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.onLayout = { [weak self] in self?.layOut() }
        dimming.backgroundColor = UIColor(white: 0, alpha: BarMetric.sheetDimming.value)
        view.addSubview(dimming)
        self.view = view
    }

    private var controllerAround: UIViewController? {
        if let itemOwner { return itemOwner }
        var next: UIResponder? = searchBar
        while let responder = next {
            if let controller = responder as? UIViewController { return controller }
            next = responder.next
        }
        return nil
    }

    private func lieOverSearched() {
        guard let owner = controllerAround, let own = owner.storedView else { return }
        searched = owner
        owner.addChild(self)
        if let results = searchResultsController, results.parent !== self {
            addChild(results)
            results.didMove(toParent: self)
        }
        refresh()
        if own is UIScrollView, let above = own.superview {
            above.insertSubview(view, aboveSubview: own)
        } else {
            own.addSubview(view)
        }
        layOut()
        didMove(toParent: owner)
    }

    private func leaveSearched() {
        guard searched != nil else { return }
        willMove(toParent: nil)
        storedView?.removeFromSuperview()
        removeFromParent()
        searched = nil
    }

    private var showsResults: Bool {
        guard isSearching, searchResultsController != nil else { return false }
        let isAsked = automaticallyShowsSearchResultsController && !(searchBar.text ?? "").isEmpty
        return showsSearchResultsController || isAsked
    }

    /// Shows results where there is text, else dims what lies behind.
    private func refresh() {
        guard isSearching, isViewLoaded, let view = storedView else { return }
        dimming.isHidden = showsResults || !obscuresBackgroundDuringPresentation
        let results = searchResultsController?.view
        if showsResults, let results, results.superview !== view { view.addSubview(results) }
        if !showsResults { results?.removeFromSuperview() }
        view.isUserInteractionEnabled = showsResults || obscuresBackgroundDuringPresentation
        view.setNeedsLayout()
    }

    private func layOut() {
        guard let view = storedView, let searched, let own = searched.storedView else { return }
        let isInside = view.superview === own
        let frame = isInside ? own.bounds : own.frame
        if view.frame != frame { view.frame = frame }
        _barInsets = isInside ? .zero : searched._barInsets
        dimming.frame = view.bounds
        if let results = searchResultsController?.storedView, results.superview === view {
            results.frame = view.bounds
        }
    }
}

/// Renews results when the text or the scope changed.
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: NSObjectProtocol {
    func updateSearchResults(for searchController: UISearchController)
    func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
    public func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {}
}

@MainActor @preconcurrency
public protocol UISearchControllerDelegate: NSObjectProtocol {
    func willPresentSearchController(_ searchController: UISearchController)
    func didPresentSearchController(_ searchController: UISearchController)
    func willDismissSearchController(_ searchController: UISearchController)
    func didDismissSearchController(_ searchController: UISearchController)
    func presentSearchController(_ searchController: UISearchController)
    func searchController(
        _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement)
    func searchController(
        _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement)
}

extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func willDismissSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
    public func presentSearchController(_ searchController: UISearchController) {}
    public func searchController(
        _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
    ) {}
    public func searchController(
        _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
    ) {}
}

/// A controller that shows a search controller inside itself.
@MainActor @preconcurrency
open class UISearchContainerViewController: UIViewController {
    open private(set) var searchController: UISearchController

    public init(searchController: UISearchController) {
        self.searchController = searchController
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { return nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.searchController = searchController
    }
}
