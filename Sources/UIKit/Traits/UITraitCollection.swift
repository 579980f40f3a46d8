import Foundation

/// What a view or view controller knows about the device and the reader's choices.
// Sendable without a check because nothing can be changed after the initialiser.
open class UITraitCollection: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    let storage: TraitStorage

    /// A collection in which nothing is specified.
    public override init() {
        storage = TraitStorage()
        super.init()
    }

    init(storage: TraitStorage) {
        self.storage = storage
        super.init()
    }

    /// Joins collections; where several specify a trait, the last one wins.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        var storage = TraitStorage()
        for collection in traitCollections { storage.merge(collection.storage) }
        self.init(storage: storage)
    }

    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(storage: Self.storage(from: TraitStorage(), mutations: mutations))
    }

    /// A copy with some traits changed.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(storage: Self.storage(from: storage, mutations: mutations))
    }

    private static func storage(
        from storage: TraitStorage, mutations: (inout any UIMutableTraits) -> Void
    ) -> TraitStorage {
        var traits: any UIMutableTraits = _MutableTraits(storage: storage)
        mutations(&traits)
        return (traits as? _MutableTraits)?.storage ?? storage
    }

    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { storage[trait] }

    // MARK: Copying and coding

    open func copy(with zone: NSZone? = nil) -> Any { self }

    public static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        var storage = TraitStorage()
        let integer = { (key: String) in coder.containsValue(forKey: key) ? coder.decodeInteger(forKey: key) : nil }
        storage.userInterfaceIdiom = integer("idiom").flatMap(UIUserInterfaceIdiom.init) ?? .unspecified
        storage.userInterfaceStyle = integer("style").flatMap(UIUserInterfaceStyle.init) ?? .unspecified
        storage.userInterfaceLevel = integer("level").flatMap(UIUserInterfaceLevel.init) ?? .unspecified
        storage.layoutDirection =
            integer("direction").flatMap(UITraitEnvironmentLayoutDirection.init) ?? .unspecified
        storage.horizontalSizeClass = integer("horizontal").flatMap(UIUserInterfaceSizeClass.init) ?? .unspecified
        storage.verticalSizeClass = integer("vertical").flatMap(UIUserInterfaceSizeClass.init) ?? .unspecified
        storage.accessibilityContrast = integer("contrast").flatMap(UIAccessibilityContrast.init) ?? .unspecified
        storage.legibilityWeight = integer("legibility").flatMap(UILegibilityWeight.init) ?? .unspecified
        storage.displayScale = CGFloat(coder.decodeDouble(forKey: "scale"))
        if let category = coder.decodeObject(of: NSString.self, forKey: "category") {
            storage.preferredContentSizeCategory = UIContentSizeCategory(rawValue: String(category._swiftString))
        }
        self.storage = storage
        super.init()
    }

    open func encode(with coder: NSCoder) {
        coder.encode(storage.userInterfaceIdiom.rawValue, forKey: "idiom")
        coder.encode(storage.userInterfaceStyle.rawValue, forKey: "style")
        coder.encode(storage.userInterfaceLevel.rawValue, forKey: "level")
        coder.encode(storage.layoutDirection.rawValue, forKey: "direction")
        coder.encode(storage.horizontalSizeClass.rawValue, forKey: "horizontal")
        coder.encode(storage.verticalSizeClass.rawValue, forKey: "vertical")
        coder.encode(storage.accessibilityContrast.rawValue, forKey: "contrast")
        coder.encode(storage.legibilityWeight.rawValue, forKey: "legibility")
        coder.encode(Double(storage.displayScale), forKey: "scale")
        coder.encode(NSString(string: storage.preferredContentSizeCategory.rawValue), forKey: "category")
    }

    // MARK: Comparing

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return self === other || storage.isEqual(to: other.storage)
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(storage.userInterfaceStyle)
        hasher.combine(storage.horizontalSizeClass)
        hasher.combine(storage.verticalSizeClass)
        hasher.combine(storage.displayScale)
        hasher.combine(storage.preferredContentSizeCategory)
        return hasher.finalize()
    }

    open override var description: String {
        let specified = TraitStorage.builtInTraits.filter { $0.isSpecified(in: storage) }
        let values = specified.map { "\($0.name.dropFirst("UITrait".count)) = \(valueText($0))" }
        return "<UITraitCollection: \(values.joined(separator: ", "))>"
    }
}

/// Trait values while a collection is being made, and the overrides of a view or view controller.
public struct _MutableTraits: UIMutableTraits {
    var storage: TraitStorage

    public init() {
        storage = TraitStorage()
    }

    init(storage: TraitStorage) {
        self.storage = storage
    }

    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { storage[trait] }
        set { storage[trait] = newValue }
    }
}

extension NSString {
    /// The text as a Swift string; Foundation on Linux has no implicit bridge.
    var _swiftString: String { String(describing: self) }
}
