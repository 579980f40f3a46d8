import AutoLayout
import FindingModel
import UIKit

/// Finding R02: views whose constraints leave their frame open, and scroll views with open content sizes.
///
/// Not reported: views that are hidden, have no size, or lack one by their own constraints; arranged views that only tie
/// with their neighbours by content priorities, which is another rule; parts of the system's controls; views that are
/// open only because they hang on one that is reported. Of one stack's arranged views that are open on an axis the first
/// speaks for all, whether it is reported or not.
@MainActor
struct AmbiguityAudit {
    let context: ReportContext

    /// Each one costs some solutions of its part of the layout; who has this many mends them in turns.
    private static let limit = 20

    /// An examination costs time in proportion to the part of the layout around the view.
    private static let examinationLimit = 100

    private struct Suspect {
        var view: UIView
        /// The content guide of a scroll view, or the view itself.
        var item: any _LayoutItem
        var axis: NSLayoutConstraint.Axis
        var isReported: Bool
        /// The stack that arranges the view.
        var stack: UIStackView?
        /// Arranged views and content first, then those with the fewest constraints of their own.
        var rank: Int
    }

    /// The findings, and the views that they are about.
    func run() -> (findings: [Finding], views: [UIView]) {
        let suspects = suspects()
        var findings = context.visibleViews.filter(isForgotten).prefix(Self.limit).map(forgotten)
        guard !suspects.isEmpty else { return (findings, []) }
        var survey = _AmbiguitySurvey(context.root._engineOfTree)
        var views: [UIView] = []
        var told: Set<StackAxis> = []
        var examinations = 0
        for suspect in suspects {
            guard findings.count < Self.limit, examinations < Self.examinationLimit else { break }
            let place = suspect.stack.map { StackAxis(stack: ObjectIdentifier($0), axis: suspect.axis) }
            if let place, told.contains(place) {
                survey.assume(suspect.item, suspect.axis)
                continue
            }
            examinations += 1
            guard let ambiguity = survey.examine(suspect.item, suspect.axis), suspect.isReported else { continue }
            if let place {
                told.insert(place)
                let isPriorityTie = !ambiguity.ties.isEmpty && !ambiguity.ties.allSatisfy(\.isUsers)
                if isPriorityTie { continue }
            }
            findings.append(finding(suspect, ambiguity, beside: suspects.map(\.view)))
            if !views.contains(suspect.view) { views.append(suspect.view) }
        }
        return (findings, views)
    }

    private struct StackAxis: Hashable {
        var stack: ObjectIdentifier
        var axis: NSLayoutConstraint.Axis
    }

    // MARK: - Suspects

    private func suspects() -> [Suspect] {
        var result: [Suspect] = []
        for view in context.visibleViews {
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                if let scrollView = view as? UIScrollView, isOpen(scrollView.contentLayoutGuide, axis) {
                    result.append(
                        Suspect(
                            view: view, item: scrollView.contentLayoutGuide, axis: axis,
                            isReported: hasContentEdges(scrollView, axis), rank: -1))
                }
                guard isOpen(view, axis) else { continue }
                let superview = view.superview as? UIStackView
                let stack = superview?.arrangedSubviews.contains(view) ?? false ? superview : nil
                let count = view._layoutNode.constraints.count { $0.firstItem === view && $0._affects(axis) }
                result.append(
                    Suspect(
                        view: view, item: view, axis: axis,
                        isReported: !isInternal(view) && !lacksSize(view), stack: stack,
                        rank: stack == nil ? count : -2))
            }
        }
        return result.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
            .map(\.element)
    }

    private func isOpen(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> Bool {
        guard view._layoutNode.boundEngine != nil else { return false }
        let ambiguity = view._ambiguity
        return axis == .horizontal ? ambiguity.horizontal : ambiguity.vertical
    }

    private func isOpen(_ guide: UILayoutGuide, _ axis: NSLayoutConstraint.Axis) -> Bool {
        guard let engine = guide._layoutNode.boundEngine else { return false }
        let ambiguity = engine.isAmbiguous(guide)
        return axis == .horizontal ? ambiguity.horizontal : ambiguity.vertical
    }

    /// Whether constraints of the program attach something to the content's edges on that axis: where none does, the
    /// content's size is not meant to come from constraints.
    private func hasContentEdges(_ scrollView: UIScrollView, _ axis: NSLayoutConstraint.Axis) -> Bool {
        let guide = scrollView.contentLayoutGuide
        return (guide._layoutNode.constraints + scrollView._layoutNode.constraints).contains { constraint in
            guard constraint._usersPlace != nil, constraint._affects(axis) else { return false }
            if constraint.firstItem === guide || constraint.secondItem === guide { return true }
            let other = constraint.firstItem === scrollView ? constraint.secondItem : constraint.firstItem
            guard let view = other as? UIView, view !== scrollView else { return false }
            return view.isDescendant(of: scrollView)
        }
    }

    /// No size at all, or none on an axis whose length is determined: nothing is to be seen on purpose.
    private func lacksSize(_ view: UIView) -> Bool {
        let size = view.bounds.size
        if size.width > 0, size.height > 0 { return false }
        if size == .zero { return true }
        let ambiguity = view._ambiguity
        return size.width == 0 ? !ambiguity.horizontal : !ambiguity.vertical
    }

    /// A part of one of the system's own views that no constraint of the program mentions.
    private func isInternal(_ view: UIView) -> Bool {
        if context.names.propertyName(of: view) != nil { return false }
        if view._layoutNode.constraints.contains(where: { $0._usersPlace != nil }) { return false }
        guard let superview = view.superview, type(of: superview) != UIView.self else { return false }
        return !(superview is UIStackView || superview is UIScrollView)
            && String(reflecting: type(of: superview)).hasPrefix("UIKit.")
    }

    // MARK: - Views without constraints

    /// A view with a content of its own that waits for constraints, and no constraint mentions it.
    private func isForgotten(_ view: UIView) -> Bool {
        guard !view.translatesAutoresizingMaskIntoConstraints, view._layoutNode.constraints.isEmpty,
            view.superview != nil, view !== context.root, !isInternal(view)
        else { return false }
        let size = view.intrinsicContentSize
        return size.width > 0 && size.height > 0
    }

    private func forgotten(_ view: UIView) -> Finding {
        let advice = "add a leading or centerX and a top or centerY constraint"
        return context.finding(
            "R02", "ambiguous_layout", .warning,
            "x and y of \(context.names.name(of: view)) are not determined, as no constraint mentions it; \(advice)",
            view: view,
            details: [
                "axis": .string("both"), "free": .array([.string("x"), .string("y")]),
                "remedies": .array([.array([.string("leading"), .string("top")])]),
            ], fixes: [advice])
    }

    // MARK: - Findings

    /// - Parameter others: the views that other findings are about, which are called by other names.
    private func finding(_ suspect: Suspect, _ ambiguity: _LayoutAmbiguity, beside others: [UIView]) -> Finding {
        let isHorizontal = ambiguity.axis == .horizontal
        let isContent = suspect.item is UILayoutGuide
        let reasons = ambiguity.ties + [ambiguity.givenUp].compactMap { $0 }
        let naming = context.names.distinctNames(of: others + reasons.flatMap(\.items))
        let name = naming.of(suspect.view)
        var free: [String] = []
        if ambiguity.isPositionFree { free.append(isHorizontal ? "x" : "y") }
        if ambiguity.isLengthFree { free.append(isHorizontal ? "width" : "height") }
        let cause = isContent ? nil : cause(ambiguity, naming)
        let advice = cause?.advice ?? (isContent ? contentAdvice(isHorizontal) : advice(ambiguity))
        let verb = free.count == 1 ? "is" : "are"
        let subject =
            isContent ? "content \(isHorizontal ? "width" : "height")" : free.joined(separator: " and ")
        let ownPlace = suspect.view._layoutNode.constraints.last { $0._usersPlace != nil }?._usersPlace
        let place = cause?.place ?? ownPlace
        let remedies = cause == nil ? ambiguity.remedies : []
        return context.finding(
            "R02", "ambiguous_layout", .warning,
            "\(subject) of \(name) \(isContent ? "is" : verb) not determined\(cause?.clause ?? ""); \(advice)",
            view: suspect.view,
            file: place?.file, line: place?.line,
            details: [
                "axis": .string(isHorizontal ? "horizontal" : "vertical"),
                "free": .array(
                    isContent ? [.string("content \(isHorizontal ? "width" : "height")")] : free.map(JSONValue.string)),
                "remedies": .array(remedies.map { .array($0.map { .string($0.rawValue) }) }),
                "ties": .array(ambiguity.ties.map { .string(described($0, naming)) }),
                "givenUp": ambiguity.givenUp.map { .string(described($0, naming)) } ?? .null,
            ], fixes: [advice])
    }

    // MARK: - Causes other than a constraint that lacks

    private struct Cause {
        /// What follows `is not determined`.
        var clause: String
        var advice: String
        var place: (file: String, line: Int)?
    }

    private func cause(_ ambiguity: _LayoutAmbiguity, _ names: DistinctNames) -> Cause? {
        if let reason = ambiguity.givenUp {
            let numbers = [reason.constant, reason.constraint?.multiplier].compactMap { $0 }
            let isNumber = !numbers.allSatisfy(\.isFinite)
            let how = isNumber ? "is left out (R20)" : "was broken in a conflict (R01)"
            return Cause(
                clause: ", as \(described(reason, names)) \(how)",
                advice: isNumber ? "mend the number" : "mend that conflict", place: reason.usersPlace)
        }
        guard ambiguity.ties.count == 2 else { return nil }
        let priority = ConflictReport.text(Double(ambiguity.ties[0].priority))
        let tied = ambiguity.ties.map { described($0, names) }
        return Cause(
            clause: ", as \(tied[0]) and \(tied[1]) tie at priority \(priority)",
            advice: "give one of the two another priority", place: ambiguity.ties.compactMap(\.usersPlace).last)
    }

    /// `'label.width == 100' at File.swift:3`, or which of a view's content priorities it is.
    private func described(_ reason: _LayoutReason, _ names: DistinctNames) -> String {
        guard reason.origin == .contentSize, let item = reason.item else {
            return "'\(reason.equation(naming: names.of))'" + (reason.place.map { " at \($0)" } ?? "")
        }
        let axis = reason.attribute == .width ? "horizontal" : "vertical"
        let priority = reason.isUpperLimit ? "content hugging" : "compression resistance"
        return "the \(axis) \(priority) of \(names.of(item))"
    }

    private func contentAdvice(_ isHorizontal: Bool) -> String {
        isHorizontal
            ? "pin its content to the leading and the trailing edge, without a gap in the chain"
            : "pin its content to the top and the bottom edge, without a gap in the chain"
    }

    /// `add a leading or centerX constraint`: of several remedies those that one thinks of first.
    private func advice(_ ambiguity: _LayoutAmbiguity) -> String {
        let usual: [_SettlingConstraint] =
            switch (ambiguity.isPositionFree, ambiguity.isLengthFree) {
            case (true, false): [.leading, .centerX, .top, .centerY]
            case (false, true): [.width, .trailing, .height, .bottom]
            default: [.leading, .width, .trailing, .top, .height, .bottom]
            }
        let single = ambiguity.remedies.filter { $0.count == 1 }.map { $0[0] }
        let common = usual.filter(single.contains)
        let names = (common.isEmpty ? single : common).map(\.rawValue)
        if !names.isEmpty { return "add a \(Self.list(names, "or")) constraint" }
        let pair = ambiguity.remedies.first ?? (ambiguity.axis == .horizontal ? [.leading, .width] : [.top, .height])
        return "add a \(pair.map(\.rawValue).joined(separator: " and a ")) constraint"
    }

    private static func list(_ words: [String], _ conjunction: String) -> String {
        guard words.count > 1, let last = words.last else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }
}
