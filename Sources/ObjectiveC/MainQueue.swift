import Foundation

/// Tells whether code runs where the main actor's does, also where nobody promises it.
package enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// The main thread, or the thread that serves the main queue: where the main thread was given up to the queue, as
    /// test runners and `dispatchMain` do, that is any thread.
    package static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }
}
