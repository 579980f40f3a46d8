import Foundation
import ObjectiveC

/// Calls its target once a frame of the host's clock.
open class CADisplayLink: NSObject {
    private var target: AnyObject?
    private let selector: Selector
    private var isScheduled = false

    /// The time of the frame that was shown last, and of the one to come; seconds.
    open private(set) var timestamp: CFTimeInterval = 0
    open private(set) var targetTimestamp: CFTimeInterval = 0
    open private(set) var duration: CFTimeInterval = 1.0 / 60
    open var isPaused = false
    /// 0 stands for the screen's own rate.
    open var preferredFramesPerSecond = 0
    open var preferredFrameRateRange = CAFrameRateRange.default

    /// The target is held until ``invalidate()``.
    public init(target: Any, selector sel: Selector) {
        self.target = target as AnyObject
        selector = sel
        super.init()
    }

    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard target != nil, !isScheduled else { return }
        isScheduled = true
        _CADisplayLinks.add(self)
    }

    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        isScheduled = false
        _CADisplayLinks.remove(self)
    }

    open func invalidate() {
        isScheduled = false
        target = nil
        _CADisplayLinks.remove(self)
    }

    @MainActor func fire(at time: CFTimeInterval, interval: CFTimeInterval) {
        guard !isPaused, isScheduled, let target else { return }
        timestamp = time
        duration = interval
        targetTimestamp = time + interval
        selector._invoke(on: target, with: self)
    }
}

/// The display links that wait for frames; of the main thread, as the host is.
public enum _CADisplayLinks {
    private static let key = "QuartzCore._CADisplayLinks"

    private static var links: [CADisplayLink] {
        get { (Thread.current.threadDictionary[key] as? [CADisplayLink]) ?? [] }
        set { Thread.current.threadDictionary[key] = newValue }
    }

    static func add(_ link: CADisplayLink) { links += [link] }

    static func remove(_ link: CADisplayLink) { links = links.filter { $0 !== link } }

    public static var hasWaiting: Bool { links.contains { !$0.isPaused } }

    /// Shows one frame; both in seconds.
    @MainActor public static func fire(at time: CFTimeInterval, interval: CFTimeInterval) {
        for link in links { link.fire(at: time, interval: interval) }
    }
}
