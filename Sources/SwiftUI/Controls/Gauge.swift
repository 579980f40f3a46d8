/// A value within a range.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View, _NamedView
{
    private let share: Double
    private let label: Label
    private let current: CurrentValueLabel?
    private let least: BoundsLabel?
    private let most: BoundsLabel?
    @Environment(\._gaugeStyle) private var style

    private init<V: BinaryFloatingPoint>(
        _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel?, _ least: BoundsLabel?,
        _ most: BoundsLabel?
    ) {
        let length = Double(bounds.upperBound - bounds.lowerBound)
        share = length > 0 ? min(max(Double(value - bounds.lowerBound) / length, 0), 1) : 0
        self.label = label
        self.current = current
        self.least = least
        self.most = most
    }

    public var body: some View {
        style.make(
            GaugeStyleConfiguration(
                value: share, label: .init(view: AnyView(label)),
                currentValueLabel: current.map { .init(view: AnyView($0)) },
                minimumValueLabel: least.map { .init(view: AnyView($0)) },
                maximumValueLabel: most.map { .init(view: AnyView($0)) }))
    }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label)
    where CurrentValueLabel == EmptyView {
        self.init(value, bounds, label(), nil, nil, nil)
    }
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value, bounds, label(), currentValueLabel(), nil, nil)
    }
}

extension Gauge where MarkedValueLabels == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
    }
}

/// What a style of gauges is given.
public struct GaugeStyleConfiguration {
    public struct Label: View {
        let view: AnyView
        public var body: some View { view }
    }
    public struct CurrentValueLabel: View {
        let view: AnyView
        public var body: some View { view }
    }
    public struct MinimumValueLabel: View {
        let view: AnyView
        public var body: some View { view }
    }
    public struct MaximumValueLabel: View {
        let view: AnyView
        public var body: some View { view }
    }

    /// From 0 to 1.
    public var value: Double
    public var label: Label
    public var currentValueLabel: CurrentValueLabel?
    public var minimumValueLabel: MinimumValueLabel?
    public var maximumValueLabel: MaximumValueLabel?
}

/// How gauges look.
@MainActor @preconcurrency public protocol GaugeStyle {
    associatedtype Body: View
    typealias Configuration = GaugeStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A bar with the label above and the current value below it.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label
            HStack {
                configuration.minimumValueLabel
                GaugeBar(share: configuration.value)
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel.foregroundStyle(.secondary)
        }
    }
}

public struct DefaultGaugeStyle: GaugeStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        LinearCapacityGaugeStyle().makeBody(configuration: configuration)
    }
}

/// A bar with a mark at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.minimumValueLabel
            GaugeBar(share: configuration.value)
            configuration.maximumValueLabel
        }
    }
}

public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        LinearCapacityGaugeStyle().makeBody(configuration: configuration)
    }
}

/// A ring that is open below, with a dot at the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        GaugeRing(configuration: configuration, isOpen: true)
    }
}

/// A ring that is filled up to the value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        GaugeRing(configuration: configuration, isOpen: false)
    }
}

private struct GaugeBar: View {
    let share: Double

    var body: some View {
        GeometryReader { geometry in
            ZStack(alignment: .leading) {
                Capsule().fill(Color(uiColor: .systemFill))
                Capsule().fill(.tint).frame(width: geometry.size.width * CGFloat(share))
            }
        }.frame(height: SwiftUIMetric.gaugeLine.value)
    }
}

/// A ring of three quarters with a dot at the value, or a whole one that is filled up to it.
///
/// Layout algorithm: the current value stands in the middle, else the label. An open ring has the label, or the values at
/// its ends, in its gap. Texts become smaller where they would touch the ring.
private struct GaugeRing: View {
    let configuration: GaugeStyleConfiguration
    let isOpen: Bool

    var body: some View {
        let size = SwiftUIMetric.gaugeSize.value
        let line = SwiftUIMetric.gaugeLine.value
        ZStack {
            if isOpen { openRing(line) } else { fullRing(line) }
            middle.frame(width: size - 3.5 * line)
        }
        .padding(line / 2).frame(width: size, height: size)
        .overlay(alignment: .bottom) { if isOpen { gap } }
    }

    private func openRing(_ line: CGFloat) -> some View {
        ring(0, 0.75).stroke(.tint, style: StrokeStyle(lineWidth: line, lineCap: .round))
            .overlay {
                let radius = SwiftUIMetric.gaugeSize.value / 2 - line / 2
                let angle = Angle.degrees(135 + 270 * configuration.value).radians
                Circle().fill(.background).frame(width: 1.6 * line, height: 1.6 * line)
                    .overlay { Circle().fill(.primary).frame(width: line, height: line) }
                    .offset(x: radius * CGFloat(cos(angle)), y: radius * CGFloat(sin(angle)))
            }
    }

    private func fullRing(_ line: CGFloat) -> some View {
        ZStack {
            ring(0, 1).stroke(.tint.opacity(0.3), lineWidth: line)
            ring(0, CGFloat(configuration.value)).stroke(.tint, style: StrokeStyle(lineWidth: line, lineCap: .round))
        }
    }

    private var middle: some View {
        Group {
            if let current = configuration.currentValueLabel { current } else { configuration.label }
        }
        .font(.system(size: SwiftUIMetric.gaugeValueFont.value, weight: .medium)).lineLimit(1)
        .minimumScaleFactor(0.3)
    }

    private var gap: some View {
        HStack(spacing: SwiftUIMetric.gaugeLine.value) {
            if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
                configuration.minimumValueLabel
                configuration.maximumValueLabel
            } else if configuration.currentValueLabel != nil {
                configuration.label
            }
        }
        .font(.system(size: SwiftUIMetric.gaugeLabelFont.value)).lineLimit(1).minimumScaleFactor(0.5)
        .frame(maxWidth: SwiftUIMetric.gaugeSize.value * 0.6)
    }

    private func ring(_ start: CGFloat, _ end: CGFloat) -> some Shape {
        Circle().trim(from: start, to: end).rotation(.degrees(isOpen ? 135 : -90))
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle { public static var automatic: Self { Self() } }
extension GaugeStyle where Self == LinearCapacityGaugeStyle { public static var linearCapacity: Self { Self() } }
extension GaugeStyle where Self == AccessoryLinearGaugeStyle { public static var accessoryLinear: Self { Self() } }
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    public static var accessoryLinearCapacity: Self { Self() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle { public static var accessoryCircular: Self { Self() } }
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    public static var accessoryCircularCapacity: Self { Self() }
}

struct AnyGaugeStyle: Sendable {
    let make: @MainActor @Sendable (GaugeStyleConfiguration) -> AnyView

    init<S: GaugeStyle>(_ style: S) {
        // Styles are made and asked on the main actor.
        nonisolated(unsafe) let style = style
        make = { AnyView(style.makeBody(configuration: $0)) }
    }
}

private struct GaugeStyleKey: EnvironmentKey { static let defaultValue = AnyGaugeStyle(DefaultGaugeStyle()) }

extension EnvironmentValues {
    var _gaugeStyle: AnyGaugeStyle {
        get { self[GaugeStyleKey.self] }
        set { self[GaugeStyleKey.self] = newValue }
    }
}

extension View {
    nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        environment(\._gaugeStyle, AnyGaugeStyle(style))
    }
}

/// Controls that belong together.
public struct ControlGroup<Content: View>: View, _NamedView {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        self.content = LabeledControlGroupContent(content: content(), label: label())
    }

    public var body: some View { HStack { content } }
}

/// The controls of a group, whose label is for assistive technologies and menus.
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
    let content: Content
    let label: Label

    public var body: some View { content }
}
