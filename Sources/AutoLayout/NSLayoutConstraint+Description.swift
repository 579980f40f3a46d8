import Foundation

/// A number as `%g` prints it: six digits, no trailing zeros; never a negative zero.
func describe(_ value: Double) -> String { value == 0 ? "0" : String(format: "%g", value) }

extension NSLayoutConstraint {
    /// The constraint between angle brackets with class, address, identifier and state, as the console shows it.
    public var _fullDescription: String {
        let name = identifier.map { "'\($0)' " } ?? ""
        let state = isActive || _origin.isSystems ? "active" : "inactive"
        return "<NSLayoutConstraint:\(_LayoutAddress.of(self)) \(name)\(_visualDescription)   (\(state)\(names))>"
    }

    /// Visual format where it can express the constraint, an equation otherwise.
    public var _visualDescription: String {
        visualFormat ?? equation
    }

    private var relationSign: String { relation.sign }

    /// `@priority`, left out where the constraint is required.
    private var priorityMark: String { priority == .required ? "" : "@\(describe(Double(priority.rawValue)))" }

    private func itemName(_ item: AnyObject?) -> String {
        (item as? any _LayoutItem)?._layoutDescription ?? "nil"
    }

    /// Visual format for a neighbour or superview gap: `H:[A]-(5)-[B]`, `V:|-(8)-[A]`.
    private var visualFormat: String? {
        guard multiplier == 1, secondAttribute != .notAnAttribute,
            let first = firstItem as? any _LayoutItem, let second = secondItem as? any _LayoutItem
        else { return nil }
        let axis = firstAttribute.isHorizontal ? "H" : "V"
        let gap = Double(constant)
        let isInSecond = first._layoutSuperitem === second
        let isInFirst = second._layoutSuperitem === first
        switch (firstAttribute, secondAttribute) {
        case (.leading, .leading), (.left, .left), (.top, .top):
            if isInSecond { return "\(axis):|\(gapText(gap))[\(itemName(first))]\(directionMark)" }
            if isInFirst { return "\(axis):|\(gapText(-gap))[\(itemName(second))]\(directionMark)" }
        case (.trailing, .trailing), (.right, .right), (.bottom, .bottom):
            if isInSecond { return "\(axis):[\(itemName(first))]\(gapText(-gap))|\(directionMark)" }
            if isInFirst { return "\(axis):[\(itemName(second))]\(gapText(gap))|\(directionMark)" }
        case (.leading, .trailing), (.left, .right), (.top, .bottom):
            if !isInSecond && !isInFirst {
                return "\(axis):[\(itemName(second))]\(gapText(gap))[\(itemName(first))]\(directionMark)"
            }
        default: break
        }
        return nil
    }

    private func gapText(_ gap: Double) -> String {
        let sign = relation == .equal ? "" : relationSign
        return "-(\(sign)\(describe(gap))\(priorityMark))-"
    }

    private var directionMark: String {
        guard firstAttribute.isHorizontal else { return "" }
        return firstAttribute.isPhysicalSide ? "(LTR)" : ""
    }

    private var equation: String { _equation { itemName($0) } + spacedPriority }

    /// The equation without the priority, with names of the caller's choice for the items.
    ///
    /// - Parameter constant: another one than the present constant.
    public func _equation(naming name: (AnyObject) -> String, constant given: CGFloat? = nil) -> String {
        let constant = given ?? constant
        var text = "\(firstItem.map(name) ?? "nil").\(firstAttribute) \(relationSign) "
        if secondAttribute == .notAnAttribute { return text + describe(Double(constant)) }
        if multiplier != 1 { text += "\(describe(Double(multiplier)))*" }
        text += "\(secondItem.map(name) ?? "nil").\(secondAttribute)"
        if constant > 0 { text += " + \(describe(Double(constant)))" }
        if constant < 0 { text += " - \(describe(Double(-constant)))" }
        return text
    }

    private var spacedPriority: String { priority == .required ? "" : " \(priorityMark)" }

    /// The `names:` part that says what `|` stands for.
    private var names: String {
        guard visualFormat?.contains("|") == true, let first = firstItem as? any _LayoutItem else { return "" }
        let superitem = first._layoutSuperitem === secondItem ? secondItem : firstItem
        return ", names: '|':\(itemName(superitem)) "
    }
}

extension NSLayoutConstraint.Relation {
    var sign: String {
        switch self {
        case .equal: "=="
        case .lessThanOrEqual: "<="
        case .greaterThanOrEqual: ">="
        }
    }
}
