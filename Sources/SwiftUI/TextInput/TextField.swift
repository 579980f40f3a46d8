/// A line of text that can be edited; with a vertical axis it grows with its text.
public struct TextField<Label: View>: View, _NamedView {
    let text: Binding<String>
    let prompt: Text?
    let axis: Axis
    let isSecure: Bool
    let label: Label
    let editing: (Bool) -> Void
    let commit: () -> Void
    @Environment(\._textFieldStyle) private var style

    init(
        text: Binding<String>, prompt: Text?, axis: Axis = .horizontal, isSecure: Bool = false, label: Label,
        editing: @escaping (Bool) -> Void = { _ in }, commit: @escaping () -> Void = {}
    ) {
        self.text = text
        self.prompt = prompt
        self.axis = axis
        self.isSecure = isSecure
        self.label = label
        self.editing = editing
        self.commit = commit
    }

    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text: text, prompt: prompt, label: label())
    }

    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(text: text, prompt: prompt, axis: axis, label: label())
    }

    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(text: FormattedText.binding(value, format), prompt: prompt, label: label())
    }

    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(text: FormattedText.binding(value, format), prompt: prompt, label: label())
    }

    public init<V>(value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text: FormattedText.binding(value, formatter), prompt: prompt, label: label())
    }

    public var body: some View {
        if Label.self == _TextFieldStyleLabel.self {
            PlainTextField(
                text: text, prompt: prompt, axis: axis, isSecure: isSecure, label: label, editing: editing,
                commit: commit)
        } else {
            style.make(
                TextField<_TextFieldStyleLabel>(
                    text: text, prompt: prompt, axis: axis, isSecure: isSecure,
                    label: _TextFieldStyleLabel(view: AnyView(label)), editing: editing, commit: commit))
        }
    }
}

extension TextField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text: text, prompt: nil, label: Text(titleKey))
    }
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt, label: Text(titleKey))
    }
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(text: text, prompt: nil, axis: axis, label: Text(titleKey))
    }
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(text: text, prompt: prompt, axis: axis, label: Text(titleKey))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(text: text, prompt: nil, label: Text(title))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt, label: Text(title))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.init(text: text, prompt: nil, axis: axis, label: Text(title))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(text: text, prompt: prompt, axis: axis, label: Text(title))
    }

    @available(*, deprecated, message: "Renamed TextField.init(_:text:onEditingChanged:). Use View.onSubmit(of:_:).")
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
    ) {
        self.init(text: text, prompt: nil, label: Text(titleKey), editing: onEditingChanged, commit: onCommit)
    }
    @_disfavoredOverload
    @available(*, deprecated, message: "Renamed TextField.init(_:text:onEditingChanged:). Use View.onSubmit(of:_:).")
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(text: text, prompt: nil, label: Text(title), editing: onEditingChanged, commit: onCommit)
    }
}

extension TextField where Label == Text {
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(text: FormattedText.binding(value, format), prompt: prompt, label: Text(titleKey))
    }
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(text: FormattedText.binding(value, format), prompt: prompt, label: Text(titleKey))
    }
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(text: FormattedText.binding(value, format), prompt: prompt, label: Text(title))
    }
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(text: FormattedText.binding(value, format), prompt: prompt, label: Text(title))
    }
    public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
        self.init(text: FormattedText.binding(value, formatter), prompt: nil, label: Text(titleKey))
    }
    @_disfavoredOverload
    public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter) {
        self.init(text: FormattedText.binding(value, formatter), prompt: nil, label: Text(title))
    }
}

/// Values as text and back; text that means nothing changes nothing.
private enum FormattedText {
    static func binding<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) -> Binding<String>
    where F.FormatOutput == String {
        Binding(
            get: { format.format(value.wrappedValue) },
            set: { if let new = try? format.parseStrategy.parse($0) { value.wrappedValue = new } })
    }

    static func binding<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F) -> Binding<String>
    where F.FormatOutput == String {
        Binding(
            get: { value.wrappedValue.map { format.format($0) } ?? "" },
            set: { value.wrappedValue = try? format.parseStrategy.parse($0) })
    }

    static func binding<V>(_ value: Binding<V>, _ formatter: Formatter) -> Binding<String> {
        Binding(
            get: { formatter.string(for: value.wrappedValue) ?? "" },
            set: { text in
                if let number = formatter as? NumberFormatter, let new = number.number(from: text) as? V {
                    value.wrappedValue = new
                } else if let date = formatter as? DateFormatter, let new = date.date(from: text) as? V {
                    value.wrappedValue = new
                }
            })
    }
}

/// A text that can be edited and shows dots.
public struct SecureField<Label: View>: View, _NamedView {
    private let text: Binding<String>
    private let prompt: Text?
    private let label: Label
    private let commit: () -> Void

    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text, prompt, label())
    }

    private init(_ text: Binding<String>, _ prompt: Text?, _ label: Label, _ commit: @escaping () -> Void = {}) {
        self.text = text
        self.prompt = prompt
        self.label = label
        self.commit = commit
    }

    public var body: some View {
        TextField(text: text, prompt: prompt, isSecure: true, label: label, commit: commit)
    }
}

extension SecureField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(text, nil, Text(titleKey)) }
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text, prompt, Text(titleKey))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) { self.init(text, nil, Text(title)) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text, prompt, Text(title))
    }
    @available(*, deprecated, message: "Renamed SecureField.init(_:text:). Use View.onSubmit(of:_:).")
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text, nil, Text(titleKey), onCommit)
    }
    @_disfavoredOverload
    @available(*, deprecated, message: "Renamed SecureField.init(_:text:). Use View.onSubmit(of:_:).")
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text, nil, Text(title), onCommit)
    }
}
