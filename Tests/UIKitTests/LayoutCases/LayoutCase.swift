import Foundation

/// One layout with the frames it must give, as the case files hold it.
struct LayoutCase: Decodable, Sendable, CustomStringConvertible {
    struct View: Decodable, Sendable {
        var type: String?
        /// The text of a label or the title of a button, in the system font of ``fontSize`` (17) points.
        var text: String?
        var fontSize: Double?
        /// A text style such as `title1`, instead of ``fontSize``.
        var style: String?
        var lines: Int?
        var symbol: String?
        var parent: String?
        var frame: [Double]?
        var intrinsic: [Double]?
        var insets: [Double]?
        var baseline: Double?
        var hugging: [Float]?
        var compression: [Float]?
        var hidden: Bool?
        var margins: [Double]?
        // Stack views
        var axis: String?
        var spacing: Double?
        var distribution: String?
        var alignment: String?
        var arranged: [String]?
        var custom: [String: Double]?
        var marginsRelative: Bool?
        var wrapWidth: Double?
    }

    var name: String
    var source: String
    var confidence: String
    var root: [Double]
    var scale: Double?
    /// Top, left, bottom, right.
    var safeArea: [Double]?
    var rightToLeft: Bool?
    /// `recorded`: known texts are as wide as on the device; `fonts`: so, and the others as in the stand-in fonts;
    /// otherwise a character is half its font's size wide.
    var engine: String?
    /// The root is a view controller's, which has margins of its own.
    var controller: Bool?
    var views: [String: View]
    var order: [String]
    var constraints: [String]
    /// Visual formats, with their ``metrics``.
    var formats: [String]?
    var metrics: [String: Double]?
    /// The text size of fonts in text styles.
    var category: TextSize?
    /// The view that frames are relative to; nil for the root.
    var reference: String?
    /// The recording that the frames are from, where they count in its suite's share.
    var recording: String?
    var frames: [String: [Double]]
    var ambiguous: [String]?
    var conflicts: Int?

    var description: String { name }

    /// Content size categories by their short names.
    enum TextSize: String, Decodable, Sendable {
        case extraSmall = "XS"
        case small = "S"
        case medium = "M"
        case large = "L"
        case extraLarge = "XL"
        case extraExtraLarge = "XXL"
        case extraExtraExtraLarge = "XXXL"
        case accessibilityMedium = "AX1"
        case accessibilityLarge = "AX2"
        case accessibilityExtraLarge = "AX3"
        case accessibilityExtraExtraLarge = "AX4"
        case accessibilityExtraExtraExtraLarge = "AX5"
    }

    static let all: [LayoutCase] = {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Cases")
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return files.filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }.flatMap { file in
            do {
                return try JSONDecoder().decode([LayoutCase].self, from: Data(contentsOf: file))
            } catch {
                fatalError("\(file.lastPathComponent): expected an array of layout cases, but \(error)")
            }
        }
    }()
}
