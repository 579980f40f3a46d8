import Dispatch
@preconcurrency import Foundation

extension NotificationCenter {
    /// Calls the observer's method for each notification of that name and object (nil: any); it is not kept.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        let receiver = NotificationReceiver(observer as AnyObject, aSelector)
        let token = addObserver(forName: aName, object: anObject, queue: nil) { receiver.receive($0) }
        ObserverTokens.shared.add(
            ObserverTokens.Token(receiver, token, self, aName, anObject as AnyObject?))
    }

    /// Ends all that the observer asked of this centre, by selector or by block.
    public func removeObserver(_ observer: AnyObject) {
        removeObserver(observer, name: nil, object: nil)
    }

    /// Ends what the observer asked of this centre for that name and object (nil: any).
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
        for token in ObserverTokens.shared.remove(observer, self, aName, anObject as AnyObject?) {
            removeObserver(token as Any, name: nil, object: nil)
        }
        removeObserver(observer as Any, name: aName, object: anObject)
    }
}

/// The weakly held observer and its method.
private final class NotificationReceiver: Sendable {
    nonisolated(unsafe) weak private(set) var observer: AnyObject?
    let selector: Selector

    init(_ observer: AnyObject, _ selector: Selector) {
        self.observer = observer
        self.selector = selector
    }

    /// A post on the main queue is delivered at once, one from elsewhere on the main queue's next turn.
    func receive(_ notification: Notification) {
        nonisolated(unsafe) let sent = notification
        if MainQueue.isCurrent {
            MainActor.assumeIsolated { deliver(sent) }
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated { self.deliver(sent) } }
        }
    }

    @MainActor
    private func deliver(_ notification: Notification) {
        guard let observer else { return }
        // The method takes a Notification, or in older code an NSNotification or Any.
        selector._invoke(on: observer, with: notification)
    }
}

/// The block observers behind the selector observers, so that they can be removed by observer.
private final class ObserverTokens: Sendable {
    static let shared = ObserverTokens()

    struct Token {
        weak var observer: AnyObject?
        let token: any NSObjectProtocol
        let center: NotificationCenter
        let name: NSNotification.Name?
        weak var object: AnyObject?

        init(
            _ receiver: NotificationReceiver, _ token: any NSObjectProtocol, _ center: NotificationCenter,
            _ name: NSNotification.Name?, _ object: AnyObject?
        ) {
            self.observer = receiver.observer
            self.token = token
            self.center = center
            self.name = name
            self.object = object
        }
    }

    /// Only ever touched under `lock`.
    nonisolated(unsafe) private var tokens: [Token] = []
    private let lock = NSLock()

    func add(_ token: Token) {
        let lost = lock.withLock {
            let lost = tokens.filter { $0.observer == nil }
            tokens.removeAll { $0.observer == nil }
            tokens.append(token)
            return lost
        }
        for token in lost { token.center.removeObserver(token.token as Any, name: nil, object: nil) }
    }

    func remove(
        _ observer: AnyObject, _ center: NotificationCenter, _ name: NSNotification.Name?, _ object: AnyObject?
    ) -> [any NSObjectProtocol] {
        func matches(_ token: Token) -> Bool {
            token.observer === observer && token.center === center && (name == nil || token.name == name)
                && (object == nil || token.object === object)
        }
        return lock.withLock {
            let removed = tokens.filter(matches)
            tokens.removeAll(where: matches)
            return removed.map(\.token)
        }
    }
}
