import FindingModel
import UIKit

/// Gathers what the layout engine reports while a preview is shown.
@MainActor
final class FindingCollector {
    private let preview: String
    private let configuration: String
    private var withoutAncestor: [Finding] = []
    private var faults: [_LayoutFault] = []

    init(preview: String, configuration: String) {
        self.preview = preview
        self.configuration = configuration
        NSLayoutConstraint._noCommonAncestorHandler = { [self] constraint in
            withoutAncestor.append(finding(constraint))
            _LayoutConflict.log("\(Self.place(constraint))\(Self.sentence(constraint))")
        }
        _LayoutFault.handler = { [self] fault in
            faults.append(fault)
            fault.log()
        }
    }

    /// The findings of the settled state: constraints that cannot hold, and those that could not be added at all; then
    /// geometry that was refused, once for each view.
    func finish(window: UIWindow) -> [Finding] {
        window._conflicts.map(finding) + withoutAncestor + refusedGeometry(in: window)
    }

    private func refusedGeometry(in window: UIWindow) -> [Finding] {
        var seen: Set<ObjectIdentifier> = []
        let refused = faults.filter {
            $0.kind == .nonFiniteGeometry && seen.insert(ObjectIdentifier($0.view)).inserted
        }
        guard !refused.isEmpty else { return [] }
        let names = ViewNames(window: window)
        return refused.map { fault in
            let isShown = fault.view.isDescendant(of: window)
            let path = isShown ? names.path(of: fault.view, in: window) : nil
            return Finding(
                rule: "R20", id: "non_finite_geometry", severity: .error,
                message: "\(ViewNames.typeName(fault.view)): \(fault.message)", preview: preview,
                configuration: configuration, path: path,
                frame: isShown
                    ? LayoutNodeBuilder.numbers(fault.view.convert(fault.view.bounds, to: window)) : nil,
                fixes: ["Check for a division by zero where the frame is computed."])
        }
    }

    private func finding(_ conflict: _LayoutConflict) -> Finding {
        let broken = conflict.members[conflict.brokenIndex]
        let members = conflict.members.map { member in
            JSONValue.object([
                "description": .string(member.description), "origin": .string(member.origin.rawValue),
                "file": member.file.map(JSONValue.string) ?? .null,
                "line": member.line.map { .number(Double($0)) } ?? .null,
            ])
        }
        return Finding(
            rule: "R01", id: "unsatisfiable_constraints", severity: .error,
            message: "\(conflict.members.count) constraints cannot hold together; broken: \(broken.description)",
            file: broken.file, line: broken.line, preview: preview, configuration: configuration,
            details: .object(["constraints": .array(members), "broken": .string(broken.description)]))
    }

    private func finding(_ constraint: NSLayoutConstraint) -> Finding {
        Finding(
            rule: "R01", id: "unsatisfiable_constraints", severity: .error, message: Self.sentence(constraint),
            file: constraint._sourceFile, line: constraint._sourceLine, preview: preview,
            configuration: configuration, details: .object(["reason": .string("noCommonAncestor")]),
            fixes: ["Add both views to one hierarchy before the constraint is activated."])
    }

    private static func place(_ constraint: NSLayoutConstraint) -> String {
        constraint._sourceFile.map { "\($0):\(constraint._sourceLine ?? 0): " } ?? ""
    }

    private static func sentence(_ constraint: NSLayoutConstraint) -> String {
        "Unable to activate constraint \(constraint._visualDescription): its items have no common ancestor"
    }
}
