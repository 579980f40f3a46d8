/// Everything that one picture shows.
public struct DisplayList: Hashable, Codable, Sendable {
    /// Points.
    public var width: Double
    public var height: Double
    public var items: [DisplayItem]

    public init(width: Double, height: Double, items: [DisplayItem]) {
        self.width = width
        self.height = height
        self.items = items
    }
}
