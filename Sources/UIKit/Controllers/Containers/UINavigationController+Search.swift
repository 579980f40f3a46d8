import CoreGraphics
import Foundation

extension UINavigationItem {
    /// Where the item's search bar goes.
    ///
    /// 1. `stacked` below the title, `inline` among the items where the window is of regular width.
    /// 2. All else, in iOS 26: among the items in a regular window; floating at the bottom of a compact one, but not
    ///    above a tab bar, where it is stacked.
    /// 3. All else, before: stacked.
    ///
    /// Origin: the bottom of a compact window is recorded on the iOS Simulator 26.0; the rest is assumed.
    func searchPlace(_ traits: UITraitCollection) -> SearchPlace? {
        guard searchController != nil else { return nil }
        let isRegular = traits.horizontalSizeClass == .regular
        switch preferredSearchBarPlacement {
        case .stacked: return .stacked
        case .inline: return isRegular ? .inline : .stacked
        case .automatic, .integrated, .integratedCentered, .integratedButton:
            guard _DesignEnvironment.generation == .ios26 else { return .stacked }
            if isRegular { return .inline }
            return _owner?.tabBarController == nil ? .bottom : .stacked
        }
    }

    /// Whether a search under way takes the room of the title and the items.
    var isHiddenBySearch: Bool {
        guard let searchController, searchController.isActive else { return false }
        return searchController.hidesNavigationBarDuringPresentation && searchController.searchBar.place == .stacked
    }
}

extension UINavigationController {
    /// The floating search bar of the controller on top.
    private var bottomSearch: UISearchBar? {
        guard let item = topViewController?.navigationItem, item.searchPlace(traitCollection) == .bottom else {
            return nil
        }
        return item.searchController?.searchBar
    }

    /// Puts the floating search bar where the toolbar's items would be, or above them, and gives what it covers of the
    /// container's bottom.
    func placeBottomSearch() -> CGFloat {
        guard let container = storedView else { return 0 }
        let bar = bottomSearch
        for old in container.subviews where old is UISearchBar && old !== bar { old.removeFromSuperview() }
        guard let bar else { return 0 }
        bar.place = .bottom
        if bar.superview !== container { container.addSubview(bar) }
        let height = bar.barHeight
        let side = BarMetric.toolbarSide.value
        var bottom = BarMetric.toolbarBottom.value
        if !storedToolbarHidden { bottom += BarMetric.toolbarHeight.value + BarMetric.toolbarItemSpacing.value }
        let room = container.bounds.size
        bar.frame = CGRect(x: side, y: room.height - bottom - height, width: room.width - 2 * side, height: height)
        return bottom + height
    }
}
