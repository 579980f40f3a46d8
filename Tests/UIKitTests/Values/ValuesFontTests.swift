import DeviceCatalog
import Foundation
import TextEngine
import Testing

@testable import UIKit

private let styles: [String: UIFont.TextStyle] = [
    "largeTitle": .largeTitle, "title1": .title1, "title2": .title2, "title3": .title3, "headline": .headline,
    "subheadline": .subheadline, "body": .body, "callout": .callout, "footnote": .footnote, "caption1": .caption1,
    "caption2": .caption2,
]

private func preferredFont(_ row: DataTable.Row) -> UIFont? {
    guard let style = styles[row["style"]],
        let size = TextSize.allCases.first(where: { $0.tableName == row["category"] })
    else { return nil }
    let category = UIContentSizeCategory(rawValue: size.contentSizeCategory)
    return .preferredFont(
        forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
}

private func roundedUp(_ value: CGFloat, scale: CGFloat) -> Double {
    Double((value * scale - 1e-6).rounded(.up) / scale)
}

/// The height of some lines of text as a label has it, in points at 2x.
private func height(_ text: String, _ font: UIFont) -> Double {
    let string = NSAttributedString(string: text, attributes: [.font: font])
    return roundedUp(CGFloat(FixedMetricsTextEngine().layout(string._textRequest()).height), scale: 2)
}

@MainActor @Suite struct ValuesFontTests {
    /// Other tests play with text of other measures; called where nothing runs between this and what is tested.
    private func measurePlainly() { _TextEnvironment.engine = FixedMetricsTextEngine() }

    @Test func systemFontsFollowTheRecordedMetrics() throws {
        measurePlainly()
        let rows = DataTable(PackageResources.values_font_metrics_tsv).rows
        #expect(rows.count > 40)
        for row in rows {
            let font = UIFont.systemFont(ofSize: CGFloat(try #require(row.number("pointSize"))))
            let measured = [font.ascender, font.descender, font.lineHeight].map(Double.init)
            let expected = ["ascender", "descender", "lineHeight"].compactMap { row.number($0) }
            #expect(isClose(measured, expected, 1e-4), "\(font.pointSize) (\(row["confidence"]): \(row["source"]))")
            #expect(font.leading == 0)
            #expect(height("a", font) == row.number("oneLine"), "\(font.pointSize)")
            #expect(height("a\nb", font) == row.number("twoLines"), "\(font.pointSize)")
        }
    }

    @Test func textStylesHaveTheirSizesAndHeights() throws {
        measurePlainly()
        let rows = DataTable(PackageResources.values_text_styles_tsv).rows
        #expect(rows.count == 132)
        for row in rows {
            let font = try #require(preferredFont(row))
            let label = "\(row["style"]) \(row["category"]) (\(row["confidence"]): \(row["source"]))"
            #expect(Double(font.pointSize) == row.number("size"), "\(label)")
            #expect(abs(roundedUp(font.lineHeight, scale: 3) - (row.number("height3x") ?? 0)) < 0.001, "\(label)")
            #expect(roundedUp(font.lineHeight, scale: 2) == row.number("height2x"), "\(label)")
        }
    }

    @Test func textStylesHaveTheRecordedLeading() throws {
        measurePlainly()
        let rows = DataTable(PackageResources.values_leading_tsv).rows
        #expect(rows.count == 11)
        for row in rows {
            let style = try #require(styles[row["style"]])
            let large = UITraitCollection(preferredContentSizeCategory: .large)
            let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: large)
            #expect(abs(Double(font.leading) - (row.number("leading") ?? 99)) < 1e-4, "\(row["style"])")
            #expect(font._descriptor.leading == Double(font.leading))
        }
    }

    @Test func weightsHaveTheirCSSNumbers() {
        let weights: [UIFont.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        let numbers = weights.map { UIFont.systemFont(ofSize: 17, weight: $0)._descriptor.weight }
        #expect(numbers == Array(stride(from: 100, through: 900, by: 100)))
    }

    @Test func boldTraitTakesTheStylesEmphasis() throws {
        let large = UITraitCollection(preferredContentSizeCategory: .large)
        func bold(_ style: UIFont.TextStyle) throws -> Int {
            let plain = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style, compatibleWith: large)
            return UIFont(descriptor: try #require(plain.withSymbolicTraits(.traitBold)), size: 0)._descriptor.weight
        }
        #expect(try bold(.largeTitle) == 700)
        #expect(try bold(.body) == 600)
        let system = UIFont.systemFont(ofSize: 15).fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic])
        let font = UIFont(descriptor: try #require(system), size: 0)
        #expect(font._descriptor.weight == 700)
        #expect(font._descriptor.isItalic)
        #expect(font.pointSize == 15)
    }

    @Test func designsAndDigitsReachTheEngine() throws {
        let base = UIFont.systemFont(ofSize: 20).fontDescriptor
        let rounded = UIFont(descriptor: try #require(base.withDesign(.rounded)), size: 0)
        #expect(rounded._descriptor.family == .rounded)
        #expect(UIFont.monospacedSystemFont(ofSize: 12, weight: .bold)._descriptor.family == .monospaced)
        #expect(UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .regular)._descriptor.hasTabularDigits)
        let setting: [UIFontDescriptor.FeatureKey: Any] = [.type: 6, .selector: 0]
        let tabular = base.addingAttributes([.featureSettings: [setting]])
        #expect(UIFont(descriptor: tabular, size: 0)._descriptor.hasTabularDigits)
    }

    @Test func namesOfIOSAreFoundAndOthersAreNot() throws {
        let font = try #require(UIFont(name: "HelveticaNeue-Bold", size: 20))
        #expect(font.familyName == "Helvetica Neue")
        #expect(font._descriptor.weight == 700)
        #expect(UIFont(name: "Georgia", size: 0)?.pointSize == 12)
        #expect(UIFont(name: "No Such Font", size: 12) == nil)
        #expect(UIFont.familyNames.contains("Avenir Next"))
        #expect(UIFont.fontNames(forFamilyName: "Menlo").count == 4)
    }

    @Test func metricsScaleWithTheStyle() {
        let font = UIFont.systemFont(ofSize: 20)
        let metrics = UIFontMetrics(forTextStyle: .body)
        let large = UITraitCollection(preferredContentSizeCategory: .large)
        let huge = UITraitCollection {
            $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
            $0.displayScale = 2
        }
        #expect(metrics.scaledFont(for: font, compatibleWith: large).pointSize == 20)
        let scaled = metrics.scaledFont(for: font, compatibleWith: huge)
        #expect(scaled.pointSize == 62)
        #expect(scaled._adjusted(to: large)?.pointSize == 20)
        #expect(metrics.scaledFont(for: font, maximumPointSize: 30, compatibleWith: huge).pointSize == 30)
        #expect(metrics.scaledValue(for: 17, compatibleWith: huge) == 53)
        #expect(font._adjusted(to: huge) == nil)
    }

    @Test func changingTheSizeLeavesTheStyle() {
        let large = UITraitCollection(preferredContentSizeCategory: .large)
        let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: large)
        #expect(body._textStyleName == UIFont.TextStyle.body.rawValue)
        #expect(body.withSize(17)._textStyleName != nil)
        #expect(body.withSize(18)._textStyleName == nil)
        #expect(body.withSize(18).leading == 0)
    }
}
