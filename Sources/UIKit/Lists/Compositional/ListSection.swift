import CoreGraphics
import Foundation

/// Makes sections of compositional layouts that look like a table's.
///
/// Layout algorithm: one row below the other at the heights they want; in inset grouped lists as cards from the sides.
/// Gaps above headers and cards are the table's, added up before they are rounded to the pixel.
/// Origin: `lists.tsv`; 35 above each section of an inset grouped list recorded on the iOS Simulator 26.0.
@MainActor
enum ListSection {
    /// What a section's place among the others decides.
    struct Place {
        var gapAbove: CGFloat = 0
        var gapBelow: CGFloat = 0
        var context = ListRowContext()
    }

    static func make(
        _ configuration: UICollectionLayoutListConfiguration, _ environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(ListMetric.rowMinimumHeight.value))
        let item = NSCollectionLayoutItem(layoutSize: size)
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
        section.list = configuration
        section.supplementariesFollowContentInsets = true
        let side = side(configuration.appearance, width: environment.container.effectiveContentSize.width)
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
        // Rows reach the sides of the screen; their content keeps the safe area by its margins.
        section.contentInsetsReference = side > 0 ? .automatic : .none
        var edges: [NSCollectionLayoutBoundarySupplementaryItem] = []
        let edgeSize = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(ListMetric.plainHeaderHeight.value))
        if configuration.headerMode == .supplementary {
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: edgeSize, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            header.pinToVisibleBounds = configuration.appearance == .plain
            edges.append(header)
        }
        if configuration.footerMode == .supplementary {
            edges.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: edgeSize, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
        }
        section.boundarySupplementaryItems = edges
        return section
    }

    private static func isWide(_ width: CGFloat) -> Bool { width >= ListMetric.groupedSideBreakWidth.value }

    /// Points between the sides and the rows.
    private static func side(_ appearance: UICollectionLayoutListConfiguration.Appearance, width: CGFloat) -> CGFloat {
        guard appearance == .insetGrouped || appearance == .sidebar else { return 0 }
        return isWide(width) ? ListMetric.groupedSideWide.value : ListMetric.groupedSideNarrow.value
    }

    /// Points between a row's sides and its content.
    private static func textInset(_ appearance: UICollectionLayoutListConfiguration.Appearance, width: CGFloat)
        -> CGFloat
    {
        guard appearance == .insetGrouped || appearance == .sidebar else { return RootMargins.side(forWidth: width) }
        return isWide(width) ? ListMetric.groupedTextInsetWide.value : ListMetric.groupedTextInsetNarrow.value
    }

    // MARK: - Among other sections

    static func place(
        _ list: UICollectionLayoutListConfiguration, after previous: NSCollectionLayoutSection?, isFirst: Bool,
        isLast: Bool, environment: LayoutEnvironment
    ) -> Place {
        var place = Place()
        place.context.appearance = list.appearance
        place.context.separator = list.separatorConfiguration
        place.context.showsSeparators = list.showsSeparators
        let width = environment.container.effectiveContentSize.width
        let safe = environment.sideInsets(.safeArea)
        place.context.sideMargin =
            textInset(list.appearance, width: width)
            + (side(list.appearance, width: width) > 0 ? 0 : max(safe.leading, safe.trailing))
        let hasHeader = list.headerMode != .none
        place.gapAbove = gapAbove(list, hasHeader: hasHeader, after: previous, isFirst: isFirst)
        if isLast, place.context.hasCards, list.footerMode == .none {
            place.gapBelow = ListMetric.groupedFooterless.onPixels
        }
        return place
    }

    private static func gapAbove(
        _ list: UICollectionLayoutListConfiguration, hasHeader: Bool, after previous: NSCollectionLayoutSection?,
        isFirst: Bool
    ) -> CGFloat {
        guard list.appearance == .grouped || list.appearance == .insetGrouped else {
            guard hasHeader else { return 0 }
            return list.headerTopPadding ?? (list.appearance == .plain ? ListMetric.plainHeaderTop.value : 0)
        }
        if hasHeader, let own = list.headerTopPadding { return own }
        let isBelowFooter = (previous?.list?.footerMode ?? .supplementary) == .supplementary
        var gap = isFirst ? ListMetric.groupedFirstTop.value : isBelowFooter ? 0 : ListMetric.groupedFooterless.value
        if !hasHeader { gap += ListMetric.groupedHeaderless.value }
        return LayoutPixels.down(gap)
    }

    /// What one row takes from its section.
    static func context(
        of item: Int, count: Int, _ place: Place, _ list: UICollectionLayoutListConfiguration, _ path: IndexPath
    )
        -> ListRowContext
    {
        var context = place.context
        let first = list.headerMode == .firstItemInSection ? 1 : 0
        if item < first {
            context.role = .header
            return context
        }
        context.isFirst = item == first
        context.isLast = item == count - 1
        if let handler = list.itemSeparatorHandler { context.separator = handler(path, context.separator) }
        return context
    }

    static func background(_ list: UICollectionLayoutListConfiguration) -> UIColor {
        if let own = list.backgroundColor { return own }
        switch list.appearance {
        case .grouped, .insetGrouped: return .systemGroupedBackground
        case .plain, .sidebar, .sidebarPlain: return .systemBackground
        }
    }
}
