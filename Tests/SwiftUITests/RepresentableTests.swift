import LayoutTree
import SwiftUI
import Testing

/// Views of UIKit among SwiftUI's.
@MainActor @Suite(.serialized) struct RepresentableTests {
    private func show<V: View>(_ view: V, width: CGFloat = 320, height: CGFloat = 480) -> UIWindow {
        _SwiftUIConnection.connect()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
        let controller = UIHostingController(rootView: view)
        controller.safeAreaRegions = []
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    private func find<V: UIView>(_ type: V.Type, in view: UIView) -> V? {
        if let found = view as? V { return found }
        for child in view.subviews {
            if let found = find(type, in: child) { return found }
        }
        return nil
    }

    @MainActor final class Log {
        var entries: [String] = []
    }

    private struct Badge: UIViewRepresentable {
        let number: Int
        let log: Log

        final class Coordinator { var updates = 0 }

        func makeCoordinator() -> Coordinator { Coordinator() }

        func makeUIView(context: Context) -> UILabel {
            log.entries.append("make")
            return UILabel()
        }

        func updateUIView(_ uiView: UILabel, context: Context) {
            context.coordinator.updates += 1
            uiView.text = "\(number)"
            log.entries.append("update \(number) \(context.coordinator.updates)")
        }
    }

    private struct Counter: View {
        @State private var number = 1
        let log: Log

        var body: some View {
            VStack {
                Badge(number: number, log: log)
                Text("same").onAppear { number = 2 }
            }
        }
    }

    @Test func updatesFollowTheValuesAndTheCoordinatorStays() {
        let log = Log()
        let window = show(Counter(log: log))
        #expect(log.entries == ["make", "update 1 1", "update 2 2"])
        #expect(find(UILabel.self, in: window)?.text == "2")
    }

    private struct Fixed: UIViewRepresentable {
        func makeUIView(context: Context) -> PlainView { PlainView() }
        func updateUIView(_ uiView: PlainView, context: Context) {}
        func sizeThatFits(_ proposal: ProposedViewSize, uiView: PlainView, context: Context) -> CGSize? {
            CGSize(width: 44, height: 22)
        }
    }

    @Test func theirOwnSizeIsTakenAsItIs() throws {
        let window = show(HStack { Fixed() }.frame(width: 200, height: 60))
        let hosted = try #require(window.rootViewController?.view)
        let inner = try #require(find(PlainView.self, in: hosted))
        #expect(inner.frame == CGRect(x: 138, y: 229, width: 44, height: 22))
    }

    private final class PlainView: UIView {}

    private struct ChildController: UIViewControllerRepresentable {
        final class Child: UIViewController {}
        func makeUIViewController(context: Context) -> Child { Child() }
        func updateUIViewController(_ uiViewController: Child, context: Context) {}
    }

    @Test func controllersBecomeChildrenAndFillTheirPlace() throws {
        let window = show(ChildController())
        let host = try #require(window.rootViewController)
        let child = try #require(host.children.first)
        #expect(child.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    }

    private func shows(_ text: String, _ node: LayoutNode) -> Bool {
        node.text?.string == text || node.children.contains { shows(text, $0) }
    }

    private struct Settings: View {
        @State private var isOn = false
        var body: some View {
            Toggle("Wi-Fi", isOn: $isOn)
            Text(isOn ? "on" : "off").accessibilityIdentifier("state")
        }
    }

    @Test func aTappedSwitchChangesTheState() throws {
        let window = show(Settings())
        let control = try #require(find(UISwitch.self, in: window))
        #expect(!control.isOn)
        _EventInjector(window: window).tap(control)
        window.layoutIfNeeded()
        #expect(control.isOn)
        let source = try #require(window.rootViewController?.view as? any _LayoutNodeSource)
        #expect(source._layoutNodes().contains { shows("on", $0) })
    }

    @Test func cellsShowSwiftUIContent() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = UIHostingConfiguration { Color.red.frame(height: 80) }
        let size = cell.systemLayoutSizeFitting(CGSize(width: 320, height: 0))
        #expect(size.height == 110)
    }
}
