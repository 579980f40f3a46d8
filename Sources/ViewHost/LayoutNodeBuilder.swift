import Foundation
import LayoutTree
import SwiftUI
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
        let above = view.superview.map(transformToWindow) ?? .identity
        return node(for: view, name: names.names(of: siblings)[index], above: above)
    }

    private func transformToWindow(_ view: UIView) -> CGAffineTransform {
        var transform = CGAffineTransform.identity
        var next: UIView? = view
        while let ancestor = next, ancestor !== window {
            transform = transform.concatenating(ancestor.layer._transformToSuperlayer)
            next = ancestor.superview
        }
        return transform
    }

    /// `above`: from the superview's coordinates to the window's.
    private func node(for view: UIView, name: String, above: CGAffineTransform) -> LayoutNode {
        let toWindow = view === window ? above : view.layer._transformToSuperlayer.concatenating(above)
        let subviews = view.subviews.filter { !$0.layer._isDrawnElsewhere }
        let ambiguity = view._ambiguity
        let isAmbiguous = ambiguity.horizontal || ambiguity.vertical
        return LayoutNode(
            type: ViewNames.typeName(view), name: name,
            identifier: view.accessibilityIdentifier, frame: Self.numbers(view.frame),
            windowFrame: Self.numbers(view.bounds.applying(toWindow)), hidden: view.isHidden,
            alpha: Self.rounded(Double(view.alpha)), text: view._textFacts.map(Self.text),
            ambiguous: isAmbiguous
                ? .init(horizontal: ambiguity.horizontal, vertical: ambiguity.vertical) : nil,
            children: zip(subviews, names.names(of: subviews)).map { node(for: $0, name: $1, above: toWindow) }
                + content(of: view, toWindow))
    }

    /// The SwiftUI views that a view of UIKit shows.
    private func content(of view: UIView, _ toWindow: CGAffineTransform) -> [LayoutNode] {
        guard let source = view as? any _LayoutNodeSource else { return [] }
        return source._layoutNodes().map { Self.moved($0, by: toWindow) }
    }

    private static func moved(_ node: LayoutNode, by transform: CGAffineTransform) -> LayoutNode {
        var node = node
        let frame = CGRect(
            x: node.windowFrame[0], y: node.windowFrame[1], width: node.windowFrame[2], height: node.windowFrame[3])
        node.windowFrame = numbers(frame.applying(transform))
        node.children = node.children.map { moved($0, by: transform) }
        return node
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
