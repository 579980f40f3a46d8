@preconcurrency import Foundation
import AutoLayout

/// A rectangle that takes part in constraints without being a view.
///
/// Its frame is points in the owning view's coordinates, rounded to pixels as a view's is.
@MainActor @preconcurrency
open class UILayoutGuide: NSObject {
    public internal(set) weak var owningView: UIView?
    open var identifier: String = ""
    let node = _LayoutNode()
    var systemConstraints: [NSLayoutConstraint] = []

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    open var layoutFrame: CGRect {
        guard let owningView else { return .zero }
        guard let engine = _layoutEngine, let rect = engine.alignmentRect(of: self) else {
            return owningView.frameOfUnusedGuide(self)
        }
        return owningView.roundedToPixels(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    }

    open var leadingAnchor: NSLayoutXAxisAnchor { .init(_item: self, attribute: .leading) }
    open var trailingAnchor: NSLayoutXAxisAnchor { .init(_item: self, attribute: .trailing) }
    open var leftAnchor: NSLayoutXAxisAnchor { .init(_item: self, attribute: .left) }
    open var rightAnchor: NSLayoutXAxisAnchor { .init(_item: self, attribute: .right) }
    open var topAnchor: NSLayoutYAxisAnchor { .init(_item: self, attribute: .top) }
    open var bottomAnchor: NSLayoutYAxisAnchor { .init(_item: self, attribute: .bottom) }
    open var widthAnchor: NSLayoutDimension { .init(_item: self, attribute: .width) }
    open var heightAnchor: NSLayoutDimension { .init(_item: self, attribute: .height) }
    open var centerXAnchor: NSLayoutXAxisAnchor { .init(_item: self, attribute: .centerX) }
    open var centerYAnchor: NSLayoutYAxisAnchor { .init(_item: self, attribute: .centerY) }

    open var hasAmbiguousLayout: Bool {
        guard let engine = _layoutEngine else { return false }
        let result = engine.isAmbiguous(self)
        return result.horizontal || result.vertical
    }

    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard let owningView else { return [] }
        owningView.layoutRoot.updateConstraintsInSubtree()
        return owningView._engineOfTree.constraintsAffecting(self, axis)
    }
}

extension UILayoutGuide: _LayoutItem {
    public var _layoutSuperitem: (any _LayoutItem)? { owningView }
    public var _layoutContainer: (any _LayoutItem)? { owningView }
    public var _layoutNode: _LayoutNode { node }
    public var _layoutEngine: _LayoutEngine? { node.boundEngine ?? owningView?.layoutEngineIfAny }
    public var _alignmentInsets: _LayoutInsets { _LayoutInsets() }
    public var _baselineOffsets: (first: Double, last: Double) { (0, 0) }
    public var _isRightToLeft: Bool { owningView?._isRightToLeft ?? false }
    public var _edgeItemForDescendants: (any _LayoutItem)? { nil }
    public var _scrollOrigin: (x: Double, y: Double)? { nil }
    public var _marginsItem: (any _LayoutItem)? { nil }
    public func _intrinsicSize(forWidth width: Double?) -> (width: Double, height: Double) { (-1, -1) }
    public var _intrinsicHeightDependsOnWidth: Bool { false }
    public func _contentPriority(_ axis: NSLayoutConstraint.Axis) -> (hugging: Float, compression: Float) { (250, 750) }
    public var _autoresizingFrame: (x: Double, y: Double, width: Double, height: Double)? { nil }
    public var _isEncapsulated: Bool { false }
    public var _systemConstraints: [NSLayoutConstraint] { systemConstraints }
    // A guide's constraints are held by its view.
    public var _areConstraintsStale: Bool { false }
    public var _heldConstraints: [NSLayoutConstraint] { [] }
    public func _hold(_ constraint: NSLayoutConstraint) { owningView?._hold(constraint) }
    public func _release(_ constraint: NSLayoutConstraint) { owningView?._release(constraint) }
    public func _layoutValuesDidChange() {
        owningView?.setNeedsLayout()
        (owningView as? UIScrollView)?.contentGuideDidChange(self)
    }
    public var _autoresizingMaskText: String { "" }
    public var _layoutDescription: String { "\(typeName):\(_LayoutAddress.of(self))'\(identifier)'" }

    /// As UIKit calls the guides that its stack views make.
    private var typeName: String {
        switch identifier {
        case "UISV-alignment-spanner": "_UILayoutSpacer"
        case "UISV-distributing": "_UIOLAGapGuide"
        default: "\(type(of: self))"
        }
    }
}

/// The guide that follows the keyboard; without one it stands at the bottom of the safe area with no height.
@MainActor @preconcurrency
open class UITrackingLayoutGuide: UILayoutGuide {}

@MainActor @preconcurrency
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    open var followsUndockedKeyboard = false
    open var usesBottomSafeArea = true
    open var keyboardDismissPadding: CGFloat = 0
}
