/// What happens when a view is tapped.
private struct TapChange {
    let action: () -> Void
}

extension TapChange: ViewModifier, WrappingModifier {
    typealias Body = Never

    func makeBox(_ node: ViewNode) -> LayoutBox {
        let box = ContainerBox(PassThroughLayout(), isModifier: true)
        updateBox(box, node)
        return box
    }

    func updateBox(_ box: LayoutBox, _ node: ViewNode) {
        box.tapAction = { [weak node, action] in
            MainActor.assumeIsolated { if node?.environment.isEnabled == true { action() } }
        }
    }
}

extension View {
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(TapChange(action: action))
    }
}

extension _HostedView {
    /// Taps the view with an accessibility identifier; false where there is none that reacts.
    @discardableResult
    public func tap(identifier: String) -> Bool {
        guard let box = find(in: root, where: { $0.identifier == identifier }) else { return false }
        return tap(at: CGPoint(x: box.globalFrame.midX, y: box.globalFrame.midY))
    }

    /// Taps the frontmost view at a point of the window; false where none reacts.
    @discardableResult
    public func tap(at point: CGPoint) -> Bool {
        guard let box = target(in: root, at: point) else { return false }
        box.tapAction?()
        return true
    }

    private func find(in box: LayoutBox, where matches: (LayoutBox) -> Bool) -> LayoutBox? {
        if box.isLeftOut { return nil }
        if matches(box) { return box }
        for child in box.children {
            if let found = find(in: child, where: matches) { return found }
        }
        return nil
    }

    private func target(in box: LayoutBox, at point: CGPoint) -> LayoutBox? {
        if box.isLeftOut { return nil }
        let children = box.drawsBackwards ? box.children : box.children.reversed()
        for child in children {
            if let found = target(in: child, at: point) { return found }
        }
        return box.tapAction != nil && box.globalFrame.contains(point) ? box : nil
    }
}
