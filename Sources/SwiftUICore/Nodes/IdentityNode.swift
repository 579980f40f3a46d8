/// An identity that the user gives; another one begins anew.
struct IdentityChange<ID: Hashable> {
    let id: ID
}

extension IdentityChange: ViewModifier {
    typealias Body = Never

    static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ context: _NodeContext
    ) -> _TypedNode<ModifiedContent<C, Self>> {
        SwitchingNode(view, context, isExplicit: true) { Showing($0.content, id: $0.modifier.id) }
    }
}
