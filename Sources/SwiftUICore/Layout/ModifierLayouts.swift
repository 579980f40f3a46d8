/// Room around a view: it is offered the rest, at least nothing.
struct PaddingLayout: Layout {
    var insets: EdgeInsets

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = subviews.first?.sizeThatFits(proposal.inset(by: insets)) ?? .zero
        return CGSize(width: size.width + insets.horizontal, height: size.height + insets.vertical)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(
            at: CGPoint(x: bounds.minX + insets.leading, y: bounds.minY + insets.top),
            proposal: proposal.inset(by: insets))
    }
}

/// Offers nothing in the chosen directions, so that the view has its ideal size there.
struct FixedSizeLayout: Layout {
    var horizontal: Bool
    var vertical: Bool

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.first?.sizeThatFits(inner(proposal)) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: bounds.origin, proposal: inner(proposal))
    }
}

/// Offers the largest size of a ratio that fits the proposal, or the smallest that fills it.
///
/// Contract: without a ratio that of the view's ideal size; a proposal of one length gives the other; none gives none.
/// The view's answer is taken as it is. Origin: recorded on macOS 26.2.
struct AspectRatioLayout: Layout {
    var ratio: CGFloat?
    var mode: ContentMode

    private func inner(_ proposal: ProposedViewSize, _ subviews: Subviews) -> ProposedViewSize {
        guard let subview = subviews.first else { return proposal }
        var ratio = ratio ?? 0
        if self.ratio == nil {
            let ideal = subview.sizeThatFits(.unspecified)
            guard ideal.width > 0, ideal.height > 0 else { return proposal }
            ratio = ideal.width / ideal.height
        }
        guard ratio > 0, ratio.isFinite else { return proposal }
        switch (proposal.width, proposal.height) {
        case (nil, nil): return proposal
        case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
        case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
        case (let width?, let height?):
            let isWider = width > height * ratio
            return isWider == (mode == .fit)
                ? ProposedViewSize(width: height * ratio, height: height)
                : ProposedViewSize(width: width, height: width / ratio)
        }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.first?.sizeThatFits(inner(proposal, subviews)) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(
            at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: inner(proposal, subviews))
    }
}

/// Takes the whole proposal and puts the view's middle at a point of it.
struct PositionLayout: Layout {
    var position: CGPoint

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = subviews.first?.sizeThatFits(proposal) ?? .zero
        return proposal.replacingUnspecifiedDimensions(by: size)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(
            at: CGPoint(x: bounds.minX + position.x, y: bounds.minY + position.y), anchor: .center, proposal: proposal)
    }
}

/// Hands everything on to the view.
struct PassThroughLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
    }
}

/// States a line of the view anew.
struct AlignmentGuideLayout: Layout, GuideLayout {
    var key: AlignmentKey
    var compute: (ViewDimensions) -> CGFloat

    var ownGuides: [AlignmentKey] { [key] }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: bounds.origin, proposal: proposal)
    }

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? {
        own(guide.key, proposal, subviews)
            ?? mergedAlignment(of: guide.key, in: bounds, proposal, subviews, &cache)
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? {
        own(guide.key, proposal, subviews)
            ?? mergedAlignment(of: guide.key, in: bounds, proposal, subviews, &cache)
    }

    private func own(_ guide: AlignmentKey, _ proposal: ProposedViewSize, _ subviews: Subviews) -> CGFloat? {
        guard guide == key, let subview = subviews.first else { return nil }
        return compute(subview.dimensions(in: proposal))
    }
}

/// A second view over or under the first, which alone decides the size.
///
/// 1. The first view is offered the proposal.
/// 2. The second is offered the first's size; its guides lie on the first's.
struct SecondaryLayerLayout: Layout {
    var alignment: Alignment

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { subviews.first?.spacing ?? .none }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard let first = subviews.first else { return }
        first.place(at: bounds.origin, proposal: proposal)
        let around = first.dimensions(in: proposal)
        let inner = ProposedViewSize(width: around.width, height: around.height)
        for second in subviews.dropFirst() {
            let own = second.dimensions(in: inner)
            second.place(
                at: CGPoint(
                    x: bounds.minX + around[alignment.horizontal] - own[alignment.horizontal],
                    y: bounds.minY + around[alignment.vertical] - own[alignment.vertical]), proposal: inner)
        }
    }

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? {
        subviews.first?.dimensions(in: proposal)[explicit: guide]
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? {
        subviews.first?.dimensions(in: proposal)[explicit: guide]
    }
}
