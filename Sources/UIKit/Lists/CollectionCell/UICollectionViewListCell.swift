@preconcurrency import Foundation
import CoreGraphics

/// A row of a list: content between the accessories, with separators and the looks of the list's appearance.
///
/// Layout algorithm, in reading direction:
/// 1. Leading accessories stand from the side margin on, each in a slot of the editing indent; the indentation of the
///    row's level follows.
/// 2. Trailing accessories end at the side margin, the last one outermost, with the standard gap between them.
/// 3. The content view takes the room between; its margins are the list's.
/// 4. The separator lies at the bottom, from where the text begins to the trailing inset.
///
/// Origin: as for table rows, see `lists.tsv`.
@MainActor @preconcurrency
open class UICollectionViewListCell: UICollectionViewCell {
    private var context: ListRowContext?
    private var outline: OutlinePlace?
    private var shownAccessories: [(accessory: UICellAccessory, view: UIView)] = []
    private var needsAccessories = true
    private var separators: (top: ListSeparatorView?, bottom: ListSeparatorView?) = (nil, nil)
    private var plainSelection: UIView?
    private var separatorGuide: (guide: UILayoutGuide, leading: NSLayoutConstraint)?
    private var hasOwnMargins = false
    private var hasOwnBackgroundColor = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        storedContentView.preservesSuperviewLayoutMargins = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        storedContentView.preservesSuperviewLayoutMargins = true
    }

    // MARK: Content

    /// What rows, headers and footers of the list that the cell stands in look like.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        (context ?? ListRowContext()).defaultContent
    }

    open var accessories: [UICellAccessory] = [] {
        didSet {
            needsAccessories = true
            setNeedsLayout()
            collection?.cellContentDidChange(self)
        }
    }

    /// Set by data sources of trees to the item's level.
    open var indentationLevel: Int {
        get { ownIndentationLevel ?? outline?.level ?? 0 }
        set {
            ownIndentationLevel = newValue
            setNeedsLayout()
        }
    }
    private var ownIndentationLevel: Int?
    /// Points a level.
    open var indentationWidth: CGFloat = ListMetric.indentationWidth.value { didSet { setNeedsLayout() } }
    /// Whether the indentation moves leading accessories too.
    open var indentsAccessories = true { didSet { setNeedsLayout() } }

    /// Where the separator lies: constraining its leading edge moves it.
    open var separatorLayoutGuide: UILayoutGuide {
        if let separatorGuide { return separatorGuide.guide }
        let guide = UILayoutGuide()
        guide.identifier = "UICollectionViewListCell-separator"
        addLayoutGuide(guide)
        let leading = guide.leadingAnchor.constraint(equalTo: leadingAnchor)
        leading.priority = .defaultLow
        NSLayoutConstraint.activate([
            leading, guide.trailingAnchor.constraint(equalTo: trailingAnchor),
            guide.bottomAnchor.constraint(equalTo: bottomAnchor), guide.heightAnchor.constraint(equalToConstant: 0),
        ])
        separatorGuide = (guide, leading)
        return guide
    }

    // MARK: The list

    func takeContext(_ context: ListRowContext?, outline: OutlinePlace?) {
        if outline != self.outline {
            self.outline = outline
            needsAccessories = true
            setNeedsLayout()
        }
        guard context != self.context else { return }
        self.context = context
        applyListLooks()
        marginsMayHaveChanged()
        setNeedsLayout()
    }

    open override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state.isExpanded = outline?.isExpanded ?? false
        return state
    }

    /// Whether a tap anywhere opens and closes what is below the row: headers do, cells only by their mark.
    var disclosesOnTap: Bool {
        accessories.contains {
            guard case .outlineDisclosure(let style) = $0.kind else { return false }
            return style == .header || (style == .automatic && (context?.role ?? .row) == .row)
        }
    }

    open override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set {
            hasOwnBackgroundColor = true
            super.backgroundColor = newValue
        }
    }

    private func applyListLooks() {
        if !hasOwnBackgroundColor {
            super.backgroundColor = backgroundConfiguration == nil ? context?.backgroundColor : nil
        }
        let isCard = context?.appearance == .insetGrouped && context?.role == .row
        var corners: CACornerMask = []
        if isCard, context?.isFirst ?? false { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isCard, context?.isLast ?? false { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        layer.cornerRadius = corners.isEmpty ? 0 : ListMetric.groupedCornerRadius.value
        layer.cornerCurve = .continuous
        layer.maskedCorners = corners
        layer.masksToBounds = !corners.isEmpty
    }

    open override var backgroundConfiguration: UIBackgroundConfiguration? { didSet { applyListLooks() } }

    open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        guard let context else { return .listCell() }
        return context.hasCards ? .listGroupedCell() : context.isSidebar ? .listSidebarCell() : .listPlainCell()
    }

    open override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        needsAccessories = true
        showPlainSelection(state.isSelected || state.isHighlighted)
    }

    private func showPlainSelection(_ isShown: Bool) {
        let isNeeded =
            isShown && backgroundConfiguration == nil && selectedBackgroundView == nil && context?.role == .row
        guard isNeeded else {
            plainSelection?.removeFromSuperview()
            return
        }
        let view = plainSelection ?? UIView()
        view.backgroundColor = .systemGray4
        plainSelection = view
        if view.superview == nil { insertSubview(view, belowSubview: storedContentView) }
    }

    // MARK: Margins

    private var sideMargin: CGFloat { context?.sideMargin ?? RootMargins.side(forWidth: 0) }

    private var listMargins: UIEdgeInsets {
        let vertical = ListMetric.contentPadding.value
        return UIEdgeInsets(top: vertical, left: sideMargin, bottom: vertical, right: sideMargin)
    }

    open override var layoutMargins: UIEdgeInsets {
        get { hasOwnMargins ? super.layoutMargins : listMargins }
        set {
            hasOwnMargins = true
            super.layoutMargins = newValue
        }
    }

    open override var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            guard !hasOwnMargins else { return super.directionalLayoutMargins }
            return listMargins._directionalInsets(rightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        }
        set {
            hasOwnMargins = true
            super.directionalLayoutMargins = newValue
        }
    }

    // MARK: Layout

    private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

    /// Points that accessories and indentation take at both ends, in reading direction.
    private var taken: (leading: CGFloat, trailing: CGFloat) {
        updateAccessories()
        var result = (leading: indentation, trailing: CGFloat(0))
        let gap = ListMetric.accessoryGap.value
        for (accessory, view) in shownAccessories {
            let width = slotWidth(accessory, view)
            if accessory.isLeading {
                result.leading += width
            } else {
                result.trailing += (result.trailing == 0 ? sideMargin : gap) + width
            }
        }
        return result
    }

    override func contentRect(in bounds: CGRect) -> CGRect {
        let taken = self.taken
        let rect = CGRect(
            x: taken.leading, y: 0, width: max(0, bounds.width - taken.leading - taken.trailing), height: bounds.height)
        return frameInReadingDirection(rect, width: bounds.width)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        plainSelection?.frame = bounds
        placeAccessories()
        placeSeparators()
    }

    private func updateAccessories() {
        guard needsAccessories else { return }
        needsAccessories = false
        for (accessory, view) in shownAccessories {
            if case .custom(let own, _) = accessory.kind, own === view, accessories.contains(where: { $0.shows(own) }) {
                continue
            }
            view.removeFromSuperview()
        }
        let isEditing = isInEditingCollection
        shownAccessories = accessories.filter { $0.isShown(isEditing: isEditing) }.map { accessory in
            let view = AccessoryViews.make(
                accessory, in: self, isSelected: isSelected, isExpanded: outline?.isExpanded ?? false)
            if view.superview !== self { addSubview(view) }
            return (accessory, view)
        }
    }

    private func slotWidth(_ accessory: UICellAccessory, _ view: UIView) -> CGFloat {
        switch accessory.options.reservedLayoutWidth {
        case .custom(let width): return max(0, width)
        case .standard: return ListMetric.editingIndent.value
        case .actual: return view.bounds.width
        case nil:
            return accessory.isLeading ? max(view.bounds.width, ListMetric.editingIndent.value) : view.bounds.width
        }
    }

    private func placeAccessories() {
        updateAccessories()
        let gap = ListMetric.accessoryGap.value
        var start = sideMargin + (indentsAccessories ? indentation : 0)
        for (accessory, view) in shownAccessories where accessory.isLeading {
            place(view, x: start)
            start += slotWidth(accessory, view)
        }
        var end = bounds.width - sideMargin
        for (accessory, view) in shownAccessories.reversed() where !accessory.isLeading {
            let slot = slotWidth(accessory, view)
            place(view, x: end - slot + (slot - view.bounds.width) / 2)
            end -= slot + gap
        }
    }

    private func place(_ view: UIView, x: CGFloat) {
        let size = view.bounds.size
        let rect = roundedToPixels(
            x: Double(x), y: Double((bounds.height - size.height) / 2), width: Double(size.width),
            height: Double(size.height))
        view.frame = frameInReadingDirection(rect, width: bounds.width)
    }

    // MARK: Separators

    private func placeSeparators() {
        guard let context, context.role == .row, context.showsSeparators else {
            separators.top?.removeFromSuperview()
            separators.bottom?.removeFromSuperview()
            return
        }
        let look = context.separator
        let isBottom =
            look.bottomSeparatorVisibility == .visible
            || look.bottomSeparatorVisibility == .automatic && !(context.hasCards && context.isLast)
        separators.bottom = separator(separators.bottom, isShown: isBottom, look.color)
        separators.top = separator(separators.top, isShown: look.topSeparatorVisibility == .visible, look.color)
        let scale = _HostEnvironment.current.scale
        let thickness = (ListMetric.separatorThickness.value * scale).rounded(.up) / scale
        place(separators.bottom, look.bottomSeparatorInsets, y: bounds.height - thickness, thickness)
        place(separators.top, look.topSeparatorInsets, y: 0, thickness)
    }

    private func separator(_ old: ListSeparatorView?, isShown: Bool, _ color: UIColor) -> ListSeparatorView? {
        guard isShown else {
            old?.removeFromSuperview()
            return nil
        }
        let view = old ?? ListSeparatorView()
        if view.superview == nil { addSubview(view) }
        view.backgroundColor = color
        return view
    }

    private func place(_ view: UIView?, _ insets: NSDirectionalEdgeInsets, y: CGFloat, _ thickness: CGFloat) {
        guard let view else { return }
        let automatic = CGFloat.greatestFiniteMagnitude
        let start = insets.leading == automatic ? separatorStart : insets.leading
        let end = insets.trailing == automatic ? ListMetric.separatorTrailing.value : insets.trailing
        let rect = CGRect(x: start, y: y, width: max(0, bounds.width - start - end), height: thickness)
        view.frame = frameInReadingDirection(rect, width: bounds.width)
    }

    private var separatorStart: CGFloat {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        if let separatorGuide, let engine = separatorGuide.guide._layoutEngine,
            let rect = engine.alignmentRect(of: separatorGuide.guide), rect.width > 0,
            rect.width != Double(bounds.width)
        {
            return isRightToLeft ? bounds.width - CGFloat(rect.x + rect.width) : CGFloat(rect.x)
        }
        let content = isRightToLeft ? bounds.width - storedContentView.frame.maxX : storedContentView.frame.minX
        if let view = configuredView as? UIListContentView { return content + view.textStart }
        return content + storedContentView.directionalLayoutMargins.leading
    }
}

extension UICellAccessory {
    func shows(_ view: UIView) -> Bool {
        guard case .custom(let own, _) = kind else { return false }
        return own === view
    }
}
