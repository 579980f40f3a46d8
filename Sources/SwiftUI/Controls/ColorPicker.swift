/// A choice of a colour.
public struct ColorPicker<Label: View>: View, _NamedView {
    private let color: () -> Color
    private let label: Label

    private init(_ color: @escaping () -> Color, _ label: Label) {
        self.color = color
        self.label = label
    }

    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.init({ selection.wrappedValue }, label())
    }
    public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.init({ Color(cgColor: selection.wrappedValue) }, label())
    }

    public var body: some View {
        ControlRow {
            label
        } control: {
            ColorWell(color: color())
        }
    }
}

extension ColorPicker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init({ selection.wrappedValue }, Text(titleKey))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init({ selection.wrappedValue }, Text(title))
    }
    public init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
        self.init({ Color(cgColor: selection.wrappedValue) }, Text(titleKey))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
        self.init({ Color(cgColor: selection.wrappedValue) }, Text(title))
    }
}

/// The colour on a disc, with a ring of all hues around it.
private struct ColorWell: View {
    let color: Color

    private var hues: Gradient { Gradient(colors: [.red, .yellow, .green, .cyan, .blue, .purple, .red]) }

    var body: some View {
        let size = SwiftUIMetric.colorWellSize.value
        ZStack {
            Circle().strokeBorder(AngularGradient(gradient: hues, center: .center), lineWidth: size / 9)
            Circle().fill(color).padding(size / 5)
        }.frame(width: size, height: size)
    }
}
