/// A frame of a fixed size.
///
/// Layout algorithm:
/// 1. The view is offered the fixed lengths, and the proposal where one is not fixed.
/// 2. The frame has the fixed lengths, and the view's own where one is not fixed.
/// 3. The view's guides lie on the frame's.
struct FrameLayout: Layout {
    var width: CGFloat?
    var height: CGFloat?
    var alignment: Alignment

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        if let width, let height { return CGSize(width: width, height: height) }
        let size = subviews.first?.sizeThatFits(inner(proposal)) ?? .zero
        return CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.align(alignment, in: bounds, proposal: inner(proposal))
    }
}

/// A frame with least, ideal and most lengths.
///
/// Layout algorithm, for each direction:
/// 1. The view is offered the proposal, or the ideal length without one, within least and most.
/// 2. The frame is as long as the proposal (or the ideal length, or the view), between the least length and the most;
///    where one of the two is not given the view's length takes its place.
/// 3. The view's guides lie on the frame's.
///
/// Contract: a negative least is zero; an ideal outside its limits moves to them.
/// Origin: objc.io, recorded on macOS 26.2.
struct FlexibleFrameLayout: Layout {
    struct Limits {
        var least: CGFloat?
        var ideal: CGFloat?
        var most: CGFloat?

        init(_ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?) {
            self.least = least.map { max(0, $0) }
            self.most = most
            self.ideal = ideal
            if let low = self.least, let value = ideal, value < low { self.ideal = low }
            if let high = most, let value = self.ideal, value > high { self.most = value }
        }

        func offer(_ proposal: CGFloat?) -> CGFloat? {
            guard var value = proposal ?? ideal else { return nil }
            if let most { value = min(value, most) }
            if let least { value = max(value, least) }
            return value
        }

        func length(_ proposal: CGFloat?, inner: CGFloat) -> CGFloat {
            if least == nil, most == nil { return proposal == nil ? ideal ?? inner : inner }
            let wanted = proposal ?? ideal ?? inner
            let low = least ?? inner
            let high = most ?? inner
            return most != nil ? min(max(wanted, low), max(high, least ?? 0)) : max(min(wanted, high), low)
        }
    }

    var horizontal: Limits
    var vertical: Limits
    var alignment: Alignment

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: horizontal.offer(proposal.width), height: vertical.offer(proposal.height))
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = subviews.first?.sizeThatFits(inner(proposal)) ?? .zero
        return CGSize(
            width: horizontal.length(proposal.width, inner: size.width),
            height: vertical.length(proposal.height, inner: size.height))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.align(alignment, in: bounds, proposal: inner(proposal))
    }
}

extension LayoutSubview {
    /// Puts the view's guides on those of a rectangle.
    func align(_ alignment: Alignment, in bounds: CGRect, proposal: ProposedViewSize) {
        let own = dimensions(in: proposal)
        let around = ViewDimensions(size: bounds.size, box: nil, proposal: proposal)
        place(
            at: CGPoint(
                x: bounds.minX + around[alignment.horizontal] - own[alignment.horizontal],
                y: bounds.minY + around[alignment.vertical] - own[alignment.vertical]), proposal: proposal)
    }
}
