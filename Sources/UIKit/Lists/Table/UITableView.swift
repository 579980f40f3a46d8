@preconcurrency import Foundation
import CoreGraphics

/// A scroll view of rows below each other, of which only those in sight exist as views.
///
/// Layout algorithm:
/// 1. Counts, titles and heights that need no view are asked for once after each reload; rows not asked for have the
///    estimated height. Nothing of this depends on the number of rows, except where the delegate gives estimates.
/// 2. Rows that left the bounds go to the reuse pool. From the first row in the bounds down to the last, cells are made
///    or taken from the pool; a row whose height is automatic is measured at the width it has.
/// 3. Where measuring moved what was in sight already, the offset follows, so that it stays in its place.
/// 4. Steps 2 and 3 repeat until no height changes.
/// 5. In the plain style headers stay at the top and footers at the bottom while their section is in sight.
///
/// Origin: Apple's reference; heights recorded, see `lists.tsv`.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
    let storedStyle: Style
    var data = TableData()
    var cellPool = ReusePool<UITableViewCell>()
    var headerPool = ReusePool<UITableViewHeaderFooterView>()
    var shownCells: [IndexPath: UITableViewCell] = [:]
    var shownHeaders: [Int: UIView] = [:]
    var shownFooters: [Int: UIView] = [:]
    var selectedPaths: [IndexPath] = []
    var batch = BatchUpdate()
    var batchDepth = 0
    var reconfigured: (path: IndexPath, cell: UITableViewCell)?
    var prefetchWindow = PrefetchWindow()
    var indexView: SectionIndexView?
    var ownSeparatorInset: UIEdgeInsets?

    public init(frame: CGRect, style: UITableView.Style) {
        storedStyle = style
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        storedStyle = .plain
        super.init(coder: coder)
        setUp()
    }

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    private func setUp() {
        alwaysBounceVertical = true
        super.backgroundColor = storedStyle == .plain ? .systemBackground : .systemGroupedBackground
        let tap = UITapGestureRecognizer(target: self, action: Self.tapSelector)
        tap.cancelsTouchesInView = false
        addGestureRecognizer(tap)
    }

    open var style: UITableView.Style { storedStyle }

    open weak var delegate: (any UITableViewDelegate)? {
        didSet {
            scrollDelegate = delegate
            if delegate !== oldValue { invalidateHeights() }
        }
    }

    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { dropData() } }
    }

    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    open var isPrefetchingEnabled = true

    // MARK: Heights: points, `automaticDimension` lets content decide

    open var rowHeight: CGFloat = UITableView.automaticDimension {
        didSet { heightsMayHaveChanged(rowHeight, oldValue) }
    }
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { heightsMayHaveChanged(sectionHeaderHeight, oldValue) }
    }
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { heightsMayHaveChanged(sectionFooterHeight, oldValue) }
    }
    /// Zero asks for all heights before the first row is shown.
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
        didSet { heightsMayHaveChanged(estimatedRowHeight, oldValue) }
    }
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { heightsMayHaveChanged(estimatedSectionHeaderHeight, oldValue) }
    }
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { heightsMayHaveChanged(estimatedSectionFooterHeight, oldValue) }
    }
    /// Kept, without effect: no rows are drawn behind the last one.
    open var fillerRowHeight: CGFloat = 0
    /// Points above each section's header in the plain style.
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
        didSet { heightsMayHaveChanged(sectionHeaderTopPadding, oldValue) }
    }
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    open var contentHuggingElements = ContentHuggingElements.none

    private func heightsMayHaveChanged(_ new: CGFloat, _ old: CGFloat) { if new != old { invalidateHeights() } }

    // MARK: Looks

    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { updateContexts() } }
    open var separatorColor: UIColor? { didSet { updateContexts() } }
    open var separatorEffect: UIVisualEffect?
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: rowSideMargin, bottom: 0, right: 0) }
        set {
            ownSeparatorInset = newValue
            updateContexts()
        }
    }
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges { didSet { updateContexts() } }
    /// Whether content stays as narrow as text reads well, in wide plain and grouped tables.
    open var cellLayoutMarginsFollowReadableWidth = false {
        didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { invalidateHeights() } }
    }
    open var insetsContentViewsToSafeArea = true { didSet { invalidateHeights() } }

    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    /// Takes the table's width and keeps its own height.
    open var tableHeaderView: UIView? { didSet { edgeViewDidChange(oldValue, tableHeaderView) } }
    open var tableFooterView: UIView? { didSet { edgeViewDidChange(oldValue, tableFooterView) } }

    private func edgeViewDidChange(_ old: UIView?, _ new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new, new.superview !== self { addSubview(new) }
        data.needsSections = true
        setNeedsLayout()
    }

    // MARK: Section index

    open var sectionIndexMinimumDisplayRowCount = 0
    open var sectionIndexColor: UIColor? { didSet { setNeedsLayout() } }
    open var sectionIndexBackgroundColor: UIColor? { didSet { setNeedsLayout() } }
    open var sectionIndexTrackingBackgroundColor: UIColor?

    // MARK: Behaviour

    open var allowsSelection = true
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelection = false
    open var allowsMultipleSelectionDuringEditing = false { didSet { updateContexts() } }
    open var allowsFocus = false
    open var allowsFocusDuringEditing = false
    open var remembersLastFocusedIndexPath = false
    open var selectionFollowsFocus = false
    open var dragInteractionEnabled = false
    open weak var dragDelegate: (any UITableViewDragDelegate)?
    open weak var dropDelegate: (any UITableViewDropDelegate)?
    open var hasUncommittedUpdates: Bool { batchDepth > 0 }
    open var hasActiveDrag: Bool { false }
    open var hasActiveDrop: Bool { false }

    open var isEditing: Bool {
        get { data.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != data.isEditing else { return }
        data.isEditing = editing
        for (path, cell) in shownCells.inOrder { applyEditing(to: cell, at: path) }
        setNeedsLayout()
    }

    // MARK: Data

    /// Takes everything from the data source anew when the table is laid out next; the selection is dropped.
    open func reloadData() { dropData() }

    /// What ``reloadData()`` does, without what subclasses add to it.
    func dropData() {
        data.needsReload = true
        selectedPaths = []
        batch = BatchUpdate()
        prefetchWindow.reset()
        setNeedsLayout()
    }

    open func reloadSectionIndexTitles() {
        data.indexTitles = nil
        setNeedsLayout()
    }

    open var numberOfSections: Int {
        loadDataIfNeeded()
        return data.geometry.sections.count
    }

    /// Zero for a section that is not there.
    open func numberOfRows(inSection section: Int) -> Int {
        loadDataIfNeeded()
        return data.geometry.sections.indices.contains(section) ? data.geometry.sections[section].rows.count : 0
    }

    // MARK: Changes: inside `beginUpdates` and `endUpdates` they take effect together, else at once

    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.inserted.formUnion(indexPaths) }
    }

    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.deleted.formUnion(indexPaths) }
    }

    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.reloaded.formUnion(indexPaths) }
    }

    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.moves.append((indexPath, newIndexPath)) }
    }

    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.insertedSections.formUnion(sections) }
    }

    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.deletedSections.formUnion(sections) }
    }

    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.reloadedSections.formUnion(sections) }
    }

    open func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.sectionMoves.append((section, newSection)) }
    }

    /// Sets up the cells of rows in sight anew, without exchanging them.
    open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

    open func beginUpdates() { beginBatch() }

    /// Also asks for all heights again.
    open func endUpdates() { endBatch() }

    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        endUpdates()
        if let completion { finishAnimation(animated: true) { completion(true) } }
    }

    // MARK: Cells and headers

    /// A cell that went out of sight, or a new one of the registered class; nil where nothing is registered.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { takeCell(identifier) }

    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        takeCellOrRaise(identifier)
    }

    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        takeHeader(identifier)
    }

    /// nil where the row is out of sight.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCell(at: indexPath) }

    // MARK: Scrolling and selection by code: the delegate hears nothing of selections

    /// Scrolls a row to a place; `none` scrolls as little as shows it. `NSNotFound` as row means the section's header.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, at: scrollPosition, animated: animated)
    }

    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated: animated, scrollPosition)
    }

    open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

    // MARK: UIView

    open override var bounds: CGRect {
        didSet { if bounds.width != oldValue.width { invalidateHeights() } }
    }

    open override var frame: CGRect {
        didSet { if frame.width != oldValue.width { invalidateHeights() } }
    }

    open override func layoutSubviews() {
        updateShownRows()
        super.layoutSubviews()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        invalidateHeights()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        if storedMargins != nil { invalidateHeights() }
    }
}
