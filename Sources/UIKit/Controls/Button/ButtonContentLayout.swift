import CoreGraphics
import Foundation

/// Where the parts of a configured button go.
///
/// Layout algorithm:
/// 1. Title and subtitle stand below each other, `titlePadding` apart.
/// 2. The image stands beside or above them, `imagePadding` apart where both are there.
/// 3. The whole is placed in the room inside the insets by the button's alignments.
struct ButtonContentLayout {
    var image: CGSize = .zero
    var title: CGSize = .zero
    var subtitle: CGSize = .zero
    var titlePadding: CGFloat = 0
    var imagePadding: CGFloat = 0
    /// The image's side, with reading direction worked in.
    var imageEdge = Edge.left
    var titleAlignment = Alignment.center

    enum Edge { case left, right, top, bottom }
    enum Alignment { case left, center, right }

    struct Frames {
        var image: CGRect = .zero
        var title: CGRect = .zero
        var subtitle: CGRect = .zero
    }

    var textSize: CGSize {
        let gap = title.height > 0 && subtitle.height > 0 ? titlePadding : 0
        return CGSize(width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
    }

    private var isHorizontal: Bool { imageEdge == .left || imageEdge == .right }

    private var gap: CGFloat { image.width > 0 && textSize.width > 0 ? imagePadding : 0 }

    var size: CGSize {
        let text = textSize
        return isHorizontal
            ? CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
            : CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
    }

    func frames(
        in room: CGRect, horizontal: UIControl.ContentHorizontalAlignment, vertical: UIControl.ContentVerticalAlignment
    ) -> Frames {
        let whole = size
        let x: CGFloat =
            switch horizontal {
            case .left, .leading: room.minX
            case .right, .trailing: room.maxX - whole.width
            default: room.minX + (room.width - whole.width) / 2
            }
        let y: CGFloat =
            switch vertical {
            case .top: room.minY
            case .bottom: room.maxY - whole.height
            default: room.minY + (room.height - whole.height) / 2
            }
        var frames = Frames()
        let text = textSize
        let block = CGRect(origin: CGPoint(x: x, y: y), size: whole)
        frames.image = CGRect(origin: imageOrigin(in: block), size: image)
        placeText(&frames, in: CGRect(origin: textOrigin(in: block, text), size: text))
        return frames
    }

    private func imageOrigin(in block: CGRect) -> CGPoint {
        let centered = CGPoint(x: block.midX - image.width / 2, y: block.midY - image.height / 2)
        return switch imageEdge {
        case .left: CGPoint(x: block.minX, y: centered.y)
        case .right: CGPoint(x: block.maxX - image.width, y: centered.y)
        case .top: CGPoint(x: centered.x, y: block.minY)
        case .bottom: CGPoint(x: centered.x, y: block.maxY - image.height)
        }
    }

    private func textOrigin(in block: CGRect, _ text: CGSize) -> CGPoint {
        let centered = CGPoint(x: block.midX - text.width / 2, y: block.midY - text.height / 2)
        return switch imageEdge {
        case .left: CGPoint(x: block.maxX - text.width, y: centered.y)
        case .right: CGPoint(x: block.minX, y: centered.y)
        case .top: CGPoint(x: centered.x, y: block.maxY - text.height)
        case .bottom: CGPoint(x: centered.x, y: block.minY)
        }
    }

    private func placeText(_ frames: inout Frames, in rect: CGRect) {
        func x(_ width: CGFloat) -> CGFloat {
            switch titleAlignment {
            case .left: rect.minX
            case .center: rect.midX - width / 2
            case .right: rect.maxX - width
            }
        }
        frames.title = CGRect(origin: CGPoint(x: x(title.width), y: rect.minY), size: title)
        frames.subtitle = CGRect(
            origin: CGPoint(x: x(subtitle.width), y: rect.maxY - subtitle.height), size: subtitle)
    }
}
