import DeviceCatalog

public enum Appearance: String, Hashable, Codable, Sendable, CaseIterable {
    case light, dark
}

public enum LayoutDirection: String, Hashable, Codable, Sendable, CaseIterable {
    case ltr, rtl
}

/// All that one picture depends on, beside the preview itself.
public struct RenderConfiguration: Hashable, Codable, Sendable {
    /// The stem of the files that are written for it.
    public var name: String
    public var window: WindowProfile
    public var textSize: TextSize
    public var appearance: Appearance
    public var direction: LayoutDirection
    /// Such as `en_US`.
    public var locale: String
    /// Virtual time before the snapshot; seconds. 0 means the first settled frame.
    public var time: Double

    public init(
        name: String, window: WindowProfile, textSize: TextSize = .large, appearance: Appearance = .light,
        direction: LayoutDirection = .ltr, locale: String = "en_US", time: Double = 0
    ) {
        self.name = name
        self.window = window
        self.textSize = textSize
        self.appearance = appearance
        self.direction = direction
        self.locale = locale
        self.time = time
    }
}
