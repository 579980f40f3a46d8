import CPangoCairo
import DisplayList
import TextEngine

extension ItemPainter {
    /// 1. The transform holds for all of the group.
    /// 2. The items are cut by the clip, then blurred; they throw the shadow.
    /// 3. Mask, opacity and blend mode act on items and shadow as one.
    func draw(_ group: DisplayGroup, with outerBlendMode: DisplayBlendMode) {
        guard group.opacity > 0, !group.items.isEmpty else { return }
        let blendMode = group.blendMode == .normal ? outerBlendMode : group.blendMode
        cairo_save(context)
        defer { cairo_restore(context) }
        var matrix = group.matrix
        // Cairo draws nothing ever after a matrix without an inverse.
        let area = matrix.xx * matrix.yy - matrix.xy * matrix.yx
        guard area != 0, area.isFinite, matrix.x0.isFinite, matrix.y0.isFinite else { return }
        cairo_transform(context, &matrix)
        if group.blurRadius > 0 || group.shadow != nil {
            return drawAsOne(group, blendMode) { drawWithEffects(group) }
        }
        if let item = group.loneItem {
            // One item needs no surface of its own, whatever its blend mode.
            clip(to: group)
            return draw(item, with: blendMode)
        }
        drawAsOne(group, blendMode) {
            clip(to: group)
            draw(group.items)
        }
    }

    private func drawAsOne(_ group: DisplayGroup, _ blendMode: DisplayBlendMode, _ body: () -> Void) {
        let isIsolated = group.isIsolated && group.items.contains { $0.hasBlendMode }
        guard blendMode != .normal || group.opacity < 1 || group.mask != nil || isIsolated else { return body() }
        if blendMode == .normal { clipToBounds(of: group) }
        compose(blendMode: blendMode, opacity: min(1, group.opacity), mask: group.mask, body)
    }

    private func clip(to group: DisplayGroup) {
        guard let path = group.clip else { return }
        trace(path)
        cairo_set_fill_rule(context, group.clipIsEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_clip(context)
    }

    /// Surfaces that are drawn aside are as large as the clip: this keeps them small.
    private func clipToBounds(of group: DisplayGroup) {
        var plain = group
        plain.transform = [1, 0, 0, 1, 0, 0]
        guard let box = DeviceBox(plain.bounds, on: context) else { return }
        box.clip(context)
    }

    private func drawWithEffects(_ group: DisplayGroup) {
        var plain = group
        plain.transform = [1, 0, 0, 1, 0, 0]
        plain.shadow = nil
        plain.opacity = 1
        plain.blendMode = .normal
        plain.mask = nil
        if let shadow = group.shadow { EffectPainter(painter: self).drawShadow(shadow, of: plain) }
        if group.blurRadius > 0 {
            EffectPainter(painter: self).drawBlurred(plain)
        } else {
            cairo_save(context)
            clip(to: plain)
            drawAsOne(plain, .normal) { draw(plain.items) }
            cairo_restore(context)
        }
    }
}

extension DisplayGroup {
    var matrix: cairo_matrix_t {
        let t = transform.count == 6 ? transform : [1, 0, 0, 1, 0, 0]
        return cairo_matrix_t(xx: t[0], yx: t[1], xy: t[2], yy: t[3], x0: t[4], y0: t[5])
    }

    /// The one item, with the opacity worked into it, of a group that needs nothing drawn aside.
    fileprivate var loneItem: DisplayItem? {
        guard items.count == 1, mask == nil, !(isIsolated && items[0].hasBlendMode) else { return nil }
        if opacity >= 1 { return items[0] }
        switch items[0] {
        case .fill(let path, .color(let color), let evenOdd):
            return .fill(path, .color(color.withAlpha(multipliedBy: opacity)), evenOdd: evenOdd)
        case .stroke(let path, .color(let color), let stroke):
            return .stroke(path, .color(color.withAlpha(multipliedBy: opacity)), stroke)
        default: return nil
        }
    }
}

extension DisplayItem {
    /// Whether the item blends, so that what lies below it matters.
    fileprivate var hasBlendMode: Bool {
        guard case .group(let group) = self else { return false }
        return group.blendMode != .normal || group.items.contains { $0.hasBlendMode }
    }
}
