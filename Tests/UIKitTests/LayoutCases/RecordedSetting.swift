import DeviceCatalog
import Foundation

/// The views and constraints of a public repository's test, restated; its frames stand in a table.
struct RecordedSetting: Decodable, Sendable {
    var name: String
    var order: [String]
    var views: [String: LayoutCase.View]?
    var constraints: [String]
    var formats: [String]?
    var metrics: [String: Double]?
    var reference: String?

    /// Its frames depend on how wide and tall texts are.
    var hasText: Bool { (views ?? [:]).values.contains { $0.text != nil } }

    /// The setting on a screen.
    func layoutCase(on preset: DataTable.Row, size: LayoutCase.TextSize?, rightToLeft: Bool) -> LayoutCase {
        let insets = preset["insets"].split(separator: ",").compactMap { Double($0) }
        let described = views ?? [:]
        var all: [String: LayoutCase.View] = [:]
        for name in order { all[name] = described[name] ?? LayoutCase.View() }
        return LayoutCase(
            name: "\(name) \(preset["id"])", source: preset["source"], confidence: preset["confidence"],
            root: [preset.number("width") ?? 0, preset.number("height") ?? 0], scale: 3, safeArea: insets,
            rightToLeft: rightToLeft, engine: "fonts", controller: true, views: all, order: order,
            constraints: constraints, formats: formats, metrics: metrics,
            category: size ?? (preset["category"] == "medium" ? .medium : .large), reference: reference, frames: [:])
    }

    /// By name.
    static func read(_ file: String) -> [String: RecordedSetting] {
        let url = RecordingFolder.url.appendingPathComponent(file)
        do {
            let settings = try JSONDecoder().decode([RecordedSetting].self, from: Data(contentsOf: url))
            return Dictionary(uniqueKeysWithValues: settings.map { ($0.name, $0) })
        } catch {
            fatalError("\(file): expected an array of settings, but \(error)")
        }
    }
}

/// Recorded frames and the settings they belong to.
enum RecordingFolder {
    static let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Recordings")

    static func table(_ file: String) -> DataTable {
        guard let data = try? Data(contentsOf: url.appendingPathComponent(file)) else {
            fatalError("\(file): expected a table in \(url.path)")
        }
        return DataTable([UInt8](data))
    }
}
