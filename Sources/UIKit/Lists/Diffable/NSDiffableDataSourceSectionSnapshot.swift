import Foundation

/// The items of one section as a tree, of which parts may be collapsed.
///
/// Contract: identifiers are unique in the tree; naming one that is not there is a mistake and stops the program.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    private var roots: [ItemIdentifierType] = []
    private var childrenOf: [ItemIdentifierType: [ItemIdentifierType]] = [:]
    private var parentOf: [ItemIdentifierType: ItemIdentifierType] = [:]
    private var known: Set<ItemIdentifierType> = []
    private var expanded: Set<ItemIdentifierType> = []

    public init() {}

    // MARK: Asking

    /// All items in the order of the tree, collapsed ones too.
    public var items: [ItemIdentifierType] { roots.flatMap { [$0] + descendants(of: $0) } }
    public var rootItems: [ItemIdentifierType] { roots }

    /// What is shown: items all of whose ancestors are expanded.
    public var visibleItems: [ItemIdentifierType] { roots.flatMap(shown) }

    private func shown(_ item: ItemIdentifierType) -> [ItemIdentifierType] {
        [item] + (expanded.contains(item) ? (childrenOf[item] ?? []).flatMap(shown) : [])
    }

    private func descendants(of item: ItemIdentifierType) -> [ItemIdentifierType] {
        (childrenOf[item] ?? []).flatMap { [$0] + descendants(of: $0) }
    }

    public func contains(_ item: ItemIdentifierType) -> Bool { known.contains(item) }
    public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        var next = parentOf[item]
        while let parent = next {
            guard expanded.contains(parent) else { return false }
            next = parentOf[parent]
        }
        return known.contains(item)
    }

    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parentOf[child] }

    /// How many ancestors an item has; `NSNotFound` for one that is not there.
    public func level(of item: ItemIdentifierType) -> Int {
        guard known.contains(item) else { return NSNotFound }
        var level = 0
        var next = parentOf[item]
        while let parent = next {
            level += 1
            next = parentOf[parent]
        }
        return level
    }

    public func snapshot(
        of parent: ItemIdentifierType, includingParent: Bool = false
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        var result = NSDiffableDataSourceSectionSnapshot()
        if includingParent { result.append([parent]) }
        result.copy(childrenOf[parent] ?? [], from: self, to: includingParent ? parent : nil)
        return result
    }

    private mutating func copy(
        _ items: [ItemIdentifierType], from other: NSDiffableDataSourceSectionSnapshot, to parent: ItemIdentifierType?
    ) {
        append(items, to: parent)
        for item in items { copy(other.childrenOf[item] ?? [], from: other, to: item) }
        expanded.formUnion(other.expanded.intersection(items))
    }

    // MARK: Changing

    /// - Parameter parent: nil makes the items roots.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        insert(items, parent: parent, at: nil)
    }

    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        insert(items, beside: item, offset: 0)
    }

    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        insert(items, beside: item, offset: 1)
    }

    private mutating func insert(_ items: [ItemIdentifierType], beside item: ItemIdentifierType, offset: Int) {
        let siblings = parentOf[item].map { childrenOf[$0] ?? [] } ?? roots
        guard let index = siblings.firstIndex(of: item) else {
            return SnapshotMistake.raise("Invalid item identifier specified: \(item)")
        }
        insert(items, parent: parentOf[item], at: index + offset)
    }

    private mutating func insert(_ items: [ItemIdentifierType], parent: ItemIdentifierType?, at index: Int?) {
        if let parent, !known.contains(parent) {
            return SnapshotMistake.raise("Invalid parent identifier specified: \(parent)")
        }
        let added = items.filter { item in
            guard known.insert(item).inserted else {
                SnapshotMistake.raise("Fatal: supplied item identifiers are not unique: \(item)")
                return false
            }
            return true
        }
        if let parent {
            for item in added { parentOf[item] = parent }
            var siblings = childrenOf[parent] ?? []
            siblings.insert(contentsOf: added, at: index ?? siblings.count)
            childrenOf[parent] = siblings
        } else {
            roots.insert(contentsOf: added, at: index ?? roots.count)
        }
    }

    /// Deletes items together with everything below them.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items where known.contains(item) {
            let gone = Set([item] + descendants(of: item))
            if let parent = parentOf[item] {
                childrenOf[parent]?.removeAll { $0 == item }
            } else {
                roots.removeAll { $0 == item }
            }
            for one in gone {
                childrenOf[one] = nil
                parentOf[one] = nil
            }
            known.subtract(gone)
            expanded.subtract(gone)
        }
    }

    public mutating func deleteAll() { self = .init() }
    public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items.filter(known.contains)) }
    public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

    /// Exchanges everything below an item for the items of another snapshot.
    public mutating func replace(
        childrenOf parent: ItemIdentifierType,
        using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        delete(childrenOf[parent] ?? [])
        copy(snapshot.roots, from: snapshot, to: parent)
    }

    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
    ) {
        insert(snapshot.roots, before: item)
        adoptChildren(of: snapshot)
    }

    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
    ) {
        insert(snapshot.roots, after: item)
        adoptChildren(of: snapshot)
    }

    private mutating func adoptChildren(of snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) {
        for root in snapshot.roots { copy(snapshot.childrenOf[root] ?? [], from: snapshot, to: root) }
        expanded.formUnion(snapshot.expanded.intersection(snapshot.roots))
    }

    public func visualDescription() -> String {
        items.map { String(repeating: "  ", count: level(of: $0)) + "\($0)" }.joined(separator: "\n")
    }
}
