import Foundation

// Model values take their final state at once, as on Apple's systems; completions and delayed blocks run on the host's
// virtual clock. What is drawn in between is the final state: values on the way are not interpolated.

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
        public static let curveEaseInOut = AnimationOptions([])
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
    }

    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        public static let calculationModeLinear = KeyframeAnimationOptions([])
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    }

    public enum AnimationCurve: Int, Sendable {
        case easeInOut, easeIn, easeOut, linear
    }

    // MARK: - Blocks

    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        _AnimationState.run(duration: duration, delay: delay, repeats: options.contains(.repeat), animations, completion)
    }

    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        _AnimationState.run(duration: duration, delay: 0, repeats: false, animations, completion)
    }

    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        _AnimationState.run(duration: duration, delay: delay, repeats: options.contains(.repeat), animations, completion)
    }

    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        withoutActuallyEscaping(animations) {
            _AnimationState.run(duration: duration, delay: 0, repeats: false, $0, nil)
        }
        _AnimationState.complete(after: delay + duration, completion)
    }

    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        _AnimationState.run(duration: duration, delay: delay, repeats: options.contains(.repeat), animations, completion)
    }

    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        animations()
    }

    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        _AnimationState.run(duration: duration, delay: 0, repeats: false, animations ?? {}, completion)
    }

    /// Puts one view in the place of another; with `showHideTransitionViews` both stay and one is hidden.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        let parent = fromView.superview
        let animations = {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
            } else {
                fromView.removeFromSuperview()
                parent?.addSubview(toView)
            }
        }
        _AnimationState.run(duration: duration, delay: 0, repeats: false, animations, completion)
    }

    public class func perform(
        _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        let remove = {
            parallelAnimations?()
            for view in views { view.removeFromSuperview() }
        }
        _AnimationState.run(duration: 0.25, delay: 0, repeats: false, remove, completion)
    }

    public enum SystemAnimation: UInt, Sendable {
        case delete
    }

    // MARK: - State

    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let old = _AnimationState.isEnabled
        _AnimationState.isEnabled = false
        actionsWithoutAnimation()
        _AnimationState.isEnabled = old
    }

    public class func setAnimationsEnabled(_ enabled: Bool) { _AnimationState.isEnabled = enabled }
    public class var areAnimationsEnabled: Bool { _AnimationState.isEnabled }

    /// Seconds of the animation block that is running; 0 outside of one.
    public class var inheritedAnimationDuration: TimeInterval { _AnimationState.durations.last ?? 0 }
}

/// The animation blocks that are running, and what they leave for later.
@MainActor
enum _AnimationState {
    static var isEnabled = true
    static var durations: [TimeInterval] = []

    /// Runs an animation block now and its completion when duration and delay are over.
    ///
    /// An animation that repeats for ever never completes. With animations off the completion runs in the next turn.
    static func run(
        duration: TimeInterval, delay: TimeInterval, repeats: Bool, _ animations: () -> Void,
        _ completion: ((Bool) -> Void)?
    ) {
        let length = isEnabled ? max(0, duration) : 0
        durations.append(length)
        animations()
        durations.removeLast()
        guard !repeats else { return }
        complete(after: isEnabled ? max(0, delay) + length : 0, completion)
    }

    static func complete(after time: TimeInterval, _ completion: ((Bool) -> Void)?) {
        guard let completion else { return }
        _VirtualClock.shared.schedule(after: time) { completion(true) }
    }
}
