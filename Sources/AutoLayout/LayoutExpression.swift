import Foundation
import LayoutSolver

/// A sum of variables and a constant: the value of an attribute in some item's coordinates.
struct LayoutExpression {
    var terms: [Term] = []
    var constant = 0.0

    mutating func add(_ variable: Variable, _ coefficient: Double = 1) {
        terms.append(Term(variable, coefficient))
    }

    mutating func add(_ other: LayoutExpression, times factor: Double) {
        for term in other.terms { terms.append(Term(term.variable, term.coefficient * factor)) }
        constant += other.constant * factor
    }
}

extension _LayoutEngine {
    /// The value of an attribute of `item` in the coordinates of `ancestor`.
    ///
    /// Positions are relative to the superitem, so that an ancestor's own place does not occur unless the constraint
    /// reaches out of it: that is what keeps a cell's inside independent of where the cell stands.
    func expression(
        _ item: any _LayoutItem, _ attribute: NSLayoutConstraint.Attribute, in ancestor: any _LayoutItem,
        isRightToLeft: Bool
    ) -> LayoutExpression {
        let (plain, isWithinMargins) = attribute.withinMargins
        if isWithinMargins, let margins = item._marginsItem {
            return expression(margins, plain, in: ancestor, isRightToLeft: isRightToLeft)
        }
        guard let variables = variables(of: item) else { return LayoutExpression() }
        var result = LayoutExpression()
        switch plain {
        case .width: result.add(variables.width)
        case .height: result.add(variables.height)
        default:
            let horizontal = plain.isHorizontal
            if item !== ancestor {
                result = originExpression(item, horizontal: horizontal, in: ancestor)
            } else {
                let insets = item._alignmentInsets
                result.constant += horizontal ? insets.left : insets.top
            }
            addOffset(of: plain, item, variables, isRightToLeft: isRightToLeft, to: &result)
        }
        return result
    }

    /// Adds the way from the alignment rectangle's origin to an edge, centre or baseline.
    private func addOffset(
        of attribute: NSLayoutConstraint.Attribute, _ item: any _LayoutItem, _ variables: _LayoutNode.Variables,
        isRightToLeft isMirrored: Bool, to result: inout LayoutExpression
    ) {
        switch attribute {
        case .right: result.add(variables.width)
        case .leading where isMirrored: result.add(variables.width)
        case .trailing where !isMirrored: result.add(variables.width)
        case .centerX: result.add(variables.width, 0.5)
        case .bottom: result.add(variables.height)
        case .centerY: result.add(variables.height, 0.5)
        case .firstBaseline: result.constant += item._baselineOffsets.first
        case .lastBaseline:
            result.add(variables.height)
            result.constant -= item._baselineOffsets.last
        default: break
        }
    }

    /// The alignment rectangle's origin in the ancestor's coordinates: the item's own, then each frame on the way up,
    /// less what its content is scrolled by.
    private func originExpression(
        _ item: any _LayoutItem, horizontal: Bool, in ancestor: any _LayoutItem
    ) -> LayoutExpression {
        var result = LayoutExpression()
        var current: (any _LayoutItem)? = item
        var isFirst = true
        while let step = current, step !== ancestor {
            if let variables = variables(of: step) {
                result.add(horizontal ? variables.x : variables.y)
                if !isFirst {
                    let insets = step._alignmentInsets
                    result.constant -= horizontal ? insets.left : insets.top
                }
            }
            if !isFirst, let scrolled = step._scrollOrigin {
                result.constant -= horizontal ? scrolled.x : scrolled.y
                passedScrollers.insert(ObjectIdentifier(step))
            }
            isFirst = false
            current = step._layoutSuperitem
        }
        return result
    }

    /// Both sides of a constraint as one sum that is compared with `constant`.
    ///
    /// 1. Where an item inside a scroll view is tied to the scroll view's edges, these are its content's edges.
    /// 2. Both attributes are taken in the coordinates of the items' nearest common ancestor.
    /// 3. Reading-direction attributes follow the direction of the view that holds the constraint, so that a stack or a
    ///    container turns as a whole (assumed: views of several directions were not recorded). From right to left both
    ///    sides are counted from the ancestor's right edge; constants then mean the same distance on the other side.
    /// 4. The sum is first − multiplier × second; its own constant moves to the right side.
    func row(for constraint: NSLayoutConstraint) -> (terms: [Term], constant: Double)? {
        guard let both = expressions(of: constraint) else { return nil }
        var left = both.first
        if let right = both.second { left.add(right, times: -Double(constraint.multiplier)) }
        if !passedScrollers.isEmpty { noteScrollers(of: constraint) }
        return (left.terms, Double(constraint.constant) - left.constant)
    }

    /// What both attributes are at present, where they were last solved; points.
    func values(of constraint: NSLayoutConstraint) -> (first: Double, second: Double?)? {
        defer { passedScrollers = [] }
        func value(_ expression: LayoutExpression) -> Double {
            expression.terms.reduce(expression.constant) { $0 + $1.coefficient * solver.value(of: $1.variable) }
        }
        return expressions(of: constraint).map { (value($0.first), $0.second.map(value)) }
    }

    private func expressions(
        of constraint: NSLayoutConstraint
    ) -> (first: LayoutExpression, second: LayoutExpression?)? {
        guard var first = constraint.firstItem as? any _LayoutItem else { return nil }
        guard constraint.secondAttribute != .notAnAttribute else {
            return (expression(first, constraint.firstAttribute, in: first, isRightToLeft: false), nil)
        }
        guard var second = constraint.secondItem as? any _LayoutItem else { return nil }
        substituteScrollContent(&first, constraint.firstAttribute, other: second)
        substituteScrollContent(&second, constraint.secondAttribute, other: first)
        guard let ancestor = commonAncestor(first, second) else { return nil }
        let isRightToLeft = (constraint.holder ?? first)._isRightToLeft
        var left = expression(first, constraint.firstAttribute, in: ancestor, isRightToLeft: isRightToLeft)
        var right = expression(second, constraint.secondAttribute, in: ancestor, isRightToLeft: isRightToLeft)
        let mirrors =
            (constraint.firstAttribute.followsReadingDirection || constraint.secondAttribute.followsReadingDirection)
            && isRightToLeft
        if mirrors {
            mirror(&left, in: ancestor)
            mirror(&right, in: ancestor)
        }
        return (left, right)
    }

    /// Notes that the row leads out of the scroll views that its making passed.
    func noteScrollers(of constraint: NSLayoutConstraint) {
        for scroller in passedScrollers {
            scrollCrossings[scroller, default: [:]][ObjectIdentifier(constraint)] = WeakConstraint(constraint)
        }
        passedScrollers = []
    }

    /// Brings rows that lead out of a scroll view up to date with its offset.
    public func scrollOriginDidChange(of item: any _LayoutItem) {
        guard let crossings = scrollCrossings.removeValue(forKey: ObjectIdentifier(item)) else { return }
        let living = crossings.values.compactMap(\.constraint).filter { rows[ObjectIdentifier($0)] != nil }
        for constraint in living.sorted(by: { $0.serial < $1.serial }) { constantDidChange(constraint) }
    }

    private func mirror(_ expression: inout LayoutExpression, in ancestor: any _LayoutItem) {
        var mirrored = LayoutExpression()
        if let variables = variables(of: ancestor) { mirrored.add(variables.width) }
        mirrored.add(expression, times: -1)
        expression = mirrored
    }

    private func substituteScrollContent(
        _ item: inout any _LayoutItem, _ attribute: NSLayoutConstraint.Attribute, other: any _LayoutItem
    ) {
        guard attribute.kind != .size, let content = item._edgeItemForDescendants, content !== other else { return }
        var next = other._layoutSuperitem
        while let ancestor = next {
            if ancestor === item {
                item = content
                return
            }
            next = ancestor._layoutSuperitem
        }
    }

    private func commonAncestor(_ first: any _LayoutItem, _ second: any _LayoutItem) -> (any _LayoutItem)? {
        // A superitem and an item in it meet in the superitem, and two items of one view in that view: the usual cases.
        if let above = first._layoutSuperitem {
            if above === second { return second }
            if let other = second._layoutSuperitem {
                if other === above { return above }
                if other === first { return first }
            }
        } else if second._layoutSuperitem === first {
            return first
        }
        return NSLayoutConstraint.nearestCommonAncestor(first, second)
    }
}
