extension CATransform3D {
    /// A point of the plane z = 0, seen from the front; nil for one at or behind the eye.
    func project(_ point: CGPoint) -> CGPoint? {
        let w = m14 * point.x + m24 * point.y + m44
        guard w > 0 else { return nil }
        return CGPoint(
            x: (m11 * point.x + m21 * point.y + m41) / w, y: (m12 * point.x + m22 * point.y + m42) / w)
    }

    /// The flat picture of a rectangle.
    ///
    /// 1. Without perspective it is exact: depth is dropped.
    /// 2. With perspective a rectangle becomes a trapezium, which no affine transform draws. The parallelogram with the
    ///    same middle and the mean of the opposite sides stands for it.
    ///
    /// Identity when a corner lies behind the eye.
    func flattened(over rect: CGRect) -> CGAffineTransform {
        if m14 == 0 && m24 == 0 && m44 == 1 { return CATransform3DGetAffineTransform(self) }
        let corners = rect._corners.compactMap(project)
        guard corners.count == 4, rect.width > 0, rect.height > 0 else { return .identity }
        let a = (corners[1].x - corners[0].x + corners[2].x - corners[3].x) / (2 * rect.width)
        let b = (corners[1].y - corners[0].y + corners[2].y - corners[3].y) / (2 * rect.width)
        let c = (corners[3].x - corners[0].x + corners[2].x - corners[1].x) / (2 * rect.height)
        let d = (corners[3].y - corners[0].y + corners[2].y - corners[1].y) / (2 * rect.height)
        let middle = CGPoint(
            x: corners.map(\.x).reduce(0, +) / 4, y: corners.map(\.y).reduce(0, +) / 4)
        return CGAffineTransform(
            a: a, b: b, c: c, d: d, tx: middle.x - a * rect.midX - c * rect.midY,
            ty: middle.y - b * rect.midX - d * rect.midY)
    }
}
