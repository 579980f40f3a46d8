/// The label of the field that a style is given.
public struct _TextFieldStyleLabel: View {
    let view: AnyView
    public var body: some View { view }
}

/// How text fields look.
@MainActor @preconcurrency public protocol TextFieldStyle {
    associatedtype _Body: View
    @ViewBuilder func _body(configuration: TextField<Self._Label>) -> _Body
    typealias _Label = _TextFieldStyleLabel
}

public struct DefaultTextFieldStyle: TextFieldStyle {
    nonisolated public init() {}
    public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

/// Nothing around the text.
public struct PlainTextFieldStyle: TextFieldStyle {
    nonisolated public init() {}
    public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

/// A field with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    nonisolated public init() {}
    public func _body(configuration: TextField<Self._Label>) -> some View {
        configuration.environment(\._hasRoundedField, true)
    }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle { public static var automatic: Self { Self() } }
extension TextFieldStyle where Self == PlainTextFieldStyle { public static var plain: Self { Self() } }
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle { public static var roundedBorder: Self { Self() } }

struct AnyTextFieldStyle: Sendable {
    let make: @MainActor @Sendable (TextField<_TextFieldStyleLabel>) -> AnyView

    init<S: TextFieldStyle>(_ style: S) {
        // Styles are made and asked on the main actor.
        nonisolated(unsafe) let style = style
        make = { AnyView(style._body(configuration: $0)) }
    }
}

private struct TextFieldStyleKey: EnvironmentKey {
    static let defaultValue = AnyTextFieldStyle(DefaultTextFieldStyle())
}
private struct RoundedFieldKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    var _textFieldStyle: AnyTextFieldStyle {
        get { self[TextFieldStyleKey.self] }
        set { self[TextFieldStyleKey.self] = newValue }
    }
    var _hasRoundedField: Bool {
        get { self[RoundedFieldKey.self] }
        set { self[RoundedFieldKey.self] = newValue }
    }
}

extension View {
    nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        environment(\._textFieldStyle, AnyTextFieldStyle(style))
    }
}
