import DisplayList
import TextEngine

extension CALayer {
    func contentsItems() -> [DisplayItem] {
        // `contents` is `Any?`: whatever is not a picture shows nothing, as on iOS.
        if let image = contents as? CGImage { return items(for: image) }
        guard let recording, !recording.items.isEmpty else { return [] }
        return items(for: recording)
    }

    /// A recording is cut to the bounds it was made for, as pixels would be, and placed by the gravity where the bounds
    /// have another size by now.
    private func items(for recording: _CALayerRecording) -> [DisplayItem] {
        let from = recording.bounds
        var group = DisplayGroup(
            clip: DisplayPath(rect: from), isIsolated: true, items: recording.items)
        if from != bounds, from.width > 0, from.height > 0 {
            let target = placement(of: from.size)
            let scale = CGAffineTransform(scaleX: target.width / from.width, y: target.height / from.height)
            group.affineTransform = CGAffineTransform(translationX: -from.minX, y: -from.minY)
                .concatenating(scale)
                .concatenating(CGAffineTransform(translationX: target.minX, y: target.minY))
        }
        return [.group(group)]
    }

    private func items(for image: CGImage) -> [DisplayItem] {
        let part = CGRect(
            x: contentsRect.minX * CGFloat(image.width), y: contentsRect.minY * CGFloat(image.height),
            width: contentsRect.width * CGFloat(image.width), height: contentsRect.height * CGFloat(image.height))
        guard part.width > 0, part.height > 0, contentsScale > 0 else { return [] }
        let size = CGSize(width: part.width / contentsScale, height: part.height / contentsScale)
        let target = placement(of: size)
        let pixels = DisplayPixels(image)
        let isWhole = part == CGRect(x: 0, y: 0, width: CGFloat(image.width), height: CGFloat(image.height))
        func item(_ source: CGRect?, _ rect: CGRect) -> DisplayItem {
            .image(
                DisplayImage(
                    pixels: pixels, x: rect.minX, y: rect.minY, width: rect.width, height: rect.height,
                    tint: _contentsTint.map { TextColor($0) },
                    source: source.map { [$0.minX, $0.minY, $0.width, $0.height] },
                    interpolation: magnificationFilter == .nearest ? .nearest : .linear))
        }
        guard contentsCenter != CGRect(x: 0, y: 0, width: 1, height: 1) else {
            return target.width > 0 && target.height > 0 ? [item(isWhole ? nil : part, target)] : []
        }
        let columns = Self.slices(
            from: part.minX, part.width, contentsCenter.minX, contentsCenter.maxX, onto: target.minX, target.width,
            contentsScale)
        let rows = Self.slices(
            from: part.minY, part.height, contentsCenter.minY, contentsCenter.maxY, onto: target.minY,
            target.height, contentsScale)
        return rows.flatMap { row in
            columns.map { column in
                item(
                    CGRect(x: column.from, y: row.from, width: column.length, height: row.length),
                    CGRect(x: column.onto, y: row.onto, width: column.size, height: row.size))
            }
        }
    }

    /// The three pieces of one axis: the outer two keep their size and the middle takes the rest.
    private static func slices(
        from: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat, onto: CGFloat, _ size: CGFloat,
        _ scale: CGFloat
    ) -> [(from: CGFloat, length: CGFloat, onto: CGFloat, size: CGFloat)] {
        let before = low * length
        let after = (1 - high) * length
        let fit = min(1, size / max((before + after) / scale, 1e-9))
        let first = before / scale * fit
        let last = after / scale * fit
        return [
            (from, before, onto, first),
            (from + before, length - before - after, onto + first, size - first - last),
            (from + length - after, after, onto + size - last, last),
        ].filter { $0.1 > 0 && $0.3 > 0 }
    }

    /// Where contents of a size go by ``contentsGravity``, in own coordinates.
    ///
    /// The names top and bottom are Apple's for y upwards; with y downwards, as in UIKit, `top` is the bottom edge.
    func placement(of size: CGSize) -> CGRect {
        guard size.width > 0, size.height > 0 else { return .zero }
        let scales = (bounds.width / size.width, bounds.height / size.height)
        var fitted = size
        switch contentsGravity {
        case .resize: return bounds
        case .resizeAspect: fitted = size.scaled(by: min(scales.0, scales.1))
        case .resizeAspectFill: fitted = size.scaled(by: max(scales.0, scales.1))
        default: break
        }
        let (x, y) = gravityShares
        return CGRect(
            x: bounds.minX + (bounds.width - fitted.width) * x, y: bounds.minY + (bounds.height - fitted.height) * y,
            width: fitted.width, height: fitted.height)
    }

    /// Where the spare room goes: 0 leaves the contents at the smallest coordinate, 1 at the largest.
    private var gravityShares: (x: CGFloat, y: CGFloat) {
        switch contentsGravity {
        case .top: (0.5, 1)
        case .bottom: (0.5, 0)
        case .left: (0, 0.5)
        case .right: (1, 0.5)
        case .topLeft: (0, 1)
        case .topRight: (1, 1)
        case .bottomLeft: (0, 0)
        case .bottomRight: (1, 0)
        default: (0.5, 0.5)
        }
    }
}

extension CGSize {
    fileprivate func scaled(by factor: CGFloat) -> CGSize { CGSize(width: width * factor, height: height * factor) }
}
