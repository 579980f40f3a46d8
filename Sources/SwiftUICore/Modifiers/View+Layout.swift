extension View {
    nonisolated public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            LayoutChange(
                layout: FrameLayout(width: Self.sound(width), height: Self.sound(height), alignment: alignment)))
    }

    @available(*, deprecated, message: "Please pass one or more parameters.")
    nonisolated public func frame() -> some View { frame(width: nil) }

    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            LayoutChange(
                layout: FlexibleFrameLayout(
                    horizontal: .init(minWidth, idealWidth, maxWidth),
                    vertical: .init(minHeight, idealHeight, maxHeight), alignment: alignment)))
    }

    /// Lengths that are negative or no numbers count as zero.
    nonisolated private static func sound(_ length: CGFloat?) -> CGFloat? { length.map { $0 > 0 ? $0 : 0 } }

    nonisolated public func padding(_ insets: EdgeInsets) -> some View {
        modifier(LayoutChange(layout: PaddingLayout(insets: insets)))
    }

    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(
            LayoutChange(layout: PaddingLayout(insets: EdgeInsets(length ?? LayoutMetric.defaultPadding, on: edges))))
    }

    nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(LayoutChange(layout: FixedSizeLayout(horizontal: horizontal, vertical: vertical)))
    }

    nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(LayoutChange(layout: AspectRatioLayout(ratio: aspectRatio, mode: contentMode)))
    }

    nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
    nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    nonisolated public func position(_ position: CGPoint) -> some View {
        modifier(LayoutChange(layout: PositionLayout(position: position)))
    }

    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }

    nonisolated public func layoutPriority(_ value: Double) -> some View {
        modifier(TraitChange(key: ObjectIdentifier(LayoutPriorityTrait.self), value: value))
    }

    nonisolated public func zIndex(_ value: Double) -> some View {
        modifier(TraitChange(key: ObjectIdentifier(ZIndexTrait.self), value: value))
    }

    nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(TraitChange(key: ObjectIdentifier(key), value: value))
    }

    nonisolated public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(LayoutChange(layout: AlignmentGuideLayout(key: g.key, compute: computeValue)))
    }

    nonisolated public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(LayoutChange(layout: AlignmentGuideLayout(key: g.key, compute: computeValue)))
    }

    nonisolated public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(SecondaryLayer(second: content(), alignment: alignment, kind: .overlay))
    }

    @_disfavoredOverload
    nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modifier(SecondaryLayer(second: overlay, alignment: alignment, kind: .overlay))
    }

    nonisolated public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(SecondaryLayer(second: content(), alignment: alignment, kind: .background))
    }

    @_disfavoredOverload
    nonisolated public func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        modifier(SecondaryLayer(second: background, alignment: alignment, kind: .background))
    }

    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { modifier(IdentityChange(id: id)) }
}
