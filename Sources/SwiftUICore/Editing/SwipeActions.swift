extension View {
    /// Actions that stay hidden until the row is swiped; the first stands at the row's edge.
    ///
    /// - Parameter allowsFullSwipe: whether a long swipe does what the first action does.
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        modifier(
            _Attached(
                edge == .trailing ? RowTrait.TrailingSwipe.self : RowTrait.LeadingSwipe.self,
                SwipeActionGroup(content: content(), allowsFullSwipe: allowsFullSwipe)))
    }
}

/// The buttons of a swipe as they look there.
private struct SwipeActionGroup<Content> {
    let content: Content
    let allowsFullSwipe: Bool
}

extension SwipeActionGroup: View where Content: View {
    var body: some View { content.buttonStyle(SwipeActionStyle(allowsFullSwipe: allowsFullSwipe)) }
}

private struct SwipeActionStyle: PrimitiveButtonStyle {
    let allowsFullSwipe: Bool

    func makeBody(configuration: Configuration) -> some View {
        let trigger = SwipeTrigger(allowsFullSwipe: allowsFullSwipe) { configuration.trigger() }
        SwipeActionLook(isDestructive: configuration.role == .destructive) { configuration.label }
            .onTapGesture { configuration.trigger() }
            .modifier(TraitChange(key: ObjectIdentifier(RowTrait.Trigger.self), value: trigger))
    }
}

/// What a swipe shows of a row that can be deleted; the row itself reacts to a touch on it.
struct DefaultDeleteAction: View {
    var body: some View { SwipeActionLook(isDestructive: true) { Text(verbatim: "Delete") } }
}

/// White on a platter of the tint: grey without one, red where something is lost. A capsule from iOS 26 on.
private struct SwipeActionLook<Label: View>: View {
    private let isDestructive: Bool
    private let label: Label
    @Environment(\._design) private var design
    @Environment(\._tint) private var tint

    init(isDestructive: Bool, @ViewBuilder label: () -> Label) {
        self.isDestructive = isDestructive
        self.label = label()
    }

    private var platter: AnyShapeStyle {
        if isDestructive { return AnyShapeStyle(Color.red) }
        return tint ?? AnyShapeStyle(Color(system: "systemGray"))
    }

    var body: some View {
        let shown = label.labelStyle(SwipeLabelStyle()).font(.subheadline).lineLimit(1).foregroundStyle(.white)
            .padding(.horizontal, LayoutMetric.badgeSide)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        if design == .ios26 {
            shown.background(platter, in: Capsule())
        } else {
            shown.background { Rectangle().fill(platter) }
        }
    }
}

/// The symbol alone.
private struct SwipeLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.icon.font(.system(size: LayoutMetric.swipeIcon)).symbolVariant(.fill)
    }
}
