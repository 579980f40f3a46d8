@preconcurrency import Foundation

/// What is known of a transition while it runs.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    var isAnimated: Bool { get }
    var presentationStyle: UIModalPresentationStyle { get }
    var initiallyInteractive: Bool { get }
    var isInterruptible: Bool { get }
    var isInteractive: Bool { get }
    var isCancelled: Bool { get }
    var transitionDuration: TimeInterval { get }
    var percentComplete: CGFloat { get }
    var completionVelocity: CGFloat { get }
    var completionCurve: UIView.AnimationCurve { get }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    var containerView: UIView { get }
    var targetTransform: CGAffineTransform { get }
}

/// Lets others change along with a transition.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}

/// The facts of one transition, for animators.
@MainActor @preconcurrency
final class _TransitionContext: NSObject, UIViewControllerContextTransitioning {
    let containerView: UIView
    let from: UIViewController
    let to: UIViewController
    let isAnimated: Bool
    let duration: TimeInterval
    let presentationStyle: UIModalPresentationStyle
    var finalFrame = CGRect.zero
    /// The controller that comes or goes by being presented; nil in a stack of controllers.
    var presented: UIViewController?
    var onComplete: ((Bool) -> Void)?
    private(set) var transitionWasCancelled = false

    init(
        container: UIView, from: UIViewController, to: UIViewController, isAnimated: Bool, duration: TimeInterval,
        style: UIModalPresentationStyle
    ) {
        containerView = container
        self.from = from
        self.to = to
        self.isAnimated = isAnimated
        self.duration = duration
        presentationStyle = style
        super.init()
    }

    var isInteractive: Bool { false }
    var targetTransform: CGAffineTransform { .identity }
    func updateInteractiveTransition(_ percentComplete: CGFloat) {}
    func finishInteractiveTransition() {}
    func cancelInteractiveTransition() {}
    func pauseInteractiveTransition() {}

    func completeTransition(_ didComplete: Bool) {
        transitionWasCancelled = !didComplete
        let action = onComplete
        onComplete = nil
        action?(didComplete)
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from
        case .to: to
        default: nil
        }
    }

    /// A view that stays where it is, below a presentation that covers it, is none of the animator's business.
    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        let controller = key == .from ? from : key == .to ? to : nil
        guard let controller else { return nil }
        if let presented, presentationStyle != .fullScreen, controller !== presented { return nil }
        if controller === presented { return controller.storedPresentation?.presentedView ?? controller.view }
        return controller.view
    }

    func initialFrame(for vc: UIViewController) -> CGRect {
        vc === from ? (vc.viewIfLoaded?.frame ?? .zero) : .zero
    }

    func finalFrame(for vc: UIViewController) -> CGRect {
        guard vc === to else { return .zero }
        return presented === vc ? finalFrame : containerView.bounds
    }
}

/// Collects what is to happen along with a transition and runs it.
@MainActor @preconcurrency
final class _TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    typealias Action = (any UIViewControllerTransitionCoordinatorContext) -> Void

    private let context: _TransitionContext
    private var animations: [Action] = []
    private var completions: [Action] = []
    private var hasBegun = false

    init(context: _TransitionContext) {
        self.context = context
        super.init()
    }

    var isAnimated: Bool { context.isAnimated }
    var presentationStyle: UIModalPresentationStyle { context.presentationStyle }
    var initiallyInteractive: Bool { false }
    var isInterruptible: Bool { false }
    var isInteractive: Bool { false }
    var isCancelled: Bool { context.transitionWasCancelled }
    var transitionDuration: TimeInterval { isAnimated ? context.duration : 0 }
    var percentComplete: CGFloat { 0 }
    var completionVelocity: CGFloat { 1 }
    var completionCurve: UIView.AnimationCurve { .easeInOut }
    var containerView: UIView { context.containerView }
    var targetTransform: CGAffineTransform { .identity }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        context.viewController(forKey: key)
    }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { context.view(forKey: key) }
    func notifyWhenInteractionChanges(_ handler: @escaping Action) {}

    @discardableResult
    func animate(alongsideTransition animation: Action?, completion: Action?) -> Bool {
        if let completion { completions.append(completion) }
        guard let animation else { return true }
        if hasBegun { animation(self) } else { animations.append(animation) }
        return true
    }

    @discardableResult
    func animateAlongsideTransition(in view: UIView?, animation: Action?, completion: Action?) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    func begin() {
        hasBegun = true
        let all = animations
        animations = []
        for animation in all { animation(self) }
    }

    func end() {
        let all = completions
        completions = []
        for completion in all { completion(self) }
    }
}
