public struct DisplayStroke: Hashable, Codable, Sendable {
    public enum Cap: String, Hashable, Codable, Sendable { case butt, round, square }
    public enum Join: String, Hashable, Codable, Sendable { case miter, round, bevel }

    public var width: Double
    public var cap: Cap
    public var join: Join
    public var miterLimit: Double
    public var dashes: [Double]
    public var dashPhase: Double

    public init(
        width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10, dashes: [Double] = [],
        dashPhase: Double = 0
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dashes = dashes
        self.dashPhase = dashPhase
    }
}
