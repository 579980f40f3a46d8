import CoreGraphics
import DisplayList
import Foundation
import TextEngine

extension UILabel {
    /// Draws the text into a rectangle.
    ///
    /// 1. Where the font may shrink, its size goes down until nothing is cut, or to the least factor.
    /// 2. Lines are broken at the rectangle's width and placed by the alignment.
    /// 3. The block of lines is centred vertically, on whole pixels.
    func paintText(in rect: CGRect) {
        guard rect.width > 0, rect.height > 0, let context = UIGraphicsGetCurrentContext() else { return }
        guard var request = textRequest(width: rect.width, height: rect.height, lines: numberOfLines) else { return }
        let natural = _TextEnvironment.engine.layout(request)
        var layout = natural
        if adjustsFontSizeToFitWidth, natural.isTruncated { layout = shrink(&request, in: rect) }
        let origin = origin(of: layout, natural: natural, in: rect)
        if let shadowColor {
            var shadow = request
            for index in shadow.runs.indices { shadow.runs[index].color = shadowColor._textColor(for: traitCollection) }
            let point = CGPoint(x: origin.x + shadowOffset.width, y: origin.y + shadowOffset.height)
            context._drawText(_TextEnvironment.engine.layout(shadow), at: point)
        }
        context._drawText(layout, at: origin)
        if let styledText { context._draw(styledText._attachmentItems(in: layout, at: origin)) }
    }

    private func origin(of layout: TextLayout, natural: TextLayout, in rect: CGRect) -> CGPoint {
        let scale = _HostEnvironment.current.scale
        var y = rect.minY + (rect.height - CGFloat(layout.height)) / 2
        if numberOfLines == 1, layout != natural {
            switch baselineAdjustment {
            case .alignCenters: break
            case .alignBaselines:
                let top = rect.minY + (rect.height - CGFloat(natural.height)) / 2
                y = top + CGFloat(natural.firstBaseline - layout.firstBaseline)
            case .none: y = rect.minY
            }
        }
        return CGPoint(x: rect.minX, y: (y * scale).rounded() / scale)
    }

    /// Finds the largest size at which the text is not cut, to a hundredth of the font's.
    private func shrink(_ request: inout TextRequest, in rect: CGRect) -> TextLayout {
        let original = request.runs
        var low = max(0.01, Double(minimumScaleFactor))
        var high = 1.0
        func layout(_ factor: Double, _ request: inout TextRequest) -> TextLayout {
            request.runs = original
            for index in request.runs.indices { request.runs[index].font.size *= factor }
            return _TextEnvironment.engine.layout(request)
        }
        guard !layout(low, &request).isTruncated else { return layout(low, &request) }
        while high - low > 0.01 {
            let middle = (low + high) / 2
            if layout(middle, &request).isTruncated { high = middle } else { low = middle }
        }
        return layout(low, &request)
    }
}
