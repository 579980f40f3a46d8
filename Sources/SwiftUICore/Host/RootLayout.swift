/// The window: what is shown is offered the safe part of it and stands in its middle.
///
/// Several views stand one below the other with the default spacing.
struct RootLayout: Layout, SafeAreaLayout {
    var insets: EdgeInsets

    private var column: StackArrangement {
        StackArrangement(axis: .vertical, guide: HorizontalAlignment.center.key, spacing: nil)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let inner = proposal.inset(by: insets)
        var size = subviews.first?.sizeThatFits(inner) ?? .zero
        if subviews.count > 1 {
            var stack = column.makeCache(subviews)
            size = column.arrange(inner, subviews, &stack).size
        }
        return CGSize(width: size.width + insets.horizontal, height: size.height + insets.vertical)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let safe = CGRect(
            x: bounds.minX + insets.leading, y: bounds.minY + insets.top, width: bounds.width - insets.horizontal,
            height: bounds.height - insets.vertical)
        let inner = ProposedViewSize(safe.size)
        guard subviews.count > 1 else {
            subviews.first?.place(at: CGPoint(x: safe.midX, y: safe.midY), anchor: .center, proposal: inner)
            return
        }
        var stack = column.makeCache(subviews)
        let size = column.arrange(inner, subviews, &stack).size
        column.place(
            in: CGRect(
                x: safe.midX - size.width / 2, y: safe.midY - size.height / 2, width: size.width, height: size.height),
            inner, subviews, &stack)
    }

    func safeRect(inside box: LayoutBox, child: Int) -> CGRect {
        CGRect(
            x: insets.leading, y: insets.top, width: box.frame.width - insets.horizontal,
            height: box.frame.height - insets.vertical)
    }
}
