import DisplayList
import LayoutTree

/// What a view without views in it measures and draws.
protocol LeafContent {
    func sizeThatFits(_ proposal: ProposedViewSize, in box: LayoutBox) -> CGSize
    func spacing(in box: LayoutBox) -> ViewSpacing
    /// Lines that it may state.
    var guides: [AlignmentKey] { get }
    func explicitAlignment(_ key: AlignmentKey, size: CGSize) -> CGFloat?
    func draw(in rect: CGRect, _ context: DrawingContext) -> [DisplayItem]
    func textFacts(size: CGSize) -> LayoutNode.Text?
}

extension LeafContent {
    func spacing(in box: LayoutBox) -> ViewSpacing { .plain }
    var guides: [AlignmentKey] { [] }
    func explicitAlignment(_ key: AlignmentKey, size: CGSize) -> CGFloat? { nil }
    func draw(in rect: CGRect, _ context: DrawingContext) -> [DisplayItem] { [] }
    func textFacts(size: CGSize) -> LayoutNode.Text? { nil }
}

/// The box of a view without views in it.
final class LeafBox: LayoutBox {
    private(set) var content: any LeafContent

    init(_ content: any LeafContent) { self.content = content }

    /// - Parameter keepsSize: whether only the looks have changed.
    func setContent(_ new: any LeafContent, keepsSize: Bool) {
        content = new
        if !keepsSize { invalidate() }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { content.sizeThatFits(proposal, in: self) }
    override func measureSpacing() -> ViewSpacing { content.spacing(in: self) }
    override func measureGuides() -> [AlignmentKey] { content.guides }
    override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        content.explicitAlignment(key, size: size)
    }
    override func draw(in rect: CGRect, _ context: DrawingContext) -> [DisplayItem] {
        content.draw(in: rect, context)
    }
    override var textFacts: LayoutNode.Text? { content.textFacts(size: frame.size) }
}
