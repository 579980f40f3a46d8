import CoreGraphics
import Foundation

extension UITableViewCell {
    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The margins that the table gives: its side margin, and the standard ones above and below.
    var listMargins: UIEdgeInsets {
        let vertical = ListMetric.contentPadding.value
        return UIEdgeInsets(top: vertical, left: context.sideMargin, bottom: vertical, right: context.sideMargin)
    }

    // MARK: - Content view

    private var isShowingEditControl: Bool {
        storedEditing && (editingStyle != .none || context.allowsMultipleSelection)
    }
    private var isShowingReorderControl: Bool { storedEditing && showsReorderControl && context.canMove }

    /// Where the content view lies in reading direction, for a cell of a width.
    func contentSpan(width: CGFloat) -> (start: CGFloat, width: CGFloat) {
        var start = CGFloat(indentationLevel) * indentationWidth
        if isShowingEditControl, shouldIndentWhileEditing { start += ListMetric.editingIndent.value }
        let end = trailingWidth
        return (start, max(0, width - start - end))
    }

    /// What accessory and reorder control take away at the end, gaps included.
    private var trailingWidth: CGFloat {
        var width: CGFloat = 0
        if let accessory = parts.accessory { width = context.sideMargin + accessory.bounds.width }
        if isShowingReorderControl {
            width = max(width, context.sideMargin) + ListMetric.editingControl.value + ListMetric.accessoryGap.value
        }
        return width
    }

    func placeContentView() {
        let span = contentSpan(width: bounds.width)
        let rect = CGRect(x: span.start, y: 0, width: span.width, height: bounds.height)
        storedContentView.frame = frameInReadingDirection(rect, width: bounds.width)
    }

    func layOutParts() {
        updateAccessory()
        placeContentView()
        parts.configuredView?.frame = storedContentView.bounds
        layOutLabels()
        backgroundView?.frame = bounds
        selectedBackgroundView?.frame = bounds
        parts.plainSelection?.frame = bounds
        parts.background?.place(in: bounds, rightToLeft: isRightToLeft)
        placeAccessory()
        placeEditControl()
        placeSeparator()
    }

    // MARK: - Standard styles

    private func arrangement() -> ListContentArrangement {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        let margins = storedContentView.directionalLayoutMargins
        let padding = ListMetric.rowLabelPadding.value
        var result = ListContentArrangement()
        result.margins = UIEdgeInsets(
            top: padding, left: margins.leading, bottom: padding, right: margins.trailing)
        if let view = parts.imageView, let image = view.shownImage {
            result.image = view
            result.imageSize = image.size
            result.imageSlot = ListContentArrangement.slot(for: image, reserved: 0, traits: traitCollection)
            result.imageGap = ListMetric.rowImageGap.value
        }
        result.text = parts.textLabel
        result.secondary = parts.detailLabel
        result.isSideBySide = style == .value1 && !isLarge
        result.sideBySideGap = ListMetric.rowSideBySideGap.value
        result.verticalGap = ListMetric.rowDetailGap.value
        result.minimumHeight = ListMetric.rowStandardHeight
        return result
    }

    func standardHeight(_ size: CGSize) -> CGFloat {
        let width = size.width > 0 && size.width < 1_000_000 ? size.width : bounds.width
        updateAccessory()
        let content = contentSpan(width: width).width
        if let view = parts.configuredView { return view.sizeThatFits(CGSize(width: content, height: 0)).height }
        return arrangement().frames(width: content).height
    }

    private func layOutLabels() {
        guard contentConfiguration == nil else { return }
        let size = storedContentView.bounds.size
        var frames = arrangement().frames(width: size.width, height: size.height)
        if style == .value2, !traitCollection.preferredContentSizeCategory.isAccessibilityCategory {
            placeInColumns(&frames, size)
        }
        for (view, frame) in [
            (parts.imageView as UIView?, frames.image), (parts.textLabel, frames.text),
            (parts.detailLabel, frames.secondary),
        ] {
            // A label that takes part in constraints of the program's own is theirs to place.
            guard let view, view.translatesAutoresizingMaskIntoConstraints else { continue }
            view.frame = storedContentView.frameInReadingDirection(frame, width: size.width)
        }
    }

    /// The value2 style: a narrow column that ends where the second one begins.
    private func placeInColumns(_ frames: inout ListContentArrangement.Frames, _ size: CGSize) {
        let column = ListMetric.rowValue2Width.value
        let gap = ListMetric.rowSideBySideGap.value
        let start = frames.text.minX
        let end = storedContentView.directionalLayoutMargins.trailing
        for (label, path) in [(parts.textLabel, \ListContentArrangement.Frames.text), (parts.detailLabel, \.secondary)]
        {
            guard let label else { continue }
            let isFirst = label === parts.textLabel
            let height = label.sizeThatFits(CGSize(width: size.width, height: .infinity)).height
            let x = isFirst ? start : start + column + gap
            frames[keyPath: path] = CGRect(
                x: x, y: roundedToPixels(x: 0, y: Double((size.height - height) / 2), width: 0, height: 0).minY,
                width: isFirst ? column : max(0, size.width - x - end), height: height)
        }
    }

    // MARK: - Fitting

    /// The height the row wants at a width: content configuration, constraints, labels, in this order.
    func fittingRow(_ target: CGSize, vertical: UILayoutPriority) -> CGSize {
        let width = target.width > 0 ? target.width : bounds.width
        if width != bounds.width { bounds.size.width = width }
        updateConfigurationIfNeeded()
        updateAccessory()
        placeContentView()
        updateConstraintsIfNeeded()
        let size = CGSize(width: storedContentView.bounds.width, height: target.height)
        if let view = parts.configuredView {
            let height = view.systemLayoutSizeFitting(
                size, withHorizontalFittingPriority: .required, verticalFittingPriority: vertical
            ).height
            if height > 0 { return CGSize(width: width, height: height) }
        } else if storedContentView.hasConstraintsInside {
            let height = storedContentView.systemLayoutSizeFitting(
                size, withHorizontalFittingPriority: .required, verticalFittingPriority: vertical
            ).height
            if height > 0 { return CGSize(width: width, height: height) }
        }
        return CGSize(width: width, height: sizeThatFits(CGSize(width: width, height: target.height)).height)
    }

    // MARK: - Separator

    /// Where the text begins, in the cell's reading direction.
    private var textStart: CGFloat {
        let content = isRightToLeft ? bounds.width - storedContentView.frame.maxX : storedContentView.frame.minX
        if let view = parts.configuredView as? UIListContentView { return content + view.textStart }
        guard contentConfiguration == nil else { return content + storedContentView.directionalLayoutMargins.leading }
        return content + arrangement().frames(width: storedContentView.bounds.width).text.minX
    }

    /// Left and right in reading direction: left is where reading begins.
    var shownSeparatorInset: UIEdgeInsets {
        let trailing = ListMetric.separatorTrailing.value
        guard let own = parts.separatorInset ?? context.separatorInset else {
            return UIEdgeInsets(top: 0, left: textStart, bottom: 0, right: trailing)
        }
        guard parts.separatorInset == nil, !context.isSeparatorInsetFromEdges else { return own }
        return UIEdgeInsets(top: 0, left: textStart + own.left, bottom: 0, right: trailing + own.right)
    }

    private func placeSeparator() {
        let isShown = context.separatorStyle != .none && !(context.style != .plain && context.isLast) && table != nil
        guard isShown else {
            parts.separator?.removeFromSuperview()
            parts.separator = nil
            return
        }
        let view = parts.separator ?? ListSeparatorView()
        parts.separator = view
        if view.superview == nil { addSubview(view) }
        view.backgroundColor = context.separatorColor ?? .separator
        let scale = _HostEnvironment.current.scale
        let thickness = (ListMetric.separatorThickness.value * scale).rounded(.up) / scale
        let inset = shownSeparatorInset
        let rect = CGRect(
            x: inset.left, y: bounds.height - thickness, width: max(0, bounds.width - inset.left - inset.right),
            height: thickness)
        view.frame = frameInReadingDirection(rect, width: bounds.width)
    }

    // MARK: - Edit controls

    private func placeEditControl() {
        parts.editControl = placeControl(
            parts.editControl, isShown: isShowingEditControl, symbol: editSymbol.name, color: editSymbol.color,
            x: context.sideMargin)
        let size = ListMetric.editingControl.value
        parts.reorderControl = placeControl(
            parts.reorderControl, isShown: isShowingReorderControl, symbol: "line.3.horizontal",
            color: .tertiaryLabel, x: bounds.width - context.sideMargin - size)
    }

    private var editSymbol: (name: String, color: UIColor) {
        if context.allowsMultipleSelection {
            return storedSelected ? ("checkmark.circle.fill", tintColor) : ("circle", .tertiaryLabel)
        }
        return editingStyle == .insert ? ("plus.circle.fill", .systemGreen) : ("minus.circle.fill", .systemRed)
    }

    private func placeControl(
        _ old: UIImageView?, isShown: Bool, symbol: String, color: UIColor, x: CGFloat
    ) -> UIImageView? {
        guard isShown else {
            old?.removeFromSuperview()
            return nil
        }
        let view = old ?? UIImageView()
        if view.superview == nil { addSubview(view) }
        view.image = UIImage(systemName: symbol)
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
        view.tintColor = color
        view.contentMode = .center
        let size = ListMetric.editingControl.value
        let rect = CGRect(x: x, y: (bounds.height - size) / 2, width: size, height: size)
        view.frame = frameInReadingDirection(rect, width: bounds.width)
        return view
    }
}

extension UIView {
    /// Whether a view below this one takes part in constraints, which then can say how tall it is.
    ///
    /// Those that views make in `updateConstraints()` are made first.
    var hasConstraintsInside: Bool {
        updateConstraintsIfNeeded()
        return holdsConstraints
    }

    private var holdsConstraints: Bool {
        !heldConstraints.isEmpty || storedSubviews.contains(where: \.holdsConstraints)
    }
}
