import Foundation

extension UIListContentConfiguration {
    // MARK: Rows

    public static func cell() -> UIListContentConfiguration {
        row(secondarySize: .body, gap: ListMetric.contentSecondaryGap.value, color: .secondaryLabel)
    }

    public static func subtitleCell() -> UIListContentConfiguration {
        row(secondarySize: .detail, gap: ListMetric.contentSecondaryGap.value, color: .secondaryLabel)
    }

    public static func valueCell() -> UIListContentConfiguration {
        var result = row(secondarySize: .body, gap: ListMetric.contentSecondaryGap.value, color: .secondaryLabel)
        result.prefersSideBySideTextAndSecondaryText = true
        return result
    }

    public static func sidebarCell() -> UIListContentConfiguration { cell() }
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }

    private enum SecondarySize {
        case body, detail
    }

    private static func row(
        secondarySize: SecondarySize, gap: CGFloat, color: UIColor
    ) -> UIListContentConfiguration {
        var result = UIListContentConfiguration()
        let padding = ListMetric.contentPadding.value
        result.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: padding, leading: 0, bottom: padding, trailing: 0)
        result.secondaryTextProperties.font = secondarySize == .body ? secondaryFont : DetailFont.subtitle
        result.secondaryTextProperties.color = color
        result.imageToTextPadding = ListMetric.rowImageGap.value
        result.textToSecondaryTextHorizontalPadding = ListMetric.rowSideBySideGap.value
        result.textToSecondaryTextVerticalPadding = gap
        result.minimumHeight = ListMetric.rowStandardHeight
        result.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
            textStyle: .body, scale: .large)
        return result
    }

    private static var secondaryFont: UIFont { .preferredFont(forTextStyle: .body) }

    // MARK: Headers and footers

    public static func header() -> UIListContentConfiguration { groupedHeader() }
    public static func footer() -> UIListContentConfiguration { groupedFooter() }

    public static func plainHeader() -> UIListContentConfiguration {
        var result = caption(font: DetailFont.plainHeader, color: .label)
        let padding = ListMetric.plainHeaderPadding.value / 2
        result.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: padding, leading: 0, bottom: padding, trailing: 0)
        result.minimumHeight = ListMetric.plainHeaderHeight.value
        return result
    }

    public static func plainFooter() -> UIListContentConfiguration {
        var result = plainHeader()
        result.textProperties.font = .preferredFont(forTextStyle: .body)
        result.textProperties.color = .secondaryLabel
        return result
    }

    public static func groupedHeader() -> UIListContentConfiguration {
        var result = caption(font: DetailFont.groupedHeader, color: DetailFont.groupedHeaderColor)
        result.textProperties.transform = DetailFont.groupedHeaderIsUppercase ? .uppercase : .none
        result.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: ListMetric.groupedHeaderAbove.value, leading: 0, bottom: ListMetric.groupedHeaderBelow.value,
            trailing: 0)
        return result
    }

    public static func groupedFooter() -> UIListContentConfiguration {
        var result = caption(font: DetailFont.groupedFooter, color: .secondaryLabel)
        result.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: ListMetric.groupedFooterAbove.value, leading: 0, bottom: ListMetric.groupedFooterBelow.value,
            trailing: 0)
        return result
    }

    public static func sidebarHeader() -> UIListContentConfiguration { prominentInsetGroupedHeader() }

    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        var result = groupedHeader()
        result.textProperties.font = .preferredFont(forTextStyle: .headline)
        result.textProperties.color = .label
        result.textProperties.transform = .none
        return result
    }

    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        var result = prominentInsetGroupedHeader()
        result.textProperties.font = DetailFont.extraProminent
        return result
    }

    private static func caption(font: UIFont, color: UIColor) -> UIListContentConfiguration {
        var result = UIListContentConfiguration()
        result.textProperties.font = font
        result.textProperties.color = color
        result.secondaryTextProperties.font = .preferredFont(forTextStyle: .footnote)
        result.secondaryTextProperties.color = .secondaryLabel
        result.imageToTextPadding = ListMetric.rowImageGap.value
        result.textToSecondaryTextHorizontalPadding = ListMetric.rowSideBySideGap.value
        return result
    }
}

/// The fonts of second texts, headers and footers, which differ between design generations.
enum DetailFont {
    static var subtitle: UIFont {
        .preferredFont(forTextStyle: ListMetric.rowDetailSize.value >= 15 ? .subheadline : .caption1)
    }

    static var plainHeader: UIFont { .preferredFont(forTextStyle: .headline) }

    static var groupedHeaderIsUppercase: Bool { ListMetric.groupedHeaderSize.value < 17 }
    /// A font of a size: recorded headers and footers do not take the line height of text styles.
    static var groupedHeader: UIFont {
        let font = UIFont.systemFont(
            ofSize: ListMetric.groupedHeaderSize.value, weight: groupedHeaderIsUppercase ? .regular : .semibold)
        return UIFontMetrics(forTextStyle: groupedHeaderIsUppercase ? .footnote : .headline).scaledFont(for: font)
    }
    static var groupedFooter: UIFont {
        UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .systemFont(ofSize: ListMetric.groupedFooterSize.value))
    }
    static var groupedHeaderColor: UIColor { .secondaryLabel }

    static var extraProminent: UIFont {
        let title = UIFont.preferredFont(forTextStyle: .title3)
        return title.fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) } ?? title
    }
}
