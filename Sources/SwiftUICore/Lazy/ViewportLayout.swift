/// A layout that shows a part of something larger, such as a scroll view's; its content is placed at minus the offset.
protocol ViewportLayout {}

extension LayoutBox {
    /// The part of the window in which the box can be seen: the boxes that show only a part of it, or the window.
    var viewport: CGRect {
        var result: CGRect?
        var box: LayoutBox = self
        while let parent = box.parent {
            box = parent
            if box.showsPart { result = result?.intersection(box.shownPart) ?? box.shownPart }
        }
        return result ?? box.globalFrame
    }
}

/// A node that knows where something in it is, even where its views are not made yet.
@MainActor protocol ScrollTargetSource {
    /// The place of the view with an identity, in the window; estimated for views that are not made; nil where it is not
    /// in here.
    func targetFrame(_ id: AnyHashable) -> CGRect?
}

extension ViewNode {
    /// The place of the view with an identity among those inside.
    func scrollTarget(_ id: AnyHashable) -> CGRect? {
        if let source = self as? any ScrollTargetSource { return source.targetFrame(id) }
        if let identified = self as? any IdentifiedNode, identified.explicitIdentity == id { return shownFrame }
        if let list = self as? any IdentifiedChildren, let child = list.child(with: id), let frame = child.shownFrame {
            return frame
        }
        for child in children {
            if let frame = child.scrollTarget(id) { return frame }
        }
        return nil
    }

    /// The place of a view that a lazy container inside has not made, and the container's box.
    func lazyTarget(_ id: AnyHashable) -> (LayoutBox, CGRect)? {
        if let source = self as? any ScrollTargetSource, let frame = source.targetFrame(id), let box = boxes().first {
            return (box, frame)
        }
        for child in children {
            if let found = child.lazyTarget(id) { return found }
        }
        return nil
    }

    /// Around everything that the view shows, in the window.
    var shownFrame: CGRect? {
        let boxes = boxes()
        guard let first = boxes.first else { return nil }
        return boxes.dropFirst().reduce(first.globalFrame) { $0.union($1.globalFrame) }
    }
}

/// A node with an identity that the user gave.
@MainActor protocol IdentifiedNode {
    var explicitIdentity: AnyHashable? { get }
}
