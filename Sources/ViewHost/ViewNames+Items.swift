import AutoLayout
import UIKit

extension ViewNames {
    /// A name for whatever a constraint mentions: a view's own, a guide's after its view's.
    func name(of item: AnyObject) -> String {
        if let name = propertyName(of: item) { return name }
        if let view = item as? UIView {
            let siblings = view.superview?.subviews ?? [view]
            return names(of: siblings)[siblings.firstIndex { $0 === view } ?? 0]
        }
        guard let guide = item as? UILayoutGuide else { return Self.typeName(item) }
        let owner = guide.owningView.map { name(of: $0) + "." } ?? ""
        if let name = Self.systemGuides[guide.identifier] { return owner + name }
        return owner + (guide.identifier.isEmpty ? Self.typeName(guide) : guide.identifier)
    }

    /// The names from a root to a view inside it, as findings give them.
    func path(of view: UIView, below root: UIView) -> String {
        var parts: [String] = []
        var next: UIView? = view
        while let current = next {
            parts.append(name(of: current))
            if current === root { break }
            next = current.superview
        }
        return parts.reversed().joined(separator: "/")
    }

    /// The properties by which the system's guides are reached.
    private static let systemGuides = [
        "UIViewSafeAreaLayoutGuide": "safeAreaLayoutGuide", "UIViewLayoutMarginsGuide": "layoutMarginsGuide",
        "UIViewReadableContentGuide": "readableContentGuide", "UIKeyboardLayoutGuide": "keyboardLayoutGuide",
        "UIScrollView-contentLayoutGuide": "contentLayoutGuide",
        "UIScrollView-frameLayoutGuide": "frameLayoutGuide",
    ]
}

extension _LayoutReason {
    /// The view that the constraint is about: its first item, or the view that owns it.
    var view: UIView? {
        let first = constraint?.firstItem ?? item
        return first as? UIView ?? (first as? UILayoutGuide)?.owningView
    }

    func speaks(of view: UIView) -> Bool {
        guard let constraint else { return item === view }
        return constraint.firstItem === view || constraint.secondItem === view
    }

    /// `Screen.swift:41`, or nil where nobody wrote the constraint.
    var place: String? {
        guard let file, let line else { return nil }
        return "\(file.split(separator: "/").last ?? "")" + ":\(line)"
    }
}
