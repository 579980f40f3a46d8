import AutoLayout
import Foundation

/// The guides that every view offers, made when first asked for, and the constraints that hold them.
struct SystemGuides {
    private(set) var safeArea: UILayoutGuide?
    private(set) var margins: UILayoutGuide?
    private(set) var readable: UILayoutGuide?
    private(set) var keyboard: UIKeyboardLayoutGuide?
    var scrollFrame: UILayoutGuide?
    var scrollContent: UILayoutGuide?

    @MainActor
    func forEach(_ body: (any _LayoutItem) -> Void) {
        for guide in [safeArea, margins, readable, keyboard, scrollFrame, scrollContent] {
            if let guide { body(guide) }
        }
    }

    @MainActor
    mutating func safeArea(of view: UIView) -> UILayoutGuide {
        if let safeArea { return safeArea }
        let guide = UILayoutGuide()
        guide.identifier = "UIViewSafeAreaLayoutGuide"
        guide.owningView = view
        guide.systemConstraints = Self.insetConstraints(
            guide, in: view, view.safeAreaInsets, origin: .safeArea,
            names: ["top", "left", "bottom", "right"].map { "UIViewSafeAreaLayoutGuide-\($0)" })
        safeArea = guide
        return guide
    }

    @MainActor
    mutating func margins(of view: UIView) -> UILayoutGuide {
        if let margins { return margins }
        let guide = UILayoutGuide()
        guide.identifier = "UIViewLayoutMarginsGuide"
        guide.owningView = view
        guide.systemConstraints = Self.insetConstraints(
            guide, in: view, view.layoutMargins, origin: .margin,
            names: ["top", "left", "bottom", "right"].map { "UIView-\($0)Margin-guide-constraint" })
        margins = guide
        return guide
    }

    /// Points that text reads well in.
    ///
    /// Origin: 672 points at body 17 in a 1024 point wide window (useyourloaf.com, one measurement); other text sizes
    /// are scaled by the body size, which is assumed.
    @MainActor
    static func readableWidth(_ traits: UITraitCollection) -> CGFloat {
        let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize
        return (672 * body / 17).rounded()
    }

    /// The margins, but no wider than text reads well; centred.
    @MainActor
    mutating func readable(of view: UIView) -> UILayoutGuide {
        if let readable { return readable }
        let inner = margins(of: view)
        let guide = UILayoutGuide()
        guide.identifier = "UIViewReadableContentGuide"
        guide.owningView = view
        let limit = guide.widthAnchor.constraint(
            lessThanOrEqualToConstant: Self.readableWidth(view.traitCollection))
        let fill = guide.widthAnchor.constraint(equalTo: inner.widthAnchor)
        fill.priority = UILayoutPriority(999)
        let all = [
            guide.topAnchor.constraint(equalTo: inner.topAnchor),
            guide.bottomAnchor.constraint(equalTo: inner.bottomAnchor),
            guide.centerXAnchor.constraint(equalTo: inner.centerXAnchor), limit, fill,
            guide.widthAnchor.constraint(lessThanOrEqualTo: inner.widthAnchor),
        ]
        for constraint in all { constraint._origin = .margin }
        guide.systemConstraints = all
        readable = guide
        return guide
    }

    @MainActor
    mutating func keyboard(of view: UIView) -> UIKeyboardLayoutGuide {
        if let keyboard { return keyboard }
        let area = safeArea(of: view)
        let guide = UIKeyboardLayoutGuide()
        guide.identifier = "UIKeyboardLayoutGuide"
        guide.owningView = view
        let all = [
            guide.topAnchor.constraint(equalTo: area.bottomAnchor),
            guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            guide.leftAnchor.constraint(equalTo: view.leftAnchor),
            guide.rightAnchor.constraint(equalTo: view.rightAnchor),
        ]
        for constraint in all { constraint._origin = .safeArea }
        guide.systemConstraints = all
        keyboard = guide
        return guide
    }

    /// Brings the constants of safe area and margins up to date.
    @MainActor
    func update(in view: UIView) {
        if let safeArea { Self.setInsets(safeArea, view.safeAreaInsets) }
        if let margins { Self.setInsets(margins, view.layoutMargins) }
    }

    @MainActor
    func updateScrollFrame(of view: UIView) {
        guard let constraints = scrollFrame?.systemConstraints, constraints.count == 4 else { return }
        scrollFrame?.setSystemConstant(constraints[0], view.bounds.minX)
        scrollFrame?.setSystemConstant(constraints[1], view.bounds.minY)
    }

    /// Top, left, bottom, right, in UIKit's form: the guide first for top and left, the view first for the others.
    @MainActor
    private static func insetConstraints(
        _ guide: UILayoutGuide, in view: UIView, _ insets: UIEdgeInsets, origin: _ConstraintOrigin, names: [String]
    ) -> [NSLayoutConstraint] {
        let all = [
            guide.topAnchor.constraint(equalTo: view.topAnchor, constant: insets.top),
            guide.leftAnchor.constraint(equalTo: view.leftAnchor, constant: insets.left),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: insets.bottom),
            view.rightAnchor.constraint(equalTo: guide.rightAnchor, constant: insets.right),
        ]
        for (constraint, name) in zip(all, names) {
            constraint.identifier = name
            constraint._origin = origin
        }
        return all
    }

    @MainActor
    private static func setInsets(_ guide: UILayoutGuide, _ insets: UIEdgeInsets) {
        let values = [insets.top, insets.left, insets.bottom, insets.right]
        for (constraint, value) in zip(guide.systemConstraints, values) { guide.setSystemConstant(constraint, value) }
    }
}

extension UILayoutGuide {
    /// Changes the constant of a constraint that no view holds, whether the tree is being solved already or not.
    func setSystemConstant(_ constraint: NSLayoutConstraint, _ value: CGFloat) {
        guard constraint.constant != value else { return }
        constraint.constant = value
        _layoutEngine?.systemConstantDidChange(constraint)
    }
}

extension UIView {
    /// The frame of a guide that no constraint mentions: where the view's insets put it, or nowhere.
    func frameOfUnusedGuide(_ guide: UILayoutGuide) -> CGRect {
        if guide === guides.safeArea { return bounds.inset(by: safeAreaInsets) }
        if guide === guides.margins { return bounds.inset(by: layoutMargins) }
        return .zero
    }
}
