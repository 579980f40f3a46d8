import CoreGraphics
import Foundation

extension UIButton {
    /// Draws what lies behind title and image.
    func paint() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        if configuration == nil { paintClassic(context) } else { paintConfigured(context) }
    }

    private func paintClassic(_ context: CGContext) {
        let rect = backgroundRect(forBounds: bounds)
        if let image = currentBackgroundImage {
            let tint: UIColor = tintColor
            context._draw(image._displayItems(in: rect, tint: tint._textColor(for: traitCollection)))
        }
        guard kind == .close else { return }
        let side = min(rect.width, rect.height)
        let circle = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
        ControlPaint.fill(circle, radius: side / 2, .tertiarySystemFill, in: self)
    }

    private func paintConfigured(_ context: CGContext) {
        guard let background = configuration?.background, let configuration else { return }
        let insets = background.backgroundInsets._edgeInsets(
            rightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let rect = bounds.inset(by: insets)
        guard rect.width > 0, rect.height > 0 else { return }
        let radius = cornerRadius(in: rect)
        if let fillColor { ControlPaint.fill(rect, radius: radius, fillColor, in: self) }
        if configuration.style.isGlass, !configuration.style.isProminent {
            ControlPaint.stroke(
                rect.insetBy(dx: 0.25, dy: 0.25), radius: radius, .separator, width: 0.5, in: self)
        }
        if let image = background.image { paint(image, background, in: rect, radius: radius, context) }
        guard background.strokeWidth > 0 else { return }
        let outset = background.strokeOutset - background.strokeWidth / 2
        let tint: UIColor = tintColor
        ControlPaint.stroke(
            rect.insetBy(dx: -outset, dy: -outset), radius: max(0, radius + outset),
            background.resolvedStrokeColor(for: tint), width: background.strokeWidth, in: self)
    }

    private func paint(
        _ image: UIImage, _ background: UIBackgroundConfiguration, in rect: CGRect, radius: CGFloat,
        _ context: CGContext
    ) {
        context.saveGState()
        UIBezierPath(roundedRect: rect, cornerRadius: radius).addClip()
        let target = ImagePlacement.rect(for: image.size, in: rect, mode: background.imageContentMode)
        let tint: UIColor = tintColor
        context._draw(image._displayItems(in: target, tint: tint._textColor(for: traitCollection)))
        context.restoreGState()
    }
}

/// Shapes that controls draw, in colours under the view's traits.
@MainActor
enum ControlPaint {
    static func fill(_ rect: CGRect, radius: CGFloat, _ color: UIColor, in view: UIView) {
        guard let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0 else { return }
        context.setFillColor(color.resolvedColor(with: view.traitCollection).cgColor)
        context.addPath(UIBezierPath(roundedRect: rect, cornerRadius: radius).cgPath)
        context.fillPath()
    }

    static func stroke(_ rect: CGRect, radius: CGFloat, _ color: UIColor, width: CGFloat, in view: UIView) {
        guard let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0 else { return }
        context.setStrokeColor(color.resolvedColor(with: view.traitCollection).cgColor)
        context.setLineWidth(width)
        context.addPath(UIBezierPath(roundedRect: rect, cornerRadius: radius).cgPath)
        context.strokePath()
    }

    /// A fill with a soft shadow below it, as thumbs have.
    static func raised(_ rect: CGRect, radius: CGFloat, _ color: UIColor, in view: UIView) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        // Kept inside the view, which cuts what it draws to its bounds.
        context.setShadow(offset: CGSize(width: 0, height: 1), blur: 3, color: CGColor(gray: 0, alpha: 0.2))
        fill(rect, radius: radius, color, in: view)
        context.restoreGState()
    }
}
