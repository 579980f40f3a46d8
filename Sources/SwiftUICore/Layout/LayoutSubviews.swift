/// Extra information that a view gives to the layout it stands in.
public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// A stand-in for one view of a layout.
public struct LayoutSubview: Equatable {
    let box: LayoutBox

    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        box.trait(K.self, as: K.Value.self) ?? K.defaultValue
    }

    public var priority: Double {
        box.trait(LayoutPriorityTrait.self, as: Double.self) ?? (box.isSpacer ? -.infinity : 0)
    }

    public var spacing: ViewSpacing { box.spacing }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { box.sizeThatFits(proposal) }

    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { box.dimensions(in: proposal) }

    /// - Parameter position: where the anchor of the view goes, in the coordinates of the layout's bounds.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        box.place = LayoutBox.Place(position: position, anchor: anchor, proposal: proposal)
    }

    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.box === b.box }
}

/// The views of a layout, in their order.
public struct LayoutSubviews: Equatable, RandomAccessCollection {
    let boxes: [LayoutBox]
    public let layoutDirection: LayoutDirection
    /// The box whose views they are.
    let container: LayoutBox

    public typealias SubSequence = LayoutSubviews
    public typealias Element = LayoutSubview
    public typealias Index = Int
    public typealias Indices = Range<Int>

    public var startIndex: Int { 0 }
    public var endIndex: Int { boxes.count }

    public subscript(index: Int) -> LayoutSubview { LayoutSubview(box: boxes[index]) }

    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(boxes: Array(boxes[bounds]), layoutDirection: layoutDirection, container: container)
    }

    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        LayoutSubviews(boxes: indices.map { boxes[$0] }, layoutDirection: layoutDirection, container: container)
    }

    public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool {
        lhs.layoutDirection == rhs.layoutDirection && lhs.boxes.elementsEqual(rhs.boxes) { $0 === $1 }
    }

    func forgetPlaces() {
        for box in boxes { box.place = nil }
    }
}

@available(*, unavailable)
extension LayoutSubview: Sendable {}
@available(*, unavailable)
extension LayoutSubviews: Sendable {}

enum LayoutPriorityTrait {}
enum ZIndexTrait {}
