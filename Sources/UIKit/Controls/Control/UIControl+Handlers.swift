import Foundation
import ObjectiveC

/// What a control does for some events: a method of a target, or an action.
@MainActor
struct EventHandler {
    enum Kind {
        case action(UIAction)
        case target(WeakTarget, Selector)
    }

    var kind: Kind
    var events: UIControl.Event

    /// A target that is not kept alive.
    struct WeakTarget {
        weak var object: AnyObject?
        /// Whether the responder chain finds the target.
        var isChain: Bool
        let identity: ObjectIdentifier?

        init(_ target: Any?) {
            let object = target.map { $0 as AnyObject }
            self.object = object
            isChain = object == nil
            identity = object.map(ObjectIdentifier.init)
        }
    }
}

extension UIControl {
    func register(_ target: Any?, _ action: Selector, _ events: Event) {
        let new = EventHandler.WeakTarget(target)
        for index in handlers.indices {
            guard case .target(let old, let known) = handlers[index].kind, old.identity == new.identity,
                known == action
            else { continue }
            handlers[index].events.formUnion(events)
            return
        }
        handlers.append(EventHandler(kind: .target(new, action), events: events))
    }

    func register(_ action: UIAction, _ events: Event) {
        for index in handlers.indices {
            guard case .action(let known) = handlers[index].kind, known.identifier == action.identifier else {
                continue
            }
            handlers[index] = EventHandler(kind: .action(action), events: handlers[index].events.union(events))
            return
        }
        handlers.append(EventHandler(kind: .action(action), events: events))
    }

    func unregister(_ target: Any?, _ action: Selector?, _ events: Event) {
        let identity = EventHandler.WeakTarget(target).identity
        removeEvents(events) {
            guard case .target(let known, let selector) = $0 else { return false }
            return (identity == nil || known.identity == identity) && (action == nil || selector == action)
        }
    }

    func unregister(_ identifier: UIAction.Identifier, _ events: Event) {
        removeEvents(events) {
            if case .action(let action) = $0 { action.identifier == identifier } else { false }
        }
    }

    private func removeEvents(_ events: Event, where matches: (EventHandler.Kind) -> Bool) {
        for index in handlers.indices where matches(handlers[index].kind) { handlers[index].events.subtract(events) }
        handlers.removeAll { $0.events.isEmpty }
    }

    func sendActions(for events: Event, with event: UIEvent?) {
        for handler in handlers where !handler.events.isDisjoint(with: events) {
            switch handler.kind {
            case .action(let action): sendAction(action)
            case .target(let target, let selector):
                if target.isChain || target.object != nil { sendAction(selector, to: target.object, for: event) }
            }
        }
    }

    /// Targets that still exist; the responder chain counts as `NSNull`.
    public var allTargets: Set<AnyHashable> {
        var result: Set<AnyHashable> = []
        for case .target(let target, _) in handlers.map(\.kind) {
            if target.isChain {
                result.insert(NSNull())
            } else if let object = target.object as? NSObject {
                result.insert(object)
            } else if let object = target.object as? AnyHashable {
                result.insert(object)
            }
        }
        return result
    }

    public var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }

    /// The names of the target's methods for an event; nil where there are none.
    public func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let identity = EventHandler.WeakTarget(target).identity
        let names = handlers.compactMap { handler -> String? in
            guard case .target(let known, let selector) = handler.kind, known.identity == identity,
                !handler.events.isDisjoint(with: controlEvent)
            else { return nil }
            return selector.description
        }
        return names.isEmpty ? nil : names
    }

    /// Calls back for everything registered; setting `stop` ends it.
    public func enumerateEventHandlers(
        _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
    ) {
        var stop = false
        for handler in handlers where !stop {
            switch handler.kind {
            case .action(let action): iterator(action, nil, handler.events, &stop)
            case .target(let target, let selector): iterator(nil, (target.object, selector), handler.events, &stop)
            }
        }
    }
}
