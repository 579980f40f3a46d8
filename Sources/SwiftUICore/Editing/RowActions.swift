/// What the reader may do with a row; closures change with each update and ask for no layout.
final class RowActions {
    var delete: ((IndexSet) -> Void)?
    var move: ((IndexSet, Int) -> Void)?
}

/// Lets the reader delete or move the rows that it modifies.
struct RowActionsChange {
    let delete: ((IndexSet) -> Void)?
    let move: ((IndexSet, Int) -> Void)?
}

extension RowActionsChange: ViewModifier, WrappingModifier {
    typealias Body = Never

    func makeBox(_ node: ViewNode) -> LayoutBox {
        let box = ContainerBox(PassThroughLayout(), isModifier: true)
        let actions = RowActions()
        (actions.delete, actions.move) = (delete, move)
        box.setTrait(ObjectIdentifier(RowTrait.Actions.self), actions)
        return box
    }

    func updateBox(_ box: LayoutBox, _ node: ViewNode) {
        guard let actions = box.trait(RowTrait.Actions.self, as: RowActions.self) else { return }
        let isSame = (actions.delete == nil) == (delete == nil) && (actions.move == nil) == (move == nil)
        (actions.delete, actions.move) = (delete, move)
        if !isSame { box.setTrait(ObjectIdentifier(RowTrait.Actions.self), actions) }
    }
}

extension DynamicViewContent {
    /// What the reader's deletion of rows does; nil forbids it.
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        EditableContent(content: self, change: RowActionsChange(delete: action, move: nil))
    }

    /// What the reader's moving of rows does; nil forbids it.
    nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        EditableContent(content: self, change: RowActionsChange(delete: nil, move: action))
    }
}

/// Rows of a collection that the reader may change.
struct EditableContent<Content> {
    let content: Content
    let change: RowActionsChange
}

extension EditableContent: View, DynamicViewContent where Content: DynamicViewContent {
    var data: Content.Data { content.data }
    var body: some View {
        content.modifier(change).modifier(_Attached(RowTrait.DefaultDelete.self, DefaultDeleteAction()))
    }
}

extension View {
    nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
        modifier(TraitChange(key: ObjectIdentifier(RowTrait.DeleteDisabled.self), value: isDisabled))
    }
    nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
        modifier(TraitChange(key: ObjectIdentifier(RowTrait.MoveDisabled.self), value: isDisabled))
    }
}

extension LayoutBox {
    var canBeDeleted: Bool {
        trait(RowTrait.DeleteDisabled.self, as: Bool.self) != true
            && allTraits(RowTrait.Actions.self, as: RowActions.self).contains { $0.delete != nil }
    }

    var canBeMoved: Bool {
        trait(RowTrait.MoveDisabled.self, as: Bool.self) != true
            && allTraits(RowTrait.Actions.self, as: RowActions.self).contains { $0.move != nil }
    }

    /// The collection that the row was made from, and its place there.
    @MainActor var elementPlace: (list: any LazyElements, index: Int)? {
        var inner: LayoutBox = self
        while let next = inner.modified { inner = next }
        guard var child = inner.owner else { return nil }
        while let parent = child.parent {
            if let list = parent as? any LazyElements & IdentifiedChildren {
                return list.identity(of: child).flatMap { list.elementIndex(of: $0) }.map { (list, $0) }
            }
            child = parent
        }
        return nil
    }

    @MainActor func deleteRow() {
        guard let place = elementPlace else { return }
        for actions in allTraits(RowTrait.Actions.self, as: RowActions.self) {
            actions.delete?(IndexSet(integer: place.index))
        }
    }

    /// - Parameter target: the row of the same collection that it is dropped on.
    @MainActor func moveRow(to target: LayoutBox) {
        guard let place = elementPlace, let goal = target.elementPlace, goal.list === place.list,
            goal.index != place.index
        else { return }
        let destination = goal.index > place.index ? goal.index + 1 : goal.index
        for actions in allTraits(RowTrait.Actions.self, as: RowActions.self) {
            actions.move?(IndexSet(integer: place.index), destination)
        }
    }
}
