import CoreGraphics
import DeviceCatalog
import Foundation
import TextEngine

/// A system symbol by name, in the size that was recorded for it.
struct SymbolImage: Hashable, Sendable {
    let name: String

    /// The point size of a symbol for which nothing is specified: that of body text at large.
    static let defaultPointSize: CGFloat = 17

    /// A name that could be a symbol's: lower-case words and digits, joined by dots.
    static func isPlausible(_ name: String) -> Bool {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return parts.allSatisfy { part in
            !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber) }
        }
    }

    func size(for configuration: UIImage.SymbolConfiguration?) -> CGSize {
        SymbolMetrics.shared.size(
            of: name, pointSize: Self.pointSize(configuration), weight: Self.weight(configuration),
            scale: Self.scale(configuration))
    }

    /// A text style's size follows the configuration's text size, else the current one.
    static func pointSize(_ configuration: UIImage.SymbolConfiguration?) -> CGFloat {
        guard let values = configuration?.values else { return defaultPointSize }
        if let size = values.pointSize { return size }
        guard let style = values.textStyle else { return defaultPointSize }
        let category = UIFontDescriptor.category(of: configuration?.traitCollection)
        return DynamicTypeTable.shared.entry(for: style, category: category).size
    }

    static func weight(_ configuration: UIImage.SymbolConfiguration?) -> UIImage.SymbolWeight {
        let weight = configuration?.values.weight ?? .regular
        return weight == .unspecified ? .regular : weight
    }

    static func scale(_ configuration: UIImage.SymbolConfiguration?) -> UIImage.SymbolScale {
        switch configuration?.values.scale {
        case .small: .small
        case .large: .large
        default: .medium
        }
    }
}

/// Sizes of symbols from `symbol_metrics.tsv`, and how they grow from `symbol_factors.tsv`.
struct SymbolMetrics: Sendable {
    private struct Key: Hashable {
        var name: String
        var pointSize: CGFloat
        var weight: String
        var scale: String
    }

    private struct Factor: Sendable {
        var width: CGFloat
        var height: CGFloat
    }

    static let shared = SymbolMetrics(
        sizes: DataTable(PackageResources.symbol_metrics_tsv), factors: DataTable(PackageResources.symbol_factors_tsv))

    /// The name of the row for symbols that have none.
    private static let fallbackName = "*"

    private var sizes: [Key: CGSize] = [:]
    private var factors: [String: Factor] = [:]

    init(sizes table: DataTable, factors factorTable: DataTable) {
        for row in table.rows {
            guard let pointSize = row.number("pointSize"), let width = row.number("width"),
                let height = row.number("height")
            else { continue }
            let key = Key(
                name: row["symbol"], pointSize: CGFloat(pointSize), weight: row["weight"], scale: row["scale"])
            sizes[key] = CGSize(width: width, height: height)
        }
        for row in factorTable.rows {
            guard let width = row.number("width"), let height = row.number("height") else { continue }
            factors[row["kind"] + " " + row["value"]] = Factor(width: CGFloat(width), height: CGFloat(height))
        }
    }

    /// The size of a symbol, in points.
    ///
    /// 1. The recorded size for exactly this point size, weight and scale.
    /// 2. Else the size at 17 points, regular, medium, times the point size over 17 and the factors of scale and
    ///    weight, rounded to half a point as the recorded ones are.
    /// 3. A name without a row takes that of the longest beginning of its words that has one; an enclosing circle or
    ///    square wins; else the most frequent size.
    func size(
        of name: String, pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale
    ) -> CGSize {
        let (weightName, scaleName) = (String(describing: weight), String(describing: scale))
        let exact = Key(name: name, pointSize: pointSize, weight: weightName, scale: scaleName)
        if let size = sizes[exact] { return size }
        return grownSize(of: name, pointSize: pointSize, weight: weightName, scale: scaleName)
    }

    func grownSize(of name: String, pointSize: CGFloat, weight weightName: String, scale scaleName: String) -> CGSize {
        let base = baseSize(of: name)
        let weightFactor = factors["weight " + weightName] ?? Factor(width: 1, height: 1)
        let scaleFactor = factors["scale " + scaleName] ?? Factor(width: 1, height: 1)
        let growth = pointSize / SymbolImage.defaultPointSize
        return CGSize(
            width: Self.rounded(base.width * growth * weightFactor.width * scaleFactor.width),
            height: Self.rounded(base.height * growth * weightFactor.height * scaleFactor.height))
    }

    private static func rounded(_ value: CGFloat) -> CGFloat { (value * 2).rounded() / 2 }

    private func baseSize(of name: String) -> CGSize {
        if let size = recorded(name) { return size }
        let words = name.split(separator: ".").filter { $0 != "fill" }
        if words.contains("circle"), let size = recorded("circle") { return size }
        if words.contains("square"), words.first != "square", let size = recorded("square") { return size }
        for count in stride(from: words.count, to: 0, by: -1) {
            if let size = recorded(words.prefix(count).joined(separator: ".")) { return size }
        }
        return recorded(Self.fallbackName) ?? .zero
    }

    private func recorded(_ name: String) -> CGSize? {
        sizes[Key(name: name, pointSize: SymbolImage.defaultPointSize, weight: "regular", scale: "medium")]
    }
}
