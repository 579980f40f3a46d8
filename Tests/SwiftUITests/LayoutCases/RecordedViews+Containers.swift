import SwiftUI

extension RecordedViews {
    static let containers: [String: Entry] = [
        "ios/form/basic": Entry {
            Form {
                Section("Account") {
                    TextField("Name", text: .constant("Ada")).rec("name")
                    Toggle("Notifications", isOn: .constant(true)).rec("toggle")
                }
                Section("Preferences") {
                    Picker("Flavour", selection: .constant("Vanilla")) {
                        Text("Vanilla").tag("Vanilla")
                        Text("Chocolate").tag("Chocolate")
                    }.rec("picker")
                    Stepper("Quantity: 3", value: .constant(3)).rec("stepper")
                    Slider(value: .constant(0.5)) { Text("Volume") }.rec("slider")
                    Button("Save") {}.rec("button")
                }
            }.rec("form")
        },
        "ios/list/basic": Entry {
            List {
                Text("Apple").rec("row1")
                Text("Banana").rec("row2")
                Section("Fruit") {
                    Text("Cherry").rec("row3")
                    HStack {
                        Text("Detail").rec("detailLabel")
                        Spacer()
                        Text("Value").rec("detailValue")
                    }.rec("detailRow")
                }
            }.rec("list")
        },
        "ios/list/footer": Entry {
            List {
                Section {
                    Text("Apple").rec("row1")
                } header: {
                    Text("Fruit").rec("header")
                } footer: {
                    Text("Banana").rec("footer")
                }
                Section {
                    Text("Cherry").rec("row2")
                } footer: {
                    Text("Apple").rec("footer2")
                }
            }.rec("list")
        },
        "ios/list/spacing": Entry {
            List {
                Section("First") {
                    Text("Apple").rec("a1")
                    Text("Banana").rec("a2")
                }
                Section("Second") {
                    Text("Cherry").rec("b1")
                    Text("Carrot").rec("b2")
                }
            }.listRowSpacing(12).listSectionSpacing(30).rec("list")
        },
        "ios/nav/inline": Entry {
            NavigationStack {
                List { Text("Row").rec("row") }
                    .navigationTitle("Settings").navigationBarTitleDisplayMode(.inline).rec("list")
            }.rec("nav")
        },
        "ios/nav/list-scroll": Entry {
            NavigationStack {
                List { ForEach(0..<20) { i in Text("Row").rec("row\(i)").id(i) } }
                    .navigationTitle("Settings").rec("list")
            }.rec("nav")
        },
        "ios/nav/push": pushing(hidesBack: false),
        "ios/nav/push-noback": pushing(hidesBack: true),
        "ios/nav/scroll": Entry {
            NavigationStack {
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<20) { i in line(i) } }.rec("content")
                }.navigationTitle("Settings").rec("scroll")
            }.rec("nav")
        },
        "ios/nav/ignores": Entry {
            NavigationStack {
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<20) { i in line(i) } }.rec("content")
                }.ignoresSafeArea(edges: .top).navigationTitle("Settings").rec("scroll")
            }.rec("nav")
        },
        "ios/tabs/page": Entry {
            TabView(selection: .constant(1)) {
                box(120, 80).tag(0)
                box(120, 80).rec("page1").tag(1)
                box(120, 80).tag(2)
            }.tabViewStyle(.page).rec("tabs")
        },
    ]

    private static func line(_ number: Int) -> some View {
        Text("Row").frame(maxWidth: .infinity, alignment: .leading).frame(height: 40).rec("row\(number)").id(number)
    }

    @Observable final class Path {
        var numbers: [Int] = []
    }

    private struct Pushing: View {
        @Bindable var path: Path
        let hidesBack: Bool

        var body: some View {
            NavigationStack(path: $path.numbers) {
                List {
                    NavigationLink("Detail", value: 1).rec("link")
                    if !hidesBack { Text("Row").rec("row") }
                }
                .navigationTitle("Settings")
                .navigationDestination(for: Int.self) { _ in
                    if hidesBack {
                        VStack { Text("Pushed").rec("pushed") }.frame(maxWidth: .infinity, maxHeight: .infinity)
                            .navigationBarBackButtonHidden().rec("detail")
                    } else {
                        List { Text("Pushed").rec("pushed") }.navigationTitle("Detail").rec("detail")
                    }
                }.rec("list")
            }.rec("nav")
        }
    }

    private static func pushing(hidesBack: Bool) -> Entry {
        let path = Path()
        var entry = Entry { Pushing(path: path, hidesBack: hidesBack) }
        entry.steps = ["push": { path.numbers = [1] }, "pop": { path.numbers = [] }]
        return entry
    }
}
