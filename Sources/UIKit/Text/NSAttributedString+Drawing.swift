import CoreGraphics
import DisplayList
import Foundation
import TextEngine

/// Limits for drawing that shrinks text to fit.
open class NSStringDrawingContext: NSObject {
    /// The smallest factor text may be shrunk by; 0 means it is not shrunk.
    open var minimumScaleFactor: CGFloat = 0
    /// The factor of the last drawing.
    open internal(set) var actualScaleFactor: CGFloat = 1
    /// The room the last drawing took.
    open internal(set) var totalBounds = CGRect.zero

    public override init() {
        super.init()
    }
}

extension NSAttributedString {
    /// The room the text takes in one line for each paragraph; unrounded points.
    public func size() -> CGSize {
        boundingRect(
            with: CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude),
            options: [.usesLineFragmentOrigin], context: nil
        ).size
    }

    /// The room the text takes; unrounded points.
    ///
    /// 1. Lines are broken at the width only with `usesLineFragmentOrigin`; otherwise there is one line, whose
    ///    rectangle has its origin at the baseline.
    /// 2. A width of zero, or above a million points, is no limit.
    /// 3. The fonts' leading counts only with `usesFontLeading`.
    /// 4. Without `truncatesLastVisibleLine` the height is no limit.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
    ) -> CGRect {
        let layout = _TextEnvironment.engine.layout(request(size, options: options))
        let isFragment = options.contains(.usesLineFragmentOrigin)
        let rect = CGRect(
            x: 0, y: isFragment ? 0 : -CGFloat(layout.firstBaseline), width: CGFloat(layout.width),
            height: CGFloat(layout.height))
        context?.totalBounds = rect
        return rect
    }

    public func draw(at point: CGPoint) {
        draw(request(.zero, options: .usesLineFragmentOrigin), in: CGRect(origin: point, size: .zero), context: nil)
    }

    /// Lines are broken at the rectangle's width and end at its bottom.
    public func draw(in rect: CGRect) {
        draw(with: rect, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
    }

    public func draw(with rect: CGRect, options: NSStringDrawingOptions, context: NSStringDrawingContext?) {
        draw(request(rect.size, options: options), in: rect, context: context)
    }

    private func request(_ size: CGSize, options: NSStringDrawingOptions) -> TextRequest {
        let isFragment = options.contains(.usesLineFragmentOrigin)
        let hasWidth = isFragment && size.width > 0 && size.width < 1_000_000
        let hasHeight = options.contains(.truncatesLastVisibleLine) && size.height > 0 && size.height < 1_000_000
        var request = _textRequest(
            width: hasWidth ? size.width : nil, height: hasHeight ? size.height : nil, maximumLines: isFragment ? 0 : 1
        )
        if !options.contains(.usesFontLeading) {
            for index in request.runs.indices { request.runs[index].font.leading = 0 }
        }
        return request
    }

    private func draw(_ request: TextRequest, in rect: CGRect, context: NSStringDrawingContext?) {
        let layout = _TextEnvironment.engine.layout(request)
        context?.totalBounds = CGRect(
            origin: rect.origin, size: CGSize(width: layout.width, height: layout.height))
        guard let graphics = UIGraphicsGetCurrentContext() else { return }
        graphics.saveGState()
        if let shadow = length > 0 ? attribute(.shadow, at: 0, effectiveRange: nil) as? NSShadow : nil {
            graphics.setShadow(
                offset: shadow.shadowOffset, blur: shadow.shadowBlurRadius,
                color: (shadow.shadowColor as? UIColor)?.cgColor)
        }
        graphics._drawText(layout, at: rect.origin)
        graphics._draw(_attachmentItems(in: layout, at: rect.origin))
        graphics.restoreGState()
    }

    /// What shows the attachments of a laid-out string whose top left corner is at the point.
    ///
    /// The laid-out attachments stand in the order of the string's; those that were cut off are left out.
    public func _attachmentItems(in layout: TextLayout, at origin: CGPoint) -> [DisplayItem] {
        guard length > 0 else { return [] }
        var attachments: [(attachment: NSTextAttachment, tint: UIColor?)] = []
        enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, _, _ in
            if let attachment = attributes[.attachment] as? NSTextAttachment {
                attachments.append((attachment, attributes[.foregroundColor] as? UIColor))
            }
        }
        guard !attachments.isEmpty else { return [] }
        var items: [DisplayItem] = []
        var next = 0
        for line in layout.lines {
            for placed in line.runs {
                guard let size = placed.run.attachmentSize, next < attachments.count else { continue }
                let entry = attachments[next]
                next += 1
                let rect = CGRect(
                    x: origin.x + CGFloat(line.x + placed.x),
                    y: origin.y + CGFloat(line.baseline - placed.run.baselineOffset - size.height),
                    width: CGFloat(size.width), height: CGFloat(size.height))
                items += entry.attachment.image?._displayItems(in: rect, tintColor: entry.tint) ?? []
            }
        }
        return items
    }
}

extension NSString {
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        attributed(attrs).size()
    }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        attributed(attributes).boundingRect(with: size, options: options, context: context)
    }

    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        attributed(attrs).draw(at: point)
    }

    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        attributed(attrs).draw(in: rect)
    }

    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        attributed(attributes).draw(with: rect, options: options, context: context)
    }

    private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
        NSAttributedString(string: _swiftString, attributes: attributes)
    }
}

// Apple's platforms find these on NSString through bridging.
extension String {
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSString(string: self).size(withAttributes: attrs)
    }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSString(string: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }

    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSString(string: self).draw(at: point, withAttributes: attrs)
    }

    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSString(string: self).draw(in: rect, withAttributes: attrs)
    }

    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        NSString(string: self).draw(with: rect, options: options, attributes: attributes, context: context)
    }
}
