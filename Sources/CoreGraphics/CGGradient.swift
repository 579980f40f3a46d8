public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

public final class CGGradient: Sendable {
    /// Sorted by location, 0 to 1.
    public let _stops: [(location: CGFloat, color: _CGRGBA)]

    /// Without locations the colours are spread evenly; nil where `colors` holds anything but `CGColor`.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let values = colors.compactMap { $0 as? CGColor }
        guard !values.isEmpty, values.count == colors.count else { return nil }
        _stops = Self.stops(values.map(\._rgba), locations)
    }

    /// `NSArray` and `CFArray` are one on Apple's platforms.
    @_disfavoredOverload
    public convenience init?(colorsSpace space: CGColorSpace?, colors: NSArray, locations: UnsafePointer<CGFloat>?) {
        self.init(colorsSpace: space, colors: colors.map { $0 } as CFArray, locations: locations)
    }

    public init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        guard count > 0 else { return nil }
        let length = space.numberOfComponents + 1
        let colors = (0..<count).map { index in
            space.standardized(
                Array(UnsafeBufferPointer(start: components + index * length, count: length)))
        }
        _stops = Self.stops(colors, locations)
    }

    private static func stops(
        _ colors: [_CGRGBA], _ locations: UnsafePointer<CGFloat>?
    ) -> [(location: CGFloat, color: _CGRGBA)] {
        let stops = colors.enumerated().map { index, color in
            let even = CGFloat(index) / CGFloat(max(1, colors.count - 1))
            return (location: locations.map { $0[index] } ?? even, color: color)
        }
        // A stable sort: two colours at one location are a hard edge whose order matters.
        return stops.enumerated()
            .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
            .map(\.element)
    }
}
