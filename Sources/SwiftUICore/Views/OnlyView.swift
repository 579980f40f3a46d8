/// One of several views; the others take no room and are not shown.
public struct _OnlyView<Content: View>: View {
    let index: Int
    let content: Content

    public init(index: Int, @ViewBuilder content: () -> Content) {
        self.index = index
        self.content = content()
    }

    public var body: some View { OnlyContainer(containedLayout: OnlyLayout(index: index), contained: content) }
}

private struct OnlyContainer<Contained: View>: ContainerView {
    typealias Body = Never
    let containedLayout: OnlyLayout
    let contained: Contained
    var reportName: String? { nil }
}

struct OnlyLayout: Layout {
    var index: Int

    private func shown(_ subviews: Subviews) -> LayoutSubview? {
        subviews.indices.contains(index) ? subviews[index] : nil
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        shown(subviews)?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            subview.box.isLeftOut = subview != shown(subviews)
            subview.place(at: bounds.origin, proposal: proposal)
        }
    }
}
