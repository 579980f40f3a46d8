/// The difference of two texts in the form that `patch` and `git apply` read.
enum UnifiedDiff {
    private enum Change: Equatable { case same, removed, added }

    private static let context = 3

    /// Empty where the texts are the same.
    static func text(_ old: String, _ new: String, path: String) -> String {
        let (before, after) = (lines(old), lines(new))
        let changes = changes(before, after)
        guard changes.contains(where: { $0.kind != .same }) else { return "" }
        let name = path.hasPrefix("/") ? String(path.dropFirst()) : path
        var result = "--- a/\(name)\n+++ b/\(name)\n"
        for hunk in hunks(changes) { result += text(hunk, changes, before.last, after.last) }
        return result
    }

    /// Lines with their breaks; the last one perhaps without.
    private static func lines(_ text: String) -> [String] {
        var result: [String] = []
        var line = ""
        for scalar in text.unicodeScalars {
            line.unicodeScalars.append(scalar)
            if scalar == "\n" {
                result.append(line)
                line = ""
            }
        }
        return line.isEmpty ? result : result + [line]
    }

    private struct Line {
        var kind: Change
        var text: String
        /// Places in both texts before this line, counted from 0.
        var old: Int
        var new: Int
    }

    private static func changes(_ before: [String], _ after: [String]) -> [Line] {
        let difference = after.difference(from: before)
        var removed: Set<Int> = []
        var added: Set<Int> = []
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): added.insert(offset)
            }
        }
        var result: [Line] = []
        var (old, new) = (0, 0)
        while old < before.count || new < after.count {
            if old < before.count, removed.contains(old) {
                result.append(Line(kind: .removed, text: before[old], old: old, new: new))
                old += 1
            } else if new < after.count, added.contains(new) {
                result.append(Line(kind: .added, text: after[new], old: old, new: new))
                new += 1
            } else {
                result.append(Line(kind: .same, text: before[old], old: old, new: new))
                old += 1
                new += 1
            }
        }
        return result
    }

    /// Ranges of lines that belong together: changes and what is around them.
    private static func hunks(_ changes: [Line]) -> [Range<Int>] {
        var result: [Range<Int>] = []
        for index in changes.indices where changes[index].kind != .same {
            let range = max(0, index - context)..<min(changes.count, index + context + 1)
            if let last = result.last, last.upperBound >= range.lowerBound {
                result[result.count - 1] = last.lowerBound..<range.upperBound
            } else {
                result.append(range)
            }
        }
        return result
    }

    private static func text(_ hunk: Range<Int>, _ changes: [Line], _ lastOld: String?, _ lastNew: String?) -> String {
        let lines = changes[hunk]
        let old = lines.count { $0.kind != .added }
        let new = lines.count { $0.kind != .removed }
        let first = lines[hunk.lowerBound]
        let start = { (place: Int, count: Int) in count == 0 ? place : place + 1 }
        var result = "@@ -\(start(first.old, old)),\(old) +\(start(first.new, new)),\(new) @@\n"
        for line in lines {
            let sign = line.kind == .same ? " " : line.kind == .removed ? "-" : "+"
            result += sign + line.text
            if !line.text.hasSuffix("\n") { result += "\n\\ No newline at end of file\n" }
        }
        return result
    }
}
