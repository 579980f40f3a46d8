import CoreGraphics
import DisplayList
import Foundation
import TextEngine

extension UITextField {
    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The text as it is shown: bullets for a secret.
    var shownText: NSAttributedString {
        let text = attributedText ?? NSAttributedString(string: "")
        guard isSecureTextEntry else { return text }
        return NSAttributedString(string: String(repeating: "•", count: text.string.count))
    }

    var shownTextColor: UIColor {
        let color: UIColor = textColor ?? .label
        return isEnabled ? color : color.withAlphaComponent(0.4)
    }

    private var isEmpty: Bool { (text ?? "").isEmpty }

    // MARK: - Measures

    private func request(_ text: NSAttributedString, width: CGFloat?, color: UIColor) -> TextRequest {
        let defaults = _TextDefaults(
            font: font ?? .systemFont(ofSize: UIFont.labelFontSize), color: color, alignment: textAlignment,
            lineBreakMode: .byTruncatingTail, isRightToLeft: isRightToLeft)
        return text._textRequest(width: width, maximumLines: 1, defaults: defaults, traits: traitCollection)
    }

    private var sideInset: CGFloat {
        switch borderStyle {
        case .roundedRect: ControlMetric.fieldRoundedInset.value
        case .bezel, .line: ControlMetric.fieldBezelInset.value
        case .none: 0
        }
    }

    var fieldSize: CGSize {
        let measured = isEmpty ? attributedPlaceholder ?? NSAttributedString(string: "") : shownText
        let text =
            measured.length > 0
            ? _TextEnvironment.engine.layout(request(measured, width: nil, color: .label)).width : 0
        let lineHeight = Double(font?.lineHeight ?? 0)
        var size = roundedUpToPixels(width: text, height: lineHeight + Double(ControlMetric.fieldPlainExtra.value))
        size.width += 2 * sideInset
        for view in [shown(leftView, leftViewMode), shown(rightView, rightViewMode)].compactMap({ $0 }) {
            size.width += sideViewSize(view).width
        }
        switch borderStyle {
        case .roundedRect: size.height = max(size.height, ControlMetric.fieldRoundedHeight.value)
        case .bezel, .line: size.height += 2 * ControlMetric.fieldBorder.value
        case .none: break
        }
        return size
    }

    // MARK: - Side views

    private func applies(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    private func shown(_ view: UIView?, _ mode: ViewMode) -> UIView? { applies(mode) ? view : nil }

    var showsClearButton: Bool {
        applies(clearButtonMode) && !isEmpty && shown(rightView, rightViewMode) == nil
    }

    private func sideViewSize(_ view: UIView) -> CGSize {
        if view.bounds.width > 0 || view.bounds.height > 0 { return view.bounds.size }
        let own = view.intrinsicContentSize
        if own.width >= 0, own.height >= 0 { return own }
        return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }

    func sideViewPlace(_ view: UIView?, atLeft isLeft: Bool, _ bounds: CGRect) -> CGRect {
        guard let view else { return .zero }
        let size = sideViewSize(view)
        return CGRect(
            x: isLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    func clearButtonPlace(_ bounds: CGRect) -> CGRect {
        let side = ControlMetric.fieldClearButton.value
        let x = isRightToLeft ? bounds.minX + 5 : bounds.maxX - side - 5
        return CGRect(x: x, y: bounds.midY - side / 2, width: side, height: side)
    }

    func insetTextRect(_ bounds: CGRect) -> CGRect {
        var rect = bounds.insetBy(dx: sideInset, dy: 0)
        // The left view is the leading one.
        let (left, right) =
            isRightToLeft
            ? (shown(rightView, rightViewMode), shown(leftView, leftViewMode))
            : (shown(leftView, leftViewMode), shown(rightView, rightViewMode))
        if let left {
            let edge = bounds.minX + sideViewSize(left).width
            rect.size.width -= max(0, edge - rect.minX)
            rect.origin.x = max(rect.minX, edge)
        }
        if let right { rect.size.width -= max(0, rect.maxX - (bounds.maxX - sideViewSize(right).width)) }
        if showsClearButton {
            let room = ControlMetric.fieldClearButton.value + 7 - sideInset
            rect.size.width -= room
            if isRightToLeft { rect.origin.x += room }
        }
        rect.size.width = max(0, rect.width)
        return rect
    }

    func placeSideViews() {
        func place(_ view: UIView?, _ mode: ViewMode, _ rect: CGRect) {
            guard let view else { return }
            guard applies(mode) else { return view.removeFromSuperview() }
            if view.superview !== self { addSubview(view) }
            view.translatesAutoresizingMaskIntoConstraints = true
            view.frame = rect
        }
        let leftRect = isRightToLeft ? sideViewPlace(leftView, atLeft: false, bounds) : leftViewRect(forBounds: bounds)
        let rightRect =
            isRightToLeft ? sideViewPlace(rightView, atLeft: true, bounds) : rightViewRect(forBounds: bounds)
        place(leftView, leftViewMode, leftRect)
        place(rightView, rightViewMode, rightRect)
    }

    // MARK: - Drawing

    func paintField() {
        paintFrame(in: borderRect(forBounds: bounds))
        if isEmpty {
            drawPlaceholder(in: placeholderRect(forBounds: bounds))
        } else {
            drawText(in: isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds))
        }
        guard showsClearButton, let context = UIGraphicsGetCurrentContext() else { return }
        let items = UIImage(systemName: "xmark.circle.fill")?._displayItems(
            in: clearButtonRect(forBounds: bounds), tint: UIColor.tertiaryLabel._textColor(for: traitCollection))
        context._draw(items ?? [])
    }

    func paintBorder(in rect: CGRect) {
        if let image = isEnabled ? background : disabledBackground ?? background, borderStyle != .roundedRect {
            UIGraphicsGetCurrentContext()?._draw(image._displayItems(in: rect, tint: nil))
        }
        switch borderStyle {
        case .none: break
        case .line: ControlPaint.stroke(rect.insetBy(dx: 0.5, dy: 0.5), radius: 0, .label, width: 1, in: self)
        case .bezel: ControlPaint.stroke(rect.insetBy(dx: 0.5, dy: 0.5), radius: 0, .systemGray, width: 1, in: self)
        case .roundedRect:
            let radius = ControlMetric.fieldRadius.value
            if backgroundColor == nil { ControlPaint.fill(rect, radius: radius, .systemBackground, in: self) }
            ControlPaint.stroke(rect.insetBy(dx: 0.25, dy: 0.25), radius: radius, .systemGray4, width: 0.5, in: self)
        }
    }

    func paint(_ text: NSAttributedString, color: UIColor, in rect: CGRect) {
        guard rect.width > 0, text.length > 0, let context = UIGraphicsGetCurrentContext() else { return }
        var request = request(text, width: rect.width, color: color)
        var layout = _TextEnvironment.engine.layout(request)
        if adjustsFontSizeToFitWidth, layout.isTruncated {
            let factor = shrinkingFactor(&request)
            for index in request.runs.indices { request.runs[index].font.size *= factor }
            layout = _TextEnvironment.engine.layout(request)
        }
        let scale = _HostEnvironment.current.scale
        let y = ((rect.midY - CGFloat(layout.height) / 2) * scale).rounded() / scale
        context._drawText(layout, at: CGPoint(x: rect.minX, y: y))
    }

    private func shrinkingFactor(_ request: inout TextRequest) -> Double {
        var free = request
        free.width = nil
        let natural = _TextEnvironment.engine.layout(free).width
        let least = minimumFontSize > 0 ? Double(minimumFontSize / (font?.pointSize ?? 17)) : 0.1
        return max(least, natural > 0 ? 0.98 * (request.width ?? natural) / natural : 1)
    }

    var shownFacts: _TextFacts? {
        let text = isEmpty ? placeholder ?? "" : shownText.string
        guard !text.isEmpty else { return nil }
        let measured = isEmpty ? attributedPlaceholder ?? NSAttributedString(string: "") : shownText
        let width = textRect(forBounds: bounds).width
        let layout = _TextEnvironment.engine.layout(request(measured, width: max(0, width), color: .label))
        return _TextFacts(
            string: text, lines: layout.lines.count, isTruncated: layout.isTruncated, styleName: font?._textStyleName,
            pointSize: font?.pointSize ?? 0)
    }

    func caretPlace(_ position: UITextPosition) -> CGRect {
        let rect = textRect(forBounds: bounds)
        let before = NSAttributedString(
            string: (shownText.string as NSString).substring(to: min(position.index, shownText.length)))
        let width =
            before.length > 0 ? _TextEnvironment.engine.layout(request(before, width: nil, color: .label)).width : 0
        let height = font?.lineHeight ?? 0
        return CGRect(x: rect.minX + CGFloat(width), y: rect.midY - height / 2, width: 2, height: height)
    }
}

extension UITextField: BaselineProviding {
    /// Those of a line that stands centred in the field's own height.
    var contentBaselineOffsets: (first: CGFloat, last: CGFloat) {
        guard let font else { return (0, 0) }
        let height = intrinsicContentSize.height
        let scale = _HostEnvironment.current.scale
        let first = (((height - font.lineHeight) / 2 + font.ascender) * scale).rounded() / scale
        return (first, height - first)
    }
}
