@preconcurrency import CoreGraphics
@preconcurrency import Foundation

/// One edge, centre line, baseline or size of an item, typed by what it may be compared with.
@MainActor @preconcurrency
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    public private(set) weak var item: AnyObject?
    nonisolated let attribute: NSLayoutConstraint.Attribute
    private nonisolated let identity: ObjectIdentifier?

    init(item: AnyObject?, attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
        identity = item.map { ObjectIdentifier($0) }
        super.init()
    }

    /// Anchors are equal when they are the same place of the same item.
    open override nonisolated func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSLayoutAnchor<AnchorType> else { return false }
        return other.identity == identity && other.attribute == attribute
    }

    open override nonisolated var hash: Int {
        var hasher = Hasher()
        hasher.combine(identity)
        hasher.combine(attribute)
        return hasher.finalize()
    }

    open var name: String { "\(attribute)" }

    /// Whether the item could stand or reach elsewhere on the anchor's axis.
    open var hasAmbiguousLayout: Bool {
        guard let item = item as? any _LayoutItem, let engine = item._layoutEngine else { return false }
        let ambiguity = engine.isAmbiguous(item)
        return attribute.isHorizontal ? ambiguity.horizontal : ambiguity.vertical
    }

    /// The active constraints that decide the item's place and length on the anchor's axis.
    open var constraintsAffectingLayout: [NSLayoutConstraint] {
        guard let item = item as? any _LayoutItem, let engine = item._layoutEngine else { return [] }
        return engine.constraintsAffecting(item, attribute.isHorizontal ? .horizontal : .vertical)
    }

    func make(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?, multiplier: CGFloat = 1,
        constant: CGFloat, file: String, line: Int
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: item ?? _DeallocatedItem(), attribute: attribute, relatedBy: relation,
            toItem: other.flatMap { $0.item }, attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier,
            constant: constant, file: file, line: line)
    }
}

/// Stands for an item that is gone, so that a late constraint fails at activation with a sentence and not with a trap.
final class _DeallocatedItem: NSObject {}

extension NSLayoutAnchor {
    public func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>, file: String = #fileID, line: Int = #line
    ) -> NSLayoutConstraint {
        make(.equal, anchor, constant: 0, file: file, line: line)
    }

    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, file: String = #fileID, line: Int = #line
    ) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor, constant: 0, file: file, line: line)
    }

    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, file: String = #fileID, line: Int = #line
    ) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor, constant: 0, file: file, line: line)
    }

    public func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat, file: String = #fileID, line: Int = #line
    ) -> NSLayoutConstraint {
        make(.equal, anchor, constant: c, file: file, line: line)
    }

    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat, file: String = #fileID,
        line: Int = #line
    ) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor, constant: c, file: file, line: line)
    }

    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat, file: String = #fileID,
        line: Int = #line
    ) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor, constant: c, file: file, line: line)
    }
}

/// An anchor of a left, right, leading, trailing or horizontal centre line.
@MainActor @preconcurrency
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    public convenience init(_item item: AnyObject, attribute: NSLayoutConstraint.Attribute) {
        self.init(item: item, attribute: attribute)
    }

    @available(*, unavailable, message: "a distance between two anchors needs a layout guide of that width here")
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension { fatalError() }
}

/// An anchor of a top, bottom, vertical centre or baseline.
@MainActor @preconcurrency
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    public convenience init(_item item: AnyObject, attribute: NSLayoutConstraint.Attribute) {
        self.init(item: item, attribute: attribute)
    }

    @available(*, unavailable, message: "a distance between two anchors needs a layout guide of that height here")
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension { fatalError() }
}
