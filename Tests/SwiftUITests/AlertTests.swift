import SwiftUI
import Testing

/// Alerts and choices of actions that stand from the start.
@MainActor @Suite(.serialized) struct AlertTests {
    /// - Returns: the alert over a view, once nothing changes any more.
    private func alert<V: View>(over view: V) -> UIAlertController? {
        _SwiftUIConnection.connect()
        _ApplicationHost.reset()
        let controller = UIHostingController(rootView: view)
        _ = _ApplicationHost.show(controller)
        _ApplicationHost.settle()
        return controller.presentedViewController as? UIAlertController
    }

    @Test func anAlertHasItsActions() {
        let shown = alert(
            over: Text("a").alert("Rename", isPresented: .constant(true)) {
                Button("Keep") {}
                Button("Remove", role: .destructive) {}
            })
        #expect(shown?.title == "Rename")
        #expect(shown?.actions.map(\.title) == ["Keep", "Remove"])
        #expect(shown?.actions.map(\.style) == [.default, .destructive])
    }

    @Test func aChoiceCanBeCancelled() {
        let shown = alert(
            over: Text("a").confirmationDialog("Share", isPresented: .constant(true)) { Button("Copy") {} })
        #expect(shown?.preferredStyle == .actionSheet)
        #expect(shown?.actions.map(\.title) == ["Copy", "Cancel"])
    }

    @Test func anAlertHasItsTextFields() throws {
        var name = "Ada"
        let shown = try #require(
            alert(
                over: Text("a").alert("Log in", isPresented: .constant(true)) {
                    TextField("Name", text: Binding(get: { name }, set: { name = $0 }))
                    SecureField("Password", text: .constant(""))
                    Button("OK") {}
                }))
        let fields = try #require(shown.textFields)
        #expect(fields.map(\.placeholder) == ["Name", "Password"])
        #expect(fields.map(\.isSecureTextEntry) == [false, true])
        #expect(fields.first?.text == "Ada")
        fields.first?.text = "Grace"
        fields.first?.sendActions(for: .editingChanged)
        #expect(name == "Grace")
        #expect(shown.actions.map(\.title) == ["OK"])
    }
}

/// Sheets and popovers with their wishes.
@MainActor @Suite(.serialized) struct SheetTests {
    /// On a phone of iOS 26: other tests may have played another device, even since this one's suite was made.
    private func presented<V: View>(over view: V) -> UIViewController? {
        _HostEnvironment.current = _HostEnvironment()
        _SwiftUIConnection.connect()
        _ApplicationHost.reset()
        let controller = UIHostingController(rootView: view)
        _ = _ApplicationHost.show(controller)
        // Frames only: settling runs the main queue, and with it tests that play other devices.
        for _ in 0..<8 { _ApplicationHost.runFrame() }
        return controller.presentedViewController
    }

    private func sheet<V: View>(_ content: V) -> UIViewController? {
        presented(over: Color.red.sheet(isPresented: .constant(true)) { content })
    }

    @Test func aSheetRestsAtTheChosenDetent() throws {
        let room: CGFloat = 874 - 62 - 10
        let small = try #require(sheet(Color.blue.presentationDetents([.height(200), .large])))
        #expect(small.view.frame.height == 234)
        let large = try #require(
            sheet(Color.blue.presentationDetents([.height(200), .large], selection: .constant(.large))))
        #expect(large.view.frame.height == room)
        let half = try #require(
            sheet(Color.blue.presentationDetents([.large, .fraction(0.5)], selection: .constant(.fraction(0.5)))))
        #expect(abs(half.view.frame.height - ((room - 34) / 2 + 34)) < 0.51)
    }

    @Test func theGrabberIsShownWhereItIsWanted() throws {
        func hasGrabber(_ controller: UIViewController?) -> Bool {
            controller?.view.subviews.contains { $0.frame.size == CGSize(width: 36, height: 5) } ?? false
        }
        #expect(hasGrabber(sheet(Color.blue.presentationDragIndicator(.visible))))
        #expect(hasGrabber(sheet(Color.blue.presentationDetents([.medium, .large]))))
        #expect(!hasGrabber(sheet(Color.blue)))
        #expect(
            !hasGrabber(sheet(Color.blue.presentationDetents([.medium, .large]).presentationDragIndicator(.hidden))))
    }

    @Test func aPopoverOnAPhoneIsASheetUnlessItAdaptsOtherwise() throws {
        func popover<V: View>(_ content: V) -> CGRect? {
            presented(over: Text("a").popover(isPresented: .constant(true)) { content })?.view.frame
        }
        let content = Color.blue.frame(width: 120, height: 80)
        #expect(popover(content)?.width == 402)
        let bubble = try #require(popover(content.presentationCompactAdaptation(.popover)))
        #expect(bubble.size == CGSize(width: 120, height: 80))
        #expect(abs(bubble.midX - 201) <= 1)
    }
}
