import Foundation

extension UIViewController {
    // MARK: - Who presents

    /// This controller or the nearest ancestor that presents something.
    var presenterInChain: UIViewController? {
        var next: UIViewController? = self
        while let controller = next {
            if controller.storedPresented != nil { return controller }
            next = controller.storedParent
        }
        return nil
    }

    /// 1. Styles that cover the context start at the nearest ancestor that defines one.
    /// 2. All others start at the outermost ancestor.
    private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
        guard style == .currentContext || style == .overCurrentContext else { return outermostParent }
        var next: UIViewController? = self
        while let controller = next {
            if controller.definesPresentationContext { return controller }
            next = controller.storedParent
        }
        return outermostParent
    }

    // MARK: - The presentation

    /// The presentation under way, or the one that would be used, made so that it can be set up beforehand.
    var activePresentation: UIPresentationController? {
        if let parent = storedParent { return parent.presentationController }
        if let storedPresentation { return storedPresentation }
        let made = makePresentation(presenting: nil, source: self)
        storedPresentation = made
        return made
    }

    func forgetIdlePresentation() {
        if storedPresenting == nil { storedPresentation = nil }
    }

    public var sheetPresentationController: UISheetPresentationController? {
        activePresentation as? UISheetPresentationController
    }

    public var popoverPresentationController: UIPopoverPresentationController? {
        activePresentation as? UIPopoverPresentationController
    }

    private func makePresentation(
        presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController {
        let style = _resolvedPresentationStyle
        if style == .custom,
            let own = transitioningDelegate?.presentationController(
                forPresented: self, presenting: presenting, source: source)
        {
            return own
        }
        switch style {
        case .pageSheet, .formSheet:
            return UISheetPresentationController(presentedViewController: self, presenting: presenting)
        case .popover:
            return UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
        default:
            return self is UIAlertController
                ? _AlertPresentationController(presentedViewController: self, presenting: presenting)
                : UIPresentationController(presentedViewController: self, presenting: presenting)
        }
    }

    /// Automatic means a page sheet, and for some system controllers their own style.
    var _resolvedPresentationStyle: UIModalPresentationStyle {
        guard modalPresentationStyle == .automatic else { return modalPresentationStyle }
        return self is UIAlertController ? .overFullScreen : .pageSheet
    }

    // MARK: - Coming

    func show(_ presented: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
        let presenter = presenter(for: presented._resolvedPresentationStyle)
        guard presented !== self, presented.storedPresenting == nil, presented.storedParent == nil else {
            _Diagnostics.report(
                "\(type(of: self)).present: expected a controller that is neither shown nor a child, but got "
                    + "\(type(of: presented)); the call is ignored")
            return
        }
        guard presenter.storedPresented == nil else {
            _Diagnostics.report(
                "\(type(of: self)).present: \(type(of: presenter)) already presents "
                    + "\(presenter.storedPresented.map { "\(type(of: $0))" } ?? ""); the call is ignored")
            return
        }
        guard let window = presenter.viewIfLoaded?.window else {
            _Diagnostics.report(
                "\(type(of: self)).present: expected a controller whose view is in a window; the call is ignored")
            return
        }
        let presentation =
            presented.storedPresentation ?? presented.makePresentation(presenting: presenter, source: self)
        presented.storedPresentation = presentation
        presented.storedPresenting = presenter
        presenter.storedPresented = presented
        presentation._presenting = presenter
        _PresentationTransition(presentation: presentation, source: self, isAnimated: animated)
            .begin(in: window, completion)
    }

    // MARK: - Going

    func leave(animated: Bool, _ completion: (() -> Void)?) {
        guard let presenter = presenterInChain ?? presentingViewController,
            let presented = presenter.storedPresented, let presentation = presented.storedPresentation
        else {
            completion?()
            return
        }
        // What is presented on top goes along without a transition of its own.
        if presented.storedPresented != nil { presented.leave(animated: false, nil) }
        _PresentationTransition(presentation: presentation, source: self, isAnimated: animated).end(completion)
    }
}
