import Foundation

public protocol CAAnimationDelegate: NSObjectProtocol {
    func animationDidStart(_ anim: CAAnimation)
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
    open var beginTime: CFTimeInterval = 0
    /// 0 stands for the transaction's duration.
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed

    open var timingFunction: CAMediaTimingFunction?
    /// Held strongly, as Apple's is.
    open var delegate: (any CAAnimationDelegate)?
    open var isRemovedOnCompletion = true
    open var preferredFrameRateRange = CAFrameRateRange.default
    private var custom: [String: Any] = [:]

    public override init() {
        super.init()
    }

    open class func defaultValue(forKey key: String) -> Any? { nil }

    open func shouldArchiveValue(forKey key: String) -> Bool { true }

    /// Values of your own, such as a name to know the animation by in its delegate.
    open func setValue(_ value: Any?, forKey key: String) { custom[key] = value }

    open func value(forKey key: String) -> Any? { custom[key] }

    /// Adds the animation to the layer that the action is for.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = _emptyCopy()
        copyValues(to: copy)
        return copy
    }

    /// A new object of the same class; overridden by each class that is not abstract.
    func _emptyCopy() -> CAAnimation { CAAnimation() }

    func copyValues(to copy: CAAnimation) {
        copy.beginTime = beginTime
        copy.duration = duration
        copy.speed = speed
        copy.timeOffset = timeOffset
        copy.repeatCount = repeatCount
        copy.repeatDuration = repeatDuration
        copy.autoreverses = autoreverses
        copy.fillMode = fillMode
        copy.timingFunction = timingFunction
        copy.delegate = delegate
        copy.isRemovedOnCompletion = isRemovedOnCompletion
        copy.preferredFrameRateRange = preferredFrameRateRange
        copy.custom = custom
    }
}

/// Frames a second.
public struct CAFrameRateRange: Hashable, Sendable {
    public var minimum: Float
    public var maximum: Float
    var stored: Float
    public var preferred: Float? { stored == 0 ? nil : stored }

    public static let `default` = CAFrameRateRange()

    public init() {
        minimum = 0
        maximum = 0
        stored = 0
    }

    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        stored = preferred ?? 0
    }
}
