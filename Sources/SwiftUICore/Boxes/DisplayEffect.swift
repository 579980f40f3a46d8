import DisplayList

/// What is known where something is drawn.
struct DrawingContext {
    /// Pixels a point.
    var scale: CGFloat
    /// On the host's clock.
    var time: TimeInterval = 0

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
    /// What changes gradually in an animation.
    var numbers: [Double] { get set }
    /// The effect on its way from another one of its kind.
    func moved(along change: Change<any DisplayEffect>, at time: TimeInterval) -> any DisplayEffect
    /// Where a touch at a point of the window meets what is inside; nil where it does not.
    func inner(_ point: CGPoint, in rect: CGRect) -> CGPoint?
}

extension DisplayEffect {
    var translation: CGSize { .zero }
    var opacity: Double { 1 }
    var numbers: [Double] {
        get { [] }
        set {}
    }

    func inner(_ point: CGPoint, in rect: CGRect) -> CGPoint? { point }

    func moved(along change: Change<any DisplayEffect>, at time: TimeInterval) -> any DisplayEffect {
        let (start, end) = (change.old.numbers, numbers)
        guard start.count == end.count, start != end else { return self }
        let share = change.animation.value(from: 0.0, to: 1, after: time - change.began)
        var result = self
        result.numbers = zip(start, end).map { $0 + ($1 - $0) * share }
        return result
    }
}
