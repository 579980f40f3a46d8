import Foundation
import ObjectiveC

/// Something that has traits: a screen, a window scene, a view controller, a view.
@MainActor @preconcurrency
public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// What `registerForTraitChanges` returns, to be given to `unregisterForTraitChanges`.
@MainActor @preconcurrency
public protocol UITraitChangeRegistration: AnyObject {}

/// Something whose trait changes can be observed.
@MainActor @preconcurrency
public protocol UITraitChangeObservable: AnyObject {
    typealias TraitChangeHandler<TraitEnvironment> =
        @MainActor (_ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection) -> Void

    /// Where the registrations of this object are kept.
    var _traitChanges: _TraitChangeRegistry { get }
}

extension UITraitChangeObservable {
    /// Calls the handler after one of the traits changed.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
    ) -> any UITraitChangeRegistration {
        _traitChanges.add(traits) { sender, previous in
            if let sender = sender as? Self { handler(sender, previous) }
        }
    }

    /// The same with a handler that names the environment's type itself, as `{ (self: Self, previous) in … }` in a class.
    @discardableResult
    public func registerForTraitChanges<Environment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<Environment>
    ) -> any UITraitChangeRegistration {
        _traitChanges.add(traits) { sender, previous in
            if let sender = sender as? Environment { handler(sender, previous) }
        }
    }

    /// Calls the action of the target, with this object and its previous traits, after one of the traits changed.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        let object = target as AnyObject
        return _traitChanges.add(traits) { [weak object] sender, previous in
            if let object { _ = action._invocation?(object, sender, previous) }
        }
    }

    /// Calls the action of this object itself after one of the traits changed.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        _traitChanges.remove(registration)
    }
}

/// The registrations for trait changes of one object.
@MainActor
public final class _TraitChangeRegistry {
    private final class Registration: UITraitChangeRegistration {
        let traits: [UITrait]
        let handler: @MainActor (AnyObject, UITraitCollection) -> Void

        init(traits: [UITrait], handler: @escaping @MainActor (AnyObject, UITraitCollection) -> Void) {
            self.traits = traits
            self.handler = handler
        }
    }

    private var registrations: [Registration] = []

    public nonisolated init() {}

    func add(
        _ traits: [UITrait], handler: @escaping @MainActor (AnyObject, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = Registration(traits: traits, handler: handler)
        registrations.append(registration)
        return registration
    }

    func remove(_ registration: any UITraitChangeRegistration) {
        registrations.removeAll { $0 === registration }
    }

    /// Calls, in the order of registration, every handler with a trait whose value changed.
    public func _notify(_ sender: AnyObject, from previous: UITraitCollection, to current: UITraitCollection) {
        for registration in registrations
        where registration.traits.contains(where: { !current.agrees(on: $0, with: previous) }) {
            registration.handler(sender, previous)
        }
    }
}
