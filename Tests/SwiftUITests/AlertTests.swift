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
}
