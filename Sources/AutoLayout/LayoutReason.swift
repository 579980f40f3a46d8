import Foundation
import LayoutSolver

/// What one row of the solver stands for: a constraint of the program, or something that the system holds an item by.
@MainActor
public struct _LayoutReason {
    /// As UIKit prints it: class, address, identifier and visual format between angle brackets.
    public var description: String
    public var origin: _ConstraintOrigin
    public var priority: Float = 1000
    /// Nil for autoresizing, content size and the size that a root has from outside.
    public var constraint: NSLayoutConstraint?
    /// The constraint's constant when this was asked for; it may have been changed since.
    public var constant: CGFloat?
    /// What it speaks about first.
    public var item: (any _LayoutItem)?
    public var attribute: NSLayoutConstraint.Attribute
    var relation = NSLayoutConstraint.Relation.equal
    /// The number that the attribute is compared with where there is no constraint.
    var value = 0.0

    /// `label.leading == view.leading + 16`, with names of the caller's choice and without the priority.
    public func equation(naming name: (AnyObject) -> String) -> String {
        if let constraint { return constraint._equation(naming: name, constant: constant) }
        let subject = item.map { name($0) + "." } ?? ""
        let names: [NSLayoutConstraint.Attribute: String] = [.left: "x", .top: "y"]
        return "\(subject)\(names[attribute] ?? "\(attribute)") \(relation.sign) \(describe(value))"
    }

    /// Whether the attribute may be smaller, but not larger.
    public var isUpperLimit: Bool { (constraint?.relation ?? relation) == .lessThanOrEqual }

    /// Where the program made the constraint or, for a stack's own, had the stack arrange the view; nil where neither is
    /// known. Looked up when it is asked for, which may take some hundredths of a second.
    public var usersPlace: (file: String, line: Int)? {
        constraint?._placeOfArrangement?() ?? constraint?._usersPlace
    }

    public var file: String? { usersPlace?.file }
    public var line: Int? { usersPlace?.line }

    /// Whether a person wrote the constraint.
    public var isUsers: Bool { origin == .user }
}

extension _LayoutEngine {
    /// What a row stands for.
    func reason(of id: ConstraintID) -> _LayoutReason {
        let index = Int(id.index)
        switch index < owners.count ? owners[index] : .none {
        case .constraint(let constraint):
            return _LayoutReason(
                description: constraint._fullDescription, origin: constraint._origin,
                priority: constraint.priority.rawValue, constraint: constraint, constant: constraint.constant,
                item: constraint.firstItem as? any _LayoutItem, attribute: constraint.firstAttribute)
        case .autoresizing(let item, let attribute):
            return autoresizingReason(item, attribute)
        case .contentSize(let item, let axis):
            return contentSizeReason(item, axis, solver.definition(of: id))
        case .encapsulated(let item):
            let row = solver.definition(of: id)
            let isWidth = row.terms.first?.variable == item._layoutNode.variables?.width
            return rootSizeReason(item, isWidth ? .width : .height, row.constant, priority: row.priority)
        case .none:
            return _LayoutReason(description: "<NSLayoutConstraint>", origin: .user, attribute: .notAnAttribute)
        }
    }

    private func autoresizingReason(
        _ item: any _LayoutItem, _ attribute: NSLayoutConstraint.Attribute
    ) -> _LayoutReason {
        let frame = item._autoresizingFrame ?? (0, 0, 0, 0)
        if attribute.kind == .size, item._isEncapsulated {
            return rootSizeReason(item, attribute, attribute == .width ? frame.width : frame.height)
        }
        let value = [.left: frame.x, .top: frame.y, .width: frame.width][attribute] ?? frame.height
        let name = [.left: "minX", .top: "minY", .width: "width"][attribute] ?? "height"
        let names =
            attribute.kind == .size
            ? "" : item._layoutSuperitem.map { ", names: '|':\($0._layoutDescription) " } ?? ""
        let address = _LayoutAddress.of(item, part: name)
        return _LayoutReason(
            description: "<NSAutoresizingMaskLayoutConstraint:\(address) \(item._autoresizingMaskText) "
                + "\(item._layoutDescription).\(name) == \(describe(value))   (active\(names))>",
            origin: .autoresizing, item: item, attribute: attribute, value: value)
    }

    private func contentSizeReason(
        _ item: any _LayoutItem, _ axis: NSLayoutConstraint.Axis, _ row: ConstraintRow
    ) -> _LayoutReason {
        let isWidth = axis == .horizontal
        let priority = item._contentPriority(axis)
        let address = _LayoutAddress.of(item, part: isWidth ? "contentWidth" : "contentHeight")
        let marks =
            "Hug:\(describe(Double(priority.hugging))) "
            + "CompressionResistance:\(describe(Double(priority.compression)))"
        return _LayoutReason(
            description: "<NSContentSizeLayoutConstraint:\(address) \(isWidth ? "H" : "V"):"
                + "[\(item._layoutDescription)(\(describe(row.constant)))] \(marks)   (active)>",
            origin: .contentSize, priority: row.priority, item: item, attribute: isWidth ? .width : .height,
            relation: row.relation == .lessThanOrEqual ? .lessThanOrEqual : .greaterThanOrEqual, value: row.constant)
    }

    /// The size that a root has from outside, which is no row of the solver: a view that nothing lays out yet has a
    /// temporary one. Where sizes are fitted it is the target.
    func rootSizeReason(
        _ item: any _LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ value: Double, priority: Float = 1000
    ) -> _LayoutReason {
        let side = attribute == .width ? "Width" : "Height"
        let isTarget = if case .fitting = rootSizing { priority > 1 } else { false }
        let outside = value == 0 ? "_UITemporaryLayout\(side)" : "UIView-Encapsulated-Layout-\(side)"
        let name = isTarget ? "fittingSize\(attribute == .width ? "H" : "V")Target" : outside
        let address = _LayoutAddress.of(item, part: name)
        return _LayoutReason(
            description: "<NSLayoutConstraint:\(address) '\(name)' \(item._layoutDescription).\(attribute) == "
                + "\(describe(value))   (active)>",
            origin: .encapsulated, priority: priority, item: item, attribute: attribute, value: value)
    }
}
