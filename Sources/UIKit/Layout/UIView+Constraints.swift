import AutoLayout
import Foundation

extension UIView {
    public var leadingAnchor: NSLayoutXAxisAnchor { .init(_item: self, attribute: .leading) }
    public var trailingAnchor: NSLayoutXAxisAnchor { .init(_item: self, attribute: .trailing) }
    public var leftAnchor: NSLayoutXAxisAnchor { .init(_item: self, attribute: .left) }
    public var rightAnchor: NSLayoutXAxisAnchor { .init(_item: self, attribute: .right) }
    public var topAnchor: NSLayoutYAxisAnchor { .init(_item: self, attribute: .top) }
    public var bottomAnchor: NSLayoutYAxisAnchor { .init(_item: self, attribute: .bottom) }
    public var widthAnchor: NSLayoutDimension { .init(_item: self, attribute: .width) }
    public var heightAnchor: NSLayoutDimension { .init(_item: self, attribute: .height) }
    public var centerXAnchor: NSLayoutXAxisAnchor { .init(_item: self, attribute: .centerX) }
    public var centerYAnchor: NSLayoutYAxisAnchor { .init(_item: self, attribute: .centerY) }
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { .init(_item: self, attribute: .firstBaseline) }
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { .init(_item: self, attribute: .lastBaseline) }

    /// The constraints this view holds, in the order they were added.
    public var constraints: [NSLayoutConstraint] { heldConstraints }

    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint._activate(holder: self) }
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        _LayoutEngine._batching { constraints.forEach(addConstraint) }
        _LayoutEngine._checkActivated(constraints)
    }
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint._holder === self { constraint.isActive = false }
    }
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(removeConstraint) }

    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        storedGuides.append(layoutGuide)
    }

    /// Removes a guide together with the constraints that mention it.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self else { return }
        NSLayoutConstraint.deactivate(layoutGuide.node.constraints)
        layoutEngineIfAny?.forget(layoutGuide)
        storedGuides.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
    }

    public var layoutGuides: [UILayoutGuide] { storedGuides }

    // MARK: - Debugging

    /// Whether another frame would satisfy the constraints as well.
    public var hasAmbiguousLayout: Bool {
        let result = _ambiguity
        return result.horizontal || result.vertical
    }

    public var _ambiguity: (horizontal: Bool, vertical: Bool) {
        guard storedSuperview != nil, !translatesAutoresizingMaskIntoConstraints else { return (false, false) }
        let engine = layoutRoot.engineOfRoot()
        guard layoutNode.boundEngine === engine else { return (true, true) }
        return engine.isAmbiguous(self)
    }

    /// Moves an ambiguous view to another frame that its constraints allow, until the next change of a constraint.
    ///
    /// Nothing happens where the frame is the only one. Every call moves it again by the same distance, so that a
    /// picture made after a call is the same on every run.
    public func exerciseAmbiguityInLayout() {
        guard hasAmbiguousLayout else { return }
        layoutRoot.engineOfRoot().exerciseAmbiguity(of: self, by: Self.exerciseDistance)
        storedSuperview?.setNeedsLayout()
    }

    /// Points, enough to be seen; our own choice, as Apple names no distance.
    private static let exerciseDistance = 20.0

    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        layoutRoot.updateConstraintsInSubtree()
        return layoutRoot.engineOfRoot().constraintsAffecting(self, axis)
    }

    // MARK: - Fitting

    /// The size the constraints below this view ask for.
    ///
    /// 1. An engine of its own gets the constraints of the subtree.
    /// 2. Width and height are pulled to the target at the given priorities.
    /// 3. The solved size of the view is the answer; no frame changes.
    ///
    /// Origin: WWDC 2018 session 220. A view without constraints below it answers with its intrinsic size.
    func fittingSize(
        _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize {
        updateConstraintsInSubtree()
        var saved: [(_LayoutNode, _LayoutNode.State)] = []
        forEachItemInSubtree { saved.append(($0._layoutNode, $0._layoutNode.takeState())) }
        let engine = _LayoutEngine(
            root: self,
            sizing: .fitting(
                width: Double(target.width), height: Double(target.height), horizontalPriority: horizontal.rawValue,
                verticalPriority: vertical.rawValue))
        engine.isQuiet = true
        addConstraintsOfSubtree(to: engine)
        engine.update()
        let rect = engine.alignmentRect(of: self)
        for (node, state) in saved { node.restore(state) }
        let insets = _alignmentInsets
        return roundedUpToPixels(
            width: (rect?.width ?? 0) + insets.left + insets.right,
            height: (rect?.height ?? 0) + insets.top + insets.bottom)
    }

    func roundedUpToPixels(width: Double, height: Double) -> CGSize {
        let scale = _HostEnvironment.current.scale
        func up(_ value: Double) -> CGFloat { (CGFloat(value) * scale - 0.0005).rounded(.up) / scale }
        return CGSize(width: up(width), height: up(height))
    }
}

extension UIView {
    /// The engine that the view's tree is solved by, made where there is none.
    public var _engineOfTree: _LayoutEngine { layoutRoot.engineOfRoot() }

    /// The view, its guides, and the same of all views inside it.
    public var _itemsOfSubtree: [any _LayoutItem] {
        var items: [any _LayoutItem] = []
        forEachItemInSubtree { items.append($0) }
        return items
    }

    /// Shows another layout that the constraints allow, with all of these views elsewhere that can be, as long as
    /// `body` runs.
    public func _withOtherLayout<Result>(of views: [UIView], _ body: () -> Result) -> Result {
        let engine = layoutRoot.engineOfRoot()
        var items: [any _LayoutItem] = []
        for view in views {
            items.append(view)
            if let content = (view as? UIScrollView)?.guides.scrollContent { items.append(content) }
        }
        engine.exerciseTogether(items, by: Self.exerciseDistance)
        layoutRoot.setNeedsLayout()
        layoutRoot.layoutIfNeeded()
        defer {
            engine.endExercise()
            layoutRoot.setNeedsLayout()
            layoutRoot.layoutIfNeeded()
        }
        return body()
    }

    /// The conflicts of the tree's present constraints.
    public var _conflicts: [_LayoutConflict] { layoutRoot.engineOfRoot().conflicts }
}
