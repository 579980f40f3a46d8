import AutoLayout
import Foundation

extension UIView: _LayoutItem {
    public var _layoutSuperitem: (any _LayoutItem)? { storedSuperview }
    public var _layoutContainer: (any _LayoutItem)? { self }
    public var _layoutNode: _LayoutNode { layoutNode }
    public var _layoutEngine: _LayoutEngine? { layoutEngineIfAny }

    public var _alignmentInsets: _LayoutInsets {
        let insets = alignmentRectInsets
        return _LayoutInsets(
            top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
            right: Double(insets.right))
    }

    public var _baselineOffsets: (first: Double, last: Double) {
        let offsets = baselineOffsets
        return (Double(offsets.first), Double(offsets.last))
    }

    public var _isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
    public var _edgeItemForDescendants: (any _LayoutItem)? { (self as? UIScrollView)?.contentLayoutGuide }
    public var _scrollOrigin: (x: Double, y: Double)? {
        guard self is UIScrollView else { return nil }
        let origin = layer.bounds.origin
        return (Double(origin.x), Double(origin.y))
    }
    public var _marginsItem: (any _LayoutItem)? { layoutMarginsGuide }

    public func _intrinsicSize(forWidth width: Double?) -> (width: Double, height: Double) {
        let size = width.map { intrinsicContentSize(forWidth: CGFloat($0)) } ?? intrinsicContentSize
        return (Double(size.width), Double(size.height))
    }

    public var _intrinsicHeightDependsOnWidth: Bool { intrinsicHeightDependsOnWidth }

    public func _contentPriority(_ axis: NSLayoutConstraint.Axis) -> (hugging: Float, compression: Float) {
        (
            contentHuggingPriority(for: axis).rawValue, contentCompressionResistancePriority(for: axis).rawValue
        )
    }

    public var _autoresizingFrame: (x: Double, y: Double, width: Double, height: Double)? {
        guard translatesAutoresizingMaskIntoConstraints else { return nil }
        let size = layer.bounds.size
        let anchor = layer.anchorPoint
        return (
            Double(layer.position.x - size.width * anchor.x), Double(layer.position.y - size.height * anchor.y),
            Double(size.width), Double(size.height)
        )
    }

    public var _isEncapsulated: Bool { self is any EncapsulatedContent }
    public var _systemConstraints: [NSLayoutConstraint] { [] }

    /// A stack that is to be arranged anew, and the content of a cell that no table has given its size yet.
    public var _areConstraintsStale: Bool {
        if let stack = self as? UIStackView { return stack.needsArrangement }
        return _isEncapsulated && window == nil
    }

    public var _heldConstraints: [NSLayoutConstraint] { heldConstraints }

    public func _hold(_ constraint: NSLayoutConstraint) { heldConstraints.append(constraint) }

    public func _release(_ constraint: NSLayoutConstraint) {
        guard let index = heldConstraints.lastIndex(where: { $0 === constraint }) else { return }
        heldConstraints.remove(at: index)
    }

    public func _layoutValuesDidChange() {
        storedSuperview?.setNeedsLayout()
    }

    public var _layoutDescription: String {
        let shown = _textFacts?.string ?? (self as? UIButton)?.currentTitle
        let text = shown.map { "'\($0.count > 25 ? $0.prefix(25) + "..." : $0)'" } ?? ""
        return "\(type(of: self)):\(_LayoutAddress.of(self))\(text)"
    }

    public var _autoresizingMaskText: String {
        func mark(_ part: AutoresizingMask) -> String { autoresizingMask.contains(part) ? "&" : "-" }
        let horizontal: [AutoresizingMask] = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
        let vertical: [AutoresizingMask] = [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
        // Without any mark the far margin gives way.
        func text(_ parts: [AutoresizingMask]) -> String {
            autoresizingMask.isDisjoint(with: AutoresizingMask(parts)) ? "--&" : parts.map(mark).joined()
        }
        return "h=\(text(horizontal)) v=\(text(vertical))"
    }
}

extension UIView {
    // MARK: - The engine

    var layoutEngineIfAny: _LayoutEngine? { layoutNode.boundEngine ?? layoutRoot.rootEngine }

    /// The engine of the tree whose root this is, made with all constraints of the tree where there is none.
    func engineOfRoot() -> _LayoutEngine {
        if let rootEngine { return rootEngine }
        let engine = _LayoutEngine(root: self, sizing: rootSizing)
        rootEngine = engine
        addConstraintsOfSubtree(to: engine)
        return engine
    }

    /// A root with an autoresizing frame keeps its size; one without takes what its constraints ask for.
    private var rootSizing: _LayoutEngine.RootSizing {
        let size = layer.bounds.size
        if translatesAutoresizingMaskIntoConstraints || self is UIWindow {
            return .fixed(width: Double(size.width), height: Double(size.height))
        }
        return .fitting(
            width: Double(size.width), height: Double(size.height), horizontalPriority: 1, verticalPriority: 1)
    }

    func updateRootSizing() { rootEngine?.setRootSizing(rootSizing) }

    func addConstraintsOfSubtree(to engine: _LayoutEngine) {
        var constraints: [NSLayoutConstraint] = []
        collectConstraints(&constraints)
        engine.add(constraints)
    }

    private func collectConstraints(_ constraints: inout [NSLayoutConstraint]) {
        constraints += heldConstraints
        for view in storedSubviews { view.collectConstraints(&constraints) }
    }

    /// Called after the view got a superview: its constraints go to the new tree's engine.
    func joinEngine() {
        if rootEngine != nil {
            if let rootEngine { forgetSubtree(in: rootEngine) }
            rootEngine = nil
        }
        guard let engine = layoutRoot.rootEngine else { return }
        addConstraintsOfSubtree(to: engine)
    }

    /// Called before the view leaves its superview.
    func leaveEngine() {
        guard let engine = layoutRoot.rootEngine else { return }
        forgetSubtree(in: engine)
    }

    private func forgetSubtree(in engine: _LayoutEngine) {
        var items: [any _LayoutItem] = []
        forEachItemInSubtree { items.append($0) }
        engine.forget(items)
    }

    func contentSizeChanged() {
        layoutEngineIfAny?.contentSizeDidChange(of: self)
        (superview as? UIStackView)?.arrangedSubviewContentSizeDidChange(self)
    }

    func readingDirectionChanged() {
        forEachItemInSubtree { layoutEngineIfAny?.rebuildRows(of: $0) }
        setNeedsLayout()
        setNeedsDisplay()
    }
}
