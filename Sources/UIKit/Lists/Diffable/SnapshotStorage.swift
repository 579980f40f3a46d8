import Foundation

/// The identifiers behind a snapshot, with the section of every item.
struct SnapshotStorage<Section: Hashable, Item: Hashable> {
    private(set) var sections: [Section] = []
    private(set) var items: [Section: [Item]] = [:]
    private(set) var sectionOfItem: [Item: Section] = [:]
    var reloadedItems: [Item] = []
    var reconfiguredItems: [Item] = []
    var reloadedSections: [Section] = []

    var itemCount: Int { sectionOfItem.count }

    /// Items of a section; a section that is not there is a mistake.
    func existing(_ section: Section) -> [Item]? {
        guard let found = items[section] else {
            SnapshotMistake.raise("Invalid parameter not satisfying: index != NSNotFound (section \(section))")
            return nil
        }
        return found
    }

    func index(of section: Section) -> Int? {
        guard let index = sections.firstIndex(of: section) else {
            SnapshotMistake.raise("Invalid parameter not satisfying: index != NSNotFound (section \(section))")
            return nil
        }
        return index
    }

    func has(_ item: Item) -> Bool {
        if sectionOfItem[item] != nil { return true }
        SnapshotMistake.raise("Attempted to reload item identifier that does not exist in the snapshot: \(item)")
        return false
    }

    // MARK: - Items

    /// - Parameter index: nil means behind the last item.
    mutating func insert(_ new: [Item], _ section: Section, at index: Int?) {
        guard items[section] != nil else {
            return SnapshotMistake.raise("Invalid parameter not satisfying: index != NSNotFound (section \(section))")
        }
        var added: [Item] = []
        added.reserveCapacity(new.count)
        for item in new {
            guard sectionOfItem.updateValue(section, forKey: item) == nil else {
                SnapshotMistake.raise(
                    "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    \(item)\n)}")
                // Where the program goes on, the item moves to its new place, as Apple's systems warn of it.
                remove(item, unless: added)
                added.removeAll { $0 == item }
                added.append(item)
                continue
            }
            added.append(item)
        }
        let count = items[section]?.count ?? 0
        items[section]?.insert(contentsOf: added, at: min(index ?? count, count))
    }

    private mutating func remove(_ item: Item, unless added: [Item]) {
        guard !added.contains(item) else { return }
        for section in sections { items[section]?.removeAll { $0 == item } }
    }

    mutating func delete(_ old: [Item]) {
        var touched: [Section: Set<Item>] = [:]
        for item in old {
            guard let section = sectionOfItem.removeValue(forKey: item) else { continue }
            touched[section, default: []].insert(item)
        }
        for (section, gone) in touched { items[section]?.removeAll { gone.contains($0) } }
    }

    // MARK: - Sections

    mutating func insertSections(_ new: [Section], at index: Int) {
        var added: [Section] = []
        for section in new {
            guard items[section] == nil else {
                SnapshotMistake.raise(
                    "Section identifier count does not match data source count. "
                        + "This is most likely due to a hashing issue with the identifiers. (section \(section))")
                continue
            }
            items[section] = []
            added.append(section)
        }
        sections.insert(contentsOf: added, at: index)
    }

    mutating func deleteSection(_ section: Section) {
        guard let old = items.removeValue(forKey: section) else { return }
        for item in old { sectionOfItem[item] = nil }
        sections.removeAll { $0 == section }
    }

    mutating func moveSection(_ section: Section, beside other: Section, offset: Int) {
        guard section != other, let from = index(of: section), index(of: other) != nil else { return }
        sections.remove(at: from)
        guard let target = sections.firstIndex(of: other) else { return }
        sections.insert(section, at: target + offset)
    }

    // MARK: - Places

    func item(at path: IndexPath) -> Item? {
        guard path.count == 2, sections.indices.contains(path.section),
            let found = items[sections[path.section]], found.indices.contains(path.item)
        else { return nil }
        return found[path.item]
    }

    func path(of item: Item) -> IndexPath? {
        guard let section = sectionOfItem[item], let index = sections.firstIndex(of: section),
            let place = items[section]?.firstIndex(of: item)
        else { return nil }
        return IndexPath(item: place, section: index)
    }

    /// The places of all items, for finding many of them.
    func paths() -> [Item: IndexPath] {
        var result: [Item: IndexPath] = [:]
        result.reserveCapacity(itemCount)
        for (index, section) in sections.enumerated() {
            for (place, item) in (items[section] ?? []).enumerated() {
                result[item] = IndexPath(item: place, section: index)
            }
        }
        return result
    }
}

/// A call of a snapshot that cannot be carried out; it stops the program, as on Apple's systems.
enum SnapshotMistake {
    static func raise(_ reason: String) { ListException.raise(reason) }
}
