import Foundation

/// What animation blocks share: whether they animate, and for how long.
///
/// Changes in a block reach their end at once, which is what layout and pictures then show; values in between are not
/// kept. Only the time is real: completions run when the virtual clock has passed delay and duration.
@MainActor
enum _AnimationState {
    static var isEnabled = true
    /// Durations of the blocks that are running, outermost first.
    static var durations: [TimeInterval] = []
}

extension UIView {
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        public static let curveEaseInOut: AnimationOptions = []
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
        public static let flushUpdates = AnimationOptions(rawValue: 1 << 28)
    }

    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    }

    public enum AnimationCurve: Int, Sendable {
        case easeInOut, easeIn, easeOut, linear
    }

    public enum AnimationTransition: Int, Sendable {
        case none, flipFromLeft, flipFromRight, curlUp, curlDown
    }

    public enum SystemAnimation: UInt, Sendable {
        case delete
    }
}

extension UIView {
    // MARK: - Switches

    public class var areAnimationsEnabled: Bool { _AnimationState.isEnabled }
    public class func setAnimationsEnabled(_ enabled: Bool) { _AnimationState.isEnabled = enabled }
    /// Seconds of the innermost running block; 0 outside of one.
    public class var inheritedAnimationDuration: TimeInterval { _AnimationState.durations.last ?? 0 }

    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let old = _AnimationState.isEnabled
        _AnimationState.isEnabled = false
        actionsWithoutAnimation()
        _AnimationState.isEnabled = old
    }

    /// Makes the changes now and calls the completion when the time is over; at once where nothing animates.
    class func _animate(
        duration: TimeInterval, delay: TimeInterval, options: AnimationOptions, _ animations: () -> Void,
        _ completion: ((Bool) -> Void)?
    ) {
        let isAnimated = _AnimationState.isEnabled && duration > 0
        _AnimationState.durations.append(isAnimated ? duration : 0)
        animations()
        _AnimationState.durations.removeLast()
        guard let completion else { return }
        // An animation that repeats ends only when it is removed.
        if options.contains(.repeat), isAnimated { return }
        let wait = (isAnimated ? duration : 0) + max(0, delay)
        if wait > 0 {
            _VirtualClock.shared.schedule(after: wait) { completion(true) }
        } else {
            _FrameLoop.shared.runAfterLayout { completion(true) }
        }
    }

    // MARK: - Blocks

    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        _animate(duration: duration, delay: delay, options: options, animations, completion)
    }

    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        _animate(duration: duration, delay: 0, options: [], animations, completion)
    }

    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        _animate(duration: duration, delay: 0, options: [], animations, nil)
    }

    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        _animate(duration: duration, delay: delay, options: options, animations, completion)
    }

    /// - Parameter duration: seconds in which the spring seems to settle.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: UIView.AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        _animate(duration: duration, delay: delay, options: options, animations, completion)
    }

    @discardableResult
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void
    ) async -> Bool {
        await withCheckedContinuation { continuation in
            _animate(duration: duration, delay: delay, options: options, animations) {
                continuation.resume(returning: $0)
            }
        }
    }

    public class func perform(
        _ animation: UIView.SystemAnimation, on views: [UIView], options: UIView.AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        for view in views { view.removeFromSuperview() }
        _animate(duration: 0.25, delay: 0, options: options, { parallelAnimations?() }, completion)
    }

    // MARK: - Transitions

    public class func transition(
        with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        _animate(duration: duration, delay: 0, options: options, { animations?() }, completion)
    }

    /// The new view takes the old one's place among its siblings, or is shown while the old one is hidden.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        if options.contains(.showHideTransitionViews) {
            fromView.isHidden = true
            toView.isHidden = false
        } else if let parent = fromView.superview {
            parent.insertSubview(toView, aboveSubview: fromView)
            fromView.removeFromSuperview()
        }
        _animate(duration: duration, delay: 0, options: options, {}, completion)
    }

    // MARK: - Keyframes

    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let isRepeating = options.contains(.repeat)
        _animate(duration: duration, delay: delay, options: isRepeating ? .repeat : [], animations, completion)
    }

    /// - Parameter frameStartTime: share of the whole duration, 0 to 1, as is the relative duration.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        animations()
    }

    public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
        animations()
    }
}
