import CPangoCairo
import DisplayList
import Foundation
import TextEngine

/// Shadows and blurs: drawn aside as pixels, blurred there and painted back.
struct EffectPainter {
    let painter: ItemPainter
    private var context: OpaquePointer { painter.context }

    init(painter: ItemPainter) {
        self.painter = painter
    }

    /// 1. The shape is the shadow's own path, or the alpha of all the items.
    /// 2. Its alpha is blurred; the deviation is the shadow's radius, as `CALayer.shadowRadius` was found to be: half of
    ///    what CSS and drawing programs call the blur.
    /// 3. The colour is painted through it, moved by the offset; what lies on top does not cut it.
    func drawShadow(_ shadow: DisplayShadow, of group: DisplayGroup) {
        guard shadow.color.alpha > 0 else { return }
        let shape = shadow.path.map { [DisplayItem.fill($0, .color(.black), evenOdd: false)] } ?? [.group(group)]
        let blur = GaussianBlur(deviation: shadow.radius * deviceScale)
        let box = shape.reduce(CGRect.null) { $0.union($1.bounds) }
        cairo_save(context)
        defer { cairo_restore(context) }
        cairo_translate(context, shadow.offsetX, shadow.offsetY)
        guard let aside = drawAside(shape, box: box, blur: blur) else { return }
        aside.surface.blurAlpha(blur, color: shadow.color)
        paint(aside)
    }

    /// The items and their clip, blurred as one.
    func drawBlurred(_ group: DisplayGroup) {
        var sharp = group
        sharp.blurRadius = 0
        let blur = GaussianBlur(deviation: group.blurRadius * deviceScale)
        guard let aside = drawAside([.group(sharp)], box: sharp.bounds, blur: blur) else { return }
        aside.surface.blurColors(blur)
        paint(aside)
    }

    /// Effect pixels a unit of user space: the root of the area that a unit square covers.
    private var deviceScale: Double {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        return abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx).squareRoot() * painter.effectScale
    }

    private struct Aside {
        let surface: PixelSurface
        /// Its top left corner in device space.
        let x: Double
        let y: Double
    }

    /// Nil when nothing of it can be seen.
    private func drawAside(_ items: [DisplayItem], box: CGRect, blur: GaussianBlur) -> Aside? {
        let scale = painter.effectScale
        let reach = Double(blur.reach) / scale
        guard let visible = DeviceBox(box, on: context, margin: reach) else { return nil }
        let x = visible.x - reach.rounded(.up)
        let y = visible.y - reach.rounded(.up)
        let size = try? PixelSize(
            width: visible.width + 2 * reach.rounded(.up), height: visible.height + 2 * reach.rounded(.up), scale: scale
        )
        guard let size, let surface = try? PixelSurface(width: size.width, height: size.height) else { return nil }
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        try? surface.draw { aside in
            cairo_scale(aside, scale, scale)
            cairo_translate(aside, -x, -y)
            cairo_transform(aside, &matrix)
            // The surface is in pixels already, so nested effects need no scale of their own.
            ItemPainter(context: aside, effectScale: 1).draw(items)
        }
        return Aside(surface: surface, x: x, y: y)
    }

    private func paint(_ aside: Aside) {
        cairo_save(context)
        defer { cairo_restore(context) }
        cairo_identity_matrix(context)
        cairo_translate(context, aside.x, aside.y)
        cairo_scale(context, 1 / painter.effectScale, 1 / painter.effectScale)
        cairo_set_source_surface(context, aside.surface.pointer, 0, 0)
        cairo_paint(context)
    }
}
