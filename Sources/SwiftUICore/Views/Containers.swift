/// Views in a row.
public struct HStack<Content: View>: ContainerView {
    public typealias Body = Never
    let containedLayout: HStackLayout
    let contained: Content

    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        containedLayout = HStackLayout(alignment: alignment, spacing: spacing)
        contained = content()
    }
}

/// Views in a column.
public struct VStack<Content: View>: ContainerView {
    public typealias Body = Never
    let containedLayout: VStackLayout
    let contained: Content

    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        containedLayout = VStackLayout(alignment: alignment, spacing: spacing)
        contained = content()
    }
}

/// Views on top of each other.
public struct ZStack<Content: View>: ContainerView {
    public typealias Body = Never
    let containedLayout: ZStackLayout
    let contained: Content

    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        containedLayout = ZStackLayout(alignment: alignment)
        contained = content()
    }
}

/// Views in any layout.
struct _LayoutContainer<L: Layout, Content> {
    let layout: L
    let content: Content
}

extension _LayoutContainer: View, ContainerView where Content: View {
    typealias Body = Never

    var containedLayout: L { layout }
    var contained: Content { content }
    var reportName: String? { _LayoutName.of(layout) }
}

/// Several views as one value; modifiers act on each of them.
public struct Group<Content> {
    let content: Content
}

extension Group: View, PrimitiveView where Content: View {
    public typealias Body = Never

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
        ForwardingNode(view, context) { $0.content }
    }
}

/// The first of several views that fits.
public struct ViewThatFits<Content: View>: ContainerView {
    public typealias Body = Never
    let containedLayout: FittingLayout
    let contained: Content

    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        containedLayout = FittingLayout(axes: axes)
        contained = content()
    }
}

/// Shows the first view whose ideal size fits.
///
/// Layout algorithm:
/// 1. Each view in turn is asked for its size without a proposal in the checked directions.
/// 2. The first that is no longer than the proposal there is shown, else the last; it is offered the proposal.
///
/// Contract: a direction without a proposal always fits. Origin: SwiftUI reference; recorded on macOS 27.0.1.
struct FittingLayout: Layout {
    var axes: Axis.Set

    private func chosen(_ proposal: ProposedViewSize, _ subviews: Subviews) -> LayoutSubview? {
        let ideal = ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
        let fitting = subviews.first { subview in
            let size = subview.sizeThatFits(ideal)
            let fitsWidth = !axes.contains(.horizontal) || size.width <= (proposal.width ?? .infinity)
            let fitsHeight = !axes.contains(.vertical) || size.height <= (proposal.height ?? .infinity)
            return fitsWidth && fitsHeight
        }
        return fitting ?? subviews.last
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        chosen(proposal, subviews)?.sizeThatFits(proposal) ?? .zero
    }

    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { subviews.first?.spacing ?? .none }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let shown = chosen(proposal, subviews)
        for subview in subviews {
            subview.box.isLeftOut = subview != shown
            subview.place(at: bounds.origin, proposal: proposal)
        }
    }
}

/// What reports call a layout that is used as a view.
@MainActor enum _LayoutName {
    /// A hidden layout's own name; the stacks' layouts are called as the stacks; nil for what only SwiftUI knows.
    static func of(_ layout: some Layout) -> String? {
        let type = (layout as? AnyLayout)?.wrapped.layoutType ?? Swift.type(of: layout)
        let names = [
            "HStackLayout": "HStack", "VStackLayout": "VStack", "ZStackLayout": "ZStack", "GridLayout": "Grid",
        ]
        let name = TypeNames.name(of: type)
        if let known = names[name] { return known }
        return TypeNames.isUserType(type) ? name : nil
    }
}
