import AutoLayout
import Foundation

/// Collects the constraints of one arrangement in terms of the stack's axis.
@MainActor
struct StackArrangement {
    typealias Attribute = NSLayoutConstraint.Attribute

    let stack: UIStackView
    let visible: [UIView]
    let isHorizontal: Bool
    private(set) var constraints: [NSLayoutConstraint] = []
    private(set) var guides: [UILayoutGuide] = []

    init(stack: UIStackView) {
        self.stack = stack
        visible = stack.storedArrangedSubviews.filter { !$0.isHidden }
        isHorizontal = stack.axis == .horizontal
    }

    /// What the arrangement is fitted into: the stack, or what its margins leave.
    var container: AnyObject { stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack }

    // Attributes along the axis and across it.
    var start: Attribute { isHorizontal ? .leading : .top }
    var end: Attribute { isHorizontal ? .trailing : .bottom }
    var middle: Attribute { isHorizontal ? .centerX : .centerY }
    var length: Attribute { isHorizontal ? .width : .height }
    var crossStart: Attribute { isHorizontal ? .top : .leading }
    var crossEnd: Attribute { isHorizontal ? .bottom : .trailing }
    var crossMiddle: Attribute { isHorizontal ? .centerY : .centerX }
    var crossLength: Attribute { isHorizontal ? .height : .width }

    mutating func add(
        _ identifier: String, _ first: AnyObject, _ attribute: Attribute,
        _ relation: NSLayoutConstraint.Relation = .equal, _ second: AnyObject? = nil,
        _ secondAttribute: Attribute = .notAnAttribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
        priority: Float = 1000
    ) {
        let constraint = NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: secondAttribute,
            multiplier: multiplier, constant: constant, file: stack.sourceFile, line: stack.sourceLine)
        constraint.identifier = identifier
        constraint.priority = UILayoutPriority(priority)
        constraint._origin = .stack
        constraint._placeOfArrangement = stack.arrangementPlace(of: first, second)
        constraints.append(constraint)
    }

    mutating func addGuide(_ identifier: String) -> UILayoutGuide {
        let guide = UILayoutGuide()
        guide.identifier = identifier
        stack.addLayoutGuide(guide)
        guides.append(guide)
        return guide
    }

    /// Points between a visible view and the next visible one.
    func spacing(after view: UIView) -> CGFloat {
        let value = stack.customSpacings[ObjectIdentifier(view)] ?? stack.spacing
        // The system's spacing between neighbours is the visual format's 8 (Apple's documentation).
        return value == UIStackView.spacingUseSystem ? 8 : value
    }
}

extension UIStackView {
    /// The constraints that make the arrangement, with UIKit's identifiers.
    ///
    /// Layout algorithm:
    /// 1. Along the axis, the visible views form a chain from the container's start to its end; neighbours are apart by
    ///    the spacing behind the first of them (at least by it for the equal distributions).
    /// 2. The distribution adds: equal lengths (fillEqually); lengths in proportion to the intrinsic ones, at priorities
    ///    999, 998, … (fillProportionally); equal gaps (equalSpacing); equal distances of centres at 149
    ///    (equalCentering).
    /// 3. Across, with alignment fill every view reaches from edge to edge. Otherwise the views are aligned with the
    ///    first, and an invisible spanner, as small as possible (51), encloses them all and reaches the edges that the
    ///    alignment leaves open; a view that nothing else determines is as small as possible (25).
    /// 4. Hidden views have no length and stand in the middle of the gap they leave.
    func makeConstraints() -> [NSLayoutConstraint] {
        var arrangement = StackArrangement(stack: self)
        arrangement.addChain()
        arrangement.addDistribution()
        arrangement.addAlignment()
        arrangement.addHiddenViews()
        arrangementGuides = arrangement.guides
        return arrangement.constraints
    }
}
