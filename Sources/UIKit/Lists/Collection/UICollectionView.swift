@preconcurrency import Foundation
import CoreGraphics

/// A scroll view of items that a layout arranges, of which only those in sight exist as views.
///
/// Layout algorithm:
/// 1. Counts are asked for once after each reload; the layout prepares itself once after each invalidation.
/// 2. The layout is asked for the elements that meet the bounds. Views that left go to the reuse pool; those that came
///    are made or taken from it.
/// 3. Views that are new, or whose content changed, say what size they prefer; where the layout wants to know it is
///    invalidated, and steps 2 and 3 repeat until nothing changes.
/// 4. Where sizes before what is in sight changed, the offset follows, so that it stays in its place.
/// 5. Views get the attributes' place and looks. Elements of sections that scroll by themselves stand in a scroll view of
///    their own.
///
/// Origin: Apple's reference; recorded frames, see `collections.tsv`.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
    var storedLayout: UICollectionViewLayout
    var data = CollectionData()
    var cellPool = ReusePool<UICollectionReusableView>()
    var supplementaryPool = ReusePool<UICollectionReusableView>()
    var shown: [ElementKey: UICollectionReusableView] = [:]
    var scrollers: [Int: SectionScrollView] = [:]
    var selectedPaths: [IndexPath] = []
    var batch = BatchUpdate()
    var batchDepth = 0
    var reconfigured: (path: IndexPath, cell: UICollectionViewCell)?
    var prefetchWindow = PrefetchWindow()
    /// The size that new views are made with.
    var sizeOfNextView = CGSize.zero
    /// The place in a list that the next view is made for, so that its default content fits it.
    var contextOfNextView: ListRowContext?

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        storedLayout = layout
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        storedLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        setUp()
    }

    public override convenience init(frame: CGRect) {
        ListException.raise("UICollectionView must be initialized with a non-nil layout parameter")
        self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    }

    private func setUp() {
        storedLayout.collectionView = self
        super.backgroundColor = storedLayout.listBackground
        let tap = UITapGestureRecognizer(target: self, action: Self.tapSelector)
        tap.cancelsTouchesInView = false
        addGestureRecognizer(tap)
    }

    open weak var delegate: (any UICollectionViewDelegate)? {
        didSet {
            scrollDelegate = delegate
            if delegate !== oldValue { storedLayout.invalidateLayout() }
        }
    }

    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { dropData() } }
    }

    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    open var isPrefetchingEnabled = true

    // MARK: Layout

    open var collectionViewLayout: UICollectionViewLayout {
        get { storedLayout }
        set { exchangeLayout(newValue) }
    }

    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) { exchangeLayout(layout) }
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        exchangeLayout(layout)
        if let completion { finishAnimation(animated: animated) { completion(true) } }
    }

    open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout {
        let transition = UICollectionViewTransitionLayout(currentLayout: storedLayout, nextLayout: layout)
        transition.completion = completion
        exchangeLayout(transition)
        return transition
    }
    open func finishInteractiveTransition() { endTransition(isFinished: true) }
    open func cancelInteractiveTransition() { endTransition(isFinished: false) }
    public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    // MARK: Looks and behaviour

    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    open var allowsFocus = false
    open var allowsFocusDuringEditing = false
    open var remembersLastFocusedIndexPath = false
    open var selectionFollowsFocus = false
    open var dragInteractionEnabled = false
    open weak var dragDelegate: (any UICollectionViewDragDelegate)?
    open weak var dropDelegate: (any UICollectionViewDropDelegate)?
    open var reorderingCadence = ReorderingCadence.immediate
    open var hasUncommittedUpdates: Bool { batchDepth > 0 }
    open var hasActiveDrag: Bool { false }
    open var hasActiveDrop: Bool { false }

    open var isEditing: Bool {
        get { data.isEditing }
        set {
            guard newValue != data.isEditing else { return }
            data.isEditing = newValue
            for (key, view) in shown.inOrder {
                (view as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
                view.setNeedsLayout()
                data.unmeasured.insert(key)
            }
            setNeedsLayout()
        }
    }

    // MARK: Data

    /// Takes everything from the data source anew when the collection is laid out next; the selection is dropped.
    open func reloadData() { dropData() }

    /// What ``reloadData()`` does, without what subclasses add to it.
    func dropData() {
        data.needsReload = true
        selectedPaths = []
        batch = BatchUpdate()
        prefetchWindow.reset()
        setNeedsLayout()
    }

    open var numberOfSections: Int {
        loadDataIfNeeded()
        return data.counts.count
    }

    /// Zero for a section that is not there.
    open func numberOfItems(inSection section: Int) -> Int {
        loadDataIfNeeded()
        return data.counts.indices.contains(section) ? data.counts[section] : 0
    }

    // MARK: Changes: inside `performBatchUpdates` they take effect together, else at once

    open func insertItems(at indexPaths: [IndexPath]) { change { $0.inserted.formUnion(indexPaths) } }
    open func deleteItems(at indexPaths: [IndexPath]) { change { $0.deleted.formUnion(indexPaths) } }
    open func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloaded.formUnion(indexPaths) } }
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.moves.append((indexPath, newIndexPath)) }
    }
    open func insertSections(_ sections: IndexSet) { change { $0.insertedSections.formUnion(sections) } }
    open func deleteSections(_ sections: IndexSet) { change { $0.deletedSections.formUnion(sections) } }
    open func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections.formUnion(sections) } }
    open func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.sectionMoves.append((section, newSection)) }
    }

    /// Sets up the cells of items in sight anew, without exchanging them.
    open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        runBatch(updates)
        if let completion { finishAnimation(animated: true) { completion(true) } }
    }

    // MARK: Views

    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell { takeCell(identifier, for: indexPath) }

    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView { takeSupplementary(elementKind, identifier) }

    /// nil where the item is out of sight.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { shownCell(at: indexPath) }

    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        showIfNeeded()
        return shown[ElementKey(category: .supplementaryView, kind: elementKind, indexPath: indexPath)]
    }

    // MARK: Scrolling and selection by code: the delegate hears nothing of selections

    /// Scrolls an item to a place; an empty position scrolls as little as shows it.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, at: scrollPosition, animated: animated)
    }

    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated: animated, scrollPosition)
    }

    open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

    // MARK: Moving items by touch: not done here

    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
    open func endInteractiveMovement() {}
    open func cancelInteractiveMovement() {}

    // MARK: UIView

    open override var bounds: CGRect {
        didSet { if bounds != oldValue { setNeedsLayout() } }
    }

    open override func layoutSubviews() {
        updateShownElements()
        super.layoutSubviews()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        storedLayout.invalidateLayout()
    }

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        storedLayout.invalidateLayout()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        storedLayout.invalidateLayout()
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        if storedMargins != nil { storedLayout.invalidateLayout() }
    }

    override func adjustedTarget(_ offset: CGPoint, velocity: CGPoint) -> CGPoint {
        storedLayout.targetContentOffset(forProposedContentOffset: offset, withScrollingVelocity: velocity)
    }
}
