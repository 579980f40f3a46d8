@preconcurrency import CoreGraphics
@preconcurrency import Foundation

extension NSLayoutConstraint {
    /// Constraints for a row or column that a string draws: `|-[label]-8-[field(>=100)]-|`.
    ///
    /// A gap without a number is 8 points between neighbours and the superview's margin at its edges. A string that
    /// cannot be read, a name without a view or metric, and a bar for a view without superview stop the program with a
    /// sentence. Origin: Apple's Auto Layout Guide, appendix "Visual Format Language".
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any], file: String = #fileID, line: Int = #line
    ) -> [NSLayoutConstraint] {
        var parser = VisualFormatParser(format)
        do {
            let builder = VisualFormatBuilder(format: format, options: opts, metrics: metrics ?? [:], views: views)
            let made = builder.constraints(try parser.parse())
            for constraint in made {
                constraint._sourceFile = file
                constraint._sourceLine = line
            }
            return made
        } catch {
            fatalError(
                "visual format \"\(format)\": expected \(error.expected) after \(error.offset) characters")
        }
    }
}

/// Makes the constraints of one visual format string.
@MainActor
struct VisualFormatBuilder {
    let format: String
    let options: NSLayoutConstraint.FormatOptions
    let metrics: [String: Any]
    let views: [String: Any]

    private typealias Attribute = NSLayoutConstraint.Attribute

    /// 1. Sizes of each part, in the order of the string. 2. The gap before it. 3. What aligns neighbours.
    func constraints(_ visual: VisualFormat) -> [NSLayoutConstraint] {
        let items = visual.parts.map { $0.name.map(item) }
        var made: [NSLayoutConstraint] = []
        for (index, part) in visual.parts.enumerated() {
            if index > 0 {
                made += gap(
                    visual.connections[index - 1], from: items[index - 1], to: items[index],
                    isVertical: visual.isVertical)
            }
            guard let item = items[index] else { continue }
            made += part.predicates.map { size($0, of: item, isVertical: visual.isVertical) }
        }
        return made + alignment(of: items.compactMap { $0 }, isVertical: visual.isVertical)
    }

    private func size(
        _ predicate: VisualFormat.Predicate, of item: AnyObject, isVertical: Bool
    ) -> NSLayoutConstraint {
        let attribute: Attribute = isVertical ? .height : .width
        let constraint: NSLayoutConstraint
        if case .name(let name) = predicate.operand, metrics[name] == nil {
            constraint = NSLayoutConstraint(
                item: item, attribute: attribute, relatedBy: predicate.relation, toItem: self.item(name),
                attribute: attribute, multiplier: 1, constant: 0)
        } else {
            constraint = NSLayoutConstraint(
                item: item, attribute: attribute, relatedBy: predicate.relation, toItem: nil,
                attribute: .notAnAttribute, multiplier: 1, constant: CGFloat(number(predicate.operand)))
        }
        setPriority(predicate.priority, of: constraint)
        return constraint
    }

    private func gap(
        _ connection: VisualFormat.Connection, from first: AnyObject?, to second: AnyObject?, isVertical: Bool
    ) -> [NSLayoutConstraint] {
        let predicates: [VisualFormat.Predicate]
        var isMargin = false
        switch connection {
        case .touching:
            predicates = [VisualFormat.Predicate(operand: .number(0))]
        case .standard:
            isMargin = first == nil || second == nil
            predicates = [VisualFormat.Predicate(operand: .number(isMargin ? 0 : Double(systemSpacing)))]
        case .spaced(let found):
            predicates = found
        }
        let sides = Sides(options, isVertical: isVertical)
        return predicates.map { predicate in
            let constant = CGFloat(number(predicate.operand))
            let constraint =
                if let first, let second {
                    sides.constraint(
                        second, sides.start, predicate.relation, first, sides.end, constant: constant)
                } else if let second {
                    sides.constraint(
                        second, sides.outerStart, predicate.relation, superview(of: second),
                        isMargin ? sides.startMargin : sides.outerStart, constant: constant)
                } else {
                    sides.constraint(
                        superview(of: first), isMargin ? sides.endMargin : sides.outerEnd, predicate.relation,
                        first as AnyObject, sides.outerEnd, constant: constant)
                }
            setPriority(predicate.priority, of: constraint)
            return constraint
        }
    }

    private func alignment(of items: [AnyObject], isVertical: Bool) -> [NSLayoutConstraint] {
        let table: [(NSLayoutConstraint.FormatOptions, Attribute)] = [
            (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
            (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
            (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
            (.alignAllFirstBaseline, .firstBaseline),
        ]
        let attributes = table.filter { options.contains($0.0) }.map(\.1)
        for attribute in attributes where attribute.isHorizontal != isVertical {
            fatalError("visual format \"\(format)\": \(attribute) cannot align items along the string's own axis")
        }
        return attributes.flatMap { attribute in
            zip(items, items.dropFirst()).map { first, second in
                NSLayoutConstraint(
                    item: first, attribute: attribute, relatedBy: .equal, toItem: second, attribute: attribute,
                    multiplier: 1, constant: 0)
            }
        }
    }

    private func item(_ name: String) -> AnyObject {
        guard let view = views[name] else {
            fatalError("visual format \"\(format)\": '\(name)' is not in the dictionary of views")
        }
        return view as AnyObject
    }

    private func superview(of item: AnyObject?) -> AnyObject {
        guard let superitem = (item as? any _LayoutItem)?._layoutSuperitem else {
            fatalError("visual format \"\(format)\": '|' needs a superview; add the view to one first")
        }
        return superitem
    }

    private func number(_ operand: VisualFormat.Operand) -> Double {
        guard case .name(let name) = operand else {
            if case .number(let value) = operand { return value }
            return 0
        }
        switch metrics[name] {
        case let value as CGFloat: return Double(value)
        case let value as Double: return value
        case let value as Float: return Double(value)
        case let value as any BinaryInteger: return Double(value)
        case let value as NSNumber: return value.doubleValue
        default:
            fatalError("visual format \"\(format)\": '\(name)' is not a number in the dictionary of metrics")
        }
    }

    private func setPriority(_ operand: VisualFormat.Operand?, of constraint: NSLayoutConstraint) {
        guard let operand else { return }
        constraint.priority = UILayoutPriority(Float(number(operand)))
    }
}

/// The attributes that neighbours touch at, by axis and direction.
@MainActor
private struct Sides {
    typealias Attribute = NSLayoutConstraint.Attribute

    /// Where an item begins and where the one before it ends; these are baselines where the options ask for them.
    var start: Attribute
    var end: Attribute
    /// The same at the superview's edges.
    var outerStart: Attribute
    var outerEnd: Attribute
    var startMargin: Attribute
    var endMargin: Attribute
    /// Positions shrink along the string, so that the two sides change places.
    var isReversed = false

    init(_ options: NSLayoutConstraint.FormatOptions, isVertical: Bool) {
        let direction = options.intersection(.directionMask)
        if isVertical {
            (outerStart, outerEnd, startMargin, endMargin) = (.top, .bottom, .topMargin, .bottomMargin)
        } else if direction == .directionLeftToRight {
            (outerStart, outerEnd, startMargin, endMargin) = (.left, .right, .leftMargin, .rightMargin)
        } else if direction == .directionRightToLeft {
            (outerStart, outerEnd, startMargin, endMargin) = (.right, .left, .rightMargin, .leftMargin)
            isReversed = true
        } else {
            (outerStart, outerEnd, startMargin, endMargin) = (.leading, .trailing, .leadingMargin, .trailingMargin)
        }
        let isByBaseline = isVertical && options.contains(.spacingBaselineToBaseline)
        start = isByBaseline ? .firstBaseline : outerStart
        end = isByBaseline ? .lastBaseline : outerEnd
    }

    /// `farther relation nearer + constant`, measured along the string.
    func constraint(
        _ farther: AnyObject, _ first: Attribute, _ relation: NSLayoutConstraint.Relation, _ nearer: AnyObject,
        _ second: Attribute, constant: CGFloat
    ) -> NSLayoutConstraint {
        isReversed
            ? NSLayoutConstraint(
                item: nearer, attribute: second, relatedBy: relation, toItem: farther, attribute: first,
                multiplier: 1, constant: constant)
            : NSLayoutConstraint(
                item: farther, attribute: first, relatedBy: relation, toItem: nearer, attribute: second,
                multiplier: 1, constant: constant)
    }
}
