import Foundation

/// The sections and items of a list at one moment, by identifiers that are unique in it.
///
/// Contract: adding an identifier that is there already, or naming one that is not, is a mistake of the program and
/// stops it, as on Apple's systems. Appending takes time by what is appended; the others by what they touch.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    var storage = SnapshotStorage<SectionIdentifierType, ItemIdentifierType>()

    public init() {}

    // MARK: Asking

    public var numberOfItems: Int { storage.itemCount }
    public var numberOfSections: Int { storage.sections.count }
    public var sectionIdentifiers: [SectionIdentifierType] { storage.sections }
    public var itemIdentifiers: [ItemIdentifierType] { storage.sections.flatMap { storage.items[$0] ?? [] } }

    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        storage.existing(identifier)?.count ?? 0
    }

    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        storage.existing(identifier) ?? []
    }

    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        storage.sectionOfItem[identifier]
    }

    /// The item's place among all items; nil where it is not there.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let section = storage.sectionOfItem[identifier] else { return nil }
        let before = storage.sections.prefix { $0 != section }.reduce(0) { $0 + (storage.items[$1]?.count ?? 0) }
        return storage.items[section]?.firstIndex(of: identifier).map { before + $0 }
    }

    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        storage.sections.firstIndex(of: identifier)
    }

    // MARK: Items

    /// - Parameter sectionIdentifier: nil means the last section.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? storage.sections.last else {
            return SnapshotMistake.raise(
                "There are currently no sections in the data source. Please add a section first.")
        }
        storage.insert(identifiers, section, at: nil)
    }

    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, beside: beforeIdentifier, offset: 0)
    }

    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, beside: afterIdentifier, offset: 1)
    }

    private mutating func insert(_ identifiers: [ItemIdentifierType], beside other: ItemIdentifierType, offset: Int) {
        guard let section = storage.sectionOfItem[other], let index = storage.items[section]?.firstIndex(of: other)
        else { return SnapshotMistake.raise("Invalid item identifier specified: \(other)") }
        storage.insert(identifiers, section, at: index + offset)
    }

    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) { storage.delete(identifiers) }
    public mutating func deleteAllItems() { storage = .init() }

    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        move(identifier, beside: toIdentifier, offset: 0)
    }

    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        move(identifier, beside: toIdentifier, offset: 1)
    }

    private mutating func move(_ identifier: ItemIdentifierType, beside other: ItemIdentifierType, offset: Int) {
        guard identifier != other else {
            return SnapshotMistake.raise("Invalid parameter not satisfying: identifier != toIdentifier")
        }
        guard storage.sectionOfItem[identifier] != nil, storage.sectionOfItem[other] != nil else {
            return SnapshotMistake.raise("Invalid item identifier specified: \(identifier)")
        }
        storage.delete([identifier])
        insert([identifier], beside: other, offset: offset)
    }

    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers where storage.has(identifier) { storage.reloadedItems.append(identifier) }
    }

    /// As reloading, but the shown cell is set up anew instead of being exchanged.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers where storage.has(identifier) { storage.reconfiguredItems.append(identifier) }
    }

    public var reloadedItemIdentifiers: [ItemIdentifierType] { storage.reloadedItems }
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] { storage.reconfiguredItems }
    public var reloadedSectionIdentifiers: [SectionIdentifierType] { storage.reloadedSections }

    // MARK: Sections

    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        storage.insertSections(identifiers, at: storage.sections.count)
    }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        guard let index = storage.index(of: toIdentifier) else { return }
        storage.insertSections(identifiers, at: index)
    }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        guard let index = storage.index(of: toIdentifier) else { return }
        storage.insertSections(identifiers, at: index + 1)
    }

    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers { storage.deleteSection(identifier) }
    }

    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        storage.moveSection(identifier, beside: toIdentifier, offset: 0)
    }

    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        storage.moveSection(identifier, beside: toIdentifier, offset: 1)
    }

    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        storage.reloadedSections += identifiers.filter { storage.index(of: $0) != nil }
    }
}

extension NSDiffableDataSourceSnapshot: @unchecked Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
