/// A control of UIKit that a SwiftUI control is drawn with.
///
/// The coordinator holds what the control calls back, which is another one after each update.
protocol PlatformControl: UIViewRepresentable where Coordinator == ControlCoordinator, UIViewType: UIControl {
    func make() -> UIViewType
    /// Shows the value, and says what a change does.
    func update(_ control: UIViewType, _ environment: EnvironmentValues)
    func changed(_ control: UIViewType)
    static var event: UIControl.Event { get }
}

@MainActor final class ControlCoordinator {
    var change: (() -> Void)?
}

extension PlatformControl {
    static var event: UIControl.Event { .valueChanged }

    func makeCoordinator() -> ControlCoordinator { ControlCoordinator() }

    func makeUIView(context: Context) -> UIViewType {
        let control = make()
        let coordinator = context.coordinator
        control.addAction(UIAction { _ in coordinator.change?() }, for: Self.event)
        return control
    }

    func updateUIView(_ uiView: UIViewType, context: Context) {
        update(uiView, context.environment)
        context.coordinator.change = { [weak uiView] in
            if let uiView { changed(uiView) }
        }
    }
}
