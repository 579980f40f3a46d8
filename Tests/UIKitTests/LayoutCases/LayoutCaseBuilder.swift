import Foundation
import PangoText
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
        if let size = layoutCase.category { _HostEnvironment.current.contentSizeCategory = size.category }
        UITraitCollection.current = _HostEnvironment.currentTraits
        let size = CGSize(width: layoutCase.root[0], height: layoutCase.root[1])
        _HostEnvironment.current.windowSize = size
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        _TextEnvironment.engine = Self.engine(layoutCase.engine)
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
        constraints = layoutCase.constraints.flatMap(parse) + formattedConstraints()
    }

    private static func engine(_ name: String?) -> any TextEngine {
        switch name {
        case "recorded": RecordedMetricsTextEngine()
        case "fonts": RecordedMetricsTextEngine(fallback: PangoTextEngine())
        default: FixedMetricsTextEngine()
        }
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
        let font =
            description.style.map { UIFont.preferredFont(forTextStyle: textStyle($0)) }
            ?? .systemFont(ofSize: CGFloat(description.fontSize ?? 17))
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

    private func textStyle(_ name: String) -> UIFont.TextStyle {
        let styles: [String: UIFont.TextStyle] = [
            "largeTitle": .largeTitle, "title1": .title1, "title2": .title2, "title3": .title3, "headline": .headline,
            "subheadline": .subheadline, "body": .body, "callout": .callout, "footnote": .footnote,
            "caption1": .caption1, "caption2": .caption2,
        ]
        guard let style = styles[name] else { fatalError("\(layoutCase.name): no text style '\(name)'") }
        return style
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

    /// In the coordinates of the root, or of the case's reference view.
    func frame(of name: String) -> CGRect {
        let target = layoutCase.reference.map { items[$0] as? UIView } ?? root
        return switch items[name] {
        case let guide as UILayoutGuide: guide.owningView?.convert(guide.layoutFrame, to: target) ?? .zero
        case let view as UIView: view.convert(view.bounds, to: target)
        default: fatalError("\(layoutCase.name): no item '\(name)'")
        }
    }
}

extension LayoutCase.TextSize {
    var category: UIContentSizeCategory {
        switch self {
        case .extraSmall: .extraSmall
        case .small: .small
        case .medium: .medium
        case .large: .large
        case .extraLarge: .extraLarge
        case .extraExtraLarge: .extraExtraLarge
        case .extraExtraExtraLarge: .extraExtraExtraLarge
        case .accessibilityMedium: .accessibilityMedium
        case .accessibilityLarge: .accessibilityLarge
        case .accessibilityExtraLarge: .accessibilityExtraLarge
        case .accessibilityExtraExtraLarge: .accessibilityExtraExtraLarge
        case .accessibilityExtraExtraExtraLarge: .accessibilityExtraExtraExtraLarge
        }
    }
}
