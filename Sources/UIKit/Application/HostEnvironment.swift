import DeviceCatalog
import Foundation

/// What the device, its window and the user's settings tell the program; the host sets it before anything is laid out.
@MainActor
public struct _HostEnvironment {
    public static var current = _HostEnvironment() {
        didSet {
            currentTraits = current.traitCollection
            _TraitEnvironment.device = currentTraits
            _DesignEnvironment.generation = current.design
        }
    }

    /// Those of ``current``: every view without a parent asks for them, so they are merged once.
    private(set) static var currentTraits = current.traitCollection

    /// Points.
    public var screenSize = CGSize(width: 402, height: 874)
    public var windowSize = CGSize(width: 402, height: 874)
    /// Pixels a point.
    public var scale: CGFloat = 3
    public var safeAreaInsets = UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0)
    public var horizontalSizeClass = UIUserInterfaceSizeClass.compact
    public var verticalSizeClass = UIUserInterfaceSizeClass.regular
    public var idiom = UIUserInterfaceIdiom.phone
    public var userInterfaceStyle = UIUserInterfaceStyle.light
    public var contentSizeCategory = UIContentSizeCategory.large
    public var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight
    public var locale = Locale(identifier: "en_US")
    public var design = DesignGeneration.ios26
    public var isLandscape = false
    public var deviceName = "iPhone 17"

    public init() {}

    /// The traits at the top of every hierarchy.
    public var traitCollection: UITraitCollection {
        UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceIdiom: idiom),
            UITraitCollection(displayScale: scale),
            UITraitCollection(horizontalSizeClass: horizontalSizeClass),
            UITraitCollection(verticalSizeClass: verticalSizeClass),
            UITraitCollection(userInterfaceStyle: userInterfaceStyle),
            UITraitCollection(preferredContentSizeCategory: contentSizeCategory),
            UITraitCollection(layoutDirection: layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight),
        ])
    }
}
