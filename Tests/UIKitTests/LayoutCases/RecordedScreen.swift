import Foundation

/// A screen made of controllers, bars, lists or scroll views, with the frames that Apple's system gave its parts.
struct RecordedScreen: Decodable, Sendable {
    struct Label: Decodable, Sendable {
        struct Font: Decodable, Sendable {
            var size: Double?
            var weight: Int?
            /// `italic` or `mono`.
            var design: String?
            var named: String?
            var style: String?
            /// A text style whose scale a sized font takes.
            var scaled: String?
            var category: LayoutCase.TextSize?
        }

        var name: String
        var text: String
        var at: [Double]
        /// Its own size for its text, where there is none.
        var size: [Double]?
        /// The width its text may take.
        var width: Double?
        var lines: Int?
        /// The system font of 17 points where there is none.
        var font: Font?
    }

    struct Scroll: Decodable, Sendable {
        var name: String
        var frame: [Double]
        var content: [Double]
        var adjusts: Bool?
        var labels: [Label]
    }

    struct Screen: Decodable, Sendable {
        var name: String
        var title: String
        var symbol: String?
        var labels: [Label]?
        var scrolls: [Scroll]?
    }

    struct Toolbar: Decodable, Sendable {
        var name: String
        /// `flexible`, `fixed:24`, `done:Title`, a system item or a title.
        var items: [String]
        /// At the bottom where there is none.
        var at: [Double]?
        /// As fitted where there is none.
        var width: Double?
    }

    struct TableSection: Decodable, Sendable {
        struct Row: Decodable, Sendable {
            var text: String
            var detail: String?
            var accessory: String
        }

        var header: String?
        var footer: String?
        var rows: [Row]
    }

    struct Scene: Decodable, Sendable {
        /// navigation, tabs, toolbars, table, flow, zoom or labels.
        var kind: String
        var screens: [Screen]?
        var toolbars: [Toolbar]?
        var labels: [Label]?
        // Tables
        var style: String?
        var cell: String?
        var sections: [TableSection]?
        // Flow layouts: numbers of items by section, and how the recording names them.
        var counts: [Int]?
        var names: [String]?
        var item: [Double]?
        var sizes: [[Double]]?
        var texts: [String]?
        var interitem: Double?
        var line: Double?
        var inset: [Double]?
    }

    struct Step: Decodable, Sendable {
        var name: String
        var frames: [String: [Double]]
    }

    var recording: String
    var platform: String
    var confidence: String
    var root: [Double]
    /// Recorded where a language of tall scripts was preferred, which makes lines of text styles taller.
    var tallLines: Bool?
    var scene: Scene
    var frames: [String: [Double]]
    var steps: [Step]?

    static let all: [RecordedScreen] = {
        let url = RecordingFolder.url.appendingPathComponent("screens.json")
        do {
            return try JSONDecoder().decode([RecordedScreen].self, from: Data(contentsOf: url))
        } catch {
            fatalError("screens.json: expected an array of screens, but \(error)")
        }
    }()
}
