/// What a style of date pickers is given.
public struct DatePickerStyleConfiguration {
    public struct Label: View {
        let view: AnyView
        public var body: some View { view }
    }

    public let label: Label
    @Binding public var selection: Date
    public let minimumDate: Date?
    public let maximumDate: Date?
    public let displayedComponents: DatePickerComponents

    init(
        label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
        displayedComponents: DatePickerComponents
    ) {
        self.label = label
        _selection = selection
        self.minimumDate = minimumDate
        self.maximumDate = maximumDate
        self.displayedComponents = displayedComponents
    }
}

/// How date pickers look.
@MainActor @preconcurrency public protocol DatePickerStyle {
    associatedtype Body: View
    typealias Configuration = DatePickerStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Date and time in capsules at the end of the row.
public struct CompactDatePickerStyle: DatePickerStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ControlRow {
            configuration.label
        } control: {
            DateControl(configuration: configuration, style: .compact)
        }
    }
}

public struct DefaultDatePickerStyle: DatePickerStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        CompactDatePickerStyle().makeBody(configuration: configuration)
    }
}

/// The month of the date.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        DateControl(configuration: configuration, style: .inline)
    }
}

/// Wheels of days, hours and minutes.
public struct WheelDatePickerStyle: DatePickerStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            DateControl(configuration: configuration, style: .wheels)
        }
    }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle { public static var automatic: Self { Self() } }
extension DatePickerStyle where Self == CompactDatePickerStyle { public static var compact: Self { Self() } }
extension DatePickerStyle where Self == GraphicalDatePickerStyle { public static var graphical: Self { Self() } }
extension DatePickerStyle where Self == WheelDatePickerStyle { public static var wheel: Self { Self() } }

struct AnyDatePickerStyle: Sendable {
    let make: @MainActor @Sendable (DatePickerStyleConfiguration) -> AnyView

    init<S: DatePickerStyle>(_ style: S) {
        // Styles are made and asked on the main actor.
        nonisolated(unsafe) let style = style
        make = { AnyView(style.makeBody(configuration: $0)) }
    }
}

private struct DatePickerStyleKey: EnvironmentKey {
    static let defaultValue = AnyDatePickerStyle(DefaultDatePickerStyle())
}

extension EnvironmentValues {
    var _datePickerStyle: AnyDatePickerStyle {
        get { self[DatePickerStyleKey.self] }
        set { self[DatePickerStyleKey.self] = newValue }
    }
}

extension View {
    nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        environment(\._datePickerStyle, AnyDatePickerStyle(style))
    }
}

/// The date picker of UIKit in one of its styles.
struct DateControl: PlatformControl {
    typealias UIViewType = UIDatePicker
    let configuration: DatePickerStyleConfiguration
    let style: UIDatePickerStyle

    func make() -> UIDatePicker { UIDatePicker() }

    func update(_ control: UIDatePicker, _ environment: EnvironmentValues) {
        let parts = configuration.displayedComponents
        control.preferredDatePickerStyle = style
        control.datePickerMode =
            parts == .date ? .date : parts == .hourAndMinute ? .time : .dateAndTime
        control.locale = environment.locale
        control.timeZone = environment.timeZone
        control.calendar = environment.calendar
        control.minimumDate = configuration.minimumDate
        control.maximumDate = configuration.maximumDate
        control.date = configuration.selection
        control.isEnabled = environment.isEnabled
    }

    func changed(_ control: UIDatePicker) { configuration.selection = control.date }

    /// A calendar or wheels take the width that they are offered.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIDatePicker, context: Context) -> CGSize? {
        let own = uiView.intrinsicContentSize
        guard style != .compact else { return own }
        return CGSize(width: max(own.width, proposal.width ?? 0), height: own.height)
    }
}
