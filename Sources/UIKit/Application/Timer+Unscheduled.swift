import Foundation

extension Timer {
    /// `Timer()`, with which code fills a variable until it has a real one; Foundation on Linux has no such initialiser.
    ///
    /// It never fires, as it is added to no run loop.
    public convenience init(_unscheduled: Void = ()) {
        self.init(timeInterval: 0, repeats: false) { _ in }
    }
}
