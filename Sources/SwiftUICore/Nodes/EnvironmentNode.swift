/// A change of what the views inside inherit.
struct EnvironmentChange {
    let change: (inout EnvironmentValues) -> Void
}

extension EnvironmentChange: ViewModifier {
    typealias Body = Never

    static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ context: _NodeContext
    ) -> _TypedNode<ModifiedContent<C, Self>> {
        EnvironmentNode(view, context)
    }
}

@MainActor final class EnvironmentNode<C: View>: TypedNode<ModifiedContent<C, EnvironmentChange>> {
    private var content: TypedNode<C>?
    private var changed = EnvironmentValues()

    override init(_ view: ModifiedContent<C, EnvironmentChange>, _ context: _NodeContext) {
        super.init(view, context)
        changed = applied(to: environment)
        content = C._makeNode(view.content, childContext)
    }

    override var environmentForChildren: EnvironmentValues { changed }
    override var children: [ViewNode] { content.map { [$0] } ?? [] }
    override func lazyPieces() -> [LazyPiece] { piecesOfChildren(children) }

    private func applied(to environment: EnvironmentValues) -> EnvironmentValues {
        ReadTracker.withoutTracking {
            var result = environment
            view.modifier.change(&result)
            return result
        }
    }

    override func update(_ new: ModifiedContent<C, EnvironmentChange>) {
        view = new
        propagate()
        content?.update(new.content)
    }

    override func environmentDidChange(_ new: EnvironmentValues, _ changed: Set<ObjectIdentifier>) {
        environment = new
        propagate()
    }

    /// Tells the views inside which keys have another value, if any.
    private func propagate() {
        let next = applied(to: environment)
        let differences = next.differences(from: changed)
        changed = next
        if !differences.isEmpty { content?.environmentDidChange(next, differences) }
    }
}

extension ReadTracker {
    @MainActor
    static func withoutTracking<Result>(_ body: () -> Result) -> Result {
        let outer = current
        current = nil
        defer { current = outer }
        return body()
    }
}
