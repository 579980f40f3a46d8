import AutoLayout

extension UIView {
    /// The tree of views as UIKit's debugging aid of that name prints it: one line a view with its depth, what lays it
    /// out, and whether its constraints leave its frame open.
    ///
    /// 1. `•`: hosts a layout engine; `*`: is laid out by constraints; `+`: by its frame, which the engine knows as it
    ///    makes constraints of it; nothing: the engine does not know the view.
    /// 2. `- AMBIGUOUS LAYOUT for UIView:0x….minX{id: 3}` follows where another frame would satisfy the constraints as
    ///    well, with the numbers that are open.
    ///
    /// Origin: published console output, WWDC 2012 session 228; the legend's words are our own.
    public func _autolayoutTrace() -> String {
        layoutRoot.updateConstraintsInSubtree()
        let engine = layoutRoot.engineOfRoot()
        engine.update()
        var lines: [String] = []
        addTrace(to: &lines, depth: 0, engine)
        return "\n" + (lines + ["", "Legend:"] + Self.traceLegend).joined(separator: "\n")
    }

    private static let traceLegend = [
        "\t* - laid out by constraints", "\t+ - laid out by its frame, of which constraints are made",
        "\t• - hosts the layout engine",
    ]

    private func addTrace(to lines: inout [String], depth: Int, _ engine: _LayoutEngine) {
        let isKnown = layoutNode.boundEngine === engine
        let own = isKnown ? (translatesAutoresizingMaskIntoConstraints ? "+" : "*") : ""
        let mark = self === layoutRoot ? "•" : own
        var line = String(repeating: "|   ", count: depth) + mark + _layoutDescription
        if hasAmbiguousLayout {
            let numbers = engine.openNumbers(of: self).map { "\(_layoutDescription).\($0.name){id: \($0.id)}" }
            line += "- AMBIGUOUS LAYOUT" + (numbers.isEmpty ? "" : " for " + numbers.joined(separator: ", "))
        }
        lines.append(line)
        for view in subviews { view.addTrace(to: &lines, depth: depth + 1, engine) }
    }
}
