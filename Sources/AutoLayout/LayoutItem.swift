import CoreGraphics
import Foundation
import LayoutSolver

/// Distances from the edges of a rectangle, in points.
public struct _LayoutInsets: Hashable, Sendable {
    public var top: Double
    public var left: Double
    public var bottom: Double
    public var right: Double

    public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

/// What a view or a layout guide tells the engine about itself.
@MainActor
public protocol _LayoutItem: AnyObject {
    /// The view whose coordinates the item's frame is in; nil for a root.
    var _layoutSuperitem: (any _LayoutItem)? { get }

    /// The item itself for a view, the owning view for a guide.
    var _layoutContainer: (any _LayoutItem)? { get }

    /// The engine's record of the item, made once and kept.
    var _layoutNode: _LayoutNode { get }

    /// The engine that the item's tree is solved by, if it exists already.
    var _layoutEngine: _LayoutEngine? { get }

    /// How far the frame reaches beyond the alignment rectangle; negative where it is smaller.
    var _alignmentInsets: _LayoutInsets { get }

    /// Points from the alignment rectangle's top to the first baseline, and from its bottom up to the last.
    var _baselineOffsets: (first: Double, last: Double) { get }

    var _isRightToLeft: Bool { get }

    /// The guide whose edges stand for the item's own where items inside it are attached: a scroll view's content.
    var _edgeItemForDescendants: (any _LayoutItem)? { get }

    /// The point of the item's own coordinates at its top left corner, for what its content is scrolled by.
    var _scrollOrigin: (x: Double, y: Double)? { get }

    /// The guide within the item's margins.
    var _marginsItem: (any _LayoutItem)? { get }

    /// Width and height from content; negative means none. `width` is what the engine found first, or nil.
    func _intrinsicSize(forWidth width: Double?) -> (width: Double, height: Double)

    /// Whether the intrinsic height depends on the width, as for text of several lines.
    var _intrinsicHeightDependsOnWidth: Bool { get }

    func _contentPriority(_ axis: NSLayoutConstraint.Axis) -> (hugging: Float, compression: Float)

    /// The frame to pin the item to where its autoresizing mask decides; nil where constraints do.
    var _autoresizingFrame: (x: Double, y: Double, width: Double, height: Double)? { get }

    /// Whether that frame's size is one that a list gives its row's content, and is called so in reports.
    var _isEncapsulated: Bool { get }

    /// The mask as the console prints it, margin, size and margin by axis, `&` for what is flexible: `h=--& v=--&`.
    var _autoresizingMaskText: String { get }

    /// Constraints the system itself holds the item by: guides of margins, safe areas, scroll content.
    var _systemConstraints: [NSLayoutConstraint] { get }

    /// Whether constraints that the item made for itself are to be replaced in the next pass.
    var _areConstraintsStale: Bool { get }

    /// Constraints that the item holds for itself and its descendants.
    var _heldConstraints: [NSLayoutConstraint] { get }
    func _hold(_ constraint: NSLayoutConstraint)
    func _release(_ constraint: NSLayoutConstraint)

    /// The engine found another frame; the superitem must lay its items out again.
    func _layoutValuesDidChange()

    /// Class, address-free name and text as constraint descriptions print it.
    var _layoutDescription: String { get }
}

/// The engine's record of one item.
@MainActor
public final class _LayoutNode {
    var state = State()
    /// Active constraints that mention the item.
    var references: [ObjectIdentifier: NSLayoutConstraint] = [:]

    /// The active constraints that mention the item, in the order they were made: a dictionary's own order differs from
    /// run to run, and the order in which rows reach the solver decides between equals.
    public var constraints: [NSLayoutConstraint] { references.values.sorted { $0.serial < $1.serial } }

    /// What belongs to one engine.
    public struct State {
        /// Position in the superitem and size of the alignment rectangle; nil while no constraint asks for them.
        var variables: Variables?
        weak var engine: _LayoutEngine?
        var contentRows = ContentRows()
        var autoresizingRows: [ConstraintID] = []
        /// The width that the intrinsic height was measured at.
        var measuredWidth: Double?
    }

    /// The engine that knows the item by variables, if any.
    public var boundEngine: _LayoutEngine? { state.engine }

    /// Hands out what the present engine knows and starts empty, so that a fitting engine can use the item.
    public func takeState() -> State {
        defer { state = State() }
        return state
    }

    public func restore(_ state: State) { self.state = state }

    var variables: Variables? {
        get { state.variables }
        set { state.variables = newValue }
    }

    var engine: _LayoutEngine? {
        get { state.engine }
        set { state.engine = newValue }
    }

    var contentRows: ContentRows {
        get { state.contentRows }
        set { state.contentRows = newValue }
    }

    var autoresizingRows: [ConstraintID] {
        get { state.autoresizingRows }
        set { state.autoresizingRows = newValue }
    }

    var measuredWidth: Double? {
        get { state.measuredWidth }
        set { state.measuredWidth = newValue }
    }

    struct Variables {
        var x: Variable
        var y: Variable
        var width: Variable
        var height: Variable
    }

    struct ContentRows {
        var widthCompression: ConstraintID?
        var widthHugging: ConstraintID?
        var heightCompression: ConstraintID?
        var heightHugging: ConstraintID?
        var size: (width: Double, height: Double) = (-1, -1)
    }

    public init() {}
}
