import Foundation

/// Traits that an environment changes for itself and everything below it.
@MainActor @preconcurrency
public protocol UITraitOverrides: UIMutableTraits {
    func contains(_ trait: UITrait) -> Bool
    mutating func remove(_ trait: UITrait)
}

/// The overrides of one environment.
struct _TraitOverrides: @preconcurrency UITraitOverrides {
    private(set) var storage = TraitStorage()
    private var traits: Set<ObjectIdentifier> = []

    init() {}

    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { storage[trait] }
        set {
            storage[trait] = newValue
            traits.insert(ObjectIdentifier(trait))
        }
    }

    func contains(_ trait: UITrait) -> Bool { traits.contains(ObjectIdentifier(trait)) }

    mutating func remove(_ trait: UITrait) {
        traits.remove(ObjectIdentifier(trait))
        clear(trait)
    }

    private mutating func clear<Trait: UITraitDefinition>(_ trait: Trait.Type) {
        storage[trait] = trait.defaultValue
        storage.custom[ObjectIdentifier(trait)] = nil
    }
}
