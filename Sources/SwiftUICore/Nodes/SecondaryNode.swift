/// A second view over or under each view that it modifies.
struct SecondaryLayer<Second> {
    let second: Second
    let alignment: Alignment
    let kind: SecondaryKind
}

enum SecondaryKind {
    case overlay, background
    /// Its opacity is that of the first.
    case mask
}

extension SecondaryLayer: ViewModifier where Second: View {
    typealias Body = Never

    static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ context: _NodeContext
    ) -> _TypedNode<ModifiedContent<C, Self>> {
        SecondaryNode(view, context)
    }
}

@MainActor final class SecondaryNode<C: View, S: View>: TypedNode<ModifiedContent<C, SecondaryLayer<S>>> {
    private struct Layer {
        var inner: LayoutBox
        var outer: ContainerBox<SecondaryLayerLayout>
        /// Around the second view where that is several.
        var group: ContainerBox<ZStackLayout>
        var node: TypedNode<S>
    }

    private var content: TypedNode<C>?
    private var layers: [Layer] = []
    private var isRightToLeft = false

    override init(_ view: ModifiedContent<C, SecondaryLayer<S>>, _ context: _NodeContext) {
        super.init(view, context)
        content = C._makeNode(view.content, childContext)
        readDirection()
    }

    override var children: [ViewNode] {
        guard let content else { return [] }
        let seconds = layers.map { $0.node as ViewNode }
        return view.modifier.kind == .background ? seconds + [content] : [content] + seconds
    }

    override func boxes() -> [LayoutBox] {
        let inner = content?.boxes() ?? []
        var known = layers
        layers = inner.map { box in
            if let index = known.firstIndex(where: { $0.inner === box }) { return known.remove(at: index) }
            return makeLayer(around: box)
        }
        for layer in known { layer.node.remove() }
        for layer in layers {
            let second = layer.node.boxes()
            layer.group.setChildren(second.count > 1 ? second : [])
            layer.outer.setChildren([layer.inner] + (second.count > 1 ? [layer.group] : second))
        }
        return layers.map(\.outer)
    }

    private func makeLayer(around box: LayoutBox) -> Layer {
        let modifier = view.modifier
        let outer = ContainerBox(
            SecondaryLayerLayout(alignment: modifier.alignment), isModifier: true, secondary: modifier.kind)
        outer.owner = self
        outer.isRightToLeft = isRightToLeft
        let group = ContainerBox(ZStackLayout(alignment: modifier.alignment))
        group.isRightToLeft = isRightToLeft
        return Layer(inner: box, outer: outer, group: group, node: S._makeNode(modifier.second, childContext))
    }

    override func update(_ new: ModifiedContent<C, SecondaryLayer<S>>) {
        view = new
        content?.update(new.content)
        let alignment = new.modifier.alignment
        for layer in layers {
            layer.node.update(new.modifier.second)
            if layer.outer.layout.alignment != alignment {
                layer.outer.layout.alignment = alignment
                layer.group.layout.alignment = alignment
            }
        }
    }

    override func refresh() {
        readDirection()
        for layer in layers {
            layer.outer.isRightToLeft = isRightToLeft
            layer.group.isRightToLeft = isRightToLeft
            layer.outer.invalidate()
        }
    }

    private func readDirection() {
        isRightToLeft = ReadTracker.track(self) { environment.layoutDirection == .rightToLeft }
    }

    override func willBeRemoved() {
        for layer in layers { layer.outer.owner = nil }
    }
}
