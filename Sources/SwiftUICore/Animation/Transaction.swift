/// What goes with a change of state.
public struct Transaction {
    public var animation: Animation?
    public var disablesAnimations = false
    public var isContinuous = false
    public var tracksVelocity = false
    private var values: [ObjectIdentifier: Any] = [:]
    var completions: [() -> Void] = []

    public init() {}
    public init(animation: Animation?) { self.animation = animation }

    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        completions.append(completion)
    }

    /// What changes now belong to; only the main actor changes state.
    nonisolated(unsafe) static var current = Transaction()

    /// Whether anything would come of it.
    var isPlain: Bool { animation == nil && completions.isEmpty && values.isEmpty }
}

public protocol TransactionKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// When an animation counts as over.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    let name: String
    /// When its duration has passed, whatever still swings.
    public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
    public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Changes state so that what depends on it changes in time.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// - Parameter completion: runs when the animation is over, on the host's clock.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction(animation: animation)
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try withTransaction(transaction, body)
}

public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    let outer = Transaction.current
    Transaction.current = transaction
    defer {
        Transaction.current = outer
        if let animation = transaction.animation {
            SystemClock.run(transaction.completions, after: animation.duration)
        } else {
            SystemClock.run(transaction.completions, after: 0)
        }
    }
    return try body()
}

public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    var transaction = Transaction.current
    transaction.completions = []
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}

/// The host's clock, for everything that waits.
public protocol _SystemClock: Sendable {
    /// Seconds since the program was started.
    @MainActor var now: TimeInterval { get }
    @MainActor func schedule(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void)
}

enum SystemClock {
    /// Actions after a time without end never run; without a host's clock they all wait for ever.
    static func run(_ actions: [() -> Void], after delay: TimeInterval) {
        guard !actions.isEmpty, delay.isFinite else { return }
        // The closures came from the main actor and run there.
        nonisolated(unsafe) let actions = actions
        MainActor.assumeIsolated {
            _SystemEnvironment.clock.schedule(after: delay) { for action in actions { action() } }
        }
    }
}

/// Stands still, until a host sets another one.
struct StandingClock: _SystemClock {
    var now: TimeInterval { 0 }
    func schedule(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) {}
}
