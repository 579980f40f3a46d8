import Foundation
import LayoutSolver

/// The form in which another engine reads a problem, so that both get the same rows.
///
/// A line each: `problem boxes variables rows rootWidthVariable rootHeightVariable rootWidth rootHeight`, then
/// `row relation priority constant terms (variable coefficient)…` in order, then `remove index` (-1 for none) and `add`
/// with what `row` has, if the problem has a toggle.
extension Problem {
    func write(to path: String) throws {
        let width = root.length(.horizontal).index
        let height = root.length(.vertical).index
        var text = "problem \(boxCount) \(variableCount) \(rows.count) \(width) \(height) \(rootWidth) \(rootHeight)\n"
        for row in rows { text += "row " + line(row) }
        if let added { text += "remove \(removed ?? -1)\nadd " + line(added) }
        try text.write(toFile: path, atomically: false, encoding: .utf8)
    }

    private func line(_ row: Row) -> String {
        let terms = row.terms.map { " \($0.variable.index) \($0.coefficient)" }.joined()
        return "\(row.relation.rawValue) \(row.priority) \(row.constant) \(row.terms.count)\(terms)\n"
    }
}
