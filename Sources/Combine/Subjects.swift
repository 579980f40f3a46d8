/// A publisher that code outside gives its values.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    func send(_ value: Output)
    func send(completion: Subscribers.Completion<Failure>)
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    public func send() { send(()) }
}

extension Subject {
    public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}

/// The subscribers of a subject.
final class SubscriberList<Output, Failure: Error> {
    private var connections: [SubjectConnection<Output, Failure>] = []
    private var completion: Subscribers.Completion<Failure>?

    func add<S: Subscriber>(_ subscriber: S, first: Output? = nil) where S.Input == Output, S.Failure == Failure {
        let connection = SubjectConnection(AnySubscriber(subscriber), self)
        if completion == nil { connections.append(connection) }
        subscriber.receive(subscription: connection)
        if let completion { return subscriber.receive(completion: completion) }
        if let first { connection.deliver(first) }
    }

    func remove(_ connection: SubjectConnection<Output, Failure>) { connections.removeAll { $0 === connection } }

    func send(_ value: Output) {
        guard completion == nil else { return }
        for connection in connections { connection.deliver(value) }
    }

    func send(completion: Subscribers.Completion<Failure>) {
        guard self.completion == nil else { return }
        self.completion = completion
        let ended = connections
        connections = []
        for connection in ended { connection.end(completion) }
    }
}

final class SubjectConnection<Output, Failure: Error>: Subscription {
    private var subscriber: AnySubscriber<Output, Failure>?
    private weak var list: SubscriberList<Output, Failure>?

    init(_ subscriber: AnySubscriber<Output, Failure>, _ list: SubscriberList<Output, Failure>) {
        self.subscriber = subscriber
        self.list = list
    }

    func request(_ demand: Subscribers.Demand) {}

    func cancel() {
        subscriber = nil
        list?.remove(self)
    }

    func deliver(_ value: Output) { _ = subscriber?.receive(value) }

    func end(_ completion: Subscribers.Completion<Failure>) {
        subscriber?.receive(completion: completion)
        subscriber = nil
    }
}

/// Passes on what it is given.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let list = SubscriberList<Output, Failure>()

    public init() {}

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        list.add(subscriber)
    }
    public func send(_ input: Output) { list.send(input) }
    public func send(completion: Subscribers.Completion<Failure>) { list.send(completion: completion) }
}

/// Passes on what it is given and tells newcomers the last value.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let list = SubscriberList<Output, Failure>()
    private var current: Output

    public init(_ value: Output) { current = value }

    public var value: Output {
        get { current }
        set { send(newValue) }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        list.add(subscriber, first: current)
    }
    public func send(_ input: Output) {
        current = input
        list.send(input)
    }
    public func send(completion: Subscribers.Completion<Failure>) { list.send(completion: completion) }
}
