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
    /// - Parameter point: in the window, as `rect` is.
    func isHit(_ point: CGPoint, in rect: CGRect) -> Bool
    /// Whether it has its final size at every moment of an animation, as text has.
    var keepsSizeInMotion: Bool { get }
    /// The content on its way from another one.
    func moved(along change: Change<any LeafContent>, at time: TimeInterval) -> any LeafContent
}

extension LeafContent {
    func spacing(in box: LayoutBox) -> ViewSpacing { .plain }
    var guides: [AlignmentKey] { [] }
    func explicitAlignment(_ key: AlignmentKey, size: CGSize) -> CGFloat? { nil }
    func draw(in rect: CGRect, _ context: DrawingContext) -> [DisplayItem] { [] }
    func textFacts(size: CGSize) -> LayoutNode.Text? { nil }
    var keepsSizeInMotion: Bool { false }
    func isHit(_ point: CGPoint, in rect: CGRect) -> Bool { rect.contains(point) }
    func moved(along change: Change<any LeafContent>, at time: TimeInterval) -> any LeafContent { self }
}

/// The box of a view without views in it.
final class LeafBox: LayoutBox {
    private(set) var content: any LeafContent

    init(_ content: any LeafContent) { self.content = content }

    /// - Parameter keepsSize: whether only the looks have changed.
    func setContent(_ new: any LeafContent, keepsSize: Bool) {
        if let owner, _SystemEnvironment.showsAnimations {
            // Boxes live on the main actor.
            nonisolated(unsafe) let box = self
            MainActor.assumeIsolated {
                let presented = box.presentedContent(owner.graph.now)
                if let change = owner.graph.change(from: presented, of: owner) { box.contentChange = change }
            }
        }
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
        presentedContent(context.time).draw(in: presentedFrame(context.time), context)
    }

    // MARK: - In motion

    private var contentChange: Change<any LeafContent>?
    private var frameChange: Change<CGRect>?

    private func presentedContent(_ time: TimeInterval) -> any LeafContent {
        guard let contentChange, !contentChange.isOver(at: time) else { return content }
        return content.moved(along: contentChange, at: time)
    }

    private func presentedFrame(_ time: TimeInterval) -> CGRect {
        let end = globalFrame
        guard let frameChange, !frameChange.isOver(at: time) else { return end }
        let start = frameChange.old
        let share = CGFloat(frameChange.animation.value(from: 0.0, to: 1, after: time - frameChange.began))
        func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
        let origin = CGPoint(x: between(start.minX, end.minX), y: between(start.minY, end.minY))
        guard !content.keepsSizeInMotion else { return CGRect(origin: origin, size: end.size) }
        return CGRect(
            origin: origin,
            size: CGSize(width: between(start.width, end.width), height: between(start.height, end.height)))
    }

    override func willMove(to frame: CGRect) {
        guard wasPlaced, let owner, _SystemEnvironment.showsAnimations, frame != globalFrame else { return }
        nonisolated(unsafe) let box = self
        MainActor.assumeIsolated {
            let presented = box.presentedFrame(owner.graph.now)
            if let change = owner.graph.change(from: presented, of: owner) { box.frameChange = change }
        }
    }
    override func isTouched(_ point: CGPoint) -> Bool { content.isHit(point, in: globalFrame) }
    override var textFacts: LayoutNode.Text? { content.textFacts(size: frame.size) }
}
