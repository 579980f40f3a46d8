import CoreGraphics

extension DisplayGroup {
    /// Anything but six numbers counts as identity.
    public var affineTransform: CGAffineTransform {
        get {
            guard transform.count == 6 else { return .identity }
            return CGAffineTransform(
                a: transform[0], b: transform[1], c: transform[2], d: transform[3], tx: transform[4],
                ty: transform[5])
        }
        set { transform = [newValue.a, newValue.b, newValue.c, newValue.d, newValue.tx, newValue.ty].map(Double.init) }
    }

    public init(transform: CGAffineTransform, items: [DisplayItem]) {
        self.init(items: items)
        affineTransform = transform
    }
}
