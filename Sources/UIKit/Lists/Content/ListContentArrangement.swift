import CoreGraphics
import Foundation

/// Where the image and the texts of a row go; used by list content and by the standard styles of table cells.
///
/// Layout algorithm, from the leading side:
/// 1. The image takes its size, at most the maximum; symbols are centred in a slot of 24 points at the standard text
///    size, other images in the reserved width or their own. The gap to the text follows.
/// 2. Texts beside each other: both on one line where they fit with the gap between them, and the reader's text size is
///    not one of the accessibility sizes; else below each other.
/// 3. Texts below each other: each takes the whole width and the height of its lines.
/// 4. The height is that of the texts or of the image, whichever is larger, with the margins rounded down to the pixel,
///    and at least the minimum; rounded up to the pixel. Everything is centred vertically.
@MainActor
struct ListContentArrangement {
    var image: UIImageView?
    var imageSize = CGSize.zero
    var imageSlot: CGFloat = 0
    var imageGap: CGFloat = 0
    var text: UILabel?
    var secondary: UILabel?
    /// Points, already those of the reading direction: left is where reading begins.
    var margins = UIEdgeInsets.zero
    var isSideBySide = false
    var sideBySideGap: CGFloat = 0
    var verticalGap: CGFloat = 0
    var minimumHeight: CGFloat = 0

    struct Frames {
        var image = CGRect.zero
        var text = CGRect.zero
        var secondary = CGRect.zero
        var height: CGFloat = 0
    }

    /// - Parameters:
    ///   - width: of the whole content, margins included; points.
    ///   - height: the room to centre in; nil for the height that the content wants.
    func frames(width: CGFloat, height: CGFloat? = nil) -> Frames {
        var frames = Frames()
        let slot = image == nil ? 0 : imageSlot > 0 ? imageSlot : imageSize.width
        let start = margins.left + slot + (image == nil ? 0 : imageGap)
        let room = max(0, width - start - margins.right)
        let textHeight = placeTexts(&frames, start: start, room: room)
        let content = max(textHeight, image == nil ? 0 : imageSize.height)
        frames.height = max(minimumHeight, Self.roundedUp(content + Self.roundedDown(margins.top + margins.bottom)))
        let middle = height.map { margins.top + ($0 - margins.top - margins.bottom) / 2 } ?? frames.height / 2
        frames.text.origin.y = Self.rounded(frames.text.minY + middle - textHeight / 2)
        frames.secondary.origin.y = Self.rounded(frames.secondary.minY + middle - textHeight / 2)
        if image != nil {
            frames.image = CGRect(
                x: Self.rounded(margins.left + (slot - imageSize.width) / 2),
                y: Self.rounded(middle - imageSize.height / 2), width: imageSize.width, height: imageSize.height)
        }
        return frames
    }

    /// - Returns: the height of both texts.
    private func placeTexts(_ frames: inout Frames, start: CGFloat, room: CGFloat) -> CGFloat {
        let first = size(of: text, room: room)
        let second = size(of: secondary, room: room)
        if isSideBySide, first.width > 0, second.width > 0, let text, let secondary {
            let oneLine = [text, secondary].map { $0.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)) }
            if oneLine[0].width + sideBySideGap + oneLine[1].width <= room || !canWrap {
                let height = max(oneLine[0].height, oneLine[1].height)
                let secondWidth = min(oneLine[1].width, room)
                let firstWidth = min(oneLine[0].width, max(0, room - secondWidth - sideBySideGap))
                frames.text = CGRect(
                    x: start, y: (height - oneLine[0].height) / 2, width: firstWidth, height: oneLine[0].height)
                frames.secondary = CGRect(
                    x: start + room - secondWidth, y: (height - oneLine[1].height) / 2, width: secondWidth,
                    height: oneLine[1].height)
                return height
            }
        }
        let gap = first.height > 0 && second.height > 0 ? verticalGap : 0
        frames.text = CGRect(x: start, y: 0, width: room, height: first.height)
        frames.secondary = CGRect(x: start, y: first.height + gap, width: room, height: second.height)
        return first.height + gap + second.height
    }

    private var canWrap: Bool { text?.numberOfLines != 1 || secondary?.numberOfLines != 1 }

    private func size(of label: UILabel?, room: CGFloat) -> CGSize {
        guard let label, let text = label.text, !text.isEmpty else { return .zero }
        let size = label.sizeThatFits(CGSize(width: room, height: .infinity))
        return CGSize(width: min(size.width, room), height: size.height)
    }

    // MARK: - Images

    /// The size an image is shown in: its own, or smaller in its own shape where a maximum is set.
    static func size(of image: UIImage, maximum: CGSize) -> CGSize {
        var factor: CGFloat = 1
        if maximum.width > 0, image.size.width > 0 { factor = min(factor, maximum.width / image.size.width) }
        if maximum.height > 0, image.size.height > 0 { factor = min(factor, maximum.height / image.size.height) }
        return CGSize(width: image.size.width * factor, height: image.size.height * factor)
    }

    /// The width that an image is centred in; zero means the image's own.
    ///
    /// Symbols stand below each other by their centres, and wide ones reach out of their slot, which grows with the
    /// reader's text size as they do.
    static func slot(for image: UIImage, reserved: CGFloat, traits: UITraitCollection) -> CGFloat {
        if reserved > 0, reserved < UIListContentConfiguration.ImageProperties.standardDimension {
            return max(reserved, image.isSymbolImage ? 0 : image.size.width)
        }
        guard image.isSymbolImage || reserved > 0 else { return 0 }
        let size = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize
        return (ListMetric.rowImageSlot.value * size / UIFont.labelFontSize).rounded()
    }

    private static func roundedUp(_ value: CGFloat) -> CGFloat {
        let scale = _HostEnvironment.current.scale
        return (value * scale - 0.01).rounded(.up) / scale
    }

    private static func roundedDown(_ value: CGFloat) -> CGFloat {
        let scale = _HostEnvironment.current.scale
        return (value * scale + 0.01).rounded(.down) / scale
    }

    private static func rounded(_ value: CGFloat) -> CGFloat {
        let scale = _HostEnvironment.current.scale
        return (value * scale).rounded() / scale
    }
}

extension UIView {
    /// A rectangle of the reading direction as a frame: mirrored where reading goes to the left.
    func frameInReadingDirection(_ rect: CGRect, width: CGFloat) -> CGRect {
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rect }
        return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
}
