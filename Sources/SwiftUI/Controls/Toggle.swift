/// A choice between on and off.
public struct Toggle<Label: View>: View, _NamedView {
    let isOn: Binding<Bool>
    let isMixed: Bool
    let label: Label
    @Environment(\._toggleStyle) private var style

    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        isMixed = false
        self.label = label()
    }

    public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let bindings = sources.map { $0[keyPath: isOn] }
        let values = bindings.map(\.wrappedValue)
        self.isOn = Binding(
            get: { bindings.allSatisfy(\.wrappedValue) },
            set: { value in for binding in bindings { binding.wrappedValue = value } })
        isMixed = values.contains(true) && values.contains(false)
        self.label = label()
    }

    public var body: some View {
        style.make(ToggleStyleConfiguration(label: .init(view: AnyView(label)), isOn: isOn, isMixed: isMixed))
    }
}

extension Toggle where Label == Text {
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}

extension Toggle where Label == SwiftUICore.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUICore.Label(titleKey, systemImage: systemImage) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUICore.Label(title, systemImage: systemImage) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn) { configuration.label }
    }
}

/// What a style of toggles is given.
public struct ToggleStyleConfiguration {
    public struct Label: View {
        let view: AnyView
        public var body: some View { view }
    }

    public let label: Label
    @Binding public var isOn: Bool
    public var isMixed: Bool

    init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
        self.label = label
        _isOn = isOn
        self.isMixed = isMixed
    }
}

/// How toggles look.
@MainActor @preconcurrency public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A switch after the label.
public struct SwitchToggleStyle: ToggleStyle {
    private let tint: Color?

    nonisolated public init() { tint = nil }
    nonisolated public init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        ControlRow {
            configuration.label
        } control: {
            SwitchControl(isOn: configuration.$isOn, tint: tint)
        }
    }
}

public struct DefaultToggleStyle: ToggleStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggleStyle().makeBody(configuration: configuration)
    }
}

/// A button that looks pressed while it is on.
public struct ButtonToggleStyle: ToggleStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        let button = Button {
            configuration.isOn.toggle()
        } label: {
            configuration.label
        }
        if configuration.isOn { button.buttonStyle(.bordered) } else { button }
    }
}

extension ToggleStyle where Self == DefaultToggleStyle { public static var automatic: Self { Self() } }
extension ToggleStyle where Self == SwitchToggleStyle { public static var `switch`: Self { Self() } }
extension ToggleStyle where Self == ButtonToggleStyle { public static var button: Self { Self() } }

struct AnyToggleStyle: Sendable {
    let make: @MainActor @Sendable (ToggleStyleConfiguration) -> AnyView

    init<S: ToggleStyle>(_ style: S) {
        // Styles are made and asked on the main actor.
        nonisolated(unsafe) let style = style
        make = { AnyView(style.makeBody(configuration: $0)) }
    }
}

private struct ToggleStyleKey: EnvironmentKey { static let defaultValue = AnyToggleStyle(DefaultToggleStyle()) }

extension EnvironmentValues {
    var _toggleStyle: AnyToggleStyle {
        get { self[ToggleStyleKey.self] }
        set { self[ToggleStyleKey.self] = newValue }
    }
}

extension View {
    nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        environment(\._toggleStyle, AnyToggleStyle(style))
    }
}

struct SwitchControl: PlatformControl {
    typealias UIViewType = UISwitch
    @Binding var isOn: Bool
    let tint: Color?

    func make() -> UISwitch { UISwitch() }

    func update(_ control: UISwitch, _ environment: EnvironmentValues) {
        control.isOn = isOn
        control.onTintColor =
            tint.map { UIColor($0) } ?? environment._tintColor.map { UIColor(_textColor: $0) }
        control.isEnabled = environment.isEnabled
    }

    func changed(_ control: UISwitch) { isOn = control.isOn }
}

/// A label and its control at the other end; the control alone where labels are hidden.
struct ControlRow<RowLabel: View, Control: View>: View {
    @Environment(\.labelsVisibility) private var labels
    @Environment(\._rowContext) private var context
    private let label: RowLabel
    private let control: Control

    init(@ViewBuilder label: () -> RowLabel, @ViewBuilder control: () -> Control) {
        self.label = label()
        self.control = control()
    }

    var body: some View {
        if labels == .hidden {
            control
        } else {
            _ControlRowLayout(isAsTallAsLabel: context != .none) {
                RowLabelStack { label }
                control
            }
        }
    }
}

/// Several label views stand one below the other, the first as the title, the others smaller.
struct RowLabelStack<Content: View>: View {
    private let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View { VStack(alignment: .leading) { content } }
}
