/// What views around a text field say about entering text.
struct TextInputSettings: Equatable, Sendable {
    var keyboard = UIKeyboardType.default
    var content: UITextContentType?
    var capitalization: TextInputAutocapitalization?
    var disablesCorrection: Bool?
    var returnKey = UIReturnKeyType.default
}

private struct TextInputKey: EnvironmentKey { static let defaultValue = TextInputSettings() }

extension EnvironmentValues {
    var _textInput: TextInputSettings {
        get { self[TextInputKey.self] }
        set { self[TextInputKey.self] = newValue }
    }

    public var autocorrectionDisabled: Bool {
        get { _textInput.disablesCorrection ?? false }
        set { _textInput.disablesCorrection = newValue }
    }
}

/// Which letters a keyboard makes large by itself.
public struct TextInputAutocapitalization: Equatable, Sendable {
    let type: UITextAutocapitalizationType

    public static var never: TextInputAutocapitalization { TextInputAutocapitalization(type: .none) }
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization(type: .words) }
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(type: .sentences) }
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(type: .allCharacters) }

    init(type: UITextAutocapitalizationType) { self.type = type }

    public init?(_ type: UITextAutocapitalizationType) { self.type = type }
}

enum TextInput {
    @MainActor static func alignment(_ environment: EnvironmentValues) -> NSTextAlignment {
        let isRightToLeft = environment.layoutDirection == .rightToLeft
        return switch environment.multilineTextAlignment {
        case .leading: isRightToLeft ? .right : .left
        case .center: .center
        case .trailing: isRightToLeft ? .left : .right
        }
    }

    @MainActor static func apply(_ settings: TextInputSettings, to field: UITextField) {
        field.keyboardType = settings.keyboard
        field.textContentType = settings.content
        field.autocapitalizationType = settings.capitalization?.type ?? .sentences
        field.autocorrectionType = settings.disablesCorrection == true ? .no : .default
        field.returnKeyType = settings.returnKey
    }
}

/// What makes a form be handed in.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let text = SubmitTriggers(rawValue: 1)
    public static let search = SubmitTriggers(rawValue: 2)
}

struct SubmitAction {
    let triggers: SubmitTriggers
    let run: () -> Void
}

private struct SubmitKey: EnvironmentKey {
    static var defaultValue: [SubmitAction] { [] }
}

extension EnvironmentValues {
    var _submitActions: [SubmitAction] {
        get { self[SubmitKey.self] }
        set { self[SubmitKey.self] = newValue }
    }
}

/// What the return key says.
public struct SubmitLabel: Sendable {
    let key: UIReturnKeyType

    public static var done: SubmitLabel { SubmitLabel(key: .done) }
    public static var go: SubmitLabel { SubmitLabel(key: .go) }
    public static var send: SubmitLabel { SubmitLabel(key: .send) }
    public static var join: SubmitLabel { SubmitLabel(key: .join) }
    public static var route: SubmitLabel { SubmitLabel(key: .route) }
    public static var search: SubmitLabel { SubmitLabel(key: .search) }
    public static var `return`: SubmitLabel { SubmitLabel(key: .default) }
    public static var next: SubmitLabel { SubmitLabel(key: .next) }
    public static var `continue`: SubmitLabel { SubmitLabel(key: .continue) }
}

extension View {
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
        transformEnvironment(\._textInput) { $0.keyboard = type }
    }

    nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
        transformEnvironment(\._textInput) { $0.content = textContentType }
    }

    nonisolated public func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View {
        transformEnvironment(\._textInput) { $0.capitalization = autocapitalization }
    }

    @available(*, deprecated, message: "use textInputAutocapitalization(_:)")
    nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        transformEnvironment(\._textInput) { $0.capitalization = TextInputAutocapitalization(type: style) }
    }

    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        transformEnvironment(\._textInput) { $0.disablesCorrection = disable }
    }

    @available(*, deprecated, renamed: "autocorrectionDisabled(_:)")
    nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
        transformEnvironment(\._textInput) { $0.disablesCorrection = disable }
    }

    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        transformEnvironment(\._textInput) { $0.returnKey = submitLabel.key }
    }

    nonisolated public func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping (() -> Void)
    ) -> some View {
        transformEnvironment(\._submitActions) { $0.append(SubmitAction(triggers: triggers, run: action)) }
    }

    /// Keeps what is handed in inside from those around.
    nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
        transformEnvironment(\._submitActions) { if isBlocking { $0 = [] } }
    }
}
