@preconcurrency import Foundation

// The target-action methods that Foundation has on Apple's platforms and that need selectors.

extension NSObject {
    /// Whether the selector carries a method of the receiver's type; a selector made from a string never does.
    public func responds(to aSelector: Selector!) -> Bool {
        aSelector.map { $0._canInvoke(on: self) } ?? false
    }

    @MainActor @preconcurrency @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        perform(aSelector, with: nil)
    }

    @MainActor @preconcurrency @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        perform(aSelector, with: object, with: nil)
    }

    /// Calls the method that the selector carries; nil when it returns nothing or cannot be called.
    @MainActor @preconcurrency @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
        let result = aSelector?._invoke(on: self, with: object1, with: object2)
        guard let result, !(result is Void) else { return nil }
        return PerformedResults.shared.lend(result as AnyObject)
    }

    /// Calls the method after that many seconds of the main actor's clock; the receiver is kept until then.
    @MainActor @preconcurrency
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        DelayedCalls.shared.add(self, aSelector, anArgument, after: delay)
    }

    /// Cancels what `perform(_:with:afterDelay:)` has still to call on the target.
    @MainActor @preconcurrency
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        DelayedCalls.shared.cancel(aTarget as AnyObject, selector: nil)
    }

    @MainActor @preconcurrency
    public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
        DelayedCalls.shared.cancel(aTarget as AnyObject, selector: aSelector)
    }
}

extension Selector {
    /// `target?.perform(selector)` of an object that is only known as one; does nothing without a target.
    @MainActor @preconcurrency @discardableResult
    public static func _perform(
        _ target: AnyObject?, _ aSelector: Selector!, with object1: Any! = nil, with object2: Any! = nil
    ) -> Unmanaged<AnyObject>! {
        guard let target, let result = aSelector?._invoke(on: target, with: object1, with: object2), !(result is Void)
        else { return nil }
        return PerformedResults.shared.lend(result as AnyObject)
    }
}

extension NSObjectProtocol {
    /// Whether the object carries the selector's method, for delegates known by protocol only.
    public func responds(to aSelector: Selector!) -> Bool {
        aSelector.map { $0._canInvoke(on: self) } ?? false
    }
}

extension NSObject {
    /// Methods that selectors carry belong to the main actor, so the call is made there, at its next turn.
    @MainActor @preconcurrency
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
        performSelector(onMainThread: aSelector, with: arg, waitUntilDone: false)
    }

    /// Calls the method at once where the caller waits, else at the main actor's next turn; the receiver is kept until
    /// then.
    @MainActor @preconcurrency
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        if wait {
            aSelector._invoke(on: self, with: arg)
        } else {
            DelayedCalls.shared.add(self, aSelector, arg, after: 0)
        }
    }
}

/// Results of `perform`, kept until the main actor's next turn, as an autorelease pool would.
@MainActor
final class PerformedResults {
    static let shared = PerformedResults()

    private var results: [AnyObject] = []

    func lend(_ result: AnyObject) -> Unmanaged<AnyObject> {
        if results.isEmpty { Task { @MainActor in self.results = [] } }
        results.append(result)
        return Unmanaged.passUnretained(result)
    }
}

/// Calls that wait for their delay to pass.
@MainActor
final class DelayedCalls {
    static let shared = DelayedCalls()

    private struct Call {
        let target: AnyObject
        let selector: Selector
        let task: Task<Void, Never>
    }

    private var calls: [Int: Call] = [:]
    private var lastNumber = 0

    func add(_ target: AnyObject, _ selector: Selector, _ argument: Any?, after delay: TimeInterval) {
        lastNumber += 1
        let number = lastNumber
        let task = Task { @MainActor [weak self] in
            try? await Task.sleep(for: .seconds(max(delay, 0)))
            guard !Task.isCancelled, let call = self?.calls.removeValue(forKey: number) else { return }
            call.selector._invoke(on: call.target, with: argument)
        }
        calls[number] = Call(target: target, selector: selector, task: task)
    }

    func cancel(_ target: AnyObject, selector: Selector?) {
        for (number, call) in calls
        where call.target === target && (selector == nil || call.selector == selector) {
            call.task.cancel()
            calls[number] = nil
        }
    }
}

extension Timer {
    /// A timer that calls the target, which it keeps, with itself as the argument.
    ///
    /// `userInfo` is kept only by `scheduledTimer`: Foundation's own property cannot be set from outside.
    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        self.init(timeInterval: ti, repeats: yesOrNo, block: Timer.call(aTarget as AnyObject, aSelector))
    }

    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        let timer = InformedTimer(
            fire: Date(timeIntervalSinceNow: ti), interval: ti, repeats: yesOrNo,
            block: call(aTarget as AnyObject, aSelector))
        timer.info = userInfo
        RunLoop.main.add(timer, forMode: .default)
        return timer
    }

    /// Timers of view code are scheduled on the main run loop, so the call is on the main actor.
    private static func call(_ aTarget: AnyObject, _ aSelector: Selector) -> @Sendable (Timer) -> Void {
        nonisolated(unsafe) let target = aTarget
        return { timer in
            nonisolated(unsafe) let sender = timer
            MainActor.assumeIsolated { _ = aSelector._invoke(on: target, with: sender) }
        }
    }
}

/// A timer with the value that its maker gave it.
private final class InformedTimer: Timer {
    var info: Any?

    override var userInfo: Any? { info }
}
