import Foundation
import LayoutSolver

/// Constraints that cannot hold together, for the log and for reports.
@MainActor
public struct _LayoutConflict {
    /// A minimal set: without any one of them the others can hold. The size that a root has from outside stands last.
    public var members: [_LayoutReason]
    public var brokenIndex: Int
    /// Why they cannot hold, in one sentence without a full stop: `52 + 42 = 94, but the height is 86`.
    public var arithmetic: String
    /// Each of these alone makes the conflict go; best first. Only of conflicts that were told as they appeared.
    public var remedies: [_ConflictRemedy] = []

    public var broken: _LayoutReason { members[brokenIndex] }

    /// The member whose constraint has a constant or a multiplier that is not finite; it alone cannot hold.
    public var nonFinite: _LayoutReason? {
        members.first { reason in
            guard let constraint = reason.constraint else { return false }
            return reason.constant.map { !$0.isFinite } ?? false || !constraint.multiplier.isFinite
        }
    }

    /// Called once for each conflict that appears; the host collects findings here. The default prints UIKit's text.
    @MainActor public static var handler: @MainActor (_LayoutConflict) -> Void = { log($0.logText) }

    /// Writes a text for the program's author to standard error.
    public static func log(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }

    /// Whether another report is about the same constraints, whatever their constants are now.
    public func isSame(as other: _LayoutConflict) -> Bool {
        members.count == other.members.count
            && zip(members, other.members).allSatisfy { own, other in
                own.constraint === other.constraint && own.item === other.item && own.attribute == other.attribute
            }
    }

    /// Whether another report is about the same constraints of the program and its stacks, whatever else holds them:
    /// a view has another root, and with it other sizes from outside, before it is shown.
    public func isAlike(_ other: _LayoutConflict) -> Bool {
        func constraints(_ conflict: _LayoutConflict) -> Set<ObjectIdentifier> {
            let own = conflict.members.filter { !$0.origin.isSystems }
            return Set(own.compactMap { $0.constraint.map(ObjectIdentifier.init) })
        }
        let own = constraints(self)
        return !own.isEmpty && own == constraints(other)
    }

    /// One sentence where a number is not finite: what it is, and what happens instead. `name` gives items their names.
    public func nonFiniteText(naming name: (AnyObject) -> String) -> String? {
        guard let reason = nonFinite, let constraint = reason.constraint else { return nil }
        let constant = reason.constant ?? constraint.constant
        let isConstant = !constant.isFinite
        let value = isConstant ? constant : constraint.multiplier
        return "the \(isConstant ? "constant" : "multiplier") of '\(reason.equation(naming: name))' is "
            + (value.isNaN ? "not a number" : "infinite") + "; the constraint is left out"
    }

    /// The text UIKit writes to the console, so that tools and people who search for it find it.
    ///
    /// Origin: more than ten published iOS logs of 2015 to 2025.
    public var logText: String {
        var text = """
            [LayoutConstraints] Unable to simultaneously satisfy constraints.
            \tProbably at least one of the constraints in the following list is one you don't want. 
            \tTry this: 
            \t\t(1) look at each constraint and try to figure out which you don't expect; 
            \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 

            """
        if members.contains(where: { $0.origin == .autoresizing }) {
            text +=
                "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the "
                + "documentation for the UIView property translatesAutoresizingMaskIntoConstraints) \n"
        }
        let list = members.map { "    \"\(Self.escaped($0.description))\"" }
        text += "(\n" + list.joined(separator: ",\n") + "\n)\n\n"
        text += "Will attempt to recover by breaking constraint \n\(broken.description)\n\n"
        text += "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.\n"
        text +=
            "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in "
            + "<UIKitCore/UIView.h> may also be helpful."
        return text
    }

    /// As an array's description prints its strings: quotes and backslashes escaped, what is not ASCII by its number.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for unit in text.utf16 {
            switch unit {
            case 0x22: result += "\\\""
            case 0x5C: result += "\\\\"
            case 0x0A: result += "\\n"
            case 0x09: result += "\\t"
            case 0x0D: result += "\\r"
            case 0x20..<0x7F: result.unicodeScalars.append(Unicode.Scalar(UInt8(unit)))
            default: result += "\\U" + String(format: "%04x", unit)
            }
        }
        return result
    }
}

extension _LayoutEngine {
    /// The conflicts of the present state, without remedies.
    public var conflicts: [_LayoutConflict] { solver.conflicts.map(report) }

    func report(_ conflict: Conflict) -> _LayoutConflict { told(conflict).report }

    /// - Parameter budget: what may be spent on remedies, in rows that are looked at.
    func report(_ conflict: Conflict, budget: inout Int) -> _LayoutConflict {
        var (report, arithmetic) = told(conflict)
        guard report.nonFinite == nil else { return report }
        let corrections = report.members.indices.map { arithmetic?.correction(of: $0) }
        let remedies = ConflictRemedies(
            conflict: conflict, members: report.members, broken: report.brokenIndex, corrections: corrections,
            engine: self)
        report.remedies = remedies.all(budget: &budget)
        return report
    }

    private func told(_ conflict: Conflict) -> (report: _LayoutConflict, arithmetic: ConflictArithmetic?) {
        let members = conflict.members.map(reason(of:))
        let broken = conflict.members.firstIndex(of: conflict.broken) ?? 0
        var report = _LayoutConflict(members: members, brokenIndex: broken, arithmetic: "")
        guard let certificate = solver.certificate(of: conflict) else {
            report.arithmetic = withoutSum(report)
            return (report, nil)
        }
        let arithmetic = ConflictArithmetic(certificate: certificate, broken: report.broken, engine: self)
        report.arithmetic = arithmetic.sentence
        report.members += arithmetic.rootSizes
        return (report, arithmetic)
    }

    private func withoutSum(_ report: _LayoutConflict) -> String {
        let count = report.members.count
        if report.nonFinite != nil { return "\(count == 1 ? "its numbers are" : "their numbers are") not finite" }
        if count > Certificate.mostMembers { return "a chain of \(count) constraints does not add up" }
        return report.broken.constraint.flatMap(sides) ?? "their numbers do not add up"
    }
}
