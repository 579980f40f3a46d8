import Foundation

/// The values behind a trait collection; a value that was not given stands at its `unspecified`.
struct TraitStorage {
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    var displayScale: CGFloat = 0
    var displayGamut = UIDisplayGamut.unspecified
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var forceTouchCapability = UIForceTouchCapability.unknown
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    var accessibilityContrast = UIAccessibilityContrast.unspecified
    var legibilityWeight = UILegibilityWeight.unspecified
    var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
    var sceneCaptureState = UISceneCaptureState.unspecified
    var imageDynamicRange = UIImage.DynamicRange.unspecified
    var typesettingLanguage: Locale.Language?
    /// Values of the user's own traits by trait.
    var custom: [ObjectIdentifier: CustomTrait] = [:]

    /// The value of one of the user's own traits, with its trait.
    struct CustomTrait {
        var trait: any UITraitDefinition.Type
        var value: Any
    }

    /// Takes over every value that is specified in the other storage.
    mutating func merge(_ other: TraitStorage) {
        for trait in Self.builtInTraits { trait.merge(from: other, into: &self) }
        custom.merge(other.custom) { _, new in new }
    }

    /// Whether every value that the other storage specifies stands here too.
    func contains(_ other: TraitStorage) -> Bool {
        Self.builtInTraits.allSatisfy { !$0.isSpecified(in: other) || $0.isEqual(self, other) }
            && other.custom.allSatisfy { key, entry in
                custom[key].map { Self.areEqual($0.value, entry.value) } ?? false
            }
    }

    func isEqual(to other: TraitStorage) -> Bool {
        Self.builtInTraits.allSatisfy { $0.isEqual(self, other) } && custom.count == other.custom.count
            && other.contains(self)
    }

    /// Values without a notion of equality count as different.
    static func areEqual(_ left: Any, _ right: Any) -> Bool {
        func compare<Value: Equatable>(_ left: Value) -> Bool { (right as? Value) == left }
        guard let left = left as? any Equatable else { return false }
        return compare(left)
    }
}

/// A trait of the system: it knows its place in the storage.
protocol BuiltInTrait: UITraitDefinition where Value: Equatable {
    static var storagePath: WritableKeyPath<TraitStorage, Value> { get }
}

extension BuiltInTrait {
    static func merge(from source: TraitStorage, into target: inout TraitStorage) {
        guard isSpecified(in: source) else { return }
        target[keyPath: storagePath] = source[keyPath: storagePath]
    }

    static func isSpecified(in storage: TraitStorage) -> Bool { storage[keyPath: storagePath] != defaultValue }

    static func isEqual(_ left: TraitStorage, _ right: TraitStorage) -> Bool {
        left[keyPath: storagePath] == right[keyPath: storagePath]
    }
}

extension TraitStorage {
    static var builtInTraits: [any BuiltInTrait.Type] {
        [
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self,
            UITraitLayoutDirection.self, UITraitDisplayScale.self, UITraitDisplayGamut.self,
            UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitForceTouchCapability.self,
            UITraitPreferredContentSizeCategory.self, UITraitAccessibilityContrast.self,
            UITraitLegibilityWeight.self, UITraitActiveAppearance.self, UITraitSceneCaptureState.self,
            UITraitImageDynamicRange.self, UITraitTypesettingLanguage.self,
        ]
    }

    /// The value of any trait; a trait of the user's own falls back to its default.
    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get {
            if let builtIn = trait as? any BuiltInTrait.Type, let value = builtInValue(builtIn) as? Trait.Value {
                return value
            }
            return custom[ObjectIdentifier(trait)]?.value as? Trait.Value ?? trait.defaultValue
        }
        set {
            if let builtIn = trait as? any BuiltInTrait.Type {
                setBuiltIn(builtIn, to: newValue)
            } else {
                custom[ObjectIdentifier(trait)] = CustomTrait(trait: trait, value: newValue)
            }
        }
    }

    private func builtInValue<Trait: BuiltInTrait>(_ trait: Trait.Type) -> Any { self[keyPath: trait.storagePath] }

    private mutating func setBuiltIn<Trait: BuiltInTrait>(_ trait: Trait.Type, to value: Any) {
        guard let value = value as? Trait.Value else { return }
        self[keyPath: trait.storagePath] = value
    }

    /// Whether a trait has the same value in both storages.
    func agrees<Trait: UITraitDefinition>(on trait: Trait.Type, with other: TraitStorage) -> Bool {
        TraitStorage.areEqual(self[trait], other[trait])
    }
}
