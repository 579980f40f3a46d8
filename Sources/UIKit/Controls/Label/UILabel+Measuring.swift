import CoreGraphics
import Foundation
import TextEngine

/// Layouts of a label's present text by width and number of lines.
struct LabelMeasureCache {
    struct Key: Hashable {
        var width: CGFloat?
        var height: CGFloat?
        var lines: Int
        var isRightToLeft: Bool
    }

    private var layouts: [Key: TextLayout] = [:]

    mutating func removeAll() { layouts.removeAll() }

    mutating func layout(_ key: Key, make: () -> TextLayout) -> TextLayout {
        if let known = layouts[key] { return known }
        if layouts.count > 16 { layouts.removeAll() }
        let layout = make()
        layouts[key] = layout
        return layout
    }
}

extension CGFloat {
    /// Lengths from here on mean "no limit".
    private static let unlimited: CGFloat = 1_000_000

    /// nil where the length stands for no limit.
    var asLimit: CGFloat? { self < Self.unlimited ? Swift.max(0, self) : nil }
}

extension UILabel {
    /// What the text engine is asked, in the colours of the present state.
    func textRequest(width: CGFloat?, height: CGFloat?, lines: Int) -> TextRequest? {
        guard hasContent else { return nil }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let defaults = _TextDefaults(
            font: font, color: shownColor, alignment: textAlignment, lineBreakMode: lineBreakMode,
            isRightToLeft: isRightToLeft)
        var request =
            styledText?._textRequest(
                width: width, height: height, maximumLines: lines, defaults: defaults, traits: traitCollection)
            ?? TextRequest(
                plain: plainText ?? "", width: width, height: height, maximumLines: lines, defaults: defaults,
                traits: traitCollection)
        if let alignmentOverride { request.setForAllParagraphs(\.alignment, to: alignmentOverride._engineValue) }
        if let lineBreakOverride { request.setForAllParagraphs(\.lineBreak, to: lineBreakOverride._engineValue) }
        // Clipping keeps a single line whole; several lines break at words, as LayoutKit's tests recorded it.
        if lines != 1, lineBreakMode == .byClipping { request.setForAllParagraphs(\.lineBreak, to: .byWordWrapping) }
        request.setForAllParagraphs(\.avoidsLoneLastWord, to: lineBreakStrategy.contains(.pushOut))
        if let forced = forcedColor?._textColor(for: traitCollection) {
            for index in request.runs.indices { request.runs[index].color = forced }
        }
        return request
    }

    private var shownColor: UIColor { hostTextColor ?? textColor }

    /// What replaces the colours of an attributed text too.
    private var forcedColor: UIColor? {
        if isHighlighted, let highlightedTextColor { return highlightedTextColor }
        return isEnabled ? nil : .tertiaryLabel
    }

    private func measuredLayout(width: CGFloat?, height: CGFloat?, lines: Int) -> TextLayout? {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let key = LabelMeasureCache.Key(width: width, height: height, lines: lines, isRightToLeft: isRightToLeft)
        guard hasContent else { return nil }
        return measured.layout(key) {
            textRequest(width: width, height: height, lines: lines).map(_TextEnvironment.engine.layout)
                ?? TextLayout(lines: [], width: 0, height: 0, isTruncated: false)
        }
    }

    // MARK: - Sizes

    func measureIntrinsicSize() -> CGSize {
        let limit = solvedWidth ?? (preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil)
        let width = numberOfLines == 1 ? nil : limit
        let room = CGRect(
            x: 0, y: 0, width: width ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
    }

    func measureTextRect(_ bounds: CGRect, lines: Int) -> CGRect {
        let layout = measuredLayout(width: bounds.width.asLimit, height: bounds.height.asLimit, lines: lines)
        guard let layout, !layout.lines.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
        var size = roundedUpToPixels(width: layout.width, height: layout.height)
        var origin = bounds.origin
        if let width = bounds.width.asLimit {
            size.width = min(size.width, width)
            switch shownAlignment {
            case .center: origin.x += (width - size.width) / 2
            case .right: origin.x += width - size.width
            default: break
            }
        }
        if let height = bounds.height.asLimit, height > size.height { origin.y += (height - size.height) / 2 }
        return CGRect(origin: origin, size: size)
    }

    /// Natural alignment as a side.
    private var shownAlignment: NSTextAlignment {
        guard textAlignment == .natural else { return textAlignment }
        return effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    }

    /// The layout in the label's present bounds, as it is drawn.
    var shownLayout: TextLayout? {
        guard bounds.width > 0 else { return measuredLayout(width: nil, height: nil, lines: numberOfLines) }
        return measuredLayout(
            width: bounds.width, height: bounds.height > 0 ? bounds.height : nil, lines: numberOfLines)
    }

    var shownTextFacts: _TextFacts? {
        guard let text else { return nil }
        let layout = shownLayout
        let first = styledText.flatMap {
            $0.length > 0 ? $0.attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil
        }
        let font: UIFont = first ?? self.font
        let isTruncated = (layout?.isTruncated ?? false) && !adjustsFontSizeToFitWidth
        return _TextFacts(
            string: text, lines: layout?.lines.count ?? 0, isTruncated: isTruncated, styleName: font._textStyleName,
            pointSize: font.pointSize)
    }
}

extension UILabel: WidthDependentContent {
    var contentHeightDependsOnWidth: Bool {
        numberOfLines != 1 && preferredMaxLayoutWidth <= 0 && hasContent
    }

    func contentSize(forWidth width: CGFloat) -> CGSize {
        let previous = solvedWidth
        solvedWidth = width
        defer { solvedWidth = previous }
        var size = intrinsicContentSize
        let layout = measuredLayout(width: width.asLimit, height: nil, lines: numberOfLines)
        if let layout, layout.lines.count > 1 { size.height += ControlMetric.labelWrapExtra.value }
        return size
    }
}

extension UILabel: BaselineProviding {
    /// As in the label's own height without wrapping: a taller label keeps the distances.
    var contentBaselineOffsets: (first: CGFloat, last: CGFloat) {
        guard let layout = measuredLayout(width: nil, height: nil, lines: numberOfLines) else { return (0, 0) }
        let scale = _HostEnvironment.current.scale
        func round(_ value: Double) -> CGFloat { (CGFloat(value) * scale).rounded() / scale }
        let own = roundedUpToPixels(width: 0, height: layout.height).height
        return (round(layout.firstBaseline), own - round(layout.lastBaseline))
    }
}
