import Foundation
import QuartzCore

/// A closure or method that wants to hear of changes of some traits.
struct TraitRegistration {
    let token: _TraitChangeToken
    let traits: [any UITraitDefinition.Type]
    let handler: @MainActor (UIView, UITraitCollection) -> Void
}

final class _TraitChangeToken: NSObject, UITraitChangeRegistration {}

extension UIView {
    /// The traits that stand at this view: the controller's or superview's, changed by what the view overrides.
    var resolvedTraits: UITraitCollection {
        var traits: UITraitCollection
        if let controller = owningController {
            traits = controller.traitCollection
        } else if let parent = storedSuperview {
            traits = parent.traitCollection
        } else {
            traits = _HostEnvironment.current.traitCollection
        }
        if overrideUserInterfaceStyle != .unspecified {
            traits = UITraitCollection(traitsFrom: [
                traits, UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle),
            ])
        }
        return traits
    }

    /// Tells the subtree where its traits differ from those it saw last.
    func traitsMayHaveChanged() {
        let now = traitCollection
        let before = lastTraits
        guard before == nil || before != now else { return }
        lastTraits = now
        resolveLayerColors()
        if let before {
            traitCollectionDidChange(before)
            owningController?.traitCollectionDidChange(before)
            for registration in traitRegistrations { registration.handler(self, before) }
            setNeedsLayout()
            setNeedsDisplay()
        }
        for view in storedSubviews { view.traitsMayHaveChanged() }
    }

    func resolveLayerColors() {
        layer.backgroundColor = storedBackgroundColor?.resolvedColor(with: traitCollection).cgColor
    }

    func propagateTintColor() {
        tintColorDidChange()
        setNeedsDisplay()
        for view in storedSubviews where view.storedTintColor == nil { view.propagateTintColor() }
    }

    @discardableResult
    public func registerForTraitChanges<Self_: UITraitEnvironment>(
        _ traits: [any UITraitDefinition.Type], handler: @escaping (Self_, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let token = _TraitChangeToken()
        traitRegistrations.append(
            TraitRegistration(token: token, traits: traits) { view, previous in
                if let environment = view as? Self_ { handler(environment, previous) }
            })
        return token
    }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitRegistrations.removeAll { $0.token === registration as AnyObject }
    }
}
