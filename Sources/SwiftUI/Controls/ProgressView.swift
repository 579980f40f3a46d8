/// How far something is, or that it goes on.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View, _NamedView {
    private let fraction: Double?
    private let label: Label?
    private let current: CurrentValueLabel?
    @Environment(\._progressViewStyle) private var style

    private init(fraction: Double?, label: Label?, current: CurrentValueLabel?) {
        self.fraction = fraction
        self.label = label
        self.current = current
    }

    public var body: some View {
        style.make(
            ProgressViewStyleConfiguration(
                fractionCompleted: fraction, label: label.map { .init(view: AnyView($0)) },
                currentValueLabel: current.map { .init(view: AnyView($0)) }))
    }

    static func share<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
        value.map { total > 0 ? min(max(Double($0) / Double(total), 0), 1) : 0 }
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    public init() where Label == EmptyView { self.init(fraction: nil, label: nil, current: nil) }
    public init(@ViewBuilder label: () -> Label) { self.init(fraction: nil, label: label(), current: nil) }
    public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(fraction: nil, label: Text(titleKey), current: nil)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init(fraction: nil, label: Text(title), current: nil)
    }
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(fraction: Self.share(value, total), label: label(), current: nil)
    }
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(fraction: Self.share(value, total), label: nil, current: nil)
    }
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) where Label == Text {
        self.init(fraction: Self.share(value, total), label: Text(titleKey), current: nil)
    }
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) where Label == Text {
        self.init(fraction: Self.share(value, total), label: Text(title), current: nil)
    }
    public init(_ progress: Progress) where Label == EmptyView {
        self.init(
            fraction: progress.isIndeterminate ? nil : progress.fractionCompleted, label: nil, current: nil)
    }
}

extension ProgressView {
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(fraction: Self.share(value, total), label: label(), current: currentValueLabel())
    }

    public init(_ configuration: ProgressViewStyleConfiguration)
    where
        Label == ProgressViewStyleConfiguration.Label,
        CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
    {
        self.init(
            fraction: configuration.fractionCompleted, label: configuration.label,
            current: configuration.currentValueLabel)
    }
}

/// What a style of progress views is given.
public struct ProgressViewStyleConfiguration {
    public struct Label: View {
        let view: AnyView
        public var body: some View { view }
    }
    public struct CurrentValueLabel: View {
        let view: AnyView
        public var body: some View { view }
    }

    /// nil where it is not known how far it is.
    public let fractionCompleted: Double?
    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?
}

/// How progress views look.
@MainActor @preconcurrency public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A bar where it is known how far it is, else a spinner.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        } else {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

/// A bar with its label above and the current value below, each 4 points away.
///
/// Origin: recorded on the iOS 26 simulator (ios-progress).
public struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    nonisolated public init() { tint = nil }
    nonisolated public init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        let bar = ProgressBar(fraction: configuration.fractionCompleted ?? 0, tint: tint)
        if configuration.label == nil, configuration.currentValueLabel == nil {
            bar
        } else {
            VStack(alignment: .leading, spacing: SwiftUIMetric.progressLabelGap.value) {
                configuration.label
                bar
                configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
            }
        }
    }
}

/// A spinner with its label below.
public struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    nonisolated public init() { tint = nil }
    nonisolated public init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        if configuration.label == nil {
            Spinner(tint: tint)
        } else {
            VStack {
                Spinner(tint: tint)
                configuration.label.foregroundStyle(.secondary)
            }
        }
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle { public static var automatic: Self { Self() } }
extension ProgressViewStyle where Self == LinearProgressViewStyle { public static var linear: Self { Self() } }
extension ProgressViewStyle where Self == CircularProgressViewStyle { public static var circular: Self { Self() } }

struct AnyProgressViewStyle: Sendable {
    let make: @MainActor @Sendable (ProgressViewStyleConfiguration) -> AnyView

    init<S: ProgressViewStyle>(_ style: S) {
        // Styles are made and asked on the main actor.
        nonisolated(unsafe) let style = style
        make = { AnyView(style.makeBody(configuration: $0)) }
    }
}

private struct ProgressViewStyleKey: EnvironmentKey {
    static let defaultValue = AnyProgressViewStyle(DefaultProgressViewStyle())
}

extension EnvironmentValues {
    var _progressViewStyle: AnyProgressViewStyle {
        get { self[ProgressViewStyleKey.self] }
        set { self[ProgressViewStyleKey.self] = newValue }
    }
}

extension View {
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        environment(\._progressViewStyle, AnyProgressViewStyle(style))
    }
}

private struct ProgressBar: UIViewRepresentable {
    let fraction: Double
    let tint: Color?

    func makeUIView(context: Context) -> UIProgressView { UIProgressView(progressViewStyle: .default) }

    func updateUIView(_ uiView: UIProgressView, context: Context) {
        uiView.progress = Float(fraction)
        uiView.progressTintColor = tint.map { UIColor($0) }
    }
}

private struct Spinner: UIViewRepresentable {
    let tint: Color?

    func makeUIView(context: Context) -> UIActivityIndicatorView {
        let view = UIActivityIndicatorView(style: .medium)
        view.startAnimating()
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            view.setContentHuggingPriority(.required, for: axis)
            view.setContentCompressionResistancePriority(.required, for: axis)
        }
        return view
    }

    func updateUIView(_ uiView: UIActivityIndicatorView, context: Context) {
        uiView.style = context.environment.controlSize >= .large ? .large : .medium
        uiView.color =
            tint.map { UIColor($0) } ?? context.environment._tintColor.map { UIColor(_textColor: $0) }
            ?? .secondaryLabel
    }
}
