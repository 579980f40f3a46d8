import Foundation

// One initialiser and one property for each trait of the system.
extension UITraitCollection {
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init { $0.userInterfaceIdiom = idiom }
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init { $0.userInterfaceStyle = userInterfaceStyle }
    }

    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init { $0.userInterfaceLevel = userInterfaceLevel }
    }

    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init { $0.layoutDirection = layoutDirection }
    }

    public convenience init(displayScale scale: CGFloat) {
        self.init { $0.displayScale = scale }
    }

    public convenience init(displayGamut: UIDisplayGamut) {
        self.init { $0.displayGamut = displayGamut }
    }

    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.horizontalSizeClass = horizontalSizeClass }
    }

    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.verticalSizeClass = verticalSizeClass }
    }

    public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
        self.init { $0.forceTouchCapability = capability }
    }

    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
    }

    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init { $0.accessibilityContrast = accessibilityContrast }
    }

    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init { $0.legibilityWeight = legibilityWeight }
    }

    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
        self.init { $0.activeAppearance = activeAppearance }
    }

    public convenience init(sceneCaptureState: UISceneCaptureState) {
        self.init { $0.sceneCaptureState = sceneCaptureState }
    }

    public convenience init(imageDynamicRange: UIImage.DynamicRange) {
        self.init { $0.imageDynamicRange = imageDynamicRange }
    }

    public convenience init(typesettingLanguage language: Locale.Language) {
        self.init { $0.typesettingLanguage = language }
    }

    public var userInterfaceIdiom: UIUserInterfaceIdiom { storage.userInterfaceIdiom }
    public var userInterfaceStyle: UIUserInterfaceStyle { storage.userInterfaceStyle }
    public var userInterfaceLevel: UIUserInterfaceLevel { storage.userInterfaceLevel }
    public var layoutDirection: UITraitEnvironmentLayoutDirection { storage.layoutDirection }
    public var displayScale: CGFloat { storage.displayScale }
    public var displayGamut: UIDisplayGamut { storage.displayGamut }
    public var horizontalSizeClass: UIUserInterfaceSizeClass { storage.horizontalSizeClass }
    public var verticalSizeClass: UIUserInterfaceSizeClass { storage.verticalSizeClass }
    public var forceTouchCapability: UIForceTouchCapability { storage.forceTouchCapability }
    public var preferredContentSizeCategory: UIContentSizeCategory { storage.preferredContentSizeCategory }
    public var accessibilityContrast: UIAccessibilityContrast { storage.accessibilityContrast }
    public var legibilityWeight: UILegibilityWeight { storage.legibilityWeight }
    public var activeAppearance: UIUserInterfaceActiveAppearance { storage.activeAppearance }
    public var sceneCaptureState: UISceneCaptureState { storage.sceneCaptureState }
    public var imageDynamicRange: UIImage.DynamicRange { storage.imageDynamicRange }
    public var typesettingLanguage: Locale.Language? { storage.typesettingLanguage }
}
