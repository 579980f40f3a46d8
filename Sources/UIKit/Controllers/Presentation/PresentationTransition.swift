import Foundation

/// The way of a presented controller into its window, or out of it.
///
/// Order of what is called when it comes: `presentationTransitionWillBegin`, the presenter's `viewWillDisappear` (only
/// where its view leaves the window), the presented `viewWillAppear`, animations along the transition, the presented
/// `viewDidAppear`, the presenter's `viewDidDisappear`, `presentationTransitionDidEnd`, the completion.
/// Without animation the end comes with the next frame, with one when the virtual clock reaches its end.
/// Origin: recorded log of a full screen presentation (remkoh.dev).
@MainActor
struct _PresentationTransition {
    let presentation: UIPresentationController
    let source: UIViewController
    let isAnimated: Bool

    private var presented: UIViewController { presentation.presentedViewController }
    private var presenter: UIViewController { presentation.presentingViewController }

    // MARK: - Coming

    func begin(in window: UIWindow, _ completion: (() -> Void)?) {
        presented.transitionFlags.isBeingPresented = true
        let context = contextView(in: window)
        let container = _PresentationContainerView(presentation: presentation, frame: context.bounds)
        presentation._container = container
        context.addSubview(container)
        presented.loadViewIfNeeded()
        let animator =
            isAnimated
            ? presented.transitioningDelegate?.animationController(
                forPresented: presented, presenting: presenter, source: source) : nil
        let transition = prepare(animator, in: container, from: presenter, to: presented)
        presentation.presentationTransitionWillBegin()
        let removes = presentation.shouldRemovePresentersView
        if removes { presenter._beginAppearance(false, animated: isAnimated) }
        presented._beginAppearance(true, animated: isAnimated)
        transition.context.finalFrame = presentation.frameOfPresentedViewInContainerView
        if animator == nil, let view = presentation.presentedView {
            view.frame = presentation.frameOfPresentedViewInContainerView
            container.addSubview(view)
            presentation._layoutPresentedView()
        }
        run(animator, transition) { finished in
            presented._endAppearance()
            if removes {
                presenter.storedView?.removeFromSuperview()
                presenter._endAppearance()
            }
            presentation.presentationTransitionDidEnd(finished)
            completion?()
        }
    }

    /// Styles that cover a context lie in its view, all others in the window.
    private func contextView(in window: UIWindow) -> UIView {
        let style = presentation.presentationStyle
        guard style == .currentContext || style == .overCurrentContext, presenter.definesPresentationContext else {
            return window
        }
        return presenter.viewIfLoaded?.superview ?? window
    }

    // MARK: - Going

    func end(_ completion: (() -> Void)?) {
        guard let container = presentation._container else { return }
        let animator =
            isAnimated ? presented.transitioningDelegate?.animationController(forDismissed: presented) : nil
        let transition = prepare(animator, in: container, from: presented, to: presenter)
        presented.transitionFlags.isBeingDismissed = true
        presentation.dismissalTransitionWillBegin()
        let removes = presentation.shouldRemovePresentersView
        if removes { putBackPresenter(below: container) }
        presented._beginAppearance(false, animated: isAnimated)
        if removes { presenter._beginAppearance(true, animated: isAnimated) }
        run(animator, transition) { finished in
            let presenter = self.presenter
            presentation.presentedView?.removeFromSuperview()
            container.removeFromSuperview()
            presenter.storedPresented = nil
            presented.storedPresenting = nil
            presented.storedPresentation = nil
            presented._endAppearance()
            if removes { presenter._endAppearance() }
            presentation.dismissalTransitionDidEnd(finished)
            completion?()
        }
    }

    private func putBackPresenter(below container: UIView) {
        guard let view = presenter.storedView, view.superview == nil, let parent = container.superview else { return }
        view.frame = parent.bounds
        parent.insertSubview(view, belowSubview: container)
    }

    // MARK: - Both

    private typealias Transition = (context: _TransitionContext, coordinator: _TransitionCoordinator)

    private func prepare(
        _ animator: (any UIViewControllerAnimatedTransitioning)?, in container: UIView, from: UIViewController,
        to: UIViewController
    ) -> Transition {
        let context = _TransitionContext(
            container: container, from: from, to: to, isAnimated: isAnimated,
            duration: animator?.transitionDuration(using: nil) ?? BarMetric.presentationDuration.value,
            style: presentation.presentationStyle)
        context.presented = presented
        let coordinator = _TransitionCoordinator(context: context)
        presented.currentCoordinator = coordinator
        presenter.currentCoordinator = coordinator
        return (context, coordinator)
    }

    private func run(
        _ animator: (any UIViewControllerAnimatedTransitioning)?, _ transition: Transition,
        _ finish: @escaping (Bool) -> Void
    ) {
        let presenter = presenter
        let end: (Bool) -> Void = { finished in
            finish(finished)
            transition.coordinator.end()
            self.presented.currentCoordinator = nil
            presenter.currentCoordinator = nil
        }
        transition.context.onComplete = end
        transition.coordinator.begin()
        if let animator {
            animator.animateTransition(using: transition.context)
        } else if isAnimated {
            _VirtualClock.shared.schedule(after: transition.context.duration) { end(true) }
        } else {
            _FrameLoop.shared.runAfterLayout { end(true) }
        }
    }
}
