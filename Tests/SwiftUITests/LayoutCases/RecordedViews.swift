import SwiftUI

/// The views that the recorded cases lay out, by the names of the cases.
@MainActor enum RecordedViews {
    struct Entry {
        var make: () -> AnyView
        /// What each step does to the state.
        var steps: [String: () -> Void] = [:]

        init<V: View>(@ViewBuilder _ make: @escaping () -> V) { self.make = { AnyView(make()) } }
    }

    static let all: [String: Entry] = controls.merging(containers) { $1 }

    static func box(_ width: CGFloat, _ height: CGFloat) -> some View { Color.gray.frame(width: width, height: height) }
}

extension View {
    /// Records the frame of the view.
    func rec(_ id: String) -> some View { accessibilityIdentifier(id) }
}

extension RecordedViews {
    static let controls: [String: Entry] = [
        "ios/button/basic": Entry {
            VStack(alignment: .leading, spacing: 12) {
                Button("OK") {}.rec("plain")
                Button("Bordered") {}.buttonStyle(.bordered).rec("bordered")
                Button("Prominent") {}.buttonStyle(.borderedProminent).rec("prominent")
                Button("Borderless") {}.buttonStyle(.borderless).rec("borderless")
                Button("Disabled") {}.buttonStyle(.bordered).disabled(true).rec("disabled")
                Button("Delete", role: .destructive) {}.rec("destructive")
                HStack(alignment: .firstTextBaseline, spacing: 8) {
                    Button("OK") {}.rec("rowButton")
                    Text("Hg").rec("rowText")
                }.rec("row")
            }.rec("stack")
        },
        "ios/controls/settings": Entry { SettingsCase() },
        "ios/label/basic": Entry {
            VStack(alignment: .leading, spacing: 12) {
                Label {
                    Text("Wi-Fi").rec("title")
                } icon: {
                    Image(systemName: "wifi").rec("icon")
                }.rec("label")
                Label {
                    Text("Bluetooth").rec("titleT")
                } icon: {
                    Image(systemName: "gear").rec("iconT")
                }
                .font(.title).rec("labelTitle")
                Label("Wi-Fi", systemImage: "wifi").labelStyle(.iconOnly).rec("iconOnly")
                Label("Wi-Fi", systemImage: "wifi").labelStyle(.titleOnly).rec("titleOnly")
            }.rec("stack")
        },
        "ios/layout/basics": Entry {
            VStack(alignment: .leading, spacing: 0) {
                Text("Hello").rec("paddedText").padding().rec("padded")
                VStack {
                    Text("One").rec("one")
                    Text("Two").rec("two")
                }.rec("textStack")
                VStack {
                    Text("Hello").rec("textAboveBox")
                    box(40, 10).rec("box")
                }.rec("mixedStack")
                HStack {
                    Text("One").rec("hOne")
                    Text("Two").rec("hTwo")
                    box(10, 10).rec("hBox")
                }.rec("hStack")
                Divider().rec("divider")
            }.rec("stack")
        },
        "ios/layout/controls": Entry { ControlsCase() },
        "ios/progress/basic": Entry {
            VStack(alignment: .leading, spacing: 12) {
                ProgressView(value: 0.4).rec("bar")
                ProgressView().progressViewStyle(.linear).rec("indeterminate")
                ProgressView(value: 0.4) { Text("Volume") }.rec("labelled")
                ProgressView(value: 0.4).frame(width: 120).rec("narrow")
                HStack(spacing: 12) {
                    ProgressView().rec("spinner")
                    ProgressView(value: 0.4).progressViewStyle(.circular).rec("ring")
                    ProgressView { Text("Volume") }.rec("spinnerLabelled")
                }.rec("row")
            }.rec("stack")
        },
        "ios/representable/sizing": Entry { RepresentableCase() },
        "ios/slider/basic": Entry {
            VStack(alignment: .leading, spacing: 12) {
                Slider(value: .constant(0.5)).rec("half")
                Slider(value: .constant(0)).rec("zero")
                Slider(value: .constant(0.5)) { Text("Volume") }.rec("labelled")
                Slider(value: .constant(50), in: 0...100, step: 10).rec("stepped")
                Slider(value: .constant(0.5)).disabled(true).rec("disabled")
                Slider(value: .constant(0.5)).frame(width: 120).rec("narrow")
            }.rec("stack")
        },
        "ios/symbol/basic": Entry { SymbolCase() },
        "ios/textfield/basic": Entry {
            VStack(alignment: .leading, spacing: 12) {
                TextField("Placeholder", text: .constant("Hello")).rec("plain")
                TextField("Placeholder", text: .constant("Hello")).textFieldStyle(.roundedBorder).rec("rounded")
                TextField("Placeholder", text: .constant("")).textFieldStyle(.roundedBorder).rec("roundedEmpty")
                SecureField("Password", text: .constant("secret")).textFieldStyle(.roundedBorder).rec("secure")
                HStack(alignment: .firstTextBaseline, spacing: 8) {
                    Text("Name").rec("rowLabel")
                    TextField("Placeholder", text: .constant("Hello")).textFieldStyle(.roundedBorder).rec("rowField")
                }.rec("row")
            }.rec("stack")
        },
    ]

    private struct SettingsCase: View {
        var body: some View {
            VStack(alignment: .leading, spacing: 16) {
                Text("Settings").font(.largeTitle).bold().rec("title")
                Toggle("Wi-Fi", isOn: .constant(true)).rec("wifi")
                Toggle("Bluetooth", isOn: .constant(false)).rec("bluetooth")
                VStack(alignment: .leading, spacing: 4) {
                    Text("Volume").font(.subheadline).rec("volumeLabel")
                    Slider(value: .constant(0.6)).rec("volume")
                }
                Stepper("Quantity: 3", value: .constant(3)).rec("quantity")
                Picker("Size", selection: .constant(2)) {
                    Text("Small").tag(1)
                    Text("Medium").tag(2)
                    Text("Large").tag(3)
                }.pickerStyle(.segmented).rec("size")
                TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder).rec("name")
                Button("Save") {}.buttonStyle(.borderedProminent).rec("save")
            }.padding().rec("screen")
        }
    }

    private struct ControlsCase: View {
        var body: some View {
            VStack {
                Text("Hello").rec("text")
                Toggle("Enabled", isOn: .constant(true)).rec("toggle")
                Button("OK") {}.rec("plain")
                Button("Bordered") {}.buttonStyle(.bordered).rec("bordered")
                TextField("Placeholder", text: .constant("Hello")).rec("field")
                TextField("Placeholder", text: .constant("Hello")).textFieldStyle(.roundedBorder).rec("rounded")
                Slider(value: .constant(0.5)).rec("slider")
                Stepper("Quantity: 3", value: .constant(3)).rec("stepper")
                Picker("Size", selection: .constant(1)) {
                    Text("Small").tag(1)
                    Text("Medium").tag(2)
                }.pickerStyle(.segmented).rec("segmented")
                Text("Hello").rec("textBelow")
            }.rec("stack")
        }
    }

    private struct SymbolCase: View {
        var body: some View {
            VStack(alignment: .leading, spacing: 12) {
                HStack(spacing: 12) {
                    Image(systemName: "star").rec("star")
                    Image(systemName: "gear").rec("gear")
                    Image(systemName: "wifi").rec("wifi")
                    Image(systemName: "chevron.right").rec("chevron")
                    Text("Hello").rec("text")
                }.rec("row")
                HStack(spacing: 12) {
                    Image(systemName: "star").font(.title).rec("starTitle")
                    Image(systemName: "star").font(.largeTitle).rec("starLarge")
                    Image(systemName: "star").font(.footnote).rec("starFootnote")
                    Image(systemName: "star").imageScale(.large).rec("starLargeScale")
                    Image(systemName: "star").font(.body.weight(.bold)).rec("starBold")
                }.rec("sizes")
                HStack(alignment: .firstTextBaseline, spacing: 8) {
                    Image(systemName: "star").rec("baselineStar")
                    Text("Hello").rec("baselineText")
                }.rec("baseline")
            }.rec("stack")
        }
    }

    private struct Own44x22: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ uiView: UIView, context: Context) {}
        func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
            CGSize(width: 44, height: 22)
        }
    }

    private struct OwnWidth: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ uiView: UIView, context: Context) {}
        func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
            CGSize(width: proposal.width ?? 100, height: 20)
        }
    }

    private struct UIKitLabel: UIViewRepresentable {
        func makeUIView(context: Context) -> UILabel {
            let label = UILabel()
            label.text = "Hello"
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                label.setContentHuggingPriority(.required, for: axis)
            }
            return label
        }
        func updateUIView(_ uiView: UILabel, context: Context) {}
    }

    private struct RepresentableCase: View {
        var body: some View {
            VStack(alignment: .leading, spacing: 8) {
                VStack { Own44x22().rec("fixed") }.frame(width: 200, height: 60)
                VStack { OwnWidth().rec("proposal") }.frame(width: 200, height: 60)
                OwnWidth().fixedSize().rec("proposalIdeal")
                HStack(alignment: .firstTextBaseline, spacing: 8) {
                    Text("Hg").rec("baselineText")
                    Own44x22().rec("baselineBox")
                }.rec("baselineRow")
                HStack(alignment: .lastTextBaseline, spacing: 8) {
                    Text("Hg").rec("lastText")
                    Own44x22().rec("lastBox")
                }.rec("lastRow")
                HStack(alignment: .firstTextBaseline, spacing: 8) {
                    Text("Hg").rec("labelText")
                    UIKitLabel().rec("labelBox")
                }.rec("labelRow")
            }.rec("stack")
        }
    }
}
