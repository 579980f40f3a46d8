import Foundation

/// A colour set of an asset catalog: one colour for each appearance.
struct ColorAsset: @unchecked Sendable, Equatable {
    // Sendable without a check because the parsed JSON is never changed.
    let name: String
    private let entries: [[String: Any]]

    static func == (left: ColorAsset, right: ColorAsset) -> Bool { left.name == right.name }

    init?(named name: String) {
        guard let folder = ResourceIndex.current.sets[name + ".colorset"],
            let entries = AssetContents.object(at: folder)?["colors"] as? [[String: Any]], !entries.isEmpty
        else { return nil }
        self.name = name
        self.entries = entries
    }

    func color(for traits: UITraitCollection) -> UIColor {
        let best =
            entries
            .compactMap { entry in AssetContents.score(of: entry, for: traits).map { (entry, $0) } }
            .max { $0.1 < $1.1 }
        return (best?.0["color"] as? [String: Any]).flatMap(Self.color) ?? .clear
    }

    private static func color(_ entry: [String: Any]) -> UIColor? {
        if let reference = entry["reference"] as? String { return systemColor(reference) }
        guard let parts = entry["components"] as? [String: Any] else { return nil }
        let value = { (key: String) in number(parts[key]) }
        let alpha = value("alpha") ?? 1
        if let white = value("white") { return UIColor(white: white, alpha: alpha) }
        guard let red = value("red"), let green = value("green"), let blue = value("blue") else { return nil }
        if entry["color-space"] as? String == "display-p3" {
            return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        }
        return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Components stand as 0 to 1 (`1.000`), 0 to 255 (`128`) or hexadecimal (`0xFF`).
    private static func number(_ value: Any?) -> CGFloat? {
        if let number = value as? Double { return CGFloat(number) }
        guard let text = value as? String else { return nil }
        if text.lowercased().hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
        guard let number = Double(text) else { return nil }
        return text.contains(".") ? CGFloat(number) : CGFloat(number) / 255
    }

    /// Names as `systemBlueColor` or `labelColor`.
    private static func systemColor(_ reference: String) -> UIColor? {
        let name = reference.hasSuffix("Color") ? String(reference.dropLast("Color".count)) : reference
        return SystemPalette.isKnown(name) ? UIColor(source: .palette(name)) : nil
    }
}
