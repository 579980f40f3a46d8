/// How much a badge strikes the eye.
public struct BadgeProminence: Hashable, Sendable {
    let level: Int

    public static let decreased = BadgeProminence(level: 0)
    public static let standard = BadgeProminence(level: 1)
    public static let increased = BadgeProminence(level: 2)
}

private struct BadgeProminenceKey: EnvironmentKey { static let defaultValue = BadgeProminence.standard }
private struct BadgeKey: EnvironmentKey { static let defaultValue: Text? = nil }

extension EnvironmentValues {
    public var badgeProminence: BadgeProminence {
        get { self[BadgeProminenceKey.self] }
        set { self[BadgeProminenceKey.self] = newValue }
    }

    /// What the row around wants shown beside its label; nil for nothing.
    public var _badge: Text? {
        get { self[BadgeKey.self] }
        set { self[BadgeKey.self] = newValue }
    }
}

/// Under which items of tab bars have their badges attached.
public enum _BadgeKey {}

/// A badge for the row of a list, or the item of a bar, that the view becomes.
private struct BadgeChange: ViewModifier {
    let text: Text?

    func body(content: Content) -> some View {
        content.environment(\._badge, text)
            .modifier(_Attached(RowTrait.Badge.self, _RowBadge(text: text)))
            .modifier(_Attached(_BadgeKey.self, _BarBadge(text: text)))
    }
}

/// The badge of a row: the text in the second colour, or on a platter where it is to strike the eye.
public struct _RowBadge: View {
    let text: Text?
    @Environment(\.badgeProminence) private var prominence

    public init(text: Text?) { self.text = text }

    public var body: some View {
        if let text {
            if prominence == .increased {
                BadgePlatter(text: text)
            } else {
                text.lineLimit(1).foregroundStyle(prominence == .decreased ? .tertiary : .secondary)
            }
        }
    }
}

/// The badge of an item in a bar.
private struct _BarBadge: View {
    let text: Text?

    var body: some View { if let text { BadgePlatter(text: text) } }
}

/// White on red, at least as wide as it is tall.
private struct BadgePlatter: View {
    let text: Text

    var body: some View {
        text.font(.system(size: LayoutMetric.badgeFont)).lineLimit(1).foregroundStyle(.white)
            .padding(.horizontal, LayoutMetric.badgeSide)
            .frame(minWidth: LayoutMetric.badgeHeight)
            .frame(height: LayoutMetric.badgeHeight)
            .background(.red, in: Capsule())
            .fixedSize()
    }
}

extension View {
    /// For rows that place their badge themselves.
    nonisolated public func _showsOwnBadge() -> some View {
        modifier(TraitChange(key: ObjectIdentifier(RowTrait.OwnBadge.self), value: true))
    }

    /// - Parameter count: 0 shows none.
    nonisolated public func badge(_ count: Int) -> some View {
        modifier(BadgeChange(text: count == 0 ? nil : Text(verbatim: "\(count)")))
    }
    nonisolated public func badge(_ label: Text?) -> some View { modifier(BadgeChange(text: label)) }
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
        modifier(BadgeChange(text: key.map { Text($0) }))
    }
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
        modifier(BadgeChange(text: label.map { Text($0) }))
    }
    nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
        environment(\.badgeProminence, prominence)
    }
}
