import Foundation
import TextEngine

@testable import UIKit

/// A view of a fixed content size, optionally one whose height follows from its width.
final class SizedView: UIView, BaselineProviding, WidthDependentContent {
    var content = CGSize(width: -1, height: -1)
    var insets = UIEdgeInsets.zero
    var baseline: CGFloat?
    /// Area in square points that the view keeps when it gets narrower than its content.
    var wraps = false

    override var intrinsicContentSize: CGSize { content }
    override var alignmentRectInsets: UIEdgeInsets { insets }
    var contentBaselineOffsets: (first: CGFloat, last: CGFloat) {
        guard let baseline else { return (0, 0) }
        return (baseline, content.height - baseline)
    }
    var contentHeightDependsOnWidth: Bool { wraps }
    func contentSize(forWidth width: CGFloat) -> CGSize {
        guard wraps, width > 0, width < content.width else { return content }
        let lines = (content.width / width).rounded(.up)
        return CGSize(width: width, height: lines * content.height)
    }
}

/// Builds the views and constraints of a case and lays them out.
@MainActor
struct LayoutCaseBuilder {
    let layoutCase: LayoutCase
    let root: UIView
    /// Kept, as a view does not keep its superview.
    private let window: UIWindow
    private(set) var items: [String: AnyObject] = [:]
    private(set) var constraints: [NSLayoutConstraint] = []

    init(_ layoutCase: LayoutCase) {
        self.layoutCase = layoutCase
        _HostEnvironment.current = _HostEnvironment()
        _HostEnvironment.current.scale = CGFloat(layoutCase.scale ?? 2)
        let area = layoutCase.safeArea ?? [0, 0, 0, 0]
        _HostEnvironment.current.safeAreaInsets = UIEdgeInsets(
            top: area[0], left: area[1], bottom: area[2], right: area[3])
        _HostEnvironment.current.layoutDirection = layoutCase.rightToLeft == true ? .rightToLeft : .leftToRight
        let size = CGSize(width: layoutCase.root[0], height: layoutCase.root[1])
        _HostEnvironment.current.windowSize = size
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        _TextEnvironment.engine =
            layoutCase.engine == "recorded" ? RecordedMetricsTextEngine() : FixedMetricsTextEngine()
        if layoutCase.controller == true {
            let controller = UIViewController()
            window.rootViewController = controller
            window.makeKeyAndVisible()
            root = controller.view
        } else {
            root = UIView(frame: window.bounds)
            window.addSubview(root)
        }
        items["root"] = root
        items["root.safeArea"] = root.safeAreaLayoutGuide
        items["root.margins"] = root.layoutMarginsGuide
        for name in layoutCase.order { add(name) }
        for (name, view) in layoutCase.views { arrange(name, view) }
        constraints = layoutCase.constraints.map(parse)
    }

    private mutating func add(_ name: String) {
        guard let description = layoutCase.views[name] else { fatalError("\(layoutCase.name): no view '\(name)'") }
        guard let parent = items[description.parent ?? "root"] as? UIView else {
            fatalError("\(layoutCase.name): no parent for '\(name)'")
        }
        if description.type == "guide" {
            let guide = UILayoutGuide()
            parent.addLayoutGuide(guide)
            items[name] = guide
            return
        }
        let view: UIView
        switch description.type {
        case "stack": view = UIStackView()
        case "scroll": view = UIScrollView()
        case "label", "button", "image": view = contentView(description)
        default: view = sizedView(description)
        }
        items[name] = view
        items["\(name).safeArea"] = view.safeAreaLayoutGuide
        items["\(name).margins"] = view.layoutMarginsGuide
        if let frame = description.frame {
            view.frame = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
        } else {
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        setPriorities(view, description)
        view.isHidden = description.hidden ?? false
        if let margins = description.margins {
            view.layoutMargins = UIEdgeInsets(top: margins[0], left: margins[1], bottom: margins[2], right: margins[3])
        }
        parent.addSubview(view)
    }

    /// A view whose size comes from a text or a symbol, as in a program.
    private func contentView(_ description: LayoutCase.View) -> UIView {
        let font = UIFont.systemFont(ofSize: CGFloat(description.fontSize ?? 17))
        switch description.type {
        case "button":
            let button = UIButton()
            button.titleLabel?.font = font
            button.setTitle(description.text, for: .normal)
            return button
        case "image":
            return UIImageView(image: description.symbol.flatMap { UIImage(systemName: $0) })
        default:
            let label = UILabel()
            label.font = font
            label.text = description.text
            label.numberOfLines = description.lines ?? 1
            return label
        }
    }

    private func sizedView(_ description: LayoutCase.View) -> SizedView {
        let view = SizedView()
        if let size = description.intrinsic { view.content = CGSize(width: size[0], height: size[1]) }
        if let insets = description.insets {
            view.insets = UIEdgeInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3])
        }
        view.baseline = description.baseline.map { CGFloat($0) }
        view.wraps = description.type == "wrapping"
        return view
    }

    private func setPriorities(_ view: UIView, _ description: LayoutCase.View) {
        if let hugging = description.hugging {
            view.setContentHuggingPriority(UILayoutPriority(hugging[0]), for: .horizontal)
            view.setContentHuggingPriority(UILayoutPriority(hugging[1]), for: .vertical)
        }
        if let compression = description.compression {
            view.setContentCompressionResistancePriority(UILayoutPriority(compression[0]), for: .horizontal)
            view.setContentCompressionResistancePriority(UILayoutPriority(compression[1]), for: .vertical)
        }
    }

    private func arrange(_ name: String, _ description: LayoutCase.View) {
        guard let stack = items[name] as? UIStackView else { return }
        stack.axis = description.axis == "vertical" ? .vertical : .horizontal
        stack.spacing = CGFloat(description.spacing ?? 0)
        stack.isLayoutMarginsRelativeArrangement = description.marginsRelative ?? false
        let distributions: [String: UIStackView.Distribution] = [
            "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
            "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
        ]
        let alignments: [String: UIStackView.Alignment] = [
            "fill": .fill, "leading": .leading, "center": .center, "trailing": .trailing,
            "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
        ]
        if let value = description.distribution { stack.distribution = distributions[value]! }
        if let value = description.alignment { stack.alignment = alignments[value]! }
        for child in description.arranged ?? [] { stack.addArrangedSubview(items[child] as! UIView) }
        for (child, value) in description.custom ?? [:] {
            stack.setCustomSpacing(CGFloat(value), after: items[child] as! UIView)
        }
    }

    // MARK: - Constraints: `a.leading >= b.trailing * 2 + 8 @750`

    private func parse(_ text: String) -> NSLayoutConstraint {
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

    private func side(_ text: String) -> (AnyObject, NSLayoutConstraint.Attribute) {
        let attributes: [String: NSLayoutConstraint.Attribute] = [
            "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
            "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY,
            "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline, "leadingMargin": .leadingMargin,
            "trailingMargin": .trailingMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
        ]
        let dot = text.lastIndex(of: ".")!
        let name = String(text[..<dot])
        guard let item = items[name], let attribute = attributes[String(text[text.index(after: dot)...])] else {
            fatalError("\(layoutCase.name): cannot read '\(text)'")
        }
        return (item, attribute)
    }

    func frame(of name: String) -> CGRect {
        switch items[name] {
        case let guide as UILayoutGuide: guide.owningView?.convert(guide.layoutFrame, to: root) ?? .zero
        case let view as UIView: view.convert(view.bounds, to: root)
        default: fatalError("\(layoutCase.name): no item '\(name)'")
        }
    }
}
