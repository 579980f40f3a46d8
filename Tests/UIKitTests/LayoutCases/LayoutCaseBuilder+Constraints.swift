import Foundation

@testable import UIKit

/// The notation of constraints in case files:
///
/// - `a.leading >= b.trailing * 2 + 8 @750`, or a number alone on the right;
/// - `a.top|left == b + 8`: the same for each attribute, which the right side has too where it names none;
/// - `a.size == 40 20`: width and height;
/// - `a.edges == b inset 1 2 3 4`: top, leading, bottom and trailing, each so far inside; `leftEdges` likewise with
///   left and right.
extension LayoutCaseBuilder {
    func parse(_ text: String) -> [NSLayoutConstraint] { expand(text).map(single) }

    func formattedConstraints() -> [NSLayoutConstraint] {
        let views = items.filter { $0.value is UIView && !$0.key.contains(".") }
        return (layoutCase.formats ?? []).flatMap { format in
            NSLayoutConstraint.constraints(
                withVisualFormat: format, metrics: layoutCase.metrics ?? [:], views: views)
        }
    }

    /// One text for each constraint that a text stands for.
    private func expand(_ text: String) -> [String] {
        var words = text.split(separator: " ").map(String.init)
        let priority = words.last?.hasPrefix("@") == true ? " " + words.removeLast() : ""
        let (item, attributes) = split(words[0])
        switch attributes {
        case "size":
            return zip(["width", "height"], words[2...]).map { "\(item).\($0) \(words[1]) \($1)\(priority)" }
        case "edges", "leftEdges":
            let sides = attributes == "edges" ? ["leading", "trailing"] : ["left", "right"]
            let insets = words.count > 4 ? words[4...].compactMap(Double.init) : [0, 0, 0, 0]
            return zip(["top", sides[0], "bottom", sides[1]], insets).enumerated().map { index, one in
                "\(item).\(one.0) == \(words[2]).\(one.0) \(index < 2 ? "+" : "-") \(one.1)\(priority)"
            }
        default:
            return attributes.split(separator: "|").map { attribute in
                var parts = words
                parts[0] = "\(item).\(attribute)"
                if Double(parts[2]) == nil, items[parts[2]] != nil { parts[2] += ".\(attribute)" }
                return parts.joined(separator: " ") + priority
            }
        }
    }

    private func single(_ text: String) -> NSLayoutConstraint {
        var words = text.split(separator: " ").map(String.init)
        var priority: Float = 1000
        if let last = words.last, last.hasPrefix("@") {
            priority = Float(last.dropFirst())!
            words.removeLast()
        }
        let (item, attribute) = side(words[0])
        let relations: [String: NSLayoutConstraint.Relation] = [
            "==": .equal, ">=": .greaterThanOrEqual, "<=": .lessThanOrEqual,
        ]
        var second: AnyObject?
        var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
        var multiplier = 1.0
        var constant = 0.0
        if let number = Double(words[2]) {
            constant = number
        } else {
            (second, secondAttribute) = side(words[2])
            var index = 3
            while index + 1 < words.count {
                let number = Double(words[index + 1])!
                switch words[index] {
                case "*": multiplier = number
                case "+": constant = number
                default: constant = -number
                }
                index += 2
            }
        }
        let constraint = NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: relations[words[1]]!, toItem: second,
            attribute: secondAttribute, multiplier: CGFloat(multiplier), constant: CGFloat(constant))
        constraint.priority = UILayoutPriority(priority)
        return constraint
    }

    private func split(_ text: String) -> (item: String, attribute: String) {
        let dot = text.lastIndex(of: ".")!
        return (String(text[..<dot]), String(text[text.index(after: dot)...]))
    }

    private func side(_ text: String) -> (AnyObject, NSLayoutConstraint.Attribute) {
        let attributes: [String: NSLayoutConstraint.Attribute] = [
            "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
            "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY,
            "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline, "leadingMargin": .leadingMargin,
            "trailingMargin": .trailingMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
        ]
        let (name, attribute) = split(text)
        guard let item = items[name], let attribute = attributes[attribute] else {
            fatalError("\(layoutCase.name): cannot read '\(text)'")
        }
        return (item, attribute)
    }
}
