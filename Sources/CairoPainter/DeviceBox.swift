import CPangoCairo
import DisplayList
import Foundation

/// Whole units of the device space that a box covers, within what is visible.
struct DeviceBox {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    /// `margin` device units are added around the visible part, for blurs that bring in what lies outside it. Nil when
    /// nothing is visible.
    init?(_ box: CGRect, on context: OpaquePointer, margin: Double = 0) {
        guard !box.isNull else { return nil }
        let corners = [(box.minX, box.minY), (box.maxX, box.minY), (box.maxX, box.maxY), (box.minX, box.maxY)]
        let points = corners.map { corner in
            var x = Double(corner.0)
            var y = Double(corner.1)
            cairo_user_to_device(context, &x, &y)
            return (x: x, y: y)
        }
        let visible = Self.visible(on: context)
        let x0 = max(points.map(\.x).min() ?? 0, visible.minX - margin).rounded(.down)
        let y0 = max(points.map(\.y).min() ?? 0, visible.minY - margin).rounded(.down)
        let x1 = min(points.map(\.x).max() ?? 0, visible.maxX + margin).rounded(.up)
        let y1 = min(points.map(\.y).max() ?? 0, visible.maxY + margin).rounded(.up)
        guard x1 > x0, y1 > y0, x0.isFinite, y0.isFinite, x1.isFinite, y1.isFinite else { return nil }
        x = x0
        y = y0
        width = x1 - x0
        height = y1 - y0
    }

    /// The clip's box in device space.
    private static func visible(on context: OpaquePointer) -> CGRect {
        cairo_save(context)
        defer { cairo_restore(context) }
        cairo_identity_matrix(context)
        var (x0, y0, x1, y1) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(context, &x0, &y0, &x1, &y1)
        return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
    }

    func clip(_ context: OpaquePointer) {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        cairo_identity_matrix(context)
        cairo_new_path(context)
        cairo_rectangle(context, x, y, width, height)
        cairo_clip(context)
        cairo_set_matrix(context, &matrix)
    }
}
