/// A value from a range, chosen by moving a thumb; its label is for assistive technologies only.
public struct Slider<Label: View, ValueLabel: View>: View, _NamedView {
    private let value: Binding<Double>
    private let range: ClosedRange<Double>
    private let step: Double?
    private let label: Label
    private let least: ValueLabel?
    private let most: ValueLabel?
    private let editing: (Bool) -> Void

    private init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?, label: Label, _ least: ValueLabel?,
        _ most: ValueLabel?, _ editing: @escaping (Bool) -> Void
    ) where V.Stride: BinaryFloatingPoint {
        self.value = Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
        range = Double(bounds.lowerBound)...Double(bounds.upperBound)
        self.step = step.map { Double($0) }
        self.label = label
        self.least = least
        self.most = most
        self.editing = editing
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label: label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, label: label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
    }

    @available(*, deprecated, renamed: "Slider(value:in:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)")
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label: label(), minimumValueLabel, maximumValueLabel, onEditingChanged)
    }

    @available(
        *, deprecated, renamed: "Slider(value:in:step:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)"
    )
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, label: label(), minimumValueLabel, maximumValueLabel, onEditingChanged)
    }

    public var body: some View {
        let control = SliderControl(value: value, range: range, step: step, editing: editing)
        if least == nil, most == nil {
            control
        } else {
            HStack {
                least
                control
                most
            }
        }
    }
}

extension Slider where ValueLabel == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label: label(), nil, nil, onEditingChanged)
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, label: label(), nil, nil, onEditingChanged)
    }

    @available(*, deprecated, renamed: "Slider(value:in:label:onEditingChanged:)")
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label: label(), nil, nil, onEditingChanged)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label: EmptyView(), nil, nil, onEditingChanged)
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, label: EmptyView(), nil, nil, onEditingChanged)
    }
}

private struct SliderControl: PlatformControl {
    typealias UIViewType = UISlider
    @Binding var value: Double
    let range: ClosedRange<Double>
    let step: Double?
    let editing: (Bool) -> Void

    func make() -> UISlider { UISlider() }

    func update(_ control: UISlider, _ environment: EnvironmentValues) {
        control.minimumValue = Float(range.lowerBound)
        control.maximumValue = Float(range.upperBound)
        control.value = Float(value)
        control.isEnabled = environment.isEnabled
    }

    func changed(_ control: UISlider) {
        var new = Double(control.value)
        if let step, step > 0 {
            new = range.lowerBound + ((new - range.lowerBound) / step).rounded() * step
            new = min(max(new, range.lowerBound), range.upperBound)
        }
        editing(true)
        value = new
        editing(false)
    }
}
