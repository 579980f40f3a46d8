import DisplayList

/// What is known where something is drawn.
struct DrawingContext {
    /// Pixels a point.
    var scale: CGFloat

    /// The rectangle with its edges on pixels, halves up.
    func aligned(_ rect: CGRect) -> CGRect {
        func pixel(_ value: CGFloat) -> CGFloat { (value * scale + 0.5).rounded(.down) / scale }
        let (x, y) = (pixel(rect.minX), pixel(rect.minY))
        return CGRect(x: x, y: y, width: pixel(rect.maxX) - x, height: pixel(rect.maxY) - y)
    }
}

/// A change of what is drawn that leaves the layout alone.
protocol DisplayEffect {
    /// - Parameter rect: the box of what is drawn, in the window.
    func apply(_ items: [DisplayItem], in rect: CGRect, _ context: DrawingContext) -> [DisplayItem]
    /// How far everything in the box is moved.
    var translation: CGSize { get }
    var opacity: Double { get }
}

extension DisplayEffect {
    var translation: CGSize { .zero }
    var opacity: Double { 1 }
}
