import Foundation

/// Views whose layout never settles, which would say so again in every pass of every frame.
@MainActor
public enum _LayoutLoops {
    /// How often, by the view's type.
    private static var counts: [String: Int] = [:]
    private static let patience = 20

    /// Passes a layout may take: one only where many in a row have not settled, as the frames go on all the same.
    static func passes(of limit: Int) -> Int { counts.values.reduce(0, +) < patience ? limit : 1 }

    /// Tells the first one of a type at once.
    static func note(_ view: UIView, passes: Int) {
        let name = "\(type(of: culprit(in: view)))"
        counts[name, default: 0] += 1
        guard counts[name] == 1 else { return }
        _Diagnostics.report(
            "\(name): layout did not settle after \(passes) passes; "
                + "look for setNeedsLayout or constraint changes in layoutSubviews")
    }

    /// Tells how many more there were, and forgets them.
    public static func _finish() {
        for (name, count) in counts.sorted(by: { $0.key < $1.key }) where count > 1 {
            _Diagnostics.report("\(name): layout did not settle \(count - 1) more times")
        }
        counts = [:]
    }

    /// The first view that still asks for layout.
    private static func culprit(in view: UIView) -> UIView {
        if view.flags.needsLayout { return view }
        let next = view.storedSubviews.first { $0.flags.needsLayout || $0.flags.descendantNeedsLayout }
        return next.map(culprit) ?? view
    }
}
