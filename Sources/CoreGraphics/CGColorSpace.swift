public enum CGColorSpaceModel: Int32, Sendable {
    case unknown = -1
    case monochrome = 0
    case rgb = 1
    case cmyk = 2
    case lab = 3
    case deviceN = 4
    case indexed = 5
    case pattern = 6
    case XYZ = 7
}

/// Everything is drawn in sRGB: other spaces are converted when a colour is made.
public final class CGColorSpace: Sendable {
    public let name: CFString?
    public let model: CGColorSpaceModel

    public static let sRGB: CFString = "kCGColorSpaceSRGB"
    public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
    public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
    public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
    public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
    public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
    public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
    public static let linearGray: CFString = "kCGColorSpaceLinearGray"
    public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"

    static let deviceRGB = CGColorSpace(name: "kCGColorSpaceDeviceRGB", model: .rgb)
    static let deviceGray = CGColorSpace(name: "kCGColorSpaceDeviceGray", model: .monochrome)
    static let deviceCMYK = CGColorSpace(name: "kCGColorSpaceDeviceCMYK", model: .cmyk)
    static let standard = CGColorSpace(name: sRGB, model: .rgb)
    static let gray = CGColorSpace(name: genericGrayGamma2_2, model: .monochrome)

    private init(name: CFString, model: CGColorSpaceModel) {
        self.name = name
        self.model = model
    }

    /// Nil for a name that is not among the constants of this class.
    public init?(name: CFString) {
        let models: [CFString: CGColorSpaceModel] = [
            Self.sRGB: .rgb, Self.extendedSRGB: .rgb, Self.linearSRGB: .rgb, Self.extendedLinearSRGB: .rgb,
            Self.displayP3: .rgb, Self.extendedDisplayP3: .rgb, Self.genericRGBLinear: .rgb,
            Self.genericGrayGamma2_2: .monochrome, Self.extendedGray: .monochrome, Self.linearGray: .monochrome,
            Self.genericCMYK: .cmyk,
        ]
        guard let model = models[name] else { return nil }
        self.name = name
        self.model = model
    }

    public var numberOfComponents: Int {
        switch model {
        case .monochrome, .indexed: 1
        case .cmyk: 4
        case .pattern: 0
        default: 3
        }
    }

    public var isWideGamutRGB: Bool { name == Self.displayP3 || name == Self.extendedDisplayP3 }
    public var supportsOutput: Bool { true }
}

extension CGColorSpace: Hashable {
    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool { left.name == right.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }

public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }
