import Foundation
import LayoutSolver

/// Constraints that cannot hold together, for the log and for reports.
public struct _LayoutConflict: Sendable {
    public struct Member: Sendable {
        /// As UIKit prints it: class, identifier and visual format.
        public var description: String
        public var origin: _ConstraintOrigin
        public var file: String?
        public var line: Int?
    }

    public var members: [Member]
    public var brokenIndex: Int

    /// Called once for each conflict that appears; the host collects findings here. The default prints UIKit's text.
    @MainActor public static var handler: @MainActor (_LayoutConflict) -> Void = { log($0.logText) }

    /// Writes a text for the program's author to standard error.
    public static func log(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
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
        text += "(\n" + members.map { "    \"\($0.description)\"" }.joined(separator: ",\n") + "\n)\n\n"
        text += "Will attempt to recover by breaking constraint \n\(members[brokenIndex].description)\n\n"
        text += "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.\n"
        text +=
            "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in "
            + "<UIKitCore/UIView.h> may also be helpful."
        return text
    }
}

extension _LayoutEngine {
    /// The conflicts of the present state.
    public var conflicts: [_LayoutConflict] { solver.conflicts.map(report) }

    func report(_ conflict: Conflict) -> _LayoutConflict {
        let members = conflict.members.map(member)
        let broken = conflict.members.firstIndex(of: conflict.broken) ?? 0
        return _LayoutConflict(members: members, brokenIndex: broken)
    }

    private func member(_ id: ConstraintID) -> _LayoutConflict.Member {
        let index = Int(id.index)
        switch index < owners.count ? owners[index] : .none {
        case .constraint(let constraint):
            return .init(
                description: constraint._fullDescription, origin: constraint._origin, file: constraint._sourceFile,
                line: constraint._sourceLine)
        case .autoresizing(let item, let attribute):
            let names = [.left: "minX", .top: "minY", .width: "width"][attribute] ?? "height"
            return .init(
                description: "<NSAutoresizingMaskLayoutConstraint:\(item._layoutDescription).\(names) == "
                    + "\(autoresizingValue(item, attribute))   (active)>", origin: .autoresizing)
        case .contentSize(let item, let axis):
            let letter = axis == .horizontal ? "H" : "V"
            return .init(
                description: "<NSContentSizeLayoutConstraint:\(letter):[\(item._layoutDescription)]   (active)>",
                origin: .contentSize)
        case .encapsulated(let item):
            return .init(
                description: "<NSLayoutConstraint:'UIView-Encapsulated-Layout' \(item._layoutDescription)   (active)>",
                origin: .encapsulated)
        case .none:
            return .init(description: "<NSLayoutConstraint>", origin: .user)
        }
    }

    private func autoresizingValue(_ item: any _LayoutItem, _ attribute: NSLayoutConstraint.Attribute) -> String {
        guard let frame = item._autoresizingFrame else { return "?" }
        switch attribute {
        case .left: return describe(frame.x)
        case .top: return describe(frame.y)
        case .width: return describe(frame.width)
        default: return describe(frame.height)
        }
    }
}
