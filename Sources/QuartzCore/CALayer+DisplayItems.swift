import DisplayList
import TextEngine

extension CALayer {
    /// What the layer shows, in the coordinates of its superlayer; none for one that is hidden, fully transparent, seen
    /// from a back it does not have, or placed at no finite place. `scale` is pixels a point.
    public func _displayItems(scale: CGFloat) -> [DisplayItem] {
        guard !isHidden, !_isDrawnElsewhere, opacity > 0, isDoubleSided || !showsBack else { return [] }
        let transform = _transformToSuperlayer
        guard [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].allSatisfy(\.isFinite)
        else { return [] }
        let items = _ownItems(scale: scale)
        guard !transform.isIdentity, !items.isEmpty else { return items }
        // A lone group without a transform takes this one, which keeps lists flat.
        if items.count == 1, case .group(var group) = items[0], group.affineTransform.isIdentity {
            group.affineTransform = transform
            return [.group(group)]
        }
        return [.group(DisplayGroup(transform: transform, items: items))]
    }

    /// What the layer shows, in its own coordinates.
    ///
    /// 1. From below: background, contents, sublayers, border. A layer that masks to its bounds cuts contents and
    ///    sublayers to its outline.
    /// 2. The shadow, unless the layer masks to its bounds, is that of the shadow path or of all the above together.
    /// 3. The mask and the opacity act on the whole, shadow included.
    public func _ownItems(scale: CGFloat) -> [DisplayItem] {
        displayIfNeeded()
        var items = _backgroundItems()
        let inside = _contentsItems() + _sublayerItems(scale: scale)
        if masksToBounds, !inside.isEmpty {
            items.append(.group(DisplayGroup(clip: DisplayPath(outline.path), items: inside)))
        } else {
            items += inside
        }
        items += borderItems()
        if let shadow = shadow() { items = [.group(DisplayGroup(shadow: shadow, items: items))] }
        let maskItems = mask?._displayItems(scale: scale)
        guard opacity < 1 || maskItems != nil, !items.isEmpty else { return items }
        return [.group(DisplayGroup(opacity: min(1, Double(opacity)), mask: maskItems, items: items))]
    }

    private func borderItems() -> [DisplayItem] {
        guard borderWidth > 0, let borderColor, borderColor.alpha > 0, !bounds.isEmpty else { return [] }
        let path = CGMutablePath()
        path.addPath(outline.path)
        if borderWidth * 2 < min(bounds.width, bounds.height) { path.addPath(outline.inset(by: borderWidth).path) }
        return [.fill(DisplayPath(path), .color(TextColor(borderColor)), evenOdd: true)]
    }

    private func shadow() -> DisplayShadow? {
        guard shadowOpacity > 0, !masksToBounds, let shadowColor, shadowColor.alpha > 0 else { return nil }
        return DisplayShadow(
            color: TextColor(shadowColor).withAlpha(multipliedBy: min(1, Double(shadowOpacity))),
            offsetX: shadowOffset.width, offsetY: shadowOffset.height, radius: max(0, shadowRadius),
            path: shadowPath.map(DisplayPath.init))
    }
}
