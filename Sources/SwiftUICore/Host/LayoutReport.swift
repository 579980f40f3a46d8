import LayoutTree

/// Turns nodes and their boxes into the layout tree.
///
/// 1. A node with a name, the user's own views and the system's views, is a node of the tree; others hand on their
///    children.
/// 2. Its frame holds all its boxes, transforms of position included.
@MainActor struct LayoutReport {
    let host: _HostedView

    func nodes(_ node: ViewNode, in origin: CGPoint) -> [LayoutNode] {
        guard let name = node.reportName else {
            return numbered(shownInside(node, in: origin))
        }
        let boxes = node.boxes().filter(isShown)
        guard let first = boxes.first else { return [] }
        let frame = boxes.dropFirst().reduce(shownFrame(first)) { $0.union(shownFrame($1)) }
        let children = numbered(shownInside(node, in: frame.origin))
        return [
            LayoutNode(
                type: name, name: name, identifier: boxes.lazy.compactMap(\.identifier).first,
                frame: Self.numbers(frame.offsetBy(dx: -origin.x, dy: -origin.y)), windowFrame: Self.numbers(frame),
                hidden: boxes.allSatisfy { $0.effect is HiddenEffect },
                alpha: boxes.map { $0.effect?.opacity ?? 1 }.min() ?? 1, text: first.textFacts, children: children)
        ]
    }

    private func shownInside(_ node: ViewNode, in origin: CGPoint) -> [LayoutNode] {
        node.reportedChildren.flatMap { nodes($0, in: origin) } + platformNodes(of: node, in: origin)
    }

    private func platformNodes(of node: ViewNode, in origin: CGPoint) -> [LayoutNode] {
        guard let reporting = node as? any PlatformReporting, node.boxes().contains(where: isShown) else { return [] }
        return reporting.platformNodes().map { node in
            var node = node
            node.frame[0] = node.windowFrame[0] - Double(origin.x)
            node.frame[1] = node.windowFrame[1] - Double(origin.y)
            return node
        }
    }

    /// Views of one type among siblings are told apart by their index.
    private func numbered(_ nodes: [LayoutNode]) -> [LayoutNode] {
        var counts: [String: Int] = [:]
        return nodes.map { node in
            var node = node
            let index = counts[node.type, default: 0]
            counts[node.type] = index + 1
            node.name = "\(node.type)[\(index)]"
            return node
        }
    }

    private func isShown(_ box: LayoutBox) -> Bool {
        var next: LayoutBox? = box
        while let current = next {
            if current.isLeftOut { return false }
            if current.parent == nil { return current === host.root }
            next = current.parent
        }
        return false
    }

    private func shownFrame(_ box: LayoutBox) -> CGRect {
        var frame = box.globalFrame
        var next: LayoutBox? = box
        while let current = next {
            if let translation = current.effect?.translation {
                frame = frame.offsetBy(dx: translation.width, dy: translation.height)
            }
            next = current.parent
        }
        return frame
    }

    static func numbers(_ rect: CGRect) -> [Double] {
        [rect.minX, rect.minY, rect.width, rect.height].map { value in
            let rounded = (Double(value) * 10_000).rounded() / 10_000
            return rounded == 0 ? 0 : rounded
        }
    }
}
