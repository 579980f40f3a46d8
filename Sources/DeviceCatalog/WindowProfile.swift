/// Everything that a window takes from its device: size, insets, classes, scale.
public struct WindowProfile: Hashable, Codable, Sendable {
    public var device: String
    public var isPad: Bool
    public var orientation: Orientation
    public var design: DesignGeneration
    /// Points.
    public var width: Double
    public var height: Double
    /// The screen that the window stands on, turned as the device is; points.
    public var screenWidth: Double
    public var screenHeight: Double
    /// Pixels a point.
    public var scale: Double
    public var safeArea: EdgeInsetsValue
    public var horizontalSizeClass: SizeClass
    public var verticalSizeClass: SizeClass
    /// Leading and trailing margin of a root view, without the safe area; points.
    public var layoutMargin: Double
    public var hasHomeIndicator: Bool

    public var fillsScreen: Bool { width == screenWidth && height == screenHeight }

    /// A window that fills the screen.
    public init(device: Device, orientation: Orientation = .portrait, design: DesignGeneration = .ios26) {
        let size = device.size(orientation: orientation)
        let classes = device.sizeClasses(orientation: orientation)
        self.device = device.id
        isPad = device.isPad
        self.orientation = orientation
        self.design = design
        (width, height) = size
        (screenWidth, screenHeight) = size
        scale = device.scale
        safeArea = device.safeArea(orientation: orientation, design: design)
        horizontalSizeClass = classes.horizontal
        verticalSizeClass = classes.vertical
        layoutMargin =
            orientation == .portrait ? device.layoutMargin : WindowRules.standard.margin(classes.horizontal)
        hasHomeIndicator = device.hasHomeIndicator
    }

    /// A window of another size on the device.
    ///
    /// 1. A phone has no windows: it keeps its insets, classes and margin, and only the size changes.
    /// 2. On an iPad the width decides the horizontal class, and the vertical class is regular.
    /// 3. A window as tall as the screen is tiled beside others: it keeps the screen's top and bottom insets.
    /// 4. Any other window floats: its top inset is the one of its design generation, and it has no other.
    ///
    /// - Parameter windowWidth: points, above 0, as is the height.
    public init(
        device: Device, orientation: Orientation = .portrait, design: DesignGeneration = .ios26, windowWidth: Double,
        windowHeight: Double
    ) {
        self.init(device: device, orientation: orientation, design: design)
        guard windowWidth != width || windowHeight != height else { return }
        let isTiled = windowHeight == height && windowWidth < width
        width = windowWidth
        height = windowHeight
        guard device.isPad else { return }
        let rules = WindowRules.standard
        horizontalSizeClass = windowWidth < rules.regularWidth ? .compact : .regular
        verticalSizeClass = .regular
        layoutMargin = rules.margin(horizontalSizeClass)
        if !isTiled {
            safeArea = EdgeInsetsValue(top: rules.freeWindowTop[design] ?? 0, left: 0, bottom: 0, right: 0)
        }
    }

    /// The same device with a canvas that belongs to the preview alone, as fixed and fitting layouts have it.
    public func canvas(width: Double, height: Double) -> WindowProfile {
        var result = self
        result.width = width
        result.height = height
        result.safeArea = .zero
        return result
    }
}
