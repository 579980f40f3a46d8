import LayoutSolver

/// Conflicts of constraints that were just activated.
///
/// UIKit reports within the call that activates them, so that a constraint that is replaced in the wrong order shows
/// although the next pass would find nothing. Here too:
/// 1. Several constraints of one call are looked at together, and what is activated within `updateConstraints` with the
///    pass that follows.
/// 2. An optional constraint cannot conflict, nor one with a position that no other required constraint speaks of. That
///    is how most constraints of new views come, so most calls solve nothing.
/// 3. Otherwise the parts of the layout that changed are solved. All calls together may solve a fixed number of rows
///    between two passes; beyond it the pass reports.
///
/// Origin: WWDC 2012 session 228 for the call, WWDC 2015 session 219 for `updateConstraints`.
extension _LayoutEngine {
    /// Some tens of milliseconds.
    static let immediateLimit = 50_000
    /// Rows that are looked at for remedies of the conflicts of one pass; a few tenths of a second.
    static let remedyLimit = 400_000

    private static var batchDepth = 0

    /// Has what `body` activates looked at with the next pass.
    public static func _batching<Result>(_ body: () -> Result) -> Result {
        batchDepth += 1
        defer { batchDepth -= 1 }
        return body()
    }

    /// Tells of the conflicts that active constraints of a person brought.
    public static func _checkActivated(_ constraints: [NSLayoutConstraint]) {
        guard batchDepth == 0 else { return }
        var seen: Set<ObjectIdentifier> = []
        for constraint in constraints where constraint._usersPlace != nil {
            guard let engine = constraint.holder?._layoutEngine, engine.mayConflict(constraint),
                seen.insert(ObjectIdentifier(engine)).inserted
            else { continue }
            engine.checkNow()
        }
    }

    private func mayConflict(_ constraint: NSLayoutConstraint) -> Bool {
        guard !isQuiet, !isUpdating, immediateBudget > 0, let id = rows[ObjectIdentifier(constraint)] else {
            return false
        }
        return solver.mayConflict(id)
    }

    /// A stack that is not arranged anew yet has constraints that it will not keep.
    private func checkNow() {
        solve()
        immediateSolves += 1
        immediateBudget -= max(1, solver.statistics.rowsTouched)
        let settled = solver.conflicts.filter { conflict in
            !conflict.members.contains { reason(of: $0).constraint?.holder?._areConstraintsStale ?? false }
        }
        reportNewConflicts(settled)
    }
}
