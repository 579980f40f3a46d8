import Foundation
import LayoutTree
import UIKit

/// Turns laid-out views into nodes of the layout tree.
@MainActor
struct LayoutNodeBuilder {
    let names: ViewNames
    private let window: UIView

    init(window: UIView) {
        self.window = window
        names = ViewNames(window: window)
    }

    func node(for view: UIView) -> LayoutNode {
        let siblings = view.superview?.subviews ?? [view]
        let index = siblings.firstIndex { $0 === view } ?? 0
        return node(for: view, name: names.names(of: siblings)[index])
    }

    private func node(for view: UIView, name: String) -> LayoutNode {
        let subviews = view.subviews
        let ambiguity = view._ambiguity
        let isAmbiguous = ambiguity.horizontal || ambiguity.vertical
        return LayoutNode(
            type: ViewNames.typeName(view), name: name,
            identifier: view.accessibilityIdentifier, frame: Self.numbers(view.frame),
            windowFrame: Self.numbers(view.convert(view.bounds, to: window)), hidden: view.isHidden,
            alpha: Self.rounded(Double(view.alpha)), text: view._textFacts.map(Self.text),
            ambiguous: isAmbiguous
                ? .init(horizontal: ambiguity.horizontal, vertical: ambiguity.vertical) : nil,
            children: zip(subviews, names.names(of: subviews)).map { node(for: $0, name: $1) })
    }

    private static func text(_ facts: _TextFacts) -> LayoutNode.Text {
        LayoutNode.Text(
            string: facts.string, lines: facts.lines, truncated: facts.isTruncated, font: facts.styleName,
            size: rounded(Double(facts.pointSize)))
    }

    static func numbers(_ rect: CGRect) -> [Double] {
        [rect.minX, rect.minY, rect.width, rect.height].map { rounded(Double($0)) }
    }

    /// Four decimals, as the tree promises; no negative zero.
    static func rounded(_ value: Double) -> Double {
        let result = (value * 10_000).rounded() / 10_000
        return result == 0 ? 0 : result
    }
}
