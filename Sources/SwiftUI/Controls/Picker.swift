/// A choice of one of several values.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View, _NamedView {
    private let label: Label
    private let selection: Binding<SelectionValue>
    private let content: Content
    private let current: AnyView?

    private init(label: Label, selection: Binding<SelectionValue>, content: Content, current: AnyView? = nil) {
        self.label = label
        self.selection = selection
        self.content = content
        self.current = current
    }

    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), selection: selection, content: content())
    }

    public init<CurrentValueLabel: View>(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            label: label(), selection: selection, content: content(), current: AnyView(currentValueLabel()))
    }

    /// A choice for several values at once; the first counts as chosen.
    public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        let bindings = sources.map { $0[keyPath: selection] }
        guard let first = bindings.first else { fatalError("Picker: expected at least one source") }
        self.init(
            label: label(),
            selection: Binding(
                get: { first.wrappedValue },
                set: { value in for binding in bindings { binding.wrappedValue = value } }),
            content: content())
    }

    @available(*, deprecated, renamed: "Picker(selection:content:label:)")
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(label: label, selection: selection, content: content())
    }

    public var body: some View {
        let selection = selection
        PickerBody(
            label: label, content: content, selected: _Tags.unwrapped(selection.wrappedValue),
            select: { tag in
                if let value = tag.base as? SelectionValue { selection.wrappedValue = value }
            }, current: current)
    }
}

extension Picker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(label: Text(titleKey), selection: selection, content: content())
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(label: Text(title), selection: selection, content: content())
    }
}

extension Picker where Label == SwiftUICore.Label<Text, Image> {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            label: SwiftUICore.Label(titleKey, systemImage: systemImage), selection: selection, content: content())
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(label: SwiftUICore.Label(title, systemImage: systemImage), selection: selection, content: content())
    }
}

/// A picker in the style of its surroundings.
private struct PickerBody<Label: View, Content: View>: View {
    let label: Label
    let content: Content
    let selected: AnyHashable?
    let select: (AnyHashable) -> Void
    let current: AnyView?
    @Environment(\._pickerStyle) private var style
    @Environment(\._rowContext) private var context

    var body: some View {
        switch style {
        case .segmented, .palette:
            _TaggedReader(content) { items in
                SegmentedControl(titles: items.map(\.text), selected: index(in: items)) { choose(items, $0) }
            }
        case .inline:
            _TaggedReader(content) { items in
                label.font(.headline)
                ForEach(items) { item in InlineOption(item: item, isSelected: isSelected(item)) { choose(item) } }
            }
        case .wheel:
            _TaggedReader(content) { items in
                PickerWheel(titles: items.map(\.text), selected: index(in: items)) { choose(items, $0) }
            }
        case .automatic, .menu, .navigationLink:
            if context == .none {
                value
            } else {
                ControlRow {
                    label
                } control: {
                    value
                }
            }
        }
    }

    /// Outside of lists the value stands alone: there the label is for assistive technologies.
    private var value: some View {
        _TaggedReader(content.modifier(MenuValueLook())) { items in
            MenuValue(item: items.first(where: isSelected), current: current, isLink: style == .navigationLink)
        }
    }

    private func isSelected(_ item: _TaggedItem) -> Bool {
        selected != nil && item.tag.flatMap { _Tags.unwrapped($0.base) } == selected
    }

    private func index(in items: [_TaggedItem]) -> Int? { items.firstIndex(where: isSelected) }
    private func choose(_ item: _TaggedItem) { if let tag = item.tag { select(tag) } }
    private func choose(_ items: [_TaggedItem], _ index: Int) {
        if items.indices.contains(index) { choose(items[index]) }
    }
}

/// The chosen value with what tells that there is a menu.
///
/// Origin: recorded on the iOS 26 simulator: the text, 13.5 on each side, a chevron of 9 after a gap of 4; in a list
/// only the row's line.
private struct MenuValue: View {
    let item: _TaggedItem?
    let current: AnyView?
    let isLink: Bool
    @Environment(\._rowContext) private var context

    var body: some View {
        HStack(spacing: SwiftUIMetric.menuPickerGap.value) {
            if let current {
                current
            } else if let item {
                _TaggedItemView(item)
            }
            Image(systemName: isLink ? "chevron.forward" : "chevron.up.chevron.down")
                .font(.footnote.weight(.medium))
                .frame(
                    width: SwiftUIMetric.menuPickerChevron.value, height: SwiftUIMetric.menuPickerChevron.value * 1.4
                )
                .modifier(MenuValueLook())
        }
        .modifier(MenuValueLook())
        .padding(.horizontal, isInRow ? 0 : SwiftUIMetric.menuPickerSide.value)
        .padding(.vertical, isInRow ? 0 : SwiftUIMetric.menuPickerHeight.value)
    }

    private var isInRow: Bool { context != .none }
}

/// The tint, in rows the second colour.
private struct MenuValueLook: ViewModifier {
    @Environment(\._rowContext) private var context

    func body(content: Content) -> some View {
        content.lineLimit(1)
            .foregroundStyle(context == .none ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.secondary))
    }
}

/// One of the choices as a row of its own, with a check mark where it is chosen.
private struct InlineOption: View {
    let item: _TaggedItem
    let isSelected: Bool
    let choose: () -> Void

    var body: some View {
        _ControlRowLayout {
            _TaggedItemView(item)
            Image(systemName: "checkmark").foregroundStyle(.tint).opacity(isSelected ? 1 : 0)
        }.onTapGesture { choose() }
    }
}

/// The wheel of UIKit with the choices as texts.
private struct PickerWheel: UIViewRepresentable {
    let titles: [String]
    let selected: Int?
    let choose: (Int) -> Void

    @MainActor final class Coordinator: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var wheel: PickerWheel
        init(_ wheel: PickerWheel) { self.wheel = wheel }

        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
            wheel.titles.count
        }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            wheel.titles.indices.contains(row) ? wheel.titles[row] : nil
        }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            wheel.choose(row)
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> UIPickerView {
        let view = UIPickerView()
        view.dataSource = context.coordinator
        view.delegate = context.coordinator
        return view
    }

    func updateUIView(_ uiView: UIPickerView, context: Context) {
        let isSame = context.coordinator.wheel.titles == titles
        context.coordinator.wheel = self
        if !isSame || uiView.numberOfRows(inComponent: 0) != titles.count { uiView.reloadAllComponents() }
        if let selected { uiView.selectRow(selected, inComponent: 0, animated: false) }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIPickerView, context: Context) -> CGSize? {
        let own = uiView.intrinsicContentSize
        return CGSize(width: proposal.width ?? own.width, height: own.height)
    }
}

/// Room between parts of a control.
@MainActor enum LayoutGap {
    static var small: CGFloat { SwiftUIMetric.gapSmall.value }
}

private struct SegmentedControl: PlatformControl {
    typealias UIViewType = UISegmentedControl
    let titles: [String]
    let selected: Int?
    let choose: (Int) -> Void

    func make() -> UISegmentedControl { UISegmentedControl(items: titles) }

    func update(_ control: UISegmentedControl, _ environment: EnvironmentValues) {
        let shown = (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) ?? "" }
        if shown != titles {
            control.removeAllSegments()
            for (index, title) in titles.enumerated() {
                control.insertSegment(withTitle: title, at: index, animated: false)
            }
        }
        control.selectedSegmentIndex = selected ?? UISegmentedControl.noSegment
        control.isEnabled = environment.isEnabled
    }

    func changed(_ control: UISegmentedControl) { choose(control.selectedSegmentIndex) }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UISegmentedControl, context: Context) -> CGSize? {
        let own = uiView.intrinsicContentSize
        return CGSize(width: proposal.width ?? own.width, height: own.height)
    }
}
