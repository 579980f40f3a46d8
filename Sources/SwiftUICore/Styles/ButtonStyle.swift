/// What a style of buttons that react on their own is given.
public struct PrimitiveButtonStyleConfiguration {
    /// The button's label, whatever its type.
    public struct Label: View {
        let view: AnyView
        public var body: some View { view }
    }

    public let role: ButtonRole?
    public let label: Label
    let action: () -> Void

    public func trigger() { action() }
}

/// How buttons look, and when they act.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style of buttons is given.
public struct ButtonStyleConfiguration {
    /// The button's label, whatever its type.
    public struct Label: View {
        let view: AnyView
        public var body: some View { view }
    }

    public let role: ButtonRole?
    public let label: Label
    public let isPressed: Bool
}

/// How buttons look.
@MainActor @preconcurrency public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A style whose type is hidden.
struct AnyButtonStyle: Sendable {
    let make: @MainActor @Sendable (PrimitiveButtonStyleConfiguration) -> AnyView

    @MainActor func makeBody(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView { make(configuration) }

    init<S: PrimitiveButtonStyle>(_ style: S) {
        // Styles are made and asked on the main actor.
        nonisolated(unsafe) let style = style
        make = { AnyView(style.makeBody(configuration: $0)) }
    }
}

/// A button that a style of the user's draws.
struct StyledButton<S> {
    let style: S
}

extension StyledButton: PrimitiveButtonStyle where S: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        style.makeBody(
            configuration: ButtonStyleConfiguration(
                role: configuration.role, label: .init(view: AnyView(configuration.label)), isPressed: false)
        ).onTapGesture { configuration.trigger() }
    }
}

private struct ButtonStyleKey: EnvironmentKey {
    static let defaultValue = AnyButtonStyle(DefaultButtonStyle())
}

extension EnvironmentValues {
    var _buttonStyle: AnyButtonStyle {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

extension View {
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        environment(\._buttonStyle, AnyButtonStyle(StyledButton(style: style)))
    }

    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        environment(\._buttonStyle, AnyButtonStyle(style))
    }
}
