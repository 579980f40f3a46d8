/// The parts of a date that a picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    public static let date = DatePickerComponents(rawValue: 2)
}

/// A choice of a date, a time or both.
public struct DatePicker<Label: View>: View, _NamedView {
    public typealias Components = DatePickerComponents
    private let selection: Binding<Date>
    private let limits: (Date?, Date?)
    private let components: Components
    private let label: Label
    @Environment(\._datePickerStyle) private var style

    private init(_ selection: Binding<Date>, _ limits: (Date?, Date?), _ components: Components, _ label: Label) {
        self.selection = selection
        self.limits = limits
        self.components = components
        self.label = label
    }

    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, (nil, nil), displayedComponents, label())
    }
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, (range.lowerBound, range.upperBound), displayedComponents, label())
    }
    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, (range.lowerBound, nil), displayedComponents, label())
    }
    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, (nil, range.upperBound), displayedComponents, label())
    }

    public var body: some View {
        style.make(
            DatePickerStyleConfiguration(
                label: .init(view: AnyView(label)), selection: selection, minimumDate: limits.0,
                maximumDate: limits.1, displayedComponents: components))
    }
}

extension DatePicker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, (nil, nil), displayedComponents, Text(titleKey))
    }
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, (range.lowerBound, range.upperBound), displayedComponents, Text(titleKey))
    }
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, (range.lowerBound, nil), displayedComponents, Text(titleKey))
    }
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, (nil, range.upperBound), displayedComponents, Text(titleKey))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, (nil, nil), displayedComponents, Text(title))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, (range.lowerBound, range.upperBound), displayedComponents, Text(title))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, (range.lowerBound, nil), displayedComponents, Text(title))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, (nil, range.upperBound), displayedComponents, Text(title))
    }
}
