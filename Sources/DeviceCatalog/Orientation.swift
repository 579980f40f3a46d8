/// How a device is held. Both landscape directions have the same insets.
public enum Orientation: String, Hashable, Codable, Sendable, CaseIterable {
    case portrait, landscape
}
