/// A box whose children a layout measures and places: built-in containers, modifiers and the user's layouts alike.
final class ContainerBox<L: Layout>: LayoutBox {
    private var cache: L.Cache?
    private var cacheIsStale = false
    let isModifier: Bool
    private let secondary: SecondaryKind?

    var layout: L {
        didSet { invalidate() }
    }

    /// - Parameters:
    ///   - isModifier: whether traits and direction pass through to and from the first child.
    ///   - secondary: how later children are drawn.
    init(_ layout: L, isModifier: Bool = false, secondary: SecondaryKind? = nil) {
        self.layout = layout
        self.isModifier = isModifier
        self.secondary = secondary
    }

    override var drawsBackwards: Bool { secondary == .background }
    override var masks: Bool { secondary == .mask }
    override var showsPart: Bool { layout is any ViewportLayout }

    /// Content under bars at the window's edges can be seen, too.
    override var shownPart: CGRect {
        guard scroll != nil else { return globalFrame }
        return ScrollClip(reach: reach, isDisabled: false).visible(globalFrame)
    }
    override var modified: LayoutBox? { isModifier ? children.first : nil }
    override var childAxis: Axis?? { isModifier ? nil : .some(L.layoutProperties.stackOrientation) }

    override var subviewsForLayout: LayoutSubviews { subviews }

    private var subviews: LayoutSubviews {
        LayoutSubviews(
            boxes: children, layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight, container: self)
    }

    override func childrenDidChange() { cacheIsStale = true }
    override func willMeasureAgain() { cacheIsStale = true }

    /// Runs `body` with a cache that belongs to the subviews as they are.
    private func withCache<Result>(_ body: (LayoutSubviews, inout L.Cache) -> Result) -> Result {
        let subviews = subviews
        var current: L.Cache
        if var kept = cache.take() {
            if cacheIsStale { layout.updateCache(&kept, subviews: subviews) }
            current = kept
        } else {
            current = layout.makeCache(subviews: subviews)
        }
        cacheIsStale = false
        defer { cache = current }
        return body(subviews, &current)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        withCache { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
    }

    override func measureSpacing() -> ViewSpacing {
        withCache { layout.spacing(subviews: $0, cache: &$1) }
    }

    override func measureGuides() -> [AlignmentKey] {
        var guides = super.measureGuides()
        for guide in (layout as? any GuideLayout)?.ownGuides ?? [] where !guides.contains(guide) {
            guides.append(guide)
        }
        return guides
    }

    override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: size)
        return withCache { subviews, cache in
            key.axis == .vertical
                ? layout.explicitAlignment(
                    of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
                : layout.explicitAlignment(
                    of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
    }

    /// Places the children.
    ///
    /// 1. The layout says where each goes; one that it says nothing about goes to the middle.
    /// 2. In a right-to-left container the places are mirrored.
    override func placeChildren() {
        let bounds = CGRect(origin: .zero, size: frame.size)
        let placed = withCache { subviews, cache in
            subviews.forgetPlaces()
            layout.placeSubviews(in: bounds, proposal: placedProposal, subviews: subviews, cache: &cache)
            return subviews.boxes.map { $0.place ?? .centered(in: bounds, placedProposal) }
        }
        let safeAreas = layout as? any SafeAreaLayout
        for (index, (child, place)) in zip(children, placed).enumerated() {
            let safeRect = safeAreas?.safeRect(inside: self, child: index) ?? self.safeRect
            let size = child.sizeThatFits(place.proposal)
            var origin = place.origin(for: size)
            if isRightToLeft { origin.x = bounds.width - origin.x - size.width }
            if !origin.x.isFinite { origin.x = 0 }
            if !origin.y.isFinite { origin.y = 0 }
            child.commit(
                CGRect(origin: origin, size: size), proposal: place.proposal, origin: globalOrigin, safeRect: safeRect)
        }
    }
}

/// A layout that states lines of its own.
protocol GuideLayout {
    var ownGuides: [AlignmentKey] { get }
}

/// A layout that changes the safe area of what is in it.
protocol SafeAreaLayout {
    /// - Parameter child: the index of the view.
    func safeRect(inside box: LayoutBox, child: Int) -> CGRect
}
