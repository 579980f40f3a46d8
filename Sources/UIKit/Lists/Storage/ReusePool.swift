import Foundation

/// Views that are out of sight, by identifier, waiting to be shown again; and how new ones are made.
@MainActor
struct ReusePool<View: UIView> {
    /// How a view of an identifier comes into being.
    enum Source {
        case type(View.Type)
        /// A file of Interface Builder, which is not read: the plainest view stands in.
        case nib
    }

    private var sources: [String: Source] = [:]
    private var waiting: [String: [View]] = [:]
    /// How many views the pool has handed out that were made anew, for tests.
    private(set) var madeCount = 0

    mutating func register(_ source: Source?, for identifier: String) { sources[identifier] = source }
    func source(for identifier: String) -> Source? { sources[identifier] }

    /// A waiting view, the one that was put back last; nil where none waits.
    mutating func take(_ identifier: String) -> View? { waiting[identifier]?.popLast() }

    mutating func put(_ view: View, for identifier: String) {
        guard !(waiting[identifier]?.contains { $0 === view } ?? false) else { return }
        waiting[identifier, default: []].append(view)
    }

    mutating func countMade() { madeCount += 1 }

    /// Takes the waiting views out of a superview that they stayed in for the length of one pass.
    func removeWaiting(from superview: UIView) {
        for views in waiting.values {
            for view in views where view.superview === superview { view.removeFromSuperview() }
        }
    }

    /// Lets go of all but so many waiting views of each identifier.
    mutating func trim(to limit: Int) {
        for (identifier, views) in waiting where views.count > limit {
            waiting[identifier] = Array(views.suffix(limit))
        }
    }

    var waitingCount: Int { waiting.values.reduce(0) { $0 + $1.count } }
}
