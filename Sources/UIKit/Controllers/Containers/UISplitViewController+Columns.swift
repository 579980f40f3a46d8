import CoreGraphics
import Foundation

extension UISplitViewController {
    /// The columns of the style, from the primary edge inwards.
    var ownColumns: [Column] {
        style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    }

    // MARK: - Which controllers

    func replaceAll(_ controllers: [UIViewController]) {
        let places: [Column] = controllers.count > 2 ? ownColumns : [.primary, .secondary]
        for column in [Column.primary, .supplementary, .secondary] {
            let index = places.firstIndex(of: column)
            replace(column, by: index.flatMap { controllers.indices.contains($0) ? controllers[$0] : nil })
        }
    }

    func replace(_ column: Column, by controller: UIViewController?) {
        guard columns[column] !== controller else { return }
        if let old = containers[column] { take(out: old) }
        containers[column] = nil
        columns[column] = controller
        containers[column] = controller.map { wrapped($0, column) }
        guard isViewLoaded else { return }
        hasCollapsed = nil
        arrange()
    }

    /// Columns of the styles that have some stand in navigation controllers; those of a classic split view as given.
    private func wrapped(_ controller: UIViewController, _ column: Column) -> UIViewController {
        guard style != .unspecified, column != .compact, !(controller is UINavigationController) else {
            return controller
        }
        return UINavigationController(rootViewController: controller)
    }

    func replaceOrPush(_ controller: UIViewController, _ column: Column) {
        guard isCollapsed else { return replace(column, by: controller) }
        let shown = (controller as? UINavigationController)?.topViewController ?? controller
        if let navigation = collapsedRoot as? UINavigationController {
            if let own = controller as? UINavigationController { own.viewControllers = [] }
            navigation.pushViewController(shown, animated: true)
        } else {
            columns[column] = controller
            present(controller, animated: true)
        }
    }

    private func take(out controller: UIViewController) {
        guard controller.parent === self else { return }
        controller.willMove(toParent: nil)
        controller.storedView?.removeFromSuperview()
        controller.removeFromParent()
    }

    // MARK: - Collapsing and expanding

    /// Makes what is shown fit the width that there is.
    func arrange() {
        guard isViewLoaded else { return }
        let isCollapsed = traitCollection.horizontalSizeClass != .regular
        if isCollapsed != hasCollapsed {
            let isFirst = hasCollapsed == nil
            hasCollapsed = isCollapsed
            if isCollapsed { collapse() } else { expand() }
            if !isFirst || isCollapsed {
                if isCollapsed {
                    delegate?.splitViewControllerDidCollapse(self)
                } else {
                    delegate?.splitViewControllerDidExpand(self)
                }
            }
        }
        layOut()
        storedView?.setNeedsLayout()
    }

    private func collapse() {
        for controller in containers.values { take(out: controller) }
        let root = columns[.compact] ?? stackedRoot()
        collapsedRoot = root
        if let root { takeIn(root) }
    }

    /// The primary column's navigation stack with the columns up to the one on top pushed onto it.
    private func stackedRoot() -> UIViewController? {
        guard let primary = containers[.primary] else { return containers[.secondary] }
        let main = delegate?.primaryViewController(forCollapsing: self) ?? primary
        guard let secondary = containers[.secondary] else { return main }
        let above: [UIViewController]
        if style == .unspecified {
            let isTaken =
                delegate?.splitViewController(self, collapseSecondary: secondary, onto: main) ?? false
            above = isTaken ? [] : [secondary]
        } else {
            let top =
                delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: .secondary)
                ?? .secondary
            let end = ownColumns.firstIndex(of: top) ?? 0
            above = ownColumns[...end].dropFirst().compactMap { containers[$0] }
        }
        guard let navigation = main as? UINavigationController else { return above.last ?? main }
        for controller in above {
            let screens = (controller as? UINavigationController)?.viewControllers ?? [controller]
            (controller as? UINavigationController)?.viewControllers = []
            navigation.viewControllers += screens
        }
        return navigation
    }

    private func expand() {
        if let root = collapsedRoot {
            take(out: root)
            separate(root)
        }
        collapsedRoot = nil
        let proposed = preferredDisplayMode
        let mode =
            delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
        if mode != proposed { shownMode = mode }
    }

    /// Gives the columns back what collapsing put on one stack.
    private func separate(_ root: UIViewController) {
        guard let navigation = root as? UINavigationController, navigation === containers[.primary] else { return }
        for column in ownColumns.dropFirst() {
            guard let container = containers[column] as? UINavigationController, container.viewControllers.isEmpty,
                let own = columns[column]
            else { continue }
            let screens = own === container ? Array(navigation.viewControllers.dropFirst()) : [own]
            navigation.viewControllers.removeAll { one in screens.contains { $0 === one } }
            container.viewControllers = screens
        }
    }

    func takeIn(_ controller: UIViewController) {
        guard let container = storedView else { return }
        let isVisible = appearance == .appeared || appearance == .appearing
        let isNew = controller.parent !== self
        if isNew { addChild(controller) }
        controller.loadViewIfNeeded()
        guard let view = controller.storedView, view.superview !== container else { return }
        if isVisible { controller._beginAppearance(true, animated: false) }
        container.addSubview(view)
        if isNew { controller.didMove(toParent: self) }
        if isVisible { controller._endAppearanceAfterLayout() }
    }

    func takeAway(_ controller: UIViewController) {
        guard let view = controller.storedView, view.superview === storedView else { return }
        let isVisible = appearance == .appeared || appearance == .appearing
        if isVisible { controller._beginAppearance(false, animated: false) }
        view.removeFromSuperview()
        if isVisible { controller._endAppearance() }
    }
}
