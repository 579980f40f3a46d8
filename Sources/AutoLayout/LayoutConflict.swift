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
    /// By how much a member's constant would have to change for the set to hold; nil where no change of it alone helps.
    public var corrections: [Double?]

    public var broken: _LayoutReason { members[brokenIndex] }

    /// The member whose constraint has a constant or a multiplier that is not finite; it alone cannot hold.
    public var nonFinite: _LayoutReason? {
        members.first { reason in
            guard let constraint = reason.constraint else { return false }
            return !constraint.constant.isFinite || !constraint.multiplier.isFinite
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

    /// One sentence where a number is not finite: what it is, and what happens instead. `name` gives items their names.
    public func nonFiniteText(naming name: (AnyObject) -> String) -> String? {
        guard let reason = nonFinite, let constraint = reason.constraint else { return nil }
        let isConstant = !constraint.constant.isFinite
        let value = isConstant ? constraint.constant : constraint.multiplier
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
    /// The conflicts of the present state.
    public var conflicts: [_LayoutConflict] { solver.conflicts.map(report) }

    func report(_ conflict: Conflict) -> _LayoutConflict {
        var members = conflict.members.map(reason(of:))
        let broken = conflict.members.firstIndex(of: conflict.broken) ?? 0
        guard let certificate = solver.certificate(of: conflict) else {
            let isLong = members.count > Certificate.mostMembers
            return _LayoutConflict(
                members: members, brokenIndex: broken,
                arithmetic: isLong
                    ? "a chain of \(members.count) constraints does not add up"
                    : "\(members.count == 1 ? "its numbers are" : "their numbers are") not finite",
                corrections: members.map { _ in nil })
        }
        let arithmetic = ConflictArithmetic(certificate: certificate, engine: self)
        members += arithmetic.rootSizes
        return _LayoutConflict(
            members: members, brokenIndex: broken, arithmetic: arithmetic.sentence,
            corrections: members.indices.map(arithmetic.correction))
    }
}
