import Foundation

/// Insertions, deletions, moves and reloads of sections and items that take effect together.
///
/// Algorithm (Apple's rules for batches):
/// 1. Deletions and reloads name places before the batch, insertions places after it, whatever the order of the calls.
/// 2. A section's items afterwards are those before, plus inserted and moved in, minus deleted and moved out.
/// 3. Whatever does not add up is a mistake of the program; the first one is told.
struct BatchUpdate {
    var deletedSections = IndexSet()
    var insertedSections = IndexSet()
    var reloadedSections = IndexSet()
    var sectionMoves: [(from: Int, to: Int)] = []
    var deleted: Set<IndexPath> = []
    var inserted: Set<IndexPath> = []
    var reloaded: Set<IndexPath> = []
    var moves: [(from: IndexPath, to: IndexPath)] = []

    var isEmpty: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty && sectionMoves.isEmpty
            && deleted.isEmpty && inserted.isEmpty && reloaded.isEmpty && moves.isEmpty
    }

    /// The nouns of the messages, which differ between tables and collections.
    struct Words {
        var item: String
        var items: String
        var view: String
    }

    // MARK: - Where sections go

    /// Where the sections that stay are afterwards, by their index before.
    func sectionMap(countBefore: Int) -> [Int: Int] {
        var map: [Int: Int] = [:]
        var taken = insertedSections
        for move in sectionMoves {
            map[move.from] = move.to
            taken.insert(move.to)
        }
        var next = 0
        for section in 0..<countBefore where !deletedSections.contains(section) && map[section] == nil {
            while taken.contains(next) { next += 1 }
            map[section] = next
            next += 1
        }
        return map
    }

    /// Where items of one section go that stay, in an order that fits what is inserted.
    ///
    /// - Parameter section: the section before the batch.
    func itemMap(section: Int, sections: [Int: Int]) -> ItemMap? {
        guard let target = sections[section] else { return nil }
        let gone =
            deleted.filter { $0.section == section }.map(\.item)
            + moves.filter { $0.from.section == section }
            .map(\.from.item)
        let come =
            inserted.filter { $0.section == target }.map(\.item)
            + moves.filter { $0.to.section == target }
            .map(\.to.item)
        return ItemMap(section: target, gone: gone.sorted(), come: come.sorted())
    }

    /// Moves the items of one section past those that leave and those that come.
    struct ItemMap {
        var section: Int
        var gone: [Int]
        var come: [Int]

        func place(of item: Int) -> Int? {
            guard !gone.contains(item) else { return nil }
            var place = item - gone.prefix { $0 < item }.count
            for index in come where index <= place { place += 1 }
            return place
        }
    }

    /// The places of items afterwards; nil for those that are deleted.
    func places(of paths: some Sequence<IndexPath>, sectionCount: Int) -> [IndexPath: IndexPath] {
        let sections = sectionMap(countBefore: sectionCount)
        let moved = Dictionary(moves.map { ($0.from, $0.to) }, uniquingKeysWith: { first, _ in first })
        var maps: [Int: ItemMap] = [:]
        var result: [IndexPath: IndexPath] = [:]
        for path in paths {
            if let target = moved[path] {
                result[path] = target
                continue
            }
            guard let map = maps[path.section] ?? itemMap(section: path.section, sections: sections) else { continue }
            maps[path.section] = map
            if let item = map.place(of: path.item) { result[path] = IndexPath(item: item, section: map.section) }
        }
        return result
    }
}
