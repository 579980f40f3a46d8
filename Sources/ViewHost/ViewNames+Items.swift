import AutoLayout
import UIKit

extension ViewNames {
    /// A name for whatever a constraint mentions: a view's own, a guide's after its view's.
    func name(of item: AnyObject) -> String {
        if let name = propertyName(of: item) { return name }
        if let view = item as? UIView { return nameAmongSiblings(view) }
        guard let guide = item as? UILayoutGuide else { return Self.typeName(item) }
        let owner = guide.owningView.map { name(of: $0) + "." } ?? ""
        if let name = Self.systemGuides[guide.identifier] { return owner + name }
        return owner + (guide.identifier.isEmpty ? Self.typeName(guide) : guide.identifier)
    }

    /// Names for what one text mentions: where two items have the same one, both are called by their path from the
    /// nearest ancestor that a property holds: `Card.row/UIView[0]` and `Card.row/UIView[0]/UIView[0]`. Guides of one view
    /// that even then are called the same are numbered.
    func distinctNames(of items: [AnyObject]) -> DistinctNames {
        var seen: Set<ObjectIdentifier> = []
        var groups: [String: [AnyObject]] = [:]
        for item in items where seen.insert(ObjectIdentifier(item)).inserted {
            groups[name(of: item), default: []].append(item)
        }
        var distinct: [ObjectIdentifier: String] = [:]
        for (_, group) in groups where group.count > 1 {
            let short = group.map { pathFromNamed($0) }
            var names = Set(short).count == group.count ? short : group.map { wholePath($0) }
            if Set(names).count < names.count { names = zip(names, 1...).map { "\($0)#\($1)" } }
            for (item, name) in zip(group, names) { distinct[ObjectIdentifier(item)] = name }
        }
        return DistinctNames(names: self, distinct: distinct)
    }

    private func pathFromNamed(_ item: AnyObject) -> String { path(of: item) { propertyName(of: $0) != nil } }
    private func wholePath(_ item: AnyObject) -> String { path(of: item) { $0.superview is UIWindow } }

    /// From the first view above the item that `isStart` holds for, or from the outermost one.
    private func path(of item: AnyObject, from isStart: (UIView) -> Bool) -> String {
        guard let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView else { return name(of: item) }
        var parts = [name(of: item)]
        var next = item === view ? view.superview : view
        while let current = next, !(current is UIWindow) {
            // A guide's name begins with its view's.
            if current !== view { parts.append(name(of: current)) }
            if isStart(current) { break }
            next = current.superview
        }
        return parts.reversed().joined(separator: "/")
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

/// What ``ViewNames`` calls items, but for those that one text has to tell apart.
@MainActor
struct DistinctNames {
    let names: ViewNames
    let distinct: [ObjectIdentifier: String]

    func of(_ item: AnyObject) -> String { distinct[ObjectIdentifier(item)] ?? names.name(of: item) }
}

extension _LayoutReason {
    /// The view that the constraint is about: its first item, or the view that owns it.
    var view: UIView? {
        let first = constraint?.firstItem ?? item
        return first as? UIView ?? (first as? UILayoutGuide)?.owningView
    }

    /// What its equation mentions.
    var items: [AnyObject] {
        guard let constraint else { return [item].compactMap { $0 } }
        return [constraint.firstItem, constraint.secondItem].compactMap { $0 }
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
