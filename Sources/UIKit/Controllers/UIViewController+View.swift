import AutoLayout
import Foundation

extension UIViewController {
    func makeViewIfNeeded() {
        guard storedView == nil, !isLoadingView else { return }
        isLoadingView = true
        if let nibName {
            _Diagnostics.report(
                "\(type(of: self)): expected a view made in code, but the nib '\(nibName)' was asked for; "
                    + "Interface Builder files are not read, the view is an empty one")
        }
        loadView()
        isLoadingView = false
        if storedView == nil {
            _Diagnostics.report("\(type(of: self)): loadView set no view; an empty one is used")
            adopt(UIView(frame: CGRect(origin: .zero, size: _HostEnvironment.current.windowSize)))
        }
        viewDidLoad()
    }

    func adopt(_ view: UIView?) {
        guard view !== storedView else { return }
        storedView?.owningController = nil
        storedView = view
        view?.owningController = self
    }

    /// The view follows its superview's bounds, as the system's containers make it.
    func _fillSuperview() {
        guard let view = storedView, let parent = view.superview, view.translatesAutoresizingMaskIntoConstraints else {
            return
        }
        let target = CGRect(origin: .zero, size: parent.bounds.size)
        if view.frame != target { view.frame = target }
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    // MARK: - In a window

    func _installAsRoot(in window: UIWindow) {
        loadViewIfNeeded()
        guard let view = storedView, view.superview !== window else { return }
        _beginAppearance(true, animated: false)
        view.frame = window.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.insertSubview(view, at: 0)
        _endAppearanceAfterLayout()
    }

    func _removeRootView() {
        guard let view = storedView, view.superview != nil else { return }
        _beginAppearance(false, animated: false)
        view.removeFromSuperview()
        _endAppearance()
    }

    // MARK: - Margins

    /// By the width; in a window wider than tall that is of compact width all the same, as a phone on its side, by the
    /// shorter side.
    ///
    /// Origin: recorded root views and Apple's reference of systemMinimumLayoutMargins (see bars.tsv).
    var minimumMargins: NSDirectionalEdgeInsets {
        let environment = _HostEnvironment.current
        let window = environment.windowSize
        var width = storedView?.bounds.width ?? window.width
        if environment.horizontalSizeClass == .compact, window.width > window.height {
            width = min(width, window.height)
        }
        let side = RootMargins.side(forWidth: width)
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    // MARK: - Traits

    /// Traits come down from the view's superview, or from the parent while the view is nowhere; then the parent's
    /// overrides for this child and the controller's own change them.
    var resolvedTraits: UITraitCollection {
        var traits: UITraitCollection
        if let superview = storedView?.superview {
            traits = superview.traitCollection
        } else if let parent = storedParent ?? storedPresenting {
            traits = parent.traitCollection
        } else {
            traits = _HostEnvironment.currentTraits
        }
        if let override = storedParent?.childTraitOverrides[ObjectIdentifier(self)] {
            traits = UITraitCollection(traitsFrom: [traits, override])
        }
        if let storedTraitOverrides {
            traits = UITraitCollection(traitsFrom: [traits, UITraitCollection(storage: storedTraitOverrides.storage)])
        }
        guard overrideUserInterfaceStyle != .unspecified else { return traits }
        return UITraitCollection(traitsFrom: [
            traits, UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle),
        ])
    }

    /// What the controller changes in the traits it hands on.
    public var traitOverrides: any UITraitOverrides {
        get { storedTraitOverrides ?? _TraitOverrides() }
        set {
            guard let overrides = newValue as? _TraitOverrides else { return }
            storedTraitOverrides = overrides
            storedView?.traitsMayHaveChanged()
        }
    }

    /// Traits that a child gets instead of this controller's; nil takes them back.
    public func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        childTraitOverrides[ObjectIdentifier(childViewController)] = collection
        childViewController.storedView?.traitsMayHaveChanged()
    }

    public func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childTraitOverrides[ObjectIdentifier(childViewController)]
    }

    /// Called by the view when its traits became others.
    func _traitsDidChange(from previous: UITraitCollection) {
        traitCollectionDidChange(previous)
        _traitChanges._notify(self, from: previous, to: traitCollection)
    }
}

/// Least side margins of root views by width.
enum RootMargins {
    static func side(forWidth width: CGFloat) -> CGFloat {
        width >= BarMetric.marginBreakWidth.value ? BarMetric.marginWide.value : BarMetric.marginNarrow.value
    }
}
