import Testing

@testable import LintEngine

/// Layout bugs that were reported to public projects, told anew in a few lines: each gives its rule, and code next to it
/// that is right gives none.
@Suite struct BugCaseTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var source: String
        var rule: String
        var wrong: String
        var right: [String]

        var testDescription: String { "\(rule): \(source)" }
    }

    private func codes(_ text: String, _ rule: String) -> [String] {
        Linting.findings(text, only: [rule]).map(\.finding.rule)
    }

    @Test(arguments: uiKit + windows + swiftUI) func casesAreFound(item: Case) {
        #expect(codes(item.wrong, item.rule).contains(item.rule), "\(item.wrong)")
        for text in item.right { #expect(codes(text, item.rule).isEmpty, "\(text)") }
    }

    private static let uiKit = [
        Case(
            source: "https://github.com/Ramotion/folding-cell/issues/63", rule: "U14",
            wrong: "func f() { NSLayoutConstraint.activate([box.heightAnchor.constraint(equalToConstant: 200), "
                + "box.heightAnchor.constraint(equalToConstant: 84)]) }",
            right: [
                "func f() { let a = box.heightAnchor.constraint(equalToConstant: 200); a.priority = .defaultHigh; a.isActive = true; "
                    + "box.heightAnchor.constraint(equalToConstant: 84).isActive = true }"
            ]),
        Case(
            source: "johnpatrickmorgan/wtfautolayout, second example", rule: "U14",
            wrong: "func f() { label.heightAnchor.constraint(equalToConstant: 25).isActive = true\n"
                + "label.heightAnchor.constraint(greaterThanOrEqualToConstant: 50).isActive = true }",
            right: [
                "func f() { label.heightAnchor.constraint(equalToConstant: 25).isActive = true\n"
                    + "label.heightAnchor.constraint(greaterThanOrEqualToConstant: 20).isActive = true }"
            ]),
        Case(
            source: "https://ivanthinking.net/thoughts/horizontal-stack-content-hugging/", rule: "U11",
            wrong:
                "func f() { let a = UILabel(), b = UILabel(), c = UILabel()\nlet row = UIStackView(arrangedSubviews: [a, b, c])\nrow.axis = .horizontal }",
            right: [
                "func f() { let a = UILabel(), b = UILabel()\nlet row = UIStackView(arrangedSubviews: [a, b])\nrow.distribution = .fillEqually }",
                "func f() { let a = UILabel(), b = UILabel()\nlet row = UIStackView(arrangedSubviews: [a, b])\n"
                    + "a.setContentHuggingPriority(.defaultLow, for: .horizontal) }",
            ]),
        Case(
            source: "https://github.com/gbumps/react-native-screenguard/pull/11", rule: "U03",
            wrong:
                "func f(parent: UIView) { let child = UIView()\nchild.topAnchor.constraint(equalTo: parent.topAnchor).isActive = true\nparent.addSubview(child) }",
            right: [
                "func f(parent: UIView) { let child = UIView()\nchild.widthAnchor.constraint(equalToConstant: 9).isActive = true\nparent.addSubview(child) }",
                "func f(one: UIView, two: UIView) { one.topAnchor.constraint(equalTo: two.topAnchor).isActive = true }",
            ]),
        Case(
            source: "https://github.com/realm/SwiftLint/issues/1545", rule: "U04",
            wrong: "func f() {\nlabel.centerYAnchor.constraint(equalTo: box.centerYAnchor)\ndone() }",
            right: [
                "func f() -> NSLayoutConstraint { return label.centerYAnchor.constraint(equalTo: box.centerYAnchor) }",
                "func f() { let a = label.centerYAnchor.constraint(equalTo: box.centerYAnchor)\ndone() }",
                "func f() { keep(label.centerYAnchor.constraint(equalTo: box.centerYAnchor))\ndone() }",
                "func f() { let all = [label.centerYAnchor.constraint(equalTo: box.centerYAnchor)]\ndone() }",
                "let make = { label.centerYAnchor.constraint(equalTo: box.centerYAnchor) }",
            ]),
        Case(
            source: "https://github.com/SnapKit/Masonry/issues/74", rule: "U02",
            wrong:
                "class A: UIViewController { override func viewDidLoad() { view.translatesAutoresizingMaskIntoConstraints = false } }",
            right: [
                "class A: UIViewController { func f(_ child: UIViewController) { child.view.translatesAutoresizingMaskIntoConstraints = false } }"
            ]),
        Case(
            source: "https://github.com/roberthein/TinyConstraints/pull/108", rule: "U12",
            wrong: "func f() { a.leftAnchor.constraint(equalTo: b.leftAnchor).isActive = true }",
            right: [
                "func f() { playerControls.semanticContentAttribute = .forceLeftToRight\nplayerControls.leftAnchor.constraint(equalTo: b.leftAnchor).isActive = true }"
            ]),
        Case(
            source: "https://github.com/roberthein/TinyConstraints/issues/95", rule: "U13",
            wrong:
                "func f() { parent.addSubview(child)\nchild.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: 16).isActive = true }",
            right: [
                "func f() { parent.addSubview(child)\nparent.trailingAnchor.constraint(equalTo: child.trailingAnchor, constant: 16).isActive = true }"
            ]),
        Case(
            source: "https://stackoverflow.com/questions/19036228", rule: "U22",
            wrong: "func f() { NSLayoutConstraint.activate([page.topAnchor.constraint(equalTo: scroll.topAnchor), "
                + "page.bottomAnchor.constraint(equalTo: scroll.bottomAnchor), page.leadingAnchor.constraint(equalTo: scroll.leadingAnchor), "
                + "page.trailingAnchor.constraint(equalTo: scroll.trailingAnchor)]) }",
            right: [
                "func f() { let g = scroll.contentLayoutGuide\nNSLayoutConstraint.activate([page.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor), "
                    + "page.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor), "
                    + "page.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor), "
                    + "page.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor), "
                    + "page.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor)]) }"
            ]),
        Case(
            source: "https://github.com/Jawbone/JBChartView/issues/158", rule: "U23",
            wrong:
                "class A: UIView { override init(frame: CGRect) { super.init(frame: frame)\ngradient.frame = self.bounds } }",
            right: [
                "class A: UIView { override func layoutSubviews() { super.layoutSubviews()\ngradient.frame = bounds } }"
            ]),
    ]

    private static let windows = [
        Case(
            source: "https://github.com/radianttap/Fields/issues/3", rule: "D11",
            wrong: "class A: UIViewController { lazy var itemWidth = collection.bounds.width / 2 }",
            right: ["class A: UIViewController { var itemWidth: CGFloat { collection.bounds.width / 2 } }"]),
        Case(
            source: "https://github.com/Daltron/NotificationBanner/issues/49", rule: "U08",
            wrong:
                "class A: UIViewController { let titleLabel = UILabel()\nfunc f() { titleLabel.topAnchor.constraint(equalTo: view.topAnchor).isActive = true } }",
            right: [
                "class A: UIViewController { let back = UIView()\nfunc f() { back.topAnchor.constraint(equalTo: view.topAnchor).isActive = true } }"
            ]),
        Case(
            source: "https://github.com/hyperoslo/Lightbox/pull/112", rule: "D02",
            wrong: "class A: UIView { init() { super.init(frame: UIScreen.main.bounds) } }",
            right: ["func f() { let scale = UIScreen.main.scale }"]),
        Case(
            source: "https://github.com/kvyatkovskys/KVKCalendar/issues/289", rule: "D01",
            wrong: "func f() { if UIDevice.current.orientation.isPortrait { tall() } else { wide() } }",
            right: ["import AVFoundation\nfunc f() { turn(UIDevice.current.orientation) }"]),
    ]

    private static func view(_ body: String) -> String { "struct A: View { var body: some View { \(body) } }" }

    private static let swiftUI = [
        Case(
            source: "https://github.com/neevaco/neeva-ios/pull/2852", rule: "S45",
            wrong: view("VStack { TextField(\"A\", text: $a) }.ignoresSafeArea()"),
            right: [view("ZStack { Color.blue.ignoresSafeArea(); TextField(\"A\", text: $a) }")]),
        Case(
            source: "https://github.com/mlemgroup/mlem/issues/348", rule: "S31",
            wrong: view("ZStack(alignment: .bottom) { ScrollView { rows }; TabBar() }"),
            right: [view("ScrollView { rows }.safeAreaInset(edge: .bottom) { TabBar() }")]),
        Case(
            source: "https://github.com/spacenation/swiftui-grid/issues/62 in a stack", rule: "S01",
            wrong: "struct Grid: View { var body: some View { GeometryReader { g in cells(g) } } }\n"
                + view("VStack { Grid(); Text(\"A\") }"),
            right: [
                "struct Grid: View { var body: some View { GeometryReader { g in cells(g) } } }\n"
                    + view("VStack { Grid().frame(height: 90); Text(\"A\") }")
            ]),
        Case(
            source: "https://github.com/exyte/Grid/issues/6 in a scroll view", rule: "S02",
            wrong: "struct Grid: View { var body: some View { GeometryReader { g in cells(g) } } }\n"
                + view("ScrollView { Grid() }"),
            right: [
                "struct Grid: View { var body: some View { GeometryReader { g in cells(g) } } }\n"
                    + view("ScrollView { Grid().frame(height: 90) }")
            ]),
        Case(
            source: "https://github.com/toggl/watchos-app/pull/81", rule: "S02",
            wrong: view("List { ForEach(items) { item in GeometryReader { g in Row(item, g.size.width) } } }"),
            right: [view("List { ForEach(items) { item in Row(item).overlay { GeometryReader { g in Mark(g) } } } }")]),
        Case(
            source: "https://github.com/Muesli-HQ/muesli/issues/161", rule: "S05",
            wrong: view(
                "Text(a).frame(height: h).background(GeometryReader { g in Color.clear.preference(key: K.self, value: g.size.height) })"
                    + ".onPreferenceChange(K.self) { h = $0 }"),
            right: [
                view(
                    "Text(a).foregroundStyle(h > 9 ? .red : .blue).background(GeometryReader { g in Color.clear.preference(key: K.self, value: g.size.height) })"
                        + ".onPreferenceChange(K.self) { h = $0 }"),
                view(
                    "Text(a).frame(height: h).background(GeometryReader { g in Color.clear.preference(key: K.self, value: g.size.height) })"
                        + ".onPreferenceChange(K.self) { if abs($0 - h) > 1 { h = $0 } }"),
            ]),
        Case(
            source: "https://github.com/jellyfin/Swiftfin/pull/1632", rule: "L05",
            wrong:
                "struct F: Layout { func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { "
                + "arrange(subviews, .infinity).size }\nfunc placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, "
                + "cache: inout ()) { arrange(subviews, bounds.width).put() } }",
            right: [
                "struct F: Layout { func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { "
                    + "arrange(subviews, proposal.width).size }\nfunc placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: "
                    + "Subviews, cache: inout ()) { arrange(subviews, bounds.width).put() } }"
            ]),
        Case(
            source: "https://github.com/tevelee/SwiftUI-Flow/issues/16", rule: "L01",
            wrong:
                "struct F: Layout { func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { "
                + "lines(subviews, proposal.replacingUnspecifiedDimensions().width) } }",
            right: [
                "struct F: Layout { func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { "
                    + "lines(subviews, proposal.width ?? .infinity) } }"
            ]),
        Case(
            source: "https://github.com/exyte/PopupView/issues/25", rule: "S47",
            wrong: view("a.frame(width: .infinity, height: 200)"),
            right: [view("a.frame(maxWidth: .infinity, maxHeight: 200)")]),
        Case(
            source: "https://github.com/JWAutumn/ACarousel/pull/9", rule: "S48",
            wrong: view("GeometryReader { proxy in a.frame(width: proxy.size.width - 60) }"),
            right: [view("GeometryReader { proxy in a.frame(width: max(0, proxy.size.width - 60)) }")]),
        Case(
            source: "https://github.com/SDWebImage/SDWebImageSwiftUI/issues/158", rule: "S41",
            wrong: view(
                "VStack { WebImage(url: u).resizable().aspectRatio(contentMode: .fill).frame(maxHeight: 400).clipShape(Rectangle()); Button(\"A\") { } }"
            ),
            right: [
                view(
                    "VStack { WebImage(url: u).resizable().aspectRatio(contentMode: .fill).frame(maxHeight: 400).clipShape(Rectangle())"
                        + ".contentShape(Rectangle()); Button(\"A\") { } }"),
                view(
                    "VStack { WebImage(url: u).resizable().aspectRatio(contentMode: .fill).frame(maxHeight: 400).clipShape(Rectangle())"
                        + ".allowsHitTesting(false); Button(\"A\") { } }"),
            ]),
        Case(
            source: "https://github.com/vorssaint/vorssaint-utils/pull/723", rule: "S25",
            wrong: view(
                "Button { a() } label: { Image(systemName: \"x\").frame(width: 22, height: 22) }.buttonStyle(.plain)"),
            right: [
                view(
                    "Button { a() } label: { Image(systemName: \"x\").frame(width: 22, height: 22).contentShape(Rectangle()) }.buttonStyle(.plain)"
                )
            ]),
        Case(
            source: "https://github.com/TableProApp/TablePro/pull/1094", rule: "S10",
            wrong: view("ForEach(rows.indices, id: \\.self) { Row(rows[$0]) }"),
            right: [view("ForEach(0..<3, id: \\.self) { Row(fixed[$0]) }")]),
        Case(
            source: "https://github.com/globulus/swiftui-pull-to-refresh/issues/2", rule: "S13",
            wrong: view("ScrollView { VStack { List { rows } } }"),
            right: [view("VStack { List { rows } }")]),
        Case(
            source: "https://github.com/izakpavel/SwiftUIPagingScrollView/issues/2", rule: "S12",
            wrong: view("ScrollView { VStack { ScrollView { rows } } }"),
            right: [view("ScrollView { VStack { ScrollView(.horizontal) { rows } } }")]),
        Case(
            source: "https://github.com/0xCUB3/wBlock/issues/601", rule: "S16",
            wrong: view(
                "ScrollView { LazyVStack { ForEach(cards) { c in LazyVStack { ForEach(c.rows) { Row($0) } } } } }"),
            right: [
                view("ScrollView { VStack { ForEach(cards) { c in LazyVStack { ForEach(c.rows) { Row($0) } } } } }")
            ]),
        Case(
            source: "https://github.com/vellum-ai/vellum-assistant/pull/30693", rule: "S51",
            wrong: view("ScrollView { LazyVStack { ForEach(rows) { Row($0) } } }.scrollPosition($p)"),
            right: [
                view("ScrollView { LazyVStack { ForEach(rows) { Row($0) } }.scrollTargetLayout() }.scrollPosition($p)")
            ]),
        Case(
            source: "https://github.com/customerio/customerio-ios/pull/1101", rule: "S23",
            wrong: view(
                "page.overlay { VStack { Spacer(); toast }.frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.black.opacity(0.001)) }"
            ),
            right: [view("page.overlay { Color.black.opacity(0.4).onTapGesture { close() } }")]),
    ]
}
