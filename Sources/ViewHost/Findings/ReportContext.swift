import FindingModel
import UIKit

/// What findings say about where they were made.
@MainActor
struct ReportContext {
    let preview: String
    let configuration: String
    let root: UIView
    let names: ViewNames

    /// - Parameter view: the view at fault: path and frame are taken from it, and its name goes into the details.
    func finding(
        _ rule: String, _ id: String, _ severity: Finding.Severity, _ message: String, view: UIView?,
        file: String? = nil, line: Int? = nil, details: [String: JSONValue] = [:], fixes: [String] = []
    ) -> Finding {
        var details = details
        if let view { details["view"] = .string(names.name(of: view)) }
        return Finding(
            rule: rule, id: id, severity: severity, message: message, file: file, line: line, preview: preview,
            configuration: configuration, path: view.map { names.path(of: $0, below: root) },
            frame: view.flatMap(windowFrame), details: .object(details), fixes: fixes)
    }

    private func windowFrame(_ view: UIView) -> [Double]? {
        guard let window = view.window else { return nil }
        return LayoutNodeBuilder.numbers(view.convert(view.bounds, to: window))
    }

    /// All views below the root, outer ones first, but for those that are hidden or inside hidden ones.
    var visibleViews: [UIView] {
        var result: [UIView] = root.isHidden ? [] : [root]
        var next = 0
        while next < result.count {
            result += result[next].subviews.filter { !$0.isHidden }
            next += 1
        }
        return result
    }
}
