import CoreGraphics
import Foundation

extension UISplitViewController {
    /// Whether columns lie beside the secondary one by themselves.
    var isWide: Bool {
        let size = storedView?.bounds.size ?? _HostEnvironment.current.windowSize
        return size.width > size.height
    }

    // MARK: - Display mode

    var resolvedMode: DisplayMode {
        if isCollapsed { return .secondaryOnly }
        let wished = shownMode ?? preferredDisplayMode
        guard wished == .automatic else { return style == .tripleColumn ? wished : reduced(wished) }
        if preferredSplitBehavior == .overlay { return .secondaryOnly }
        return isWide || preferredSplitBehavior == .tile ? .oneBesideSecondary : .secondaryOnly
    }

    /// Two columns beside the secondary one exist only in the style of three.
    private func reduced(_ mode: DisplayMode) -> DisplayMode {
        switch mode {
        case .twoBesideSecondary, .twoDisplaceSecondary: .oneBesideSecondary
        case .twoOverSecondary: .oneOverSecondary
        default: mode
        }
    }

    private var isOver: Bool { resolvedMode == .oneOverSecondary || resolvedMode == .twoOverSecondary }

    /// Beside or over the secondary one, from the primary edge inwards.
    private var sideColumns: [Column] {
        let all = Array(ownColumns.dropLast())
        switch resolvedMode {
        case .automatic, .secondaryOnly: return []
        case .oneBesideSecondary, .oneOverSecondary: return Array(all.suffix(1))
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: return all
        }
    }

    var shownColumns: [Column] { isCollapsed ? [] : sideColumns + [.secondary] }

    func change(_ column: Column, isShown: Bool) {
        guard !isCollapsed else {
            if isShown, let controller = columns[column] { showCollapsed(controller) }
            return
        }
        guard column != .secondary, column != .compact, shownColumns.contains(column) != isShown else { return }
        let isTile = splitBehavior == .tile
        let mode: DisplayMode
        if isShown, column == .primary, style == .tripleColumn {
            mode = isTile ? .twoBesideSecondary : splitBehavior == .displace ? .twoDisplaceSecondary : .twoOverSecondary
        } else if isShown {
            mode = isTile ? .oneBesideSecondary : .oneOverSecondary
        } else if column == .primary, style == .tripleColumn {
            mode = isTile ? .oneBesideSecondary : .oneOverSecondary
        } else {
            mode = .secondaryOnly
        }
        set(mode, column, isShown: isShown)
    }

    private func set(_ mode: DisplayMode, _ column: Column, isShown: Bool) {
        if isShown {
            delegate?.splitViewController(self, willShow: column)
        } else {
            delegate?.splitViewController(self, willHide: column)
        }
        delegate?.splitViewController(self, willChangeTo: mode)
        shownMode = mode
        layOut()
        storedView?.setNeedsLayout()
    }

    private func showCollapsed(_ controller: UIViewController) {
        guard let navigation = collapsedRoot as? UINavigationController else { return }
        let screen = (controller as? UINavigationController)?.viewControllers.first ?? controller
        if navigation.viewControllers.contains(where: { $0 === screen }) {
            navigation.popToViewController(screen, animated: true)
        } else {
            navigation.pushViewController(screen, animated: true)
        }
    }

    func toggleMode() {
        let outermost = sideColumns.first ?? ownColumns.dropLast().last ?? .primary
        change(outermost, isShown: sideColumns.isEmpty)
    }

    // MARK: - Widths

    func width(of column: Column) -> CGFloat {
        let isPrimary = column == .primary
        let room = storedView?.bounds.width ?? 0
        let own = isPrimary ? preferredPrimaryColumnWidth : preferredSupplementaryColumnWidth
        let share = isPrimary ? preferredPrimaryColumnWidthFraction : preferredSupplementaryColumnWidthFraction
        let least = isPrimary ? minimumPrimaryColumnWidth : minimumSupplementaryColumnWidth
        let most = isPrimary ? maximumPrimaryColumnWidth : maximumSupplementaryColumnWidth
        let base = isPrimary ? BarMetric.splitPrimaryWidth.value : BarMetric.splitSupplementaryWidth.value
        var width = base
        if share != Self.automaticDimension {
            // The system's own maximum limits a share, as long as none is given.
            width = share * room
            if most == Self.automaticDimension { width = min(width, base) }
        }
        if own != Self.automaticDimension { width = own }
        if most != Self.automaticDimension { width = min(width, most) }
        if least != Self.automaticDimension { width = max(width, least) }
        return min(max(0, width), room)
    }

    // MARK: - Frames

    func layOut() {
        guard let container = storedView else { return }
        let bounds = container.bounds
        guard !isCollapsed else {
            dimmingView.removeFromSuperview()
            for view in separators { view.removeFromSuperview() }
            if let root = collapsedRoot { set(root, bounds) }
            return
        }
        let side = sideColumns
        for column in ownColumns where !side.contains(column) && column != .secondary {
            containers[column].map(takeAway)
        }
        let total = side.reduce(0) { $0 + width(of: $1) }
        let isPrimaryRight =
            (primaryEdge == .trailing) != (container.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let taken = isOver ? 0 : total
        let rest = max(0, bounds.width - (resolvedMode == .twoDisplaceSecondary ? 0 : taken))
        if let secondary = containers[.secondary] {
            takeIn(secondary)
            let x = isPrimaryRight ? (resolvedMode == .twoDisplaceSecondary ? -taken : 0) : taken
            set(secondary, CGRect(x: x, y: 0, width: rest, height: bounds.height))
        }
        dim(isOver && !side.isEmpty, bounds)
        placeSide(side, isPrimaryRight, bounds)
    }

    private func placeSide(_ side: [Column], _ isPrimaryRight: Bool, _ bounds: CGRect) {
        for view in separators { view.removeFromSuperview() }
        separators = []
        let hairline = 1 / _HostEnvironment.current.scale
        var start: CGFloat = 0
        for column in side {
            let width = width(of: column)
            let x = isPrimaryRight ? bounds.width - start - width : start
            if let controller = containers[column] {
                takeIn(controller)
                set(controller, CGRect(x: x, y: 0, width: width, height: bounds.height))
                controller.storedView.map { storedView?.bringSubviewToFront($0) }
            }
            start += width
            let line = UIView(
                frame: CGRect(
                    x: isPrimaryRight ? bounds.width - start : start - hairline, y: 0, width: hairline,
                    height: bounds.height))
            line.backgroundColor = .separator
            line.isUserInteractionEnabled = false
            storedView?.addSubview(line)
            separators.append(line)
        }
    }

    private func set(_ controller: UIViewController, _ frame: CGRect) {
        guard let view = controller.storedView else { return }
        if view.frame != frame { view.frame = frame }
    }

    private func dim(_ isDimmed: Bool, _ bounds: CGRect) {
        guard isDimmed, let container = storedView else { return dimmingView.removeFromSuperview() }
        dimmingView.frame = bounds
        if dimmingView.superview !== container { container.addSubview(dimmingView) }
        container.bringSubviewToFront(dimmingView)
    }
}
