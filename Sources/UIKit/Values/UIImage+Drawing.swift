import CoreGraphics
import DisplayList
import Foundation
import TextEngine

extension UIImage {
    public func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    public func draw(in rect: CGRect) {
        draw(in: rect, blendMode: .normal, alpha: 1)
    }

    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        if blendMode != .normal { context.setBlendMode(blendMode) }
        if alpha != 1 { context.setAlpha(alpha) }
        let tint = renderingMode == .alwaysTemplate || isSymbolImage ? TextColor(context._state.fillColor) : nil
        context._draw(_displayItems(in: rect, tint: tint))
        context.restoreGState()
    }

    /// Tiles the image from the rectangle's origin, cut to the rectangle.
    public func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), size.width > 0, size.height > 0 else { return }
        context.saveGState()
        context.clip(to: rect)
        context._draw(_tiles(in: rect))
        context.restoreGState()
    }

    /// The image over and over from the rectangle's origin; the caller clips.
    public func _tiles(in rect: CGRect) -> [DisplayItem] {
        guard size.width > 0, size.height > 0 else { return [] }
        var items: [DisplayItem] = []
        for y in stride(from: rect.minY, to: rect.maxY, by: size.height) {
            for x in stride(from: rect.minX, to: rect.maxX, by: size.width) {
                items += _displayItems(in: CGRect(origin: CGPoint(x: x, y: y), size: size), tint: nil)
            }
        }
        return items
    }

    // MARK: Display items

    /// What shows the image in a rectangle of points with y downwards.
    ///
    /// - Parameter tintColor: what templates and symbols are drawn in, resolved under the current traits.
    public func _displayItems(in rect: CGRect, tintColor: UIColor?) -> [DisplayItem] {
        _displayItems(in: rect, tint: tintColor?._textColor())
    }

    /// What shows the image in a rectangle of points with y downwards.
    ///
    /// 1. The colours of the picture count, unless it is a template, a symbol or has a tint of its own.
    /// 2. A template is drawn in `tint`; `withTintColor` wins over it, except on templates.
    /// 3. A symbol's palette or hierarchical colour wins over both.
    /// 4. A resizable image keeps its caps; everything else is stretched to the rectangle.
    public func _displayItems(in rect: CGRect, tint: TextColor?) -> [DisplayItem] {
        switch content {
        case .empty: return []
        case .symbol(let symbol):
            let color = symbolColor(tint)
            let weight = SymbolImage.weight(symbolConfiguration).fontWeight().cssWeight
            return symbol.displayItems(in: rect, color: color, weight: weight)
        case .pixels, .file:
            guard let image = cgImage else { return [] }
            return oriented(pixelItems(image, in: rect, tint: pixelTint(tint)), in: rect)
        }
    }

    private func symbolColor(_ tint: TextColor?) -> TextColor {
        let values = symbolConfiguration?.values
        if let color = values?.hierarchicalColor ?? values?.palette?.first { return color._textColor() }
        if renderingMode != .alwaysTemplate, let own = attributes.tint { return own._textColor() }
        return tint ?? .black
    }

    private func pixelTint(_ tint: TextColor?) -> TextColor? {
        if renderingMode == .alwaysTemplate { return tint ?? attributes.tint?._textColor() }
        return attributes.tint?._textColor()
    }

    private func pixelItems(_ image: CGImage, in rect: CGRect, tint: TextColor?) -> [DisplayItem] {
        let pixels = DisplayPixels(image)
        guard attributes.isResizable, imageOrientation == .up, rect.size != size else {
            return [
                .image(
                    DisplayImage(
                        pixels: pixels, x: rect.minX, y: rect.minY, width: rect.width, height: rect.height, tint: tint))
            ]
        }
        let parts = NineParts(size: size, caps: capInsets, target: rect)
        return parts.all.map { part in
            .image(
                DisplayImage(
                    pixels: pixels, x: part.target.minX, y: part.target.minY, width: part.target.width,
                    height: part.target.height, tint: tint,
                    source: [part.source.minX, part.source.minY, part.source.width, part.source.height].map {
                        Double($0 * scale)
                    }))
        }
    }

    /// The items under the transform that turns the stored picture upright.
    private func oriented(_ items: [DisplayItem], in rect: CGRect) -> [DisplayItem] {
        guard imageOrientation != .up else { return items }
        let isTurned = [.left, .right, .leftMirrored, .rightMirrored].contains(imageOrientation)
        let angle: CGFloat =
            switch imageOrientation {
            case .down, .downMirrored: .pi
            case .left, .leftMirrored: -.pi / 2
            case .right, .rightMirrored: .pi / 2
            case .up, .upMirrored: 0
            }
        let isMirrored = imageOrientation.rawValue >= UIImage.Orientation.upMirrored.rawValue
        let stretch = isTurned && rect.width > 0 && rect.height > 0 ? rect.width / rect.height : 1
        let transform = CGAffineTransform(translationX: rect.midX, y: rect.midY)
            .scaledBy(x: isMirrored ? -1 : 1, y: 1)
            .rotated(by: angle)
            .scaledBy(x: 1 / stretch, y: stretch)
            .translatedBy(x: -rect.midX, y: -rect.midY)
        return [.group(DisplayGroup(transform: transform, items: items))]
    }
}

/// The parts of a resizable image: four corners, four edges and the middle.
struct NineParts {
    /// Both in points: the part of the picture, and where it goes.
    struct Part {
        var source: CGRect
        var target: CGRect
    }

    let all: [Part]

    /// Caps that do not fit the target are shrunk alike; parts without area are left out.
    init(size: CGSize, caps: UIEdgeInsets, target: CGRect) {
        let columns = Self.spans(size.width, caps.left, caps.right, target.minX, target.width)
        let rows = Self.spans(size.height, caps.top, caps.bottom, target.minY, target.height)
        all = rows.flatMap { row in
            columns.map { column in
                Part(
                    source: CGRect(
                        x: column.source.lowerBound, y: row.source.lowerBound,
                        width: column.source.upperBound - column.source.lowerBound,
                        height: row.source.upperBound - row.source.lowerBound),
                    target: CGRect(
                        x: column.target.lowerBound, y: row.target.lowerBound,
                        width: column.target.upperBound - column.target.lowerBound,
                        height: row.target.upperBound - row.target.lowerBound))
            }
        }
    }

    private typealias Span = (source: ClosedRange<CGFloat>, target: ClosedRange<CGFloat>)

    private static func spans(
        _ size: CGFloat, _ before: CGFloat, _ after: CGFloat, _ origin: CGFloat, _ length: CGFloat
    ) -> [Span] {
        let first = min(max(before, 0), size)
        let last = min(max(after, 0), size - first)
        let shrink = first + last > length && first + last > 0 ? length / (first + last) : 1
        let sources = [0, first, size - last, size]
        let targets = [origin, origin + first * shrink, origin + length - last * shrink, origin + length]
        return (0..<3).compactMap { index in
            guard sources[index + 1] > sources[index], targets[index + 1] > targets[index] else { return nil }
            return (sources[index]...sources[index + 1], targets[index]...targets[index + 1])
        }
    }
}
