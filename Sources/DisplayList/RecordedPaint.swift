import CoreGraphics
import TextEngine

/// A paint as values, with the space it must be drawn in where its own cannot be brought into the base space.
struct RecordedPaint {
    var paint: DisplayPaint
    /// Identity where the paint is in base space.
    var space = CGAffineTransform.identity

    init(_ paint: _CGPaint, alpha: CGFloat) {
        func stops(_ gradient: CGGradient, _ options: CGGradientDrawingOptions) -> [DisplayGradientStop] {
            Self.stops(gradient, alpha: Double(alpha), options: options)
        }
        switch paint {
        case .color(let color):
            self.paint = .color(TextColor(color).withAlpha(multipliedBy: Double(alpha)))
        case .linear(let gradient, let start, let end, let options, let transform):
            let (from, to) = place(transform)
            let p0 = start.applying(from)
            let p1 = end.applying(from)
            self.paint = .linear(
                stops: stops(gradient, options), x0: p0.x, y0: p0.y, x1: p1.x, y1: p1.y, extends: true)
            space = to
        case .radial(let gradient, let c0, let r0, let c1, let r1, let options, let transform):
            let (from, to) = place(transform)
            let scale = from._uniformScale ?? 1
            let p0 = c0.applying(from)
            let p1 = c1.applying(from)
            self.paint = .radial(
                stops: stops(gradient, options), x0: p0.x, y0: p0.y, r0: r0 * scale, x1: p1.x, y1: p1.y,
                r1: r1 * scale, extends: true)
            space = to
        case .conic(let gradient, let center, let angle, let transform):
            self.paint = .conic(
                stops: stops(gradient, [.drawsBeforeStartLocation, .drawsAfterEndLocation]), x: center.x, y: center.y,
                angle: Double(angle))
            space = transform
        }
        func place(_ transform: CGAffineTransform) -> (from: CGAffineTransform, to: CGAffineTransform) {
            transform._uniformScale == nil ? (.identity, transform) : (transform, .identity)
        }
    }

    func placed(_ item: DisplayItem) -> DisplayItem {
        space.isIdentity ? item : .group(DisplayGroup(transform: space, items: [item]))
    }

    /// A gradient that does not reach beyond an end gets a clear stop there, so that each end is chosen by itself.
    static func stops(
        _ gradient: CGGradient, alpha: Double, options: CGGradientDrawingOptions
    ) -> [DisplayGradientStop] {
        var stops = gradient._stops.map { stop in
            DisplayGradientStop(
                location: Double(stop.location), color: TextColor(stop.color).withAlpha(multipliedBy: alpha))
        }
        if !options.contains(.drawsBeforeStartLocation), let first = stops.first {
            let color = first.color
            stops.insert(DisplayGradientStop(location: 0, color: color), at: 0)
            stops.insert(DisplayGradientStop(location: 0, color: color.withAlpha(multipliedBy: 0)), at: 0)
        }
        if !options.contains(.drawsAfterEndLocation), let last = stops.last {
            stops.append(DisplayGradientStop(location: 1, color: last.color))
            stops.append(DisplayGradientStop(location: 1, color: last.color.withAlpha(multipliedBy: 0)))
        }
        return stops
    }
}

extension DisplayStroke {
    init(state: _CGContextState, scale: Double) {
        let cap: Cap =
            switch state.lineCap {
            case .butt: .butt
            case .round: .round
            case .square: .square
            }
        let join: Join =
            switch state.lineJoin {
            case .miter: .miter
            case .round: .round
            case .bevel: .bevel
            }
        self.init(
            width: Double(state.lineWidth) * scale, cap: cap, join: join, miterLimit: Double(state.miterLimit),
            dashes: state.dashLengths.map { Double($0) * scale }, dashPhase: Double(state.dashPhase) * scale)
    }
}

extension DisplayShadow {
    /// A context's blur is twice the standard deviation, the radius of a shadow here is the deviation itself.
    init(_ shadow: _CGShadow) {
        self.init(
            color: TextColor(shadow.color), offsetX: shadow.offset.width, offsetY: shadow.offset.height,
            radius: shadow.blur / 2)
    }
}
