/// A change of the transaction for the views inside.
private struct TransactionChange<Value: Equatable> {
    /// nil for a change that always holds; else it holds while a change of the value is shown.
    let value: Value?
    let change: (inout Transaction) -> Void
}

extension TransactionChange: ViewModifier {
    typealias Body = Never

    static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ context: _NodeContext
    ) -> _TypedNode<ModifiedContent<C, Self>> {
        TransactionNode(view, context)
    }
}

@MainActor
private final class TransactionNode<C: View, Value: Equatable>:
    TypedNode<ModifiedContent<C, TransactionChange<Value>>>, TransactionSource
{
    private var content: TypedNode<C>?
    private var changedInPass = -1

    override init(_ view: ModifiedContent<C, TransactionChange<Value>>, _ context: _NodeContext) {
        super.init(view, context)
        graph.hasTransactionChanges = true
        content = C._makeNode(view.content, childContext)
    }

    override var children: [ViewNode] { content.map { [$0] } ?? [] }

    override func update(_ new: ModifiedContent<C, TransactionChange<Value>>) {
        if view.modifier.value != new.modifier.value { changedInPass = graph.pass }
        view = new
        content?.update(new.content)
    }

    func apply(to transaction: inout Transaction) {
        if view.modifier.value == nil || changedInPass == graph.pass { view.modifier.change(&transaction) }
    }
}

/// A node that changes the transaction for those inside.
@MainActor protocol TransactionSource {
    func apply(to transaction: inout Transaction)
}

extension View {
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(
            TransactionChange(value: value) { if !$0.disablesAnimations { $0.animation = animation } })
    }

    @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
    nonisolated public func animation(_ animation: Animation?) -> some View {
        modifier(
            TransactionChange<Bool>(value: nil) { if !$0.disablesAnimations { $0.animation = animation } })
    }

    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(TransactionChange<Bool>(value: nil, change: transform))
    }

    nonisolated public func transaction(
        value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(TransactionChange(value: value, change: transform))
    }
}
