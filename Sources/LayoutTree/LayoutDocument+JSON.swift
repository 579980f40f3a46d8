import Foundation

extension LayoutDocument {
    /// The bytes of the `.json` file: keys sorted, numbers rounded to four decimals, the same on every run.
    public func jsonData() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
        return try encoder.encode(rounded())
    }

    /// The same document with every length rounded to four decimals.
    public func rounded() -> LayoutDocument {
        var result = self
        result.configuration.window = configuration.window.map(\.roundedToFour)
        result.configuration.safeArea = configuration.safeArea.map(\.roundedToFour)
        result.root = root.rounded()
        result.findings = findings.map { finding in
            var finding = finding
            finding.frame = finding.frame?.map(\.roundedToFour)
            return finding
        }
        return result
    }
}

extension LayoutNode {
    fileprivate func rounded() -> LayoutNode {
        var result = self
        result.frame = frame.map(\.roundedToFour)
        result.windowFrame = windowFrame.map(\.roundedToFour)
        result.alpha = alpha.roundedToFour
        result.text?.size = text?.size.roundedToFour ?? 0
        result.children = children.map { $0.rounded() }
        return result
    }
}

extension Double {
    /// Four decimals, without a negative zero. What is not finite, which JSON cannot say, becomes 0.
    var roundedToFour: Double {
        guard isFinite else { return 0 }
        let rounded = (self * 10_000).rounded() / 10_000
        return rounded == 0 ? 0 : rounded
    }
}
