import CoreGraphics
import Foundation
import TextEngine

extension UISegmentedControl {
    func font(_ state: UIControl.State) -> UIFont {
        titleTextAttributes(for: state)?[.font] as? UIFont
            ?? .systemFont(ofSize: ControlMetric.segmentedFontSize.value, weight: .medium)
    }

    func titleLayout(_ part: Part, _ state: UIControl.State, width: CGFloat?) -> TextLayout? {
        guard let title = part.title, !title.isEmpty else { return nil }
        let color: UIColor = part.isEnabled && isEnabled ? .label : .tertiaryLabel
        let defaults = _TextDefaults(
            font: font(state), color: color, alignment: .center, lineBreakMode: .byTruncatingTail,
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let text = NSAttributedString(string: title, attributes: titleTextAttributes(for: state))
        let request = text._textRequest(
            width: width.map { max(0, $0) }, maximumLines: 1, defaults: defaults, traits: traitCollection)
        return _TextEnvironment.engine.layout(request)
    }

    private func contentWidth(_ part: Part) -> CGFloat {
        if let image = part.image { return image.size.width }
        let width = titleLayout(part, .normal, width: nil)?.width ?? 0
        return roundedUpToPixels(width: width, height: 0).width
    }

    /// What each segment would be wide by itself.
    var naturalWidths: [CGFloat] {
        let widths = parts.map { part -> CGFloat in
            if part.width > 0 { return part.width }
            return max(
                ControlMetric.segmentedMinimumWidth.value, contentWidth(part) + ControlMetric.segmentedPadding.value)
        }
        guard !apportionsSegmentWidthsByContent else { return widths }
        let widest = zip(parts, widths).filter { $0.0.width == 0 }.map(\.1).max() ?? 0
        return zip(parts, widths).map { $0.0.width > 0 ? $0.1 : widest }
    }

    /// The segments in the present bounds, in the order of their indices.
    var segmentFrames: [CGRect] {
        let natural = naturalWidths
        let height = bounds.height
        let fixed = parts.reduce(0) { $0 + $1.width }
        let free = zip(parts, natural).reduce(0) { $0 + ($1.0.width > 0 ? 0 : $1.1) }
        let room = max(0, bounds.width - fixed)
        var x: CGFloat = 0
        let frames = zip(parts, natural).map { part, width -> CGRect in
            let own = part.width > 0 ? part.width : free > 0 ? width * room / free : 0
            defer { x += own }
            return CGRect(x: x, y: 0, width: own, height: height)
        }
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frames }
        return frames.map { CGRect(x: bounds.width - $0.maxX, y: 0, width: $0.width, height: height) }
    }

    // MARK: - Drawing

    func paintSegments() {
        let radius = min(ControlMetric.segmentedRadius.value, bounds.height / 2)
        let background: UIColor = backgroundColor ?? .tertiarySystemFill
        if let image = backgroundImage(for: .normal, barMetrics: .default) {
            UIGraphicsGetCurrentContext()?._draw(image._displayItems(in: bounds, tint: nil))
        } else {
            ControlPaint.fill(bounds, radius: radius, background, in: self)
        }
        let frames = segmentFrames
        paintDividers(frames)
        for (index, frame) in frames.enumerated() {
            let isSelected = index == selectedSegmentIndex
            if isSelected { paintSelection(frame, radius: radius) }
            paint(parts[index], in: frame, isSelected ? .selected : .normal)
        }
    }

    private func paintSelection(_ frame: CGRect, radius: CGFloat) {
        if let image = backgroundImage(for: .selected, barMetrics: .default) {
            UIGraphicsGetCurrentContext()?._draw(image._displayItems(in: frame, tint: nil))
            return
        }
        let plate = UIColor { traits in
            traits.userInterfaceStyle == .dark ? .systemGray2.resolvedColor(with: traits) : .white
        }
        let inset = ControlMetric.segmentedPlateInset.value
        ControlPaint.raised(
            frame.insetBy(dx: inset, dy: inset), radius: max(0, radius - inset), selectedSegmentTintColor ?? plate,
            in: self)
    }

    private func paintDividers(_ frames: [CGRect]) {
        guard !hasOwnDivider else { return }
        for index in frames.indices.dropFirst() where index != selectedSegmentIndex && index - 1 != selectedSegmentIndex
        {
            let x = effectiveUserInterfaceLayoutDirection == .rightToLeft ? frames[index].maxX : frames[index].minX
            let line = CGRect(x: x - 0.5, y: bounds.midY - bounds.height / 4, width: 1, height: bounds.height / 2)
            ControlPaint.fill(line, radius: 0.5, .separator, in: self)
        }
    }

    private func paint(_ part: Part, in frame: CGRect, _ state: UIControl.State) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let offset = part.contentOffset
        let frame = frame.offsetBy(dx: offset.width, dy: offset.height)
        if let image = part.image {
            let rect = ImagePlacement.rect(for: image.size, in: frame, mode: .center)
            let color: UIColor = part.isEnabled ? .label : .tertiaryLabel
            context._draw(image._displayItems(in: rect, tint: color._textColor(for: traitCollection)))
        } else if let layout = titleLayout(part, state, width: frame.width - 2) {
            let scale = _HostEnvironment.current.scale
            let y = ((frame.midY - CGFloat(layout.height) / 2) * scale).rounded() / scale
            context._drawText(layout, at: CGPoint(x: frame.minX + 1, y: y))
        }
    }
}
