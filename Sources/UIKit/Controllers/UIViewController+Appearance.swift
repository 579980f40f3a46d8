import Foundation

extension UIViewController {
    /// Tells this controller, and the children whose views are inside its own, that they will appear or disappear.
    func _beginAppearance(_ isAppearing: Bool, animated: Bool) {
        let target: AppearanceState = isAppearing ? .appearing : .disappearing
        guard appearance != target, appearance != (isAppearing ? .appeared : .disappeared) else { return }
        appearance = target
        transitionFlags.isAnimated = animated
        if isAppearing {
            loadViewIfNeeded()
            viewWillAppear(animated)
            _FrameLoop.shared.runBeforeLayout { [weak self] in self?.announceAppearing() }
        } else {
            viewWillDisappear(animated)
        }
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in visibleChildren { child._beginAppearance(isAppearing, animated: animated) }
    }

    private func announceAppearing() {
        guard appearance == .appearing, storedView?.window != nil, !transitionFlags.isAnnounced else { return }
        transitionFlags.isAnnounced = true
        viewIsAppearing(transitionFlags.isAnimated)
    }

    func _endAppearance() {
        let animated = transitionFlags.isAnimated
        switch appearance {
        case .appearing:
            if !transitionFlags.isAnnounced, storedView?.window != nil {
                transitionFlags.isAnnounced = true
                viewIsAppearing(animated)
            }
            appearance = .appeared
            viewDidAppear(animated)
        case .disappearing:
            appearance = .disappeared
            viewDidDisappear(animated)
        case .appeared, .disappeared:
            return
        }
        transitionFlags = TransitionFlags()
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in storedChildren where child.appearance == .appearing || child.appearance == .disappearing {
            child._endAppearance()
        }
    }

    func _endAppearanceAfterLayout(_ completion: (() -> Void)? = nil) {
        _FrameLoop.shared.runAfterLayout { [self] in
            _endAppearance()
            completion?()
        }
    }

    /// Children that appear and disappear together with this controller.
    var visibleChildren: [UIViewController] {
        storedChildren.filter { child in
            guard let view = child.storedView, let own = storedView else { return false }
            return view !== own && view.isDescendant(of: own)
        }
    }

    /// Called before the view of a child is put into a window, or taken out, by `addSubview` and `removeFromSuperview`
    /// alone: the child appears or disappears with it.
    func _viewWillMove(toWindow window: UIWindow?) {
        guard let parent = followedParent else { return }
        if window != nil {
            guard parent.appearance == .appeared || parent.appearance == .appearing else { return }
            _beginAppearance(true, animated: false)
        } else if parent.appearance == .appeared {
            _beginAppearance(false, animated: false)
        }
    }

    func _viewDidMove(toWindow window: UIWindow?) {
        guard let parent = followedParent, parent.appearance == .appeared else { return }
        if window != nil, appearance == .appearing {
            _endAppearanceAfterLayout()
        } else if window == nil, appearance == .disappearing {
            _endAppearance()
        }
    }

    /// The parent whose appearance this controller shares without anybody saying so.
    private var followedParent: UIViewController? {
        guard let parent = storedParent, parent.shouldAutomaticallyForwardAppearanceMethods, !parent._managesChildren
        else { return nil }
        return parent
    }
}
