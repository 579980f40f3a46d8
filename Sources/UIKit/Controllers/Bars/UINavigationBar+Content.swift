import Foundation

extension UINavigationBar {
    /// Makes the views of the top item anew.
    func rebuild() {
        for view in leading + trailing where view !== shownSearch { view.removeFromSuperview() }
        if shownTitleView?.superview === self { shownTitleView?.removeFromSuperview() }
        if let tint = proxy?.storedTintColor, storedTintColor == nil { tintColor = tint }
        let item = topItem
        let appearance = _effectiveAppearance
        leading = makeLeading(item, appearance)
        trailing = (item?._trailingItems ?? []).map { view(for: $0, appearance) }
        takeSearchBar(item)
        for view in leading + trailing where view.superview !== self { addSubview(view) }
        hideRow(item?.isHiddenBySearch ?? false)
        fillLabels(item, appearance)
        if let titleView = item?.titleView {
            addSubview(titleView)
            shownTitleView = titleView
        }
        backgroundView.backgroundColor = appearance._fill
        shadowView.backgroundColor = appearance._fill == nil ? nil : appearance.shadowColor
        setNeedsLayout()
    }

    /// Takes the item's search bar in where its place is in this bar.
    private func takeSearchBar(_ item: UINavigationItem?) {
        let place = item?.searchPlace(traitCollection)
        let bar = place == .stacked || place == .inline ? item?.searchController?.searchBar : nil
        if shownSearch !== bar, shownSearch?.superview === self { shownSearch?.removeFromSuperview() }
        shownSearch = bar
        guard let bar, let place else { return }
        bar.place = place
        if place == .inline {
            bar.bounds.size = CGSize(width: BarMetric.searchInlineWidth.value, height: BarMetric.itemHeight.value)
            trailing.append(bar)
        } else if bar.superview !== self {
            addSubview(bar)
        }
    }

    private func hideRow(_ isHidden: Bool) {
        for view in leading + trailing where isHidden && view !== shownSearch { view.isHidden = true }
        shownTitleView?.isHidden = isHidden
    }

    private func fillLabels(_ item: UINavigationItem?, _ appearance: UINavigationBarAppearance) {
        let plain: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: BarMetric.titleSize.value, weight: .semibold),
            .foregroundColor: barStyle == .default ? UIColor.label : .white,
        ]
        let large: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: BarMetric.largeTitleSize.value, weight: .bold),
            .foregroundColor: barStyle == .default ? UIColor.label : .white,
        ]
        let isLarge = _showsLargeTitle
        let isRowHidden = item?.isHiddenBySearch ?? false
        let ownTitle = titleTextAttributes ?? proxy?.titleTextAttributes ?? [:]
        let ownLarge = largeTitleTextAttributes ?? proxy?.largeTitleTextAttributes ?? [:]
        set(
            titleLabel, isLarge || isRowHidden || item?.titleView != nil ? nil : item?.title, plain, ownTitle,
            appearance.titleTextAttributes)
        set(
            largeTitleLabel, isLarge ? item?.largeTitle ?? item?.title : nil, large, ownLarge,
            appearance.largeTitleTextAttributes)
        let small: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.secondaryLabel,
        ]
        set(subtitleLabel, isLarge || isRowHidden ? nil : item?.subtitle, small, [:], appearance.subtitleTextAttributes)
        set(promptLabel, isRowHidden ? nil : item?.prompt, small, [:], [:])
    }

    private func set(
        _ label: UILabel, _ text: String?, _ base: [NSAttributedString.Key: Any],
        _ own: [NSAttributedString.Key: Any], _ appearance: [NSAttributedString.Key: Any]
    ) {
        let attributes = base.merging(own) { _, new in new }.merging(appearance) { _, new in new }
        label.font = attributes[.font] as? UIFont
        label.textColor = attributes[.foregroundColor] as? UIColor
        label.text = text
        label.isHidden = text?.isEmpty ?? true
    }

    private func makeLeading(_ item: UINavigationItem?, _ appearance: UINavigationBarAppearance) -> [UIView] {
        guard let item else { return [] }
        let own = item._leadingItems
        var result: [UIView] = []
        if storedItems.count > 1, !item.hidesBackButton, own.isEmpty || item.leftItemsSupplementBackButton {
            result.append(backButton(item, appearance))
        }
        return result + own.map { view(for: $0, appearance) }
    }

    /// The previous item's back button, or one made of its title; from iOS 26 without a title.
    private func backButton(_ item: UINavigationItem, _ appearance: UINavigationBarAppearance) -> UIView {
        let previous = backItem
        let own = previous?.backBarButtonItem
        let button = UIBarButtonItem(title: nil, style: .plain, target: nil, action: nil)
        let title = own?.title ?? previous?.backButtonTitle ?? previous?.title ?? "Back"
        let isTitleShown = _DesignEnvironment.generation == .ios18 && previous?.backButtonDisplayMode != .minimal
        button.title = isTitleShown ? title : nil
        button.accessibilityLabel = title
        button.tintColor = own?.tintColor
        button.primaryAction = item.backAction ?? UIAction { [weak self] _ in self?._onBack?() }
        if !isTitleShown { button.title = nil }
        return _BarButton(
            item: button, isBack: true, attributes: appearance.backButtonAppearance.normal.titleTextAttributes)
    }

    private func view(for item: UIBarButtonItem, _ appearance: UINavigationBarAppearance) -> UIView {
        item.onChange = { [weak self] in self?._refresh() }
        if let custom = item.customView {
            item._view = custom
            return custom
        }
        if item._isSpace {
            let space = UIView(frame: CGRect(x: 0, y: 0, width: item.width, height: 0))
            item._view = space
            return space
        }
        let looks = item.style == .done ? appearance.doneButtonAppearance : appearance.buttonAppearance
        let own = item.titleTextAttributes(for: .normal) ?? [:]
        return _BarButton(
            item: item, attributes: looks.normal.titleTextAttributes.merging(own) { _, new in new })
    }
}
