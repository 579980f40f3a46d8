import TextEngine

/// Numbers of SwiftUI's layout, from `default_metrics.tsv`.
enum LayoutMetric {
    private static let values: [String: CGFloat] = {
        let table = TabSeparatedTable(PackageResources.default_metrics_tsv)
        var values: [String: CGFloat] = [:]
        for record in table.records {
            guard let name = record["name"], let value = record["value"].flatMap(Double.init) else {
                fatalError("default_metrics.tsv: expected name and value, found \(record)")
            }
            values[name] = CGFloat(value)
        }
        return values
    }()

    private static func value(_ name: String) -> CGFloat {
        guard let value = values[name] else { fatalError("default_metrics.tsv: expected a row \(name)") }
        return value
    }

    static let defaultSpacing = value("spacing")
    static let defaultPadding = value("padding")
    static let spacerMinimum = value("spacer.minimum")
    static let idealLength = value("ideal.length")
    static let dividerPixels = value("divider.pixels")
    static let labelSpacing = value("label.spacing")
    static let borderedHorizontal = value("button.bordered.horizontal")
    static let borderedVertical = value("button.bordered.vertical")
    static let borderedRadius18 = value("button.bordered.radius.ios18")
    static let borderedTint = value("button.bordered.tint")
    static let pressedOpacity = value("button.pressed.opacity")
    static let disabledOpacity = value("button.disabled.opacity")
    static let secondaryOpacity = value("hierarchy.secondary")
    static let tertiaryOpacity = value("hierarchy.tertiary")
    static let quaternaryOpacity = value("hierarchy.quaternary")
    static let textEdgeDivisor = value("text.edge.divisor")
    static let shadowOpacity = value("shadow.opacity")
    static let maximumPasses = Int(value("passes.maximum"))
    static let unavailableSpacing = value("unavailable.spacing")
    static let unavailableIcon = value("unavailable.icon")
    static let redactedRadius = value("redacted.radius")
    static let redactedOpacity = value("redacted.opacity")
    static let smallButtonSide = value("button.small.side")
    static let smallButtonEnd = value("button.small.end")
    static let largeButtonSide = value("button.large.side")
    static let largeButtonEnd = value("button.large.end")
    static let extraLargeButtonEnd = value("button.extraLarge.end")
    static let largeButtonRadius = value("button.large.radius")
    static let glassVeil = value("glass.veil")
    static let glassClear = value("glass.clear")
    static let glassDark = value("glass.dark")
    static let glassTint = value("glass.tint")
    static let glassRim = value("glass.rim")
    static let glassShadow = value("glass.shadow")
    static let glassShadowRadius = value("glass.shadowRadius")
    static let symbolScale = value("symbol.scale")
    static let refreshPull = value("refresh.pull")
    static let refreshRoom = value("refresh.room")
    static let refreshSpinner = value("refresh.spinner")
    static let fadeShare = value("fade.share")
    static let fadeTop = value("fade.top")
    static let fadeBottom = value("fade.bottom")
    static let badgeFont = value("badge.font")
    static let badgeSide = value("badge.side")
    static let badgeHeight = value("badge.height")
    static let swipeIcon = value("swipe.icon")
    static let tapReach = value("tap.reach")
    static let dragReach = value("drag.reach")
    static let bodySize = value("body.size")
    static let lazyRowEstimate = value("lazy.row.estimate")
}
