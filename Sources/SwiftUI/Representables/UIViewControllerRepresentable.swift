/// A view controller of UIKit as a view of SwiftUI.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    func makeUIViewController(context: Context) -> UIViewControllerType
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    associatedtype Coordinator = Void
    func makeCoordinator() -> Coordinator
    /// The size at a proposal; nil for the proposal, and the preferred content size where there is none.
    func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize?
    typealias Context = UIViewControllerRepresentableContext<Self>
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}

    public func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize? { nil }

    public var body: Never { fatalError("\(Self.self) has no body") }

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
        _PlatformAdapter<Self>(
            make: { RepresentedController($0, $1) },
            update: { view, content, context in (content as? RepresentedController<Self>)?.update(view, context) }
        )._makeNode(view, context)
    }
}

/// What a representable is made and updated with.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    public let coordinator: Representable.Coordinator
    public private(set) var transaction: Transaction
    public private(set) var environment: EnvironmentValues

    init(_ coordinator: Representable.Coordinator, _ context: _PlatformContext) {
        self.coordinator = coordinator
        transaction = context.transaction
        environment = context.environment
    }
}

/// The view controller behind a representable; a child of the controller that shows it.
@MainActor final class RepresentedController<R: UIViewControllerRepresentable>: RepresentedContent {
    private var representable: R
    private let coordinator: R.Coordinator
    private let controller: R.UIViewControllerType
    private var context: UIViewControllerRepresentableContext<R>

    init(_ representable: R, _ context: _PlatformContext) {
        self.representable = representable
        coordinator = representable.makeCoordinator()
        self.context = UIViewControllerRepresentableContext(coordinator, context)
        controller = representable.makeUIViewController(context: self.context)
        super.init(controller.view, controller: controller)
    }

    func update(_ new: R, _ context: _PlatformContext) {
        representable = new
        self.context = UIViewControllerRepresentableContext(coordinator, context)
        apply(context.environment)
        new.updateUIViewController(controller, context: self.context)
    }

    override func size(at proposal: ProposedViewSize) -> CGSize? {
        if let size = representable.sizeThatFits(proposal, uiViewController: controller, context: context) {
            return size
        }
        return proposal.replacingUnspecifiedDimensions(by: controller.preferredContentSize)
    }

    override func dismantle() { R.dismantleUIViewController(controller, coordinator: coordinator) }
}
