import Foundation

extension UINavigationController {
    func change(to new: [UIViewController], operation: Operation, animated: Bool) {
        let old = stack
        guard !zip(old, new).allSatisfy({ $0 === $1 }) || old.count != new.count else { return }
        let removed = old.filter { one in !new.contains { $0 === one } }
        let added = new.filter { one in !old.contains { $0 === one } }
        for controller in removed { controller.willMove(toParent: nil) }
        for controller in added { addChild(controller) }
        stack = new
        let from = old.last
        let to = new.last
        guard from !== to, isViewLoaded else {
            finishMoves(removed: removed, added: added)
            _itemsMayHaveChanged()
            return
        }
        refreshBars()
        if let from {
            from.transitionFlags.isMovingFromParent = removed.contains { $0 === from }
        }
        if let to { delegate?.navigationController(self, willShow: to, animated: animated) }
        exchange(from: from, to: to, operation: operation, animated: animated) { [self] in
            finishMoves(removed: removed, added: added)
            if let to { delegate?.navigationController(self, didShow: to, animated: animated) }
        }
    }

    private func finishMoves(removed: [UIViewController], added: [UIViewController]) {
        for controller in removed { controller.removeFromParent() }
        for controller in added { controller.didMove(toParent: self) }
    }

    /// Order: the old one will disappear, the new one will appear, the views change places, the old one did disappear,
    /// the new one did appear.
    private func exchange(
        from: UIViewController?, to: UIViewController?, operation: Operation, animated: Bool,
        _ completion: @escaping () -> Void
    ) {
        let isVisible = appearance == .appeared || appearance == .appearing
        if isVisible { from?._beginAppearance(false, animated: animated) }
        if isVisible { to?._beginAppearance(true, animated: animated) }
        showTop()
        let finish: () -> Void = { [self] in
            if let from, from !== topViewController, from.storedView?.superview === storedView {
                from.storedView?.removeFromSuperview()
            }
            if isVisible {
                from?._endAppearance()
                to?._endAppearance()
            }
            completion()
        }
        guard isVisible, let from, let to, let container = storedView else {
            if isVisible { _FrameLoop.shared.runAfterLayout(finish) } else { finish() }
            return
        }
        let animator =
            animated
            ? delegate?.navigationController(self, animationControllerFor: operation, from: from, to: to) : nil
        if let animator {
            let context = _TransitionContext(
                container: container, from: from, to: to, isAnimated: true,
                duration: animator.transitionDuration(using: nil), style: .none)
            context.onComplete = { _ in finish() }
            animator.animateTransition(using: context)
        } else if animated {
            // The model shows the end at once, so the old view is out of the way.
            from.storedView?.removeFromSuperview()
            _VirtualClock.shared.schedule(after: BarMetric.navigationDuration.value) { finish() }
        } else {
            from.storedView?.removeFromSuperview()
            _FrameLoop.shared.runAfterLayout(finish)
        }
    }

    func showTop() {
        guard let container = storedView, let top = topViewController else { return }
        top.loadViewIfNeeded()
        guard let view = top.storedView, view.superview !== container else { return }
        placeTop()
        container.insertSubview(view, at: 0)
        container.setNeedsLayout()
    }
}
