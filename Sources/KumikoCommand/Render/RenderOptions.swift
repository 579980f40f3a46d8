import CommandLineKit
import DeviceCatalog
import RenderProtocol

/// What `kumiko render` was asked for.
struct RenderOptions: Sendable {
    struct WindowSize: Hashable, Sendable {
        var width: Double
        var height: Double
    }

    var devices: [Device]
    var orientation: Orientation
    /// Empty means the whole screen.
    var windows: [WindowSize]
    var textSizes: [TextSize]
    var appearances: [Appearance]
    /// Empty means the locale's own.
    var directions: [LayoutDirection]
    var locale: String
    var design: DesignGeneration
    /// Nil means the device's.
    var scale: Double?
    var only: String?
    var time: Double
    var formats: [RenderFormat]
    var output: String
    var jobs: Int
    /// Seconds for one picture.
    var timeout: Double
    var shard: Shard?
    var expression: String?
    /// A view whose frame is to be explained.
    var explain: String?
    var swiftVersion: String
}

/// Every `count`-th configuration, beginning with `index`, which counts from 1.
struct Shard: Hashable, Codable, Sendable {
    var index: Int
    var count: Int

    func contains(_ position: Int) -> Bool { position % count == index - 1 }
}
