import CoreGraphics
import Foundation

/// What a row, a header or a footer takes from the list that it stands in.
struct ListRowContext: Equatable {
    enum Role {
        case row, header, footer
    }

    var appearance = UICollectionLayoutListConfiguration.Appearance.plain
    var role = Role.row
    var isFirst = false
    var isLast = false
    /// Points between the sides and the content.
    var sideMargin: CGFloat = 16
    /// What separates the row from the next one and, where it is first, from what is above.
    var separator = UIListSeparatorConfiguration(listAppearance: .plain)
    var showsSeparators = true

    /// Whether rows stand on cards.
    var hasCards: Bool { appearance == .grouped || appearance == .insetGrouped }
    var isSidebar: Bool { appearance == .sidebar || appearance == .sidebarPlain }

    var backgroundColor: UIColor? {
        guard role == .row else { return nil }
        return hasCards ? .secondarySystemGroupedBackground : isSidebar ? nil : .systemBackground
    }

    var defaultContent: UIListContentConfiguration {
        switch (role, appearance) {
        case (.row, .sidebar), (.row, .sidebarPlain): .sidebarCell()
        case (.row, _): .cell()
        case (.header, .sidebar), (.header, .sidebarPlain): .sidebarHeader()
        case (.header, .plain): .plainHeader()
        case (.header, _): .groupedHeader()
        case (.footer, .plain): .plainFooter()
        case (.footer, _): .groupedFooter()
        }
    }
}

extension UICollectionLayoutListConfiguration {
    /// The looks of a list.
    public enum Appearance: Int, Sendable {
        case plain, grouped, insetGrouped, sidebar, sidebarPlain
    }

    /// What stands above each section: nothing, a supplementary view, or its first item.
    public enum HeaderMode: Int, Sendable {
        case none, supplementary, firstItemInSection
    }

    /// What stands below each section.
    public enum FooterMode: Int, Sendable {
        case none, supplementary
    }

    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
    public typealias ItemSeparatorHandler = (
        _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration
}

/// How a list looks and what its sections have.
public struct UICollectionLayoutListConfiguration {
    public let appearance: Appearance
    public var headerMode = HeaderMode.none
    public var footerMode = FooterMode.none
    public var showsSeparators: Bool
    public var separatorConfiguration: UIListSeparatorConfiguration
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// nil takes the appearance's own colour.
    public var backgroundColor: UIColor?
    /// Kept, without effect: rows in pictures are not swiped.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// Points above each header; nil takes the appearance's own padding.
    public var headerTopPadding: CGFloat?

    public init(appearance: Appearance) {
        self.appearance = appearance
        showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }
}

/// The lines between the rows of a list.
public struct UIListSeparatorConfiguration: Hashable, @unchecked Sendable {
    public enum Visibility: Int, Sendable {
        case automatic, visible, hidden
    }

    /// Takes the place of an inset that the system chooses.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    public var topSeparatorVisibility = Visibility.automatic
    public var bottomSeparatorVisibility = Visibility.automatic
    public var topSeparatorInsets = automaticInsets
    public var bottomSeparatorInsets = automaticInsets
    public var color: UIColor = .separator
    public var multipleSelectionColor: UIColor = .separator
    public var visualEffect: UIVisualEffect?

    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

    public static func == (left: Self, right: Self) -> Bool {
        left.topSeparatorVisibility == right.topSeparatorVisibility
            && left.bottomSeparatorVisibility == right.bottomSeparatorVisibility
            && left.topSeparatorInsets == right.topSeparatorInsets
            && left.bottomSeparatorInsets == right.bottomSeparatorInsets && left.color == right.color
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(topSeparatorVisibility)
        hasher.combine(bottomSeparatorVisibility)
        hasher.combine(color)
    }
}
