import Foundation

extension UITraitCollection {
    /// Whether every trait that the other collection specifies has that value here; nil specifies nothing.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        trait.map { storage.contains($0.storage) } ?? true
    }

    /// Whether dynamic colours may look different from how they look under the other collection.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let other = traitCollection else { return true }
        let relevant = TraitStorage.builtInTraits.filter { $0.affectsColorAppearance }
        if relevant.contains(where: { !$0.isEqual(storage, other.storage) }) { return true }
        let customTraits = storage.custom.values.map(\.trait) + other.storage.custom.values.map(\.trait)
        return customTraits.contains { $0.affectsColorAppearance && !agrees(on: $0, with: other) }
    }

    /// The traits, out of all that either collection specifies, whose values differ.
    public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        let other = traitCollection ?? UITraitCollection()
        let custom = storage.custom.merging(other.storage.custom) { left, _ in left }.values.map(\.trait)
        let all: [UITrait] = TraitStorage.builtInTraits.map { $0 as UITrait } + custom
        return all.filter { !agrees(on: $0, with: other) }
    }

    /// The traits of the system that colours depend on, as a list to observe.
    public class var systemTraitsAffectingColorAppearance: [UITrait] {
        TraitStorage.builtInTraits.filter { $0.affectsColorAppearance }.map { $0 as UITrait }
    }

    /// The traits of the system that decide which variant of a named image is shown, as a list to observe.
    public class var systemTraitsAffectingImageLookup: [UITrait] {
        [
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayScale.self,
            UITraitDisplayGamut.self, UITraitAccessibilityContrast.self, UITraitLayoutDirection.self,
            UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitPreferredContentSizeCategory.self,
        ]
    }

    /// A configuration that finds images for these traits.
    public var imageConfiguration: UIImage.Configuration { UIImage.Configuration(traitCollection: self) }

    func agrees(on trait: UITrait, with other: UITraitCollection) -> Bool {
        storage.agrees(on: trait, with: other.storage)
    }

    func valueText<Trait: BuiltInTrait>(_ trait: Trait.Type) -> String {
        String(describing: storage[keyPath: trait.storagePath])
    }
}
