extension CALayer {
    func replaceChildren(with layers: [CALayer]) {
        for child in children { child.superlayer = nil }
        children = []
        for layer in layers { addSublayer(layer) }
        setNeedsLayout()
    }

    /// A layer is never put inside itself: that would be a tree without a root.
    func insert(_ layer: CALayer, at index: ([CALayer]) -> Int) {
        var ancestor: CALayer? = self
        while let current = ancestor {
            guard current !== layer else { return }
            ancestor = current.superlayer
        }
        layer.removeFromSuperlayer()
        children.insert(layer, at: index(children))
        layer.superlayer = self
        setNeedsLayout()
    }

    /// From back to front: by `zPosition`, and in the order of the list where that agrees.
    public var _orderedSublayers: [CALayer] {
        guard children.contains(where: { $0.zPosition != 0 }) else { return children }
        return children.enumerated()
            .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
            .map(\.element)
    }

    // MARK: Layout

    func layoutFromOutermost() {
        var outermost = self
        var ancestor = superlayer
        while let current = ancestor {
            if current.layoutFlag { outermost = current }
            ancestor = current.superlayer
        }
        outermost.layoutTree()
    }

    private func layoutTree() {
        var turns = 0
        while layoutFlag, turns < 50 {
            layoutFlag = false
            layoutSublayers()
            turns += 1
        }
        for child in children { child.layoutTree() }
        mask?.layoutTree()
    }
}
