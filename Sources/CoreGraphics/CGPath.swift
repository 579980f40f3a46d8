/// An immutable path; ``CGMutablePath`` is the one that grows.
///
/// Unchecked because the class has a mutable subclass, which is not `Sendable`; a plain path never changes.
public class CGPath: @unchecked Sendable {
    public internal(set) var _elements: [_CGPathElement]

    public init(_elements: [_CGPathElement]) {
        self._elements = _elements
    }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(_building: { $0.addRect(rect, transform: transform?.pointee ?? .identity) })
    }

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(_building: { $0.addEllipse(in: rect, transform: transform?.pointee ?? .identity) })
    }

    /// Corners larger than half a side are cut down to it.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        self.init(_building: {
            $0.addRoundedRect(
                in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
                transform: transform?.pointee ?? .identity)
        })
    }

    public convenience init(_building build: (CGMutablePath) -> Void) {
        let path = CGMutablePath()
        build(path)
        self.init(_elements: path._elements)
    }

    public var isEmpty: Bool { _elements.isEmpty }

    /// The point that the next line would start at; zero for an empty path.
    public var currentPoint: CGPoint { _CGPathCursor(_elements).current ?? .zero }

    public func copy() -> CGPath? { CGPath(_elements: _elements) }

    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(_elements: _transformed(transform?.pointee ?? .identity))
    }

    public func mutableCopy() -> CGMutablePath? { CGMutablePath(_elements: _elements) }

    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(_elements: _transformed(transform?.pointee ?? .identity))
    }

    public func _transformed(_ transform: CGAffineTransform) -> [_CGPathElement] {
        transform.isIdentity ? _elements : _elements.map { $0.applying(transform) }
    }

    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for element in _elements {
            var points = element.points
            if points.isEmpty { points = [.zero] }
            points.withUnsafeMutableBufferPointer { buffer in
                guard let base = buffer.baseAddress else { return }
                var value = CGPathElement(type: element.type, points: base)
                block(&value)
            }
        }
    }
}

extension CGPath: Hashable {
    public static func == (left: CGPath, right: CGPath) -> Bool { left._elements == right._elements }

    public func hash(into hasher: inout Hasher) { hasher.combine(_elements) }
}

/// Follows the current point and the start of the current subpath.
struct _CGPathCursor {
    private(set) var current: CGPoint?
    private(set) var start: CGPoint?

    init(_ elements: [_CGPathElement] = []) {
        for element in elements { advance(over: element) }
    }

    mutating func advance(over element: _CGPathElement) {
        switch element {
        case .move(let point):
            current = point
            start = point
        case .close: current = start
        default: current = element.points.last
        }
    }
}
