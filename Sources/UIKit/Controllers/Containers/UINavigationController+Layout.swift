import Foundation

extension UINavigationController {
    func layOut() {
        placeBars()
        placeTop()
    }

    /// A screen that shows nothing in the bar still has one.
    private var isBarShown: Bool {
        guard !storedBarHidden else { return false }
        return !(hidesBarsWhenVerticallyCompact && traitCollection.verticalSizeClass == .compact)
    }

    private func placeBars() {
        guard let container = storedView else { return }
        let room = container.bounds.size
        let area = container.safeAreaInsets
        ownBar.isHidden = !isBarShown
        let top = max(area.top, BarMetric.navigationTop.value)
        ownBar._backgroundReach = top
        ownBar.frame = CGRect(x: 0, y: top, width: room.width, height: ownBar._fullHeight)
        ownToolbar.isHidden = storedToolbarHidden
        let bottom = max(BarMetric.toolbarBottom.value, _DesignEnvironment.generation == .ios26 ? 0 : area.bottom)
        ownToolbar._side = BarMetric.toolbarSide.value
        ownToolbar._backgroundReach = bottom
        let height = BarMetric.toolbarHeight.value
        ownToolbar.frame = CGRect(x: 0, y: room.height - bottom - height, width: room.width, height: height)
    }

    func placeTop() {
        guard let container = storedView, let top = topViewController, let view = top.storedView else { return }
        let area = container.safeAreaInsets
        var insets = UIEdgeInsets.zero
        if isBarShown {
            insets.top = max(area.top, BarMetric.navigationTop.value) + ownBar._fullHeight - area.top
        }
        if !storedToolbarHidden {
            let bottom = max(BarMetric.toolbarBottom.value, _DesignEnvironment.generation == .ios26 ? 0 : area.bottom)
            insets.bottom = max(0, bottom + BarMetric.toolbarHeight.value - area.bottom)
        }
        insets.bottom = max(insets.bottom, placeBottomSearch() - area.bottom)
        var frame = CGRect(origin: .zero, size: container.bounds.size)
        if isBarShown, !extendsUnderTopBar(top) {
            frame = frame.inset(by: UIEdgeInsets(top: area.top + insets.top, left: 0, bottom: 0, right: 0))
            insets.top = 0
        }
        if !storedToolbarHidden, !top.edgesForExtendedLayout.contains(.bottom) {
            frame.size.height -= area.bottom + insets.bottom
            insets.bottom = 0
        }
        top._barInsets = insets
        if view.frame != frame { view.frame = frame }
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    private func extendsUnderTopBar(_ controller: UIViewController) -> Bool {
        guard controller.edgesForExtendedLayout.contains(.top) else { return false }
        return ownBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars
    }
}
