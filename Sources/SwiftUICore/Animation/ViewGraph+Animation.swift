import DisplayList

/// A value that another one takes over from in time.
struct Change<Value> {
    let old: Value
    let animation: Animation
    /// On the host's clock.
    let began: TimeInterval

    func isOver(at time: TimeInterval) -> Bool { time - began >= animation.duration }
}

/// What was removed and is shown until its transition is over.
struct Ghost {
    let items: [DisplayItem]
    let rect: CGRect
    let parts: [AnyTransition.Part]
    let removal: Change<Void>
}

/// A node whose view is evaluated anew at each moment of an animation.
@MainActor protocol AnimationRunner: AnyObject {
    /// - Returns: whether it goes on.
    func show(at time: TimeInterval) -> Bool
}

extension ViewGraph {
    /// How changes of a node are animated in this pass; nil where they are shown at once.
    ///
    /// 1. Only hosts that show moments in between animate.
    /// 2. The transaction of the change of state is changed by the nodes around, outermost first.
    func animation(for node: ViewNode) -> Animation? {
        guard _SystemEnvironment.showsAnimations, hasTransactionChanges || !transaction.isPlain else { return nil }
        var sources: [any TransactionSource] = []
        var next: ViewNode? = node
        while let current = next {
            if let source = current as? any TransactionSource { sources.append(source) }
            next = current.parent
        }
        var result = transaction
        for source in sources.reversed() { source.apply(to: &result) }
        return result.disablesAnimations ? nil : result.animation
    }

    /// A change from `old`, where the node is animated now.
    func change<Value>(from old: Value, of node: ViewNode) -> Change<Value>? {
        guard let animation = animation(for: node) else { return nil }
        noteAnimation(until: now + animation.duration)
        return Change(old: old, animation: animation, began: now)
    }

    var now: TimeInterval { _SystemEnvironment.clock.now }

    /// Shows runners as they are now.
    func advanceAnimations() {
        guard !runners.isEmpty else { return }
        let time = now
        runners = runners.filter { $0.node?.show(at: time) == true }
    }

    func run(_ runner: any AnimationRunner) {
        if !runners.contains(where: { $0.node === runner }) { runners.append(WeakRunner(node: runner)) }
    }

    // MARK: - Coming and going

    /// Lets a new node's boxes come in as their transition says; without one they fade in.
    func inserted(_ node: ViewNode) {
        guard pass > 1, let change = change(from: (), of: node) else { return }
        let parts = Self.transition(of: node)?.insertion ?? [.opacity]
        for box in node.boxes() { box.insertion = (parts, change) }
    }

    /// Keeps the picture of a node that goes, until its transition is over.
    func willRemove(_ node: ViewNode) {
        guard pass > 1, let change = change(from: (), of: node) else { return }
        let parts = Self.transition(of: node)?.removal ?? [.opacity]
        for box in node.boxes() {
            let items = box.displayItems(DrawingContext(scale: 1, time: now))
            if !items.isEmpty {
                ghosts.append(Ghost(items: items, rect: box.globalFrame, parts: parts, removal: change))
            }
        }
    }

    private static func transition(of node: ViewNode) -> AnyTransition? {
        var next: ViewNode? = node
        while let current = next {
            if let source = current as? any TransitionHolder { return source.transition }
            next = current.children.count == 1 ? current.children[0] : nil
        }
        return nil
    }

    func ghostItems(_ context: DrawingContext) -> [DisplayItem] {
        ghosts.removeAll { $0.removal.isOver(at: context.time) }
        return ghosts.flatMap { ghost in
            let progress = ghost.removal.animation.value(from: 0.0, to: 1, after: context.time - ghost.removal.began)
            return AnyTransition.apply(ghost.parts, amount: progress, to: ghost.items, in: ghost.rect, context)
        }
    }
}

/// An animation's runner, which its node owns.
struct WeakRunner {
    weak var node: (any AnimationRunner)?
}
