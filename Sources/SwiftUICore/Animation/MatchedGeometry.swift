import DisplayList

public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let position = MatchedGeometryProperties(rawValue: 1)
    public static let size = MatchedGeometryProperties(rawValue: 2)
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Gives a view the place and size of the source with the same identity.
///
/// 1. A source shows itself where it is; its frame is known after layout.
/// 2. Another view is offered the source's size, and is moved so that the anchors meet; it takes the source's room.
/// 3. A source that comes in an animation, where another one with its identity goes, begins at that one's frame.
///
/// Origin: SwiftUI reference.
private struct MatchedChange<ID: Hashable> {
    let id: ID
    let space: Namespace.ID
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let isSource: Bool
}

extension MatchedChange: ViewModifier {
    typealias Body = Never

    static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ context: _NodeContext
    ) -> _TypedNode<ModifiedContent<C, Self>> {
        MatchedNode(view, context)
    }
}

/// The frames of sources, by identity.
final class MatchedFrames {
    struct Key: Hashable {
        let id: AnyHashable
        let space: Namespace.ID
    }

    var frames: [Key: CGRect] = [:]
}

struct MatchedLayout: Layout {
    var properties: MatchedGeometryProperties
    var anchor: UnitPoint
    /// In the window; nil for a source.
    var target: CGRect?

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        guard let target, properties.contains(.size) else { return proposal }
        return ProposedViewSize(target.size)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = subviews.first?.sizeThatFits(inner(proposal)) ?? .zero
        return target != nil && properties.contains(.size) ? target?.size ?? size : size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard let target, properties.contains(.position) else {
            subviews.first?.place(at: bounds.origin, proposal: inner(proposal))
            return
        }
        let own = subviews.container.globalOrigin
        let point = anchor.point(in: target)
        subviews.first?.place(
            at: CGPoint(x: bounds.minX + point.x - own.x, y: bounds.minY + point.y - own.y), anchor: anchor,
            proposal: inner(proposal))
    }
}

@MainActor private final class MatchedNode<C: View, ID: Hashable>: TypedNode<ModifiedContent<C, MatchedChange<ID>>> {
    private var content: TypedNode<C>?
    private let box: ContainerBox<MatchedLayout>
    private var inner: LayoutBox?

    override init(_ view: ModifiedContent<C, MatchedChange<ID>>, _ context: _NodeContext) {
        let modifier = view.modifier
        box = ContainerBox(
            MatchedLayout(properties: modifier.properties, anchor: modifier.anchor), isModifier: true)
        super.init(view, context)
        box.owner = self
        content = C._makeNode(view.content, childContext)
        box.onPlace = { [weak self] box in MainActor.assumeIsolated { self?.wasPlaced(box.globalFrame) } }
    }

    private var key: MatchedFrames.Key {
        MatchedFrames.Key(id: AnyHashable(view.modifier.id), space: view.modifier.space)
    }

    override var children: [ViewNode] { content.map { [$0] } ?? [] }

    override func boxes() -> [LayoutBox] {
        let boxes = content?.boxes() ?? []
        guard let first = boxes.first else { return [] }
        if inner !== first {
            box.setChildren([first])
            inner = first
        }
        return [box] + boxes.dropFirst()
    }

    private func wasPlaced(_ frame: CGRect) {
        if view.modifier.isSource {
            if graph.matched.frames[key] != frame { comesFrom(graph.matched.frames[key], to: frame) }
            graph.matched.frames[key] = frame
            return
        }
        let (key, graph) = (key, graph)
        graph.runAfterLayout { [weak self] in
            guard let self, !isRemoved, let target = graph.matched.frames[key], box.layout.target != target else {
                return
            }
            box.layout.target = target
            graph.layoutIsStale()
        }
    }

    private var isNew = true

    /// A source that comes in place of another one moves there from its frame.
    private func comesFrom(_ old: CGRect?, to new: CGRect) {
        defer { isNew = false }
        guard isNew, let old, graph.pass > 1, new.width > 0, new.height > 0 else { return }
        let start = MatchedStart(from: old, properties: view.modifier.properties)
        guard let change = graph.change(from: start as any DisplayEffect, of: self) else { return }
        box.effect = MatchedStart(from: nil, properties: view.modifier.properties)
        box.effectChange = change
    }

    override func update(_ new: ModifiedContent<C, MatchedChange<ID>>) {
        view = new
        content?.update(new.content)
        if box.layout.properties != new.modifier.properties || box.layout.anchor != new.modifier.anchor {
            box.layout.properties = new.modifier.properties
            box.layout.anchor = new.modifier.anchor
        }
        if new.modifier.isSource, box.layout.target != nil { box.layout.target = nil }
    }

    override func willBeRemoved() { box.owner = nil }
}

/// The way from another frame to one's own.
private struct MatchedStart: DisplayEffect {
    /// nil at the end.
    let from: CGRect?
    let properties: MatchedGeometryProperties
    var share = 1.0

    func apply(_ items: [DisplayItem], in rect: CGRect, _ context: DrawingContext) -> [DisplayItem] {
        guard let from, share != 1, rect.width > 0, rect.height > 0, !items.isEmpty else { return items }
        let left = CGFloat(1 - share)
        let scales = properties.contains(.size)
        let sx = scales ? 1 + (from.width / rect.width - 1) * left : 1
        let sy = scales ? 1 + (from.height / rect.height - 1) * left : 1
        let dx = properties.contains(.position) ? (from.midX - rect.midX) * left : 0
        let dy = properties.contains(.position) ? (from.midY - rect.midY) * left : 0
        let transform = CGAffineTransform(translationX: rect.midX + dx, y: rect.midY + dy).scaledBy(x: sx, y: sy)
            .translatedBy(x: -rect.midX, y: -rect.midY)
        return [.group(DisplayGroup(transform: transform, items: items))]
    }

    func moved(along change: Change<any DisplayEffect>, at time: TimeInterval) -> any DisplayEffect {
        guard let start = change.old as? MatchedStart else { return self }
        var result = start
        result.share = change.animation.value(from: 0.0, to: 1, after: time - change.began)
        return result
    }
}

extension View {
    nonisolated public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> some View {
        modifier(
            MatchedChange(id: id, space: namespace, properties: properties, anchor: anchor, isSource: isSource))
    }
    nonisolated public func geometryGroup() -> some View { self }
}
