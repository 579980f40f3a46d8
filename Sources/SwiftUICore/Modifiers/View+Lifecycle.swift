private struct AppearanceEvents {
    let appear: (() -> Void)?
    let disappear: (() -> Void)?
}

extension AppearanceEvents: ViewModifier, LifecycleEvents, LifecycleModifier {
    typealias Body = Never
    func appeared(_ node: ViewNode) { appear?() }
    func disappeared(_ node: ViewNode) { disappear?() }
}

private struct ChangeEvents<Value: Equatable> {
    let value: Value
    let isInitial: Bool
    let action: (Value, Value) -> Void
}

extension ChangeEvents: ViewModifier, LifecycleEvents, LifecycleModifier {
    typealias Body = Never
    func appeared(_ node: ViewNode) { if isInitial { action(value, value) } }
    func changed(from old: ChangeEvents, _ node: ViewNode) {
        guard old.value != value else { return }
        let (before, now, action) = (old.value, value, action)
        node.graph.runWhenSettled { action(before, now) }
    }
}

private struct TaskEvents<ID: Equatable> {
    let id: ID
    let priority: TaskPriority
    let action: @isolated(any) @Sendable () async -> Void
}

extension TaskEvents: ViewModifier, LifecycleEvents, LifecycleModifier {
    typealias Body = Never

    @MainActor private func start(_ node: ViewNode) {
        guard let owner = node as? any TaskOwner else { return }
        owner.task?.cancel()
        owner.task = Task(priority: priority, operation: action)
    }

    func appeared(_ node: ViewNode) { start(node) }
    func changed(from old: TaskEvents, _ node: ViewNode) { if old.id != id { start(node) } }
}

private struct ReceiveEvents<P: Publisher> where P.Failure == Never {
    let publisher: P
    let action: (P.Output) -> Void
}

extension ReceiveEvents: ViewModifier, LifecycleEvents, LifecycleModifier {
    typealias Body = Never
    func appeared(_ node: ViewNode) { (node as? any TaskOwner)?.connection = publisher.sink(receiveValue: action) }
}

extension View {
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceEvents(appear: action, disappear: nil))
    }

    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceEvents(appear: nil, disappear: action))
    }

    @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
    nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void)
        -> some View
    {
        modifier(ChangeEvents(value: value, isInitial: false) { action($1) })
    }

    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(ChangeEvents(value: value, isInitial: initial, action: action))
    }

    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(ChangeEvents(value: value, isInitial: initial) { _, _ in action() })
    }

    nonisolated public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
    ) -> some View {
        modifier(TaskEvents(id: 0, priority: priority, action: action))
    }

    nonisolated public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
    ) -> some View {
        modifier(TaskEvents(id: value, priority: priority, action: action))
    }

    nonisolated public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(ReceiveEvents(publisher: publisher, action: action))
    }
}
