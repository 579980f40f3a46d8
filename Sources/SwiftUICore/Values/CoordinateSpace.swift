/// What positions are measured from.
public enum CoordinateSpace: Equatable, Hashable {
    case global
    case local
    case named(AnyHashable)
}

public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    let name: AnyHashable
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace { public static var global: Self { Self() } }
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace { public static var local: Self { Self() } }
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }
    /// That of the nearest scroll view around.
    public static var scrollView: NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(ScrollSpace(axis: nil)))
    }
    /// That of the nearest scroll view around that scrolls in a direction.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(ScrollSpace(axis: axis)))
    }
}

/// The name of scroll views' spaces.
struct ScrollSpace: Hashable {
    let axis: Axis?
}

extension LayoutBox {
    /// The box around, or this one, that is a named space; nil where none is.
    func space(named name: AnyHashable) -> LayoutBox? {
        var next: LayoutBox? = self
        while let current = next {
            if let scroll = name.base as? ScrollSpace {
                let axes = (current as? ContainerBox<ScrollLayout>)?.layout.axes
                if let axes, scroll.axis.map({ axes.contains($0) }) ?? true { return current }
            } else if current.spaceName == name {
                return current
            }
            next = current.parent
        }
        return nil
    }
}
