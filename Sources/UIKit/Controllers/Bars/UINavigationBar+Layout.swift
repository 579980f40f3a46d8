import Foundation

extension UINavigationBar {
    func layOutItems() {
        let top = bounds.height - (_fullHeight - _barHeight) - _barHeight
        let prompt = promptLabel.isHidden ? 0 : BarMetric.promptHeight.value
        let row = CGRect(x: 0, y: max(0, top) + prompt, width: bounds.width, height: _barHeight - prompt)
        backgroundView.frame = CGRect(
            x: 0, y: -_backgroundReach, width: bounds.width, height: bounds.height + _backgroundReach)
        let hairline = 1 / _HostEnvironment.current.scale
        shadowView.frame = CGRect(x: 0, y: bounds.height, width: bounds.width, height: hairline)
        promptLabel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: prompt)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let side = BarLayout.side(in: self)
        let start = BarLayout.place(leading, in: row, from: side.leading, isMirrored: isMirrored)
        let end = BarLayout.place(trailing, in: row, from: side.trailing, isMirrored: !isMirrored)
        placeTitle(in: row, left: isMirrored ? end : start, right: isMirrored ? start : end)
        placeLargeTitle(below: row, side: side, isMirrored: isMirrored)
        guard let search = shownSearch, search.place == .stacked else { return }
        search.frame = CGRect(x: 0, y: bounds.height - _searchHeight, width: bounds.width, height: _searchHeight)
    }

    private func placeTitle(in row: CGRect, left: CGFloat, right: CGFloat) {
        let gap = BarMetric.titleGap.value
        let room = CGRect(
            x: left + gap, y: row.minY, width: max(0, row.width - left - right - 2 * gap), height: row.height)
        if let view = shownTitleView, view.superview === self {
            var size = view.bounds.size
            if size.width == 0 || size.height == 0 || !view.translatesAutoresizingMaskIntoConstraints {
                size = view.systemLayoutSizeFitting(CGSize(width: room.width, height: room.height))
            }
            if size.width <= 0 { size.width = room.width }
            if size.height <= 0 { size.height = room.height }
            place(view, size, in: row, room)
        }
        let titleSize = titleLabel.intrinsicContentSize
        guard !subtitleLabel.isHidden else {
            place(titleLabel, titleSize, in: row, room)
            return
        }
        let subtitleSize = subtitleLabel.intrinsicContentSize
        let height = titleSize.height + subtitleSize.height
        let y = row.minY + (row.height - height) / 2
        place(titleLabel, titleSize, in: CGRect(x: row.minX, y: y, width: row.width, height: titleSize.height), room)
        place(
            subtitleLabel, subtitleSize,
            in: CGRect(x: row.minX, y: y + titleSize.height, width: row.width, height: subtitleSize.height), room)
    }

    /// Centred in the bar; moved, then narrowed, where the items are in the way.
    private func place(_ view: UIView, _ size: CGSize, in row: CGRect, _ room: CGRect) {
        let width = min(size.width, room.width)
        let x = min(max(row.midX - width / 2, room.minX), max(room.minX, room.maxX - width))
        view._placeInBar(
            CGRect(
                x: _toPixels(x), y: _toPixels(row.minY + (row.height - size.height) / 2), width: width,
                height: size.height))
    }

    private func placeLargeTitle(below row: CGRect, side: (leading: CGFloat, trailing: CGFloat), isMirrored: Bool) {
        guard !largeTitleLabel.isHidden else { return }
        let size = largeTitleLabel.intrinsicContentSize
        let width = min(size.width, bounds.width - side.leading - side.trailing)
        let x = isMirrored ? bounds.width - side.leading - width : side.leading
        largeTitleLabel.frame = CGRect(
            x: x, y: _toPixels(row.maxY + (BarMetric.largeTitleHeight.value - size.height) / 2), width: width,
            height: size.height)
    }
}
