/// A place in a view, which another view reads in its own coordinates.
public struct Anchor<Value> {
    /// Where it is found.
    public struct Source {
        let value: (CGRect) -> Value
    }

    let box: LayoutBox?
    /// In a view's rectangle, wherever that is.
    let value: (CGRect) -> Value
    /// Fixed when it was read, so that another place is another value.
    let frame: CGRect

    func resolved(in space: LayoutBox) -> Value {
        let current = box?.globalFrame ?? frame
        let origin = space.globalOrigin
        return value(current.offsetBy(dx: -origin.x, dy: -origin.y))
    }
}

extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor: Equatable where Value: Equatable {
    public static func == (left: Anchor, right: Anchor) -> Bool { left.value(left.frame) == right.value(right.frame) }
}
extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(value(frame)) }
}

extension Anchor.Source where Value == CGRect {
    public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source { $0 } }
    public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
        Anchor<CGRect>.Source { r.offsetBy(dx: $0.minX, dy: $0.minY) }
    }
}

extension Anchor.Source where Value == CGPoint {
    public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source { CGPoint(x: $0.minX + p.x, y: $0.minY + p.y) }
    }
    public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source { p.point(in: $0) }
    }
    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
    public subscript<T>(anchor: Anchor<T>) -> T { anchor.resolved(in: box) }
}

/// Offers an anchor of the view.
private struct AnchorChange<Key: PreferenceKey, Value> {
    let source: Anchor<Value>.Source
    let transform: (inout Key.Value, Anchor<Value>) -> Void
    let transforms: Bool
}

extension AnchorChange: ViewModifier {
    typealias Body = Never

    static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ context: _NodeContext
    ) -> _TypedNode<ModifiedContent<C, Self>> {
        AnchorNode(view, context)
    }
}

@MainActor
private final class AnchorNode<C: View, Key: PreferenceKey, Value>:
    TypedNode<ModifiedContent<C, AnchorChange<Key, Value>>>
{
    private var content: TypedNode<C>?
    private var watched: ContainerBox<PassThroughLayout>?
    private var inner: LayoutBox?

    override init(_ view: ModifiedContent<C, AnchorChange<Key, Value>>, _ context: _NodeContext) {
        super.init(view, context)
        content = C._makeNode(view.content, childContext)
        graph.preferencesDidChange()
    }

    override var children: [ViewNode] { content.map { [$0] } ?? [] }

    /// A box around the first view tells when it gets another place.
    override func boxes() -> [LayoutBox] {
        let boxes = content?.boxes() ?? []
        guard let first = boxes.first else { return [] }
        if inner !== first {
            let box = ContainerBox(PassThroughLayout(), isModifier: true)
            box.owner = self
            box.setChildren([first])
            box.onPlace = { [weak self] _ in MainActor.assumeIsolated { self?.graph.preferencesDidChange() } }
            (watched, inner) = (box, first)
        }
        return [watched!] + boxes.dropFirst()
    }

    override func update(_ new: ModifiedContent<C, AnchorChange<Key, Value>>) {
        view = new
        content?.update(new.content)
        graph.preferencesDidChange()
    }

    override func collectPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        guard let own = view.modifier as? AnchorChange<K, Value> else { return super.collectPreference(key) }
        var value = (own.transforms ? super.collectPreference(key) : nil) ?? K.defaultValue
        let frame = watched?.globalFrame ?? .zero
        own.transform(&value, Anchor(box: watched, value: own.source.value, frame: frame))
        return value
    }

    override func willBeRemoved() { watched?.owner = nil }
}

/// A second view made of what the views inside offer.
private struct PreferenceLayer<Key: PreferenceKey, Second: View> {
    let alignment: Alignment
    let kind: SecondaryKind
    let make: (Key.Value) -> Second
}

extension PreferenceLayer: ViewModifier {
    typealias Body = Never

    static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ context: _NodeContext
    ) -> _TypedNode<ModifiedContent<C, Self>> {
        PreferenceLayerNode(view, context)
    }
}

@MainActor
private final class PreferenceLayerNode<C: View, Key: PreferenceKey, Second: View>:
    TypedNode<ModifiedContent<C, PreferenceLayer<Key, Second>>>, PreferenceListener
{
    private var inner: TypedNode<ModifiedContent<C, SecondaryLayer<Second>>>?
    private var known: Key.Value = Key.defaultValue
    private var wasTold = false

    override init(_ view: ModifiedContent<C, PreferenceLayer<Key, Second>>, _ context: _NodeContext) {
        super.init(view, context)
        inner = ModifiedContent<C, SecondaryLayer<Second>>._makeNode(shown(), childContext)
        graph.addPreferenceListener(self)
    }

    override var children: [ViewNode] { inner.map { [$0] } ?? [] }

    private func shown() -> ModifiedContent<C, SecondaryLayer<Second>> {
        let modifier = view.modifier
        let second = ReadTracker.track(self, keepingReads: true) { modifier.make(known) }
        return view.content.modifier(
            SecondaryLayer(second: second, alignment: modifier.alignment, kind: modifier.kind))
    }

    override func update(_ new: ModifiedContent<C, PreferenceLayer<Key, Second>>) {
        view = new
        inner?.update(shown())
        graph.preferencesDidChange()
    }

    override func refresh() { inner?.update(shown()) }

    /// What the content offers: the second view's own offers would feed back.
    func preferencesDidChange() {
        guard !isRemoved, let content = inner?.children.first(where: { $0 is TypedNode<C> }) else { return }
        let value = content.collectPreference(Key.self) ?? Key.defaultValue
        if wasTold, ViewComparison.areEqual(known, value) || PreferenceEquality.areEqual(known, value) { return }
        wasTold = true
        known = value
        inner?.update(shown())
    }

    override func collectPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { super.collectPreference(key) }
}

enum PreferenceEquality {
    static func areEqual<V>(_ left: V, _ right: V) -> Bool {
        func open<E: Equatable>(_ left: E) -> Bool { (right as? E) == left }
        return (left as? any Equatable).map { open($0) } ?? false
    }
}

extension View {
    nonisolated public func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(AnchorChange<K, A>(source: value, transform: { $0 = transform($1) }, transforms: false))
    }

    nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(AnchorChange<K, A>(source: value, transform: transform, transforms: true))
    }

    nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceLayer<K, V>(alignment: alignment, kind: .overlay, make: transform))
    }

    nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceLayer<K, V>(alignment: alignment, kind: .background, make: transform))
    }
}
