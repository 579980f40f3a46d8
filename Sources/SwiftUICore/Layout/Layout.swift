/// What a layout says about itself as a whole.
public struct LayoutProperties: Sendable {
    /// The direction that spacers and dividers among its views follow; nil for both.
    public var stackOrientation: Axis?

    public init() {}
}

/// Measures and places a group of views.
///
/// Contract: sizes are pure functions of proposal and subviews; a subview that is not placed stands in the middle, one
/// that is placed twice stands where it was placed last. Sizes that are not numbers or negative count as zero.
public protocol Layout: Animatable {
    static var layoutProperties: LayoutProperties { get }
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews

    func makeCache(subviews: Subviews) -> Cache
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// Makes the cache anew.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }

    /// What all subviews want together.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        subviews.reduce(ViewSpacing.none) { $0.union($1.spacing) }
    }

    /// Merges the lines that placed subviews state.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        mergedAlignment(of: guide.key, in: bounds, proposal, subviews, &cache)
    }

    /// Merges the lines that placed subviews state.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        mergedAlignment(of: guide.key, in: bounds, proposal, subviews, &cache)
    }

    /// The view that lays out `content` with this layout.
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        _LayoutContainer(layout: self, content: content())
    }

    func mergedAlignment(
        of key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
        _ cache: inout Cache
    ) -> CGFloat? {
        guard subviews.contains(where: { $0.box.guides.contains(key) }) else { return nil }
        subviews.forgetPlaces()
        placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        let values: [CGFloat] = subviews.compactMap { subview in
            let box = subview.box
            guard box.guides.contains(key) else { return nil }
            let place = box.place ?? .centered(in: bounds, proposal)
            let size = box.sizeThatFits(place.proposal)
            guard let value = box.explicitAlignment(key, size: size, proposal: place.proposal) else { return nil }
            let origin = place.origin(for: size)
            return value + (key.axis == .horizontal ? origin.x : origin.y)
        }
        return key.id._combineExplicit(values)
    }
}

extension Layout where Cache == () {
    public func makeCache(subviews: Subviews) {}
}
