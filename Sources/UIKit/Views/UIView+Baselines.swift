import Foundation

/// A view whose content decides where its baselines are; distances in points from the alignment rectangle.
@MainActor
protocol BaselineProviding: UIView {
    /// From the top to the first baseline, and from the bottom up to the last.
    var contentBaselineOffsets: (first: CGFloat, last: CGFloat) { get }
}

/// A view whose intrinsic height follows from its width: text of several lines.
@MainActor
protocol WidthDependentContent: UIView {
    var contentHeightDependsOnWidth: Bool { get }
    func contentSize(forWidth width: CGFloat) -> CGSize
}

extension UIView {
    /// A view without text has its first baseline at its top and its last at its bottom (recorded).
    var baselineOffsets: (first: CGFloat, last: CGFloat) {
        if let provider = self as? any BaselineProviding { return provider.contentBaselineOffsets }
        let first = forFirstBaselineLayout
        let last = forLastBaselineLayout
        guard first !== self || last !== self else { return (0, 0) }
        let top = first === self ? 0 : convert(CGPoint.zero, from: first).y + first.baselineOffsets.first
        let lower = CGPoint(x: 0, y: last.bounds.maxY)
        let bottom = last === self ? 0 : bounds.maxY - convert(lower, from: last).y + last.baselineOffsets.last
        return (top, bottom)
    }

    var intrinsicHeightDependsOnWidth: Bool {
        (self as? any WidthDependentContent)?.contentHeightDependsOnWidth ?? false
    }

    func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
        (self as? any WidthDependentContent)?.contentSize(forWidth: width) ?? intrinsicContentSize
    }
}
