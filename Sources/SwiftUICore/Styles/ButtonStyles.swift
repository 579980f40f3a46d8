/// The label in the tint.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { TintedButton(configuration: configuration) }
}

/// The label in the tint.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { TintedButton(configuration: configuration) }
}

/// The label as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.modifier(DisabledLook()).onTapGesture { configuration.trigger() }
    }
}

/// The label in the tint on a faint platter of it.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PlatterButton(configuration: configuration, isProminent: false)
    }
}

/// The label in white on a platter of the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PlatterButton(configuration: configuration, isProminent: true)
    }
}

private struct TintedButton: View {
    let configuration: PrimitiveButtonStyleConfiguration

    var body: some View {
        configuration.label
            .foregroundStyle(configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint))
            .modifier(DisabledLook())
            .plainSpacing(.bottom)
            .onTapGesture { configuration.trigger() }
    }
}

/// Layout algorithm: the label with the room of the control's size at its sides, above and below it; 12 and 7 points at
/// the regular one.
///
/// Origin: iOS 26.0 recordings: the label and 24 wide, and 14 tall. The platter's shape is a capsule on iOS 26, a
/// rectangle with round corners on iOS 18, unless another one is asked for.
private struct PlatterButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let isProminent: Bool
    @Environment(\._design) private var design
    @Environment(\._buttonBorderShape) private var shape
    @Environment(\.controlSize) private var size

    private var tint: AnyShapeStyle {
        configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
    }

    private var platter: AnyShapeStyle {
        isProminent ? tint : AnyShapeStyle(tint.opacity(Double(LayoutMetric.borderedTint)))
    }

    var body: some View {
        configuration.label
            .modifier(ButtonRoom(size: size, isRound: shape.isCircle))
            .foregroundStyle(isProminent ? AnyShapeStyle(Color.white) : tint)
            .background(platter, in: shape.resolved(design, size))
            .modifier(DisabledLook())
            .plainSpacing(.all)
            .onTapGesture { configuration.trigger() }
    }
}

/// Fainter where the view is disabled.
struct DisabledLook: ViewModifier {
    @Environment(\.isEnabled) private var isEnabled

    func body(content: Content) -> some View {
        content.opacity(isEnabled ? 1 : Double(LayoutMetric.disabledOpacity))
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
