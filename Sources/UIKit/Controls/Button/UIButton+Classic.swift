import CoreGraphics
import Foundation

// Buttons without a configuration.
extension UIButton {
    private var hasTitle: Bool { storedTitleLabel?.superview === self }

    private var classicImageSize: CGSize {
        guard currentImage != nil, let view = storedImageView else { return .zero }
        switch kind {
        case .contactAdd, .detailDisclosure, .infoLight, .infoDark:
            return CGSize(
                width: ControlMetric.buttonContactAddWidth.value, height: ControlMetric.buttonContactAddHeight.value)
        default: return view.sizeThatFits(.zero)
        }
    }

    /// The title's size, within the width that layout found where titles have several lines.
    private func classicTitleSize(limit: CGFloat?) -> CGSize {
        guard hasTitle, let label = storedTitleLabel else { return .zero }
        return label.sizeThatFits(
            CGSize(width: limit ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    }

    var classicSize: CGSize {
        if kind == .close {
            let side = ControlMetric.buttonCloseSize.value
            return CGSize(width: side, height: side)
        }
        let image = classicImageSize
        let insets = contentEdgeInsets
        let limit = solvedWidth.map { max(0, $0 - image.width - insets.left - insets.right) }
        var title = classicTitleSize(limit: limit)
        let keepsPadding = insets == .zero || ControlMetric.buttonPaddingBesideContentInsets.value > 0
        if !hasTitle, image == .zero {
            let font: UIFont = storedTitleLabel?.font ?? defaultTitleFont
            title.height = roundedUpToPixels(width: 0, height: Double(font.lineHeight)).height
        }
        if keepsPadding, title.height > 0 { title.height += 2 * ControlMetric.buttonTitlePadding.value }
        var size = CGSize(width: image.width + title.width, height: max(image.height, title.height))
        if image == .zero, insets == .zero { size.width = max(size.width, ControlMetric.buttonMinimumWidth.value) }
        size.width += insets.left + insets.right
        size.height += insets.top + insets.bottom
        guard let background = currentBackgroundImage?.size else { return size }
        return CGSize(width: max(size.width, background.width), height: max(size.height, background.height))
    }

    func classicImageRect(in contentRect: CGRect) -> CGRect {
        let natural = classicImageSize
        guard natural != .zero else { return CGRect(origin: contentRect.origin, size: .zero) }
        let room = contentRect.inset(by: imageEdgeInsets)
        let title = classicTitleSize(limit: max(0, room.width - natural.width))
        let size = CGSize(
            width: min(natural.width, max(0, room.width)), height: min(natural.height, max(0, room.height)))
        return place(size, in: room, beside: min(title.width, max(0, room.width - size.width)), comesFirst: true)
    }

    func classicTitleRect(in contentRect: CGRect) -> CGRect {
        let image = classicImageSize
        let room = contentRect.inset(by: titleEdgeInsets)
        let width = max(0, room.width - image.width)
        var title = classicTitleSize(limit: width)
        title.width = min(title.width, width)
        title.height = min(title.height, max(0, room.height))
        return place(title, in: room, beside: image.width, comesFirst: false)
    }

    /// Places one of two parts that stand side by side, the image first in reading direction.
    private func place(_ size: CGSize, in room: CGRect, beside other: CGFloat, comesFirst: Bool) -> CGRect {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let isLeftPart = comesFirst != isRightToLeft
        let total = size.width + other
        var rect = CGRect(origin: room.origin, size: size)
        let start: CGFloat =
            switch effectiveContentHorizontalAlignment {
            case .left: room.minX
            case .right: room.maxX - total
            default: room.minX + (room.width - total) / 2
            }
        rect.origin.x = isLeftPart ? start : start + other
        if effectiveContentHorizontalAlignment == .fill {
            if other == 0 || !comesFirst { rect.size.width = max(0, room.width - other) }
            rect.origin.x = isLeftPart ? room.minX : room.maxX - rect.width
        }
        switch contentVerticalAlignment {
        case .center: rect.origin.y = room.minY + (room.height - size.height) / 2
        case .top: break
        case .bottom: rect.origin.y = room.maxY - size.height
        case .fill: rect.size.height = max(0, room.height)
        }
        return rect
    }

    func layOutClassicParts() {
        let content = contentRect(forBounds: bounds)
        if let label = storedTitleLabel, label.superview === self {
            label.frame = roundedToPixel(titleRect(forContentRect: content))
        }
        if let view = storedImageView, view.superview === self {
            view.frame = roundedToPixel(imageRect(forContentRect: content))
        }
    }
}
