/// The system whose metrics hold: safe areas, bars, control sizes.
public enum DesignGeneration: String, Hashable, Codable, Sendable, CaseIterable {
    case ios26, ios18
}
