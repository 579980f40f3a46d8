/// A view of UIKit as a view of SwiftUI.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    func makeUIView(context: Context) -> UIViewType
    func updateUIView(_ uiView: UIViewType, context: Context)
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    associatedtype Coordinator = Void
    func makeCoordinator() -> Coordinator
    /// The size at a proposal; nil for what the view's intrinsic size and priorities say.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
    typealias Context = UIViewRepresentableContext<Self>
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

extension UIViewRepresentable {
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

    public var body: Never { fatalError("\(Self.self) has no body") }

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
        _PlatformAdapter<Self>(
            make: { RepresentedView($0, $1) },
            update: { view, content, context in (content as? RepresentedView<Self>)?.update(view, context) }
        )._makeNode(view, context)
    }
}

/// What a representable is made and updated with.
@MainActor @preconcurrency public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public private(set) var transaction: Transaction
    public private(set) var environment: EnvironmentValues

    init(_ coordinator: Representable.Coordinator, _ context: _PlatformContext) {
        self.coordinator = coordinator
        transaction = context.transaction
        environment = context.environment
    }
}

/// The view of UIKit behind a representable.
@MainActor final class RepresentedView<R: UIViewRepresentable>: RepresentedContent {
    private var representable: R
    private let coordinator: R.Coordinator
    private let uiView: R.UIViewType
    private var context: UIViewRepresentableContext<R>

    init(_ representable: R, _ context: _PlatformContext) {
        self.representable = representable
        coordinator = representable.makeCoordinator()
        self.context = UIViewRepresentableContext(coordinator, context)
        uiView = representable.makeUIView(context: self.context)
        super.init(uiView)
    }

    func update(_ new: R, _ context: _PlatformContext) {
        representable = new
        self.context = UIViewRepresentableContext(coordinator, context)
        apply(context.environment)
        new.updateUIView(uiView, context: self.context)
    }

    override func size(at proposal: ProposedViewSize) -> CGSize? {
        representable.sizeThatFits(proposal, uiView: uiView, context: context)
    }

    override func dismantle() { R.dismantleUIView(uiView, coordinator: coordinator) }
}
