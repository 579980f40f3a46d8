/// An identity that the user gives; another one begins anew.
struct IdentityChange<ID: Hashable> {
    let id: ID
}

extension IdentityChange: ViewModifier {
    typealias Body = Never

    static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ context: _NodeContext
    ) -> _TypedNode<ModifiedContent<C, Self>> {
        IdentityNode(view, context, isExplicit: true) { Showing($0.content, id: $0.modifier.id) }
    }
}

@MainActor
final class IdentityNode<C: View, ID: Hashable>: SwitchingNode<ModifiedContent<C, IdentityChange<ID>>>, IdentifiedNode {
    var explicitIdentity: AnyHashable? { AnyHashable(view.modifier.id) }
}
