import FindingModel
import SwiftUI
import UIKit

/// What SwiftUI views tell of their own layout: geometry that feeds back into itself, identities that stand twice.
@MainActor
struct SwiftUIAudit {
    let context: ReportContext

    func findings() -> [Finding] {
        sources(in: context.root).flatMap { source in
            (source._didNotSettle ? [feedback(source)] : []) + duplicates(source)
        }
    }

    private func sources(in view: UIView) -> [any _LayoutNodeSource] {
        var result: [any _LayoutNodeSource] = []
        var open = [view]
        while let next = open.popLast() {
            if let source = next as? any _LayoutNodeSource { result.append(source) }
            open += next.subviews
        }
        return result
    }

    private func feedback(_ source: any _LayoutNodeSource) -> Finding {
        context.finding(
            "R09", "layout_feedback_loop", .error,
            "The layout does not settle: what is read from the geometry changes the geometry again, without end.",
            view: source,
            fixes: ["Keep the old value where the new one is equal, or nearly so, before state is set from geometry."])
    }

    private func duplicates(_ source: any _LayoutNodeSource) -> [Finding] {
        var seen: Set<String> = []
        let identifiers = source._duplicateIdentifiers.filter { seen.insert($0).inserted }
        guard !identifiers.isEmpty else { return [] }
        let list = identifiers.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
        return [
            context.finding(
                "R22", "duplicate_id", .warning,
                "Several elements of one ForEach have the identity \(list); only the first of each is shown.",
                view: source, fixes: ["Give each element an identity of its own."])
        ]
    }
}
