/// One iPhone or iPad: what its screen measures and what its system keeps free.
public struct Device: Hashable, Sendable {
    /// The name in lower case with hyphens, such as `iphone-17`.
    public let id: String
    public let name: String
    /// Other names that ``DeviceCatalog/device(id:)`` takes for it.
    public let aliases: [String]
    public let isPad: Bool
    /// Points, held upright.
    public let width: Double
    public let height: Double
    /// Pixels a point.
    public let scale: Double
    /// Leading and trailing margin of a root view in portrait; points.
    public let layoutMargin: Double
    let portraitInsets: EdgeInsetsValue
    let landscapeInsets: [DesignGeneration: EdgeInsetsValue]
    let portraitClasses: SizeClassPair
    let landscapeClasses: SizeClassPair

    init?(_ row: DataTable.Row) {
        guard let width = row.number("width"), let height = row.number("height"), let scale = row.number("scale"),
            let margin = row.number("layout_margin"), let portrait = EdgeInsetsValue(row["safe_portrait"]),
            let ios18 = EdgeInsetsValue(row["safe_landscape_ios18"]),
            let ios26 = EdgeInsetsValue(row["safe_landscape_ios26"]),
            let portraitClasses = SizeClassPair(row["classes_portrait"]),
            let landscapeClasses = SizeClassPair(row["classes_landscape"])
        else { return nil }
        id = row["id"]
        name = row["name"]
        aliases = row["alias"].split(separator: ",").map(String.init)
        isPad = row["family"] == "pad"
        self.width = width
        self.height = height
        self.scale = scale
        layoutMargin = margin
        portraitInsets = portrait
        landscapeInsets = [.ios18: ios18, .ios26: ios26]
        self.portraitClasses = portraitClasses
        self.landscapeClasses = landscapeClasses
    }

    /// The screen's width and height in points.
    public func size(orientation: Orientation) -> (width: Double, height: Double) {
        orientation == .portrait ? (width, height) : (height, width)
    }

    /// The insets of a window that fills the screen, without bars of the app.
    public func safeArea(orientation: Orientation, design: DesignGeneration) -> EdgeInsetsValue {
        switch orientation {
        case .portrait: portraitInsets
        case .landscape: landscapeInsets[design] ?? portraitInsets
        }
    }

    /// The classes of a window that fills the screen.
    public func sizeClasses(orientation: Orientation) -> SizeClassPair {
        orientation == .portrait ? portraitClasses : landscapeClasses
    }

    /// A device without a home button shows the home indicator and keeps its height free.
    public var hasHomeIndicator: Bool { portraitInsets.bottom > 0 }
}
