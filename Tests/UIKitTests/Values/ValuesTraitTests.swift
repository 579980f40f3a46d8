import Foundation
import Testing

@testable import UIKit

private enum Theme: UITraitDefinition {
    static var defaultValue: String { "plain" }
    static var affectsColorAppearance: Bool { true }
}

@Suite struct ValuesTraitTests {
    @Test func nothingIsSpecifiedAtFirst() {
        let traits = UITraitCollection()
        #expect(traits.userInterfaceStyle == .unspecified)
        #expect(traits.displayScale == 0)
        #expect(traits == UITraitCollection(userInterfaceStyle: .unspecified))
    }

    @Test func theLastSpecifiedValueWins() {
        let joined = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .unspecified),
        ])
        #expect(joined.userInterfaceStyle == .light)
        #expect(joined.displayScale == 2)
    }

    @Test func containsOnlyWhatIsSpecified() {
        let traits = UITraitCollection {
            $0.horizontalSizeClass = .compact
            $0.userInterfaceIdiom = .phone
        }
        #expect(traits.containsTraits(in: UITraitCollection(horizontalSizeClass: .compact)))
        #expect(!traits.containsTraits(in: UITraitCollection(horizontalSizeClass: .regular)))
        #expect(traits.containsTraits(in: nil))
    }

    @Test func colorAppearanceDependsOnSomeTraits() {
        let light = UITraitCollection(userInterfaceStyle: .light)
        #expect(light.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
        #expect(!light.hasDifferentColorAppearance(comparedTo: light.modifyingTraits { $0.displayScale = 3 }))
        #expect(light.hasDifferentColorAppearance(comparedTo: nil))
    }

    @Test func ownTraitsTravelAlong() {
        let traits = UITraitCollection { $0[Theme.self] = "red" }
        #expect(traits[Theme.self] == "red")
        #expect(UITraitCollection()[Theme.self] == "plain")
        #expect(traits != UITraitCollection())
        #expect(traits.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
        #expect(UITraitCollection(traitsFrom: [traits, UITraitCollection(displayScale: 1)])[Theme.self] == "red")
        #expect(traits.changedTraits(from: UITraitCollection()).map { $0.name } == ["Theme"])
    }

    @Test func currentIsRestored() {
        let before = UITraitCollection.current
        UITraitCollection(displayScale: 7).performAsCurrent {
            #expect(UITraitCollection.current.displayScale == 7)
        }
        #expect(UITraitCollection.current == before)
    }

    @Test func categoriesAreOrdered() {
        #expect(UIContentSizeCategory.extraSmall < .small)
        #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    }

    @Test @MainActor func registeredHandlersHearOfTheirTraits() {
        let registry = _TraitChangeRegistry()
        final class Owner: UITraitChangeObservable {
            let _traitChanges: _TraitChangeRegistry
            init(_ registry: _TraitChangeRegistry) { _traitChanges = registry }
        }
        let owner = Owner(registry)
        var heard: [UIUserInterfaceStyle] = []
        let registration = owner.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: Owner, before) in
            heard.append(before.userInterfaceStyle)
        }
        let light = UITraitCollection(userInterfaceStyle: .light)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        registry._notify(owner, from: light, to: dark)
        registry._notify(owner, from: dark, to: dark.modifyingTraits { $0.displayScale = 2 })
        #expect(heard == [.light])
        owner.unregisterForTraitChanges(registration)
        registry._notify(owner, from: dark, to: light)
        #expect(heard == [.light])
    }
}
