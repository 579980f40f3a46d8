import Foundation

// The traits of the system as types, for `registerForTraitChanges` and for subscripts of trait values.

public enum UITraitUserInterfaceIdiom: UITraitDefinition, BuiltInTrait {
    public typealias Value = UIUserInterfaceIdiom
    public static var defaultValue: Value { .unspecified }
    static var storagePath: WritableKeyPath<TraitStorage, Value> { \.userInterfaceIdiom }
}

public enum UITraitUserInterfaceStyle: UITraitDefinition, BuiltInTrait {
    public typealias Value = UIUserInterfaceStyle
    public static var defaultValue: Value { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static var storagePath: WritableKeyPath<TraitStorage, Value> { \.userInterfaceStyle }
}

public enum UITraitUserInterfaceLevel: UITraitDefinition, BuiltInTrait {
    public typealias Value = UIUserInterfaceLevel
    public static var defaultValue: Value { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static var storagePath: WritableKeyPath<TraitStorage, Value> { \.userInterfaceLevel }
}

public enum UITraitLayoutDirection: UITraitDefinition, BuiltInTrait {
    public typealias Value = UITraitEnvironmentLayoutDirection
    public static var defaultValue: Value { .unspecified }
    static var storagePath: WritableKeyPath<TraitStorage, Value> { \.layoutDirection }
}

public enum UITraitDisplayScale: UITraitDefinition, BuiltInTrait {
    public typealias Value = CGFloat
    public static var defaultValue: Value { 0 }
    static var storagePath: WritableKeyPath<TraitStorage, Value> { \.displayScale }
}

public enum UITraitDisplayGamut: UITraitDefinition, BuiltInTrait {
    public typealias Value = UIDisplayGamut
    public static var defaultValue: Value { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static var storagePath: WritableKeyPath<TraitStorage, Value> { \.displayGamut }
}

public enum UITraitHorizontalSizeClass: UITraitDefinition, BuiltInTrait {
    public typealias Value = UIUserInterfaceSizeClass
    public static var defaultValue: Value { .unspecified }
    static var storagePath: WritableKeyPath<TraitStorage, Value> { \.horizontalSizeClass }
}

public enum UITraitVerticalSizeClass: UITraitDefinition, BuiltInTrait {
    public typealias Value = UIUserInterfaceSizeClass
    public static var defaultValue: Value { .unspecified }
    static var storagePath: WritableKeyPath<TraitStorage, Value> { \.verticalSizeClass }
}

public enum UITraitForceTouchCapability: UITraitDefinition, BuiltInTrait {
    public typealias Value = UIForceTouchCapability
    public static var defaultValue: Value { .unknown }
    static var storagePath: WritableKeyPath<TraitStorage, Value> { \.forceTouchCapability }
}

public enum UITraitPreferredContentSizeCategory: UITraitDefinition, BuiltInTrait {
    public typealias Value = UIContentSizeCategory
    public static var defaultValue: Value { .unspecified }
    static var storagePath: WritableKeyPath<TraitStorage, Value> { \.preferredContentSizeCategory }
}

public enum UITraitAccessibilityContrast: UITraitDefinition, BuiltInTrait {
    public typealias Value = UIAccessibilityContrast
    public static var defaultValue: Value { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static var storagePath: WritableKeyPath<TraitStorage, Value> { \.accessibilityContrast }
}

public enum UITraitLegibilityWeight: UITraitDefinition, BuiltInTrait {
    public typealias Value = UILegibilityWeight
    public static var defaultValue: Value { .unspecified }
    static var storagePath: WritableKeyPath<TraitStorage, Value> { \.legibilityWeight }
}

public enum UITraitActiveAppearance: UITraitDefinition, BuiltInTrait {
    public typealias Value = UIUserInterfaceActiveAppearance
    public static var defaultValue: Value { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static var storagePath: WritableKeyPath<TraitStorage, Value> { \.activeAppearance }
}

public enum UITraitSceneCaptureState: UITraitDefinition, BuiltInTrait {
    public typealias Value = UISceneCaptureState
    public static var defaultValue: Value { .unspecified }
    static var storagePath: WritableKeyPath<TraitStorage, Value> { \.sceneCaptureState }
}

public enum UITraitImageDynamicRange: UITraitDefinition, BuiltInTrait {
    public typealias Value = UIImage.DynamicRange
    public static var defaultValue: Value { .unspecified }
    static var storagePath: WritableKeyPath<TraitStorage, Value> { \.imageDynamicRange }
}

public enum UITraitTypesettingLanguage: UITraitDefinition, BuiltInTrait {
    public typealias Value = Locale.Language?
    public static var defaultValue: Value { nil }
    static var storagePath: WritableKeyPath<TraitStorage, Value> { \.typesettingLanguage }
}
