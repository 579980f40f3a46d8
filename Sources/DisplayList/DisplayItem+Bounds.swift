import CoreGraphics
import TextEngine

extension DisplayItem {
    /// A box that holds everything the item draws, in the coordinates the item stands in; null for nothing. It may be
    /// larger than what is drawn: control points, miters and glyphs that reach over their line count generously.
    public var bounds: CGRect {
        switch self {
        case .group(let group): group.bounds
        case .fill(let path, _, _): CGPath(path).boundingBox
        case .stroke(let path, _, let stroke): Self.box(of: path, stroke)
        case .image(let image): CGRect(x: image.x, y: image.y, width: image.width, height: image.height)
        case .text(let text): text.bounds
        }
    }

    private static func box(of path: DisplayPath, _ stroke: DisplayStroke) -> CGRect {
        let box = CGPath(path).boundingBox
        guard !box.isNull else { return .null }
        let hasCorners = stroke.join == .miter && path.elements.count > 2
        let reach = stroke.width / 2 * max(hasCorners ? stroke.miterLimit : 1, stroke.cap == .square ? 1.5 : 1)
        return box.insetBy(dx: -reach, dy: -reach)
    }
}

extension DisplayGroup {
    /// With clip, blur and shadow, in the coordinates the group stands in.
    public var bounds: CGRect {
        var box = items.reduce(CGRect.null) { $0.union($1.bounds) }
        if let clip { box = box.intersection(CGPath(clip).boundingBox) }
        guard !box.isNull else { return .null }
        if blurRadius > 0 { box = box.insetBy(dx: -3 * blurRadius, dy: -3 * blurRadius) }
        if let shadow {
            let thrown = (shadow.path.map { CGPath($0).boundingBox } ?? box)
                .offsetBy(dx: shadow.offsetX, dy: shadow.offsetY)
                .insetBy(dx: -3 * shadow.radius, dy: -3 * shadow.radius)
            box = box.union(thrown)
        }
        return box.applying(affineTransform)
    }
}

extension DisplayText {
    /// Glyphs may reach over their line: a line's height is added on every side.
    var bounds: CGRect {
        layout.lines.reduce(CGRect.null) { box, line in
            let width = line.runs.map { $0.x + $0.width }.max() ?? line.width
            return box.union(
                CGRect(
                    x: x + line.x - line.height, y: y + line.top - line.height,
                    width: max(width, line.width) + 2 * line.height, height: 3 * line.height))
        }
    }
}
