import CoreGraphics

extension DisplayPath {
    public init(_ path: CGPath) {
        self.init(path._elements)
    }

    init(_ elements: [_CGPathElement]) {
        self.init(
            elements.map { element in
                switch element {
                case .move(let point): .move(point.x, point.y)
                case .line(let point): .line(point.x, point.y)
                case .quad(let control, let end): .quad(cx: control.x, cy: control.y, x: end.x, y: end.y)
                case .curve(let control1, let control2, let end):
                    .curve(c1x: control1.x, c1y: control1.y, c2x: control2.x, c2y: control2.y, x: end.x, y: end.y)
                case .close: .close
                }
            })
    }

    public init(rect: CGRect) {
        self.init(CGPath(rect: rect, transform: nil))
    }
}

extension CGPath {
    public convenience init(_ path: DisplayPath) {
        self.init(
            _elements: path.elements.map { element in
                switch element {
                case .move(let x, let y): .move(CGPoint(x: x, y: y))
                case .line(let x, let y): .line(CGPoint(x: x, y: y))
                case .quad(let cx, let cy, let x, let y):
                    .quad(control: CGPoint(x: cx, y: cy), end: CGPoint(x: x, y: y))
                case .curve(let c1x, let c1y, let c2x, let c2y, let x, let y):
                    .curve(
                        control1: CGPoint(x: c1x, y: c1y), control2: CGPoint(x: c2x, y: c2y),
                        end: CGPoint(x: x, y: y))
                case .close: .close
                }
            })
    }
}
