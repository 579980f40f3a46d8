import Foundation

extension BatchUpdate {
    /// Apple's sentence about the first thing that does not add up; nil where everything does.
    func mistake(before: [Int], after: [Int], words: Words) -> String? {
        mistakeInPlaces(before, after, words) ?? mistakeInSectionCount(before, after, words)
            ?? mistakeInItemCounts(before, after, words)
    }

    private func mistakeInPlaces(_ before: [Int], _ after: [Int], _ words: Words) -> String? {
        if let section = deletedSections.last, section >= before.count {
            return "attempt to delete section \(section), but there are only \(before.count) sections before the update"
        }
        if let section = insertedSections.last, section >= after.count {
            return "attempt to insert section \(section) but there are only \(after.count) sections after the update"
        }
        for path in deleted.union(reloaded).sorted() {
            guard before.indices.contains(path.section), path.item < before[path.section] else {
                let count = before.indices.contains(path.section) ? before[path.section] : 0
                return "attempt to delete \(words.item) \(path.item) from section \(path.section) "
                    + "which only contains \(count) \(words.items) before the update"
            }
        }
        for path in inserted.sorted() {
            guard after.indices.contains(path.section), path.item < after[path.section] else {
                let count = after.indices.contains(path.section) ? after[path.section] : 0
                return "attempt to insert \(words.item) \(path.item) into section \(path.section), "
                    + "but there are only \(count) \(words.items) in section \(path.section) after the update"
            }
        }
        for move in moves {
            guard before.indices.contains(move.from.section), move.from.item < before[move.from.section],
                after.indices.contains(move.to.section), move.to.item < after[move.to.section]
            else {
                return "attempt to move \(words.item) \(move.from.item) of section \(move.from.section) to "
                    + "\(words.item) \(move.to.item) of section \(move.to.section), which does not exist"
            }
        }
        return nil
    }

    private func mistakeInSectionCount(_ before: [Int], _ after: [Int], _ words: Words) -> String? {
        guard before.count + insertedSections.count - deletedSections.count != after.count else { return nil }
        return "Invalid update: invalid number of sections. The number of sections contained in the \(words.view) "
            + "after the update (\(after.count)) must be equal to the number of sections contained in the "
            + "\(words.view) before the update (\(before.count)), plus or minus the number of sections inserted or "
            + "deleted (\(insertedSections.count) inserted, \(deletedSections.count) deleted)."
    }

    private func mistakeInItemCounts(_ before: [Int], _ after: [Int], _ words: Words) -> String? {
        let sections = sectionMap(countBefore: before.count)
        for (old, new) in sections.sorted(by: { $0.value < $1.value }) {
            guard after.indices.contains(new), !reloadedSections.contains(old) else { continue }
            let added = inserted.count { $0.section == new }
            let removed = deleted.count { $0.section == old }
            let movedIn = moves.count { $0.to.section == new }
            let movedOut = moves.count { $0.from.section == old }
            guard before[old] + added - removed + movedIn - movedOut != after[new] else { continue }
            return "Invalid update: invalid number of \(words.items) in section \(new). The number of \(words.items) "
                + "contained in an existing section after the update (\(after[new])) must be equal to the number of "
                + "\(words.items) contained in that section before the update (\(before[old])), plus or minus the "
                + "number of \(words.items) inserted or deleted from that section (\(added) inserted, \(removed) "
                + "deleted) and plus or minus the number of \(words.items) moved into or out of that section "
                + "(\(movedIn) moved in, \(movedOut) moved out)."
        }
        return nil
    }
}
