/// Items that share a transform, a clip, an opacity, a blend mode and a shadow.
public struct DisplayGroup: Hashable, Codable, Sendable {
    /// Column form as in `CGAffineTransform`: a, b, c, d, tx, ty.
    public var transform: [Double]
    public var opacity: Double
    public var clip: DisplayPath?
    public var clipIsEvenOdd: Bool
    public var blendMode: DisplayBlendMode
    public var shadow: DisplayShadow?
    /// The alpha of these items multiplies the group's.
    public var mask: [DisplayItem]?
    /// Gaussian blur of the whole group; points.
    public var blurRadius: Double
    /// Whether the items' blend modes act on these items only and not on what lies below.
    public var isIsolated: Bool
    public var items: [DisplayItem]

    public init(
        transform: [Double] = [1, 0, 0, 1, 0, 0], opacity: Double = 1, clip: DisplayPath? = nil,
        clipIsEvenOdd: Bool = false, blendMode: DisplayBlendMode = .normal, shadow: DisplayShadow? = nil,
        mask: [DisplayItem]? = nil, blurRadius: Double = 0, isIsolated: Bool = false, items: [DisplayItem]
    ) {
        self.transform = transform
        self.opacity = opacity
        self.clip = clip
        self.clipIsEvenOdd = clipIsEvenOdd
        self.blendMode = blendMode
        self.shadow = shadow
        self.mask = mask
        self.blurRadius = blurRadius
        self.isIsolated = isIsolated
        self.items = items
    }
}
