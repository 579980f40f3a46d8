import Foundation

/// Changes take effect at once here; a transaction keeps its settings and calls its completion block on commit.
open class CATransaction: NSObject {
    private struct Level {
        var duration: CFTimeInterval = 0.25
        var timingFunction: CAMediaTimingFunction?
        var disablesActions = false
        var completion: (() -> Void)?
        var values: [String: Any] = [:]
    }

    /// One stack a thread, as Apple has.
    private static var levels: [Level] {
        get { (Thread.current.threadDictionary["QuartzCore.CATransaction"] as? [Level]) ?? [] }
        set { Thread.current.threadDictionary["QuartzCore.CATransaction"] = newValue }
    }

    private static var current: Level {
        get { levels.last ?? Level() }
        set {
            var stack = levels
            if stack.isEmpty { stack.append(newValue) } else { stack[stack.count - 1] = newValue }
            levels = stack
        }
    }

    open class func begin() {
        var level = current
        level.completion = nil
        levels += [level]
    }

    open class func commit() {
        var stack = levels
        guard let level = stack.popLast() else { return }
        levels = stack
        level.completion?()
    }

    open class func flush() {
        while !levels.isEmpty { commit() }
    }

    open class func lock() {}
    open class func unlock() {}

    open class func animationDuration() -> CFTimeInterval { current.duration }
    open class func setAnimationDuration(_ dur: CFTimeInterval) { current.duration = dur }

    open class func animationTimingFunction() -> CAMediaTimingFunction? { current.timingFunction }
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        current.timingFunction = function
    }

    open class func disableActions() -> Bool { current.disablesActions }
    open class func setDisableActions(_ flag: Bool) { current.disablesActions = flag }

    open class func completionBlock() -> (() -> Void)? { current.completion }

    /// Called on commit; outside a transaction at the next one.
    open class func setCompletionBlock(_ block: (() -> Void)?) { current.completion = block }

    open class func value(forKey key: String) -> Any? { current.values[key] }
    open class func setValue(_ anObject: Any?, forKey key: String) { current.values[key] = anObject }
}

public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"
public let kCATransition = "transition"
public let kCAOnOrderIn = "onOrderIn"
public let kCAOnOrderOut = "onOrderOut"
