import AutoLayout
import FindingModel
import UIKit

/// Gathers what the layout engine reports while a preview is shown.
@MainActor
final class FindingCollector {
    private var conflicts: [_LayoutConflict] = []
    /// With the items, which a constraint does not keep.
    private var withoutAncestor: [(constraint: NSLayoutConstraint, items: [AnyObject])] = []
    /// With what was said when the number came.
    private var hugeNumbers: [(constraint: NSLayoutConstraint, items: [AnyObject], constant: CGFloat)] = []
    private var faults: [(fault: _LayoutFault, place: CallerPlace?)] = []
    /// What the settled layout leaves open.
    private(set) var ambiguousViews: [UIView] = []

    /// Faults that are given a place, since each costs time; those of a loop are all alike.
    private static let placeLimit = 20

    /// Conflicts that are written to the log; a few more are a fault that repeats. All of them are findings.
    private static let logLimit = 30

    private let log: @MainActor (String) -> Void

    /// - Parameter log: takes what the program's author reads at once.
    init(log: @escaping @MainActor (String) -> Void = _LayoutConflict.log) {
        self.log = log
        _LayoutConflict.handler = { [self] conflict in
            guard !conflicts.contains(where: conflict.isSame) else { return }
            conflicts.append(conflict)
            if conflicts.count <= Self.logLimit { log(Self.logText(conflict)) }
        }
        NSLayoutConstraint._noCommonAncestorHandler = { [self] constraint in
            withoutAncestor.append((constraint, [constraint.firstItem, constraint.secondItem].compactMap { $0 }))
            let place = constraint._usersPlace.map { "\($0.file):\($0.line): " } ?? ""
            log(place + Self.sentence(constraint) { _ in nil })
        }
        NSLayoutConstraint._hugeNumberHandler = { [self] constraint in
            let isKnown = hugeNumbers.contains { $0.constraint === constraint && $0.constant == constraint.constant }
            guard !isKnown else { return }
            let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 }
            hugeNumbers.append((constraint, items, constraint.constant))
            let place = constraint._usersPlace.map { "\($0.file):\($0.line): " } ?? ""
            log(place + constraint._hugeNumberText { ViewNames.typeName($0) })
        }
        UIStackView._placeRecorder = CallerPlace.recorder
        _LayoutFault.handler = { [self] fault in
            let place = faults.count < Self.placeLimit ? CallerPlace.current() : nil
            faults.append((fault, place))
            fault.log(at: place.map { "\($0.file):\($0.line)" })
        }
    }

    /// The findings of the settled state.
    ///
    /// 1. Conflicts that stand, with the numbers that they had when they appeared, as the log tells them; those that
    ///    appeared on the way and are gone are transient. A view has another root until it is shown: what the same
    ///    constraints met there is told once. So are conflicts of constraints from the same lines, as each cell of a list
    ///    and each view that is made anew has them: those that stand before those that are gone.
    /// 2. Constraints that could not be added at all.
    /// 3. Geometry that was refused, once for each view, and numbers that no layout can hold.
    /// 4. What is ambiguous, and what would conflict once it is hidden.
    func finish(_ context: ReportContext) -> [Finding] {
        if conflicts.count > Self.logLimit {
            let count = conflicts.count - Self.logLimit
            log(
                "[LayoutConstraints] \(count) more conflict\(count == 1 ? "" : "s"); all are among the findings (R01)")
        }
        let standing = context.root._conflicts.map { conflict in conflicts.first(where: conflict.isSame) ?? conflict }
        var told = standing
        var gone: [_LayoutConflict] = []
        for conflict in conflicts where !told.contains(where: { conflict.isSame(as: $0) || conflict.isAlike($0) }) {
            told.append(conflict)
            if !stands(conflict) { gone.append(conflict) }
        }
        let elsewhere = told.dropFirst(standing.count).filter { conflict in !gone.contains(where: conflict.isSame) }
        let groups = RepeatedConflicts(standing + elsewhere + gone).groups
        let firstGone = standing.count + elsewhere.count
        let ambiguity = AmbiguityAudit(context: context).run()
        ambiguousViews = ambiguity.views
        return groups.map { group in
            ConflictReport(group.first, context: context).finding(
                isGone: group.index >= firstGone, others: group.others)
        }
            + withoutAncestor.map { finding($0.constraint, context) } + refusedGeometry(context)
            + hugeNumbers.map { hugeNumber($0.constraint, $0.constant, context) }
            + ambiguity.findings + HiddenSizeAudit(context: context).findings()
    }

    private func hugeNumber(
        _ constraint: NSLayoutConstraint, _ constant: CGFloat, _ context: ReportContext
    ) -> Finding {
        context.finding(
            "R20", "non_finite_geometry", .error,
            constraint._hugeNumberText(constant: constant, naming: context.names.name),
            view: constraint.firstItem as? UIView, file: constraint._usersPlace?.file,
            line: constraint._usersPlace?.line,
            fixes: ["Leave out a limit that is not one, or use a number that a screen could have."])
    }

    private func refusedGeometry(_ context: ReportContext) -> [Finding] {
        var seen: Set<ObjectIdentifier> = []
        let refused = faults.filter {
            $0.fault.kind == .nonFiniteGeometry && seen.insert(ObjectIdentifier($0.fault.view)).inserted
        }
        return refused.map { fault, place in
            let isShown = fault.view.isDescendant(of: context.root)
            return context.finding(
                "R20", "non_finite_geometry", .error, "\(ViewNames.typeName(fault.view)): \(fault.message)",
                view: isShown ? fault.view : nil, file: place?.file, line: place?.line,
                fixes: ["Check for a division by zero where the frame is computed."])
        }
    }

    /// Whether the conflict is one of what is shown in another window.
    private func stands(_ conflict: _LayoutConflict) -> Bool {
        guard let view = conflict.broken.view, view.window != nil else { return false }
        return view._conflicts.contains(where: conflict.isSame)
    }

    private func finding(_ constraint: NSLayoutConstraint, _ context: ReportContext) -> Finding {
        context.finding(
            "R01", "unsatisfiable_constraints", .error,
            Self.sentence(constraint) { context.names.propertyName(of: $0) },
            view: nil, file: constraint._usersPlace?.file, line: constraint._usersPlace?.line,
            details: ["reason": .string("noCommonAncestor")],
            fixes: ["Add both views to one hierarchy before the constraint is activated."])
    }

    /// UIKit's text, or a sentence with file and line where a number is at fault and not the set.
    private static func logText(_ conflict: _LayoutConflict) -> String {
        guard let sentence = conflict.nonFiniteText(naming: { ViewNames.typeName($0) }) else { return conflict.logText }
        let place = conflict.nonFinite?.constraint?._usersPlace.map { "\($0.file):\($0.line): " } ?? ""
        return place + sentence
    }

    private static func sentence(_ constraint: NSLayoutConstraint, _ name: (AnyObject) -> String?) -> String {
        let text = constraint._equation { name($0) ?? ViewNames.typeName($0) }
        return "Unable to activate constraint \(text): its items have no common ancestor"
    }
}
