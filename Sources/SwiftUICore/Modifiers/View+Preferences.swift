/// A value that the view offers to those around it.
private struct PreferenceChange<Key: PreferenceKey> {
    let value: (Key.Value) -> Key.Value
    /// Whether what the views inside offer counts too.
    let transforms: Bool
}

extension PreferenceChange: ViewModifier {
    typealias Body = Never

    static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ context: _NodeContext
    ) -> _TypedNode<ModifiedContent<C, Self>> {
        PreferenceNode(view, context)
    }
}

@MainActor
private final class PreferenceNode<C: View, Key: PreferenceKey>:
    TypedNode<ModifiedContent<C, PreferenceChange<Key>>>
{
    private var content: TypedNode<C>?

    override init(_ view: ModifiedContent<C, PreferenceChange<Key>>, _ context: _NodeContext) {
        super.init(view, context)
        content = C._makeNode(view.content, childContext)
        graph.preferencesDidChange()
    }

    override var children: [ViewNode] { content.map { [$0] } ?? [] }
    override func lazyPieces() -> [LazyPiece] { piecesOfChildren(children) }

    override func update(_ new: ModifiedContent<C, PreferenceChange<Key>>) {
        view = new
        content?.update(new.content)
        graph.preferencesDidChange()
    }

    override func collectPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        guard let own = view.modifier as? PreferenceChange<K> else { return super.collectPreference(key) }
        let inner = own.transforms ? super.collectPreference(key) : nil
        return own.value(inner ?? K.defaultValue)
    }
}

/// Hears of the value that the views inside offer.
private struct PreferenceObserver<Key: PreferenceKey> where Key.Value: Equatable {
    let action: (Key.Value) -> Void
}

extension PreferenceObserver: ViewModifier {
    typealias Body = Never

    static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ context: _NodeContext
    ) -> _TypedNode<ModifiedContent<C, Self>> {
        PreferenceObserverNode(view, context)
    }
}

@MainActor
private final class PreferenceObserverNode<C: View, Key: PreferenceKey>:
    TypedNode<ModifiedContent<C, PreferenceObserver<Key>>>, PreferenceListener
where Key.Value: Equatable {
    private var content: TypedNode<C>?
    private var known: Key.Value?

    override init(_ view: ModifiedContent<C, PreferenceObserver<Key>>, _ context: _NodeContext) {
        super.init(view, context)
        content = C._makeNode(view.content, childContext)
        graph.addPreferenceListener(self)
    }

    override var children: [ViewNode] { content.map { [$0] } ?? [] }
    override func lazyPieces() -> [LazyPiece] { piecesOfChildren(children) }

    override func update(_ new: ModifiedContent<C, PreferenceObserver<Key>>) {
        view = new
        content?.update(new.content)
    }

    func preferencesDidChange() {
        guard !isRemoved else { return }
        let value = collectPreference(Key.self) ?? Key.defaultValue
        guard known != value else { return }
        known = value
        view.modifier.action(value)
    }
}

/// A node that hears of preferences after each update.
@MainActor protocol PreferenceListener: AnyObject {
    func preferencesDidChange()
}

extension View {
    nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(PreferenceChange<K>(value: { _ in value }, transforms: false))
    }

    nonisolated public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(
            PreferenceChange<K>(
                value: {
                    var value = $0
                    callback(&value)
                    return value
                }, transforms: true))
    }

    nonisolated public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(PreferenceObserver<K>(action: action))
    }
}
