@preconcurrency import Foundation

/// A table's data source that is told whole snapshots and finds out by itself what changed.
///
/// Algorithm of `apply`:
/// 1. The first snapshot, and any without animation, reloads the table, keeping the cells of items that stay.
/// 2. Items that are in both snapshots keep their cells and heights, wherever they went.
/// 3. Reloaded items get another cell; reconfigured ones are set up anew in the cell they have.
@MainActor @preconcurrency
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
    UITableViewDataSource
{
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    private weak var tableView: UITableView?
    private let cellProvider: CellProvider
    private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    private var hasApplied = false

    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    // MARK: Snapshots

    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        let old = current
        current = snapshot
        current.storage.reloadedItems = []
        current.storage.reconfiguredItems = []
        current.storage.reloadedSections = []
        if hasApplied, let tableView {
            carryOver(from: old, to: snapshot, in: tableView)
        } else {
            hasApplied = true
            tableView?.reloadData()
        }
        tableView?.finishAnimation(animated: animatingDifferences) { completion?() }
    }

    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        current = snapshot
        hasApplied = true
        tableView?.reloadData()
        tableView?.finishAnimation(animated: false) { completion?() }
    }

    @available(iOS 13.0, *)
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
    }

    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        applySnapshotUsingReloadData(snapshot, completion: nil)
    }

    private func carryOver(
        from old: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        to new: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, in tableView: UITableView
    ) {
        let reloaded = Set(new.storage.reloadedItems)
        let sections = Set(new.storage.reloadedSections)
        let paths = new.storage.paths()
        tableView.adoptData { path in
            guard let item = old.storage.item(at: path), let place = paths[item], !reloaded.contains(item),
                !(new.storage.sectionOfItem[item].map(sections.contains) ?? false)
            else { return nil }
            return place
        }
        tableView.reconfigureRows(at: new.storage.reconfiguredItems.compactMap { paths[$0] })
    }

    // MARK: Items and places

    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.storage.item(at: indexPath) }
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        current.storage.path(of: itemIdentifier)
    }

    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
    }

    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        current.indexOfSection(sectionIdentifier)
    }

    // MARK: UITableViewDataSource

    open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0
    }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = current.storage.item(at: indexPath),
            let cell = cellProvider(tableView, indexPath, item)
        else {
            ListException.raise(
                "UITableViewDiffableDataSource cell provider returned nil for index path \(indexPath), which is not allowed"
            )
            return UITableViewCell()
        }
        return cell
    }

    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
}
