/// Says where a scroll view shall stand.
protocol ScrollPositionSource {
    var target: ScrollTarget { get }
    /// Whether the first position counts, too.
    var movesAtFirst: Bool { get }
    func isSame(as other: any ScrollPositionSource) -> Bool
    /// The reader has scrolled: the view with the identity comes first now; nil where none has one.
    func follow(_ identity: AnyHashable?)
}

private struct IdentityPosition: ScrollPositionSource {
    let identity: AnyHashable?
    let anchor: UnitPoint?
    let write: (AnyHashable?) -> Void
    func follow(_ identity: AnyHashable?) { write(identity) }
    var target: ScrollTarget { identity.map { .identity($0, anchor) } ?? .none }
    var movesAtFirst: Bool { false }
    func isSame(as other: any ScrollPositionSource) -> Bool { (other as? Self)?.identity == identity }
}

/// A place in a scroll view, which the program can set.
public struct ScrollPosition: Equatable, Sendable {
    /// An identity whose type is hidden; those that the reader scrolls to come from collections, whose identities are
    /// values that nobody changes.
    private struct Identity: Equatable, @unchecked Sendable {
        let value: any Hashable
        static func == (left: Identity, right: Identity) -> Bool {
            AnyHashable(left.value) == AnyHashable(right.value)
        }
    }

    private enum Place: Equatable, Sendable {
        case automatic
        case identity(Identity, UnitPoint?)
        case edge(Edge)
        case point(x: CGFloat?, y: CGFloat?)
        /// Where the reader has scrolled to.
        case reader(Identity?)
    }

    private var place = Place.automatic
    /// Tells requests for the same place apart.
    private var count = 0

    public init(idType: (some Hashable & Sendable).Type) {}
    public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        place = .identity(Identity(value: id), anchor)
    }
    public init(edge: Edge) { place = .edge(edge) }
    public init(point: CGPoint) { place = .point(x: point.x, y: point.y) }
    public init(x: CGFloat, y: CGFloat) { place = .point(x: x, y: y) }
    public init(x: CGFloat) { place = .point(x: x, y: nil) }
    public init(y: CGFloat) { place = .point(x: nil, y: y) }

    private mutating func go(to place: Place) {
        self.place = place
        count += 1
    }

    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        go(to: .identity(Identity(value: id), anchor))
    }
    public mutating func scrollTo(edge: Edge) { go(to: .edge(edge)) }
    public mutating func scrollTo(point: CGPoint) { go(to: .point(x: point.x, y: point.y)) }
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(to: .point(x: x, y: y)) }
    public mutating func scrollTo(x: CGFloat) { go(to: .point(x: x, y: nil)) }
    public mutating func scrollTo(y: CGFloat) { go(to: .point(x: nil, y: y)) }

    public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }
    public var viewID: (any Hashable & Sendable)? {
        let identity: Identity? =
            switch place {
            case .identity(let id, _): id
            case .reader(let id): id
            default: nil
            }
        // `Sendable` leaves no trace in a value, so that no cast can ask for it.
        return identity.map { unsafeBitCast($0.value as any Hashable, to: (any Hashable & Sendable).self) }
    }
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }
    public var isPositionedByUser: Bool { if case .reader = place { true } else { false } }

    /// The reader has scrolled.
    mutating func follow(_ identity: AnyHashable?) {
        go(to: .reader(identity.flatMap { $0.base as? any Hashable }.map { Identity(value: $0) }))
    }
}

/// A position with where it is kept.
private struct BoundPosition: ScrollPositionSource {
    let position: ScrollPosition
    let write: (AnyHashable?) -> Void

    var target: ScrollTarget { position.target }
    var movesAtFirst: Bool { true }
    func isSame(as other: any ScrollPositionSource) -> Bool { (other as? Self)?.position == position }
    func follow(_ identity: AnyHashable?) { write(identity) }
}

extension ScrollPosition {
    var target: ScrollTarget {
        switch place {
        case .automatic, .reader: .none
        case .identity(let id, let anchor): .identity(AnyHashable(id.value), anchor)
        case .edge(let edge): .edge(edge)
        case .point(let x, let y): .point(nil, x: x, y: y)
        }
    }
}

extension View {
    nonisolated public func scrollPosition(
        id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
    ) -> some View {
        modifier(
            EnvironmentChange {
                $0._scrollPosition = IdentityPosition(
                    identity: id.wrappedValue.map { AnyHashable($0) }, anchor: anchor,
                    write: { id.wrappedValue = Self.unhidden($0) })
            })
    }

    nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        modifier(
            EnvironmentChange {
                $0._scrollPosition = BoundPosition(position: position.wrappedValue) { identity in
                    position.wrappedValue.follow(identity)
                }
            })
    }

    nonisolated private static func unhidden<V: Hashable>(_ identity: AnyHashable?) -> V? { identity?.base as? V }
}

/// Marks the layout whose views are what a scroll view stops at.
enum ScrollTargetTrait {}

extension View {
    /// The views of the layout are those that positions name.
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(TraitChange(key: ObjectIdentifier(ScrollTargetTrait.self), value: isEnabled))
    }
}

extension LayoutBox {
    /// The identity of the first view in sight of the layout whose views are targets; nil where there is none.
    @MainActor func firstTarget(in room: CGRect, along axis: Axis) -> AnyHashable? {
        guard let layout = targetLayout else { return nil }
        let seen = layout.children.filter { !$0.isLeftOut && $0.globalFrame.intersects(room) }
        let first = seen.min { $0.globalFrame.origin[axis] < $1.globalFrame.origin[axis] }
        return first?.itemTag
    }

    private var targetLayout: LayoutBox? {
        if trait(ScrollTargetTrait.self, as: Bool.self) == true {
            var box = self
            while let inner = box.modified { box = inner }
            return box
        }
        for child in children {
            if let found = child.targetLayout { return found }
        }
        return nil
    }
}
