import Foundation

/// Frames that Apple's frameworks gave a view, as the case file holds them; the views are in `RecordedViews`.
struct RecordedCase: Decodable, Sendable, CustomStringConvertible {
    struct Step: Decodable, Sendable {
        var name: String
        var frames: [String: [Double]]
    }

    var name: String
    var source: String
    var confidence: String
    var root: [Double]
    /// Pixels a point.
    var scale: Double
    var needsText: Bool
    /// By identifier: x, y, width, height in the window; points.
    var frames: [String: [Double]]
    /// Frames after each change.
    var steps: [Step]?

    var description: String { name }

    static let all: [RecordedCase] = {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Cases/recorded.json")
        do {
            return try JSONDecoder().decode([RecordedCase].self, from: Data(contentsOf: file))
        } catch {
            fatalError("\(file.lastPathComponent): expected an array of recorded cases, but \(error)")
        }
    }()
}
