import DisplayList
import LayoutTree

/// What is presented over the window while a binding says so.
struct PresentationRequest {
    enum Kind {
        case sheet, cover, popover(CGRect)
        case alert(UIAlertController.Style)
    }

    var kind: Kind
    var content = AnyView(EmptyView())
    var environment = EnvironmentValues()
    var title = ""
    var message: String?
    var actions: [AlertAction] = []
    var fields: [AlertField] = []
    /// The binding becomes false.
    var dismiss: () -> Void = {}
    var didDismiss: (() -> Void)?
}

/// A choice of an alert.
struct AlertAction: Equatable {
    let title: String
    let role: ButtonRole?
    let run: () -> Void

    /// Closures cannot be compared; what they do is asked for when it is done.
    nonisolated static func == (one: AlertAction, other: AlertAction) -> Bool {
        one.title == other.title && one.role == other.role
    }
}

/// An invisible view that presents something while it stands in the window.
struct PresentationAnchor {
    let isPresented: () -> Bool
    let request: (EnvironmentValues) -> PresentationRequest
}

extension PresentationAnchor: View {
    typealias Body = Never

    var body: Never { fatalError("a presentation has no body") }

    static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
        _PlatformAdapter<Self>(
            make: { _, _ in PresentationContent() },
            update: { view, content, context in
                guard let content = content as? PresentationContent else { return }
                content.show(view.isPresented() ? view.request(context.environment) : nil)
            }
        )._makeNode(view, context)
    }
}

/// Presents with UIKit when the layout has ended, and takes away what is no longer wanted.
@MainActor final class PresentationContent: _PlatformContent {
    private var request: PresentationRequest?
    private weak var host: (any PlatformViewHost)?
    private var shown: UIViewController?
    private var frame = CGRect.zero
    private var isScheduled = false

    func show(_ new: PresentationRequest?) {
        request = new
        schedule()
    }

    private func schedule() {
        guard !isScheduled, request != nil || shown != nil else { return }
        isScheduled = true
        _FrameLoop.shared.runAfterLayout { [weak self] in self?.bring() }
    }

    private func bring() {
        isScheduled = false
        guard let request else { return takeAway() }
        if let shown = shown as? PresentedController { return shown.update(request) }
        guard shown == nil, let presenter = host?.containingController, presenter.view.window != nil else { return }
        let controller = controller(for: request)
        shown = controller
        presenter._presentFront(controller)
    }

    private func takeAway() {
        guard let controller = shown else { return }
        shown = nil
        controller.presentingViewController?.dismiss(animated: false)
    }

    private func controller(for request: PresentationRequest) -> UIViewController {
        switch request.kind {
        case .alert(let style): return alert(request, style)
        case .sheet: return PresentedController(request, .pageSheet) { [weak self] in self?.wasTakenAway() }
        case .cover: return PresentedController(request, .fullScreen) { [weak self] in self?.wasTakenAway() }
        case .popover(let rect):
            let controller = PresentedController(request, .popover) { [weak self] in self?.wasTakenAway() }
            controller.popoverPresentationController?.sourceView = host?.containingController?.view
            controller.popoverPresentationController?.sourceRect = rect == .zero ? frame : rect
            controller.popoverPresentationController?.delegate = controller
            return controller
        }
    }

    private func alert(_ request: PresentationRequest, _ style: UIAlertController.Style) -> UIViewController {
        let controller = UIAlertController(title: request.title, message: request.message, preferredStyle: style)
        if style == .alert { for field in request.fields { field.add(to: controller) } }
        for action in request.actions {
            let look: UIAlertAction.Style =
                action.role == .destructive ? .destructive : action.role == .cancel ? .cancel : .default
            controller.addAction(
                UIAlertAction(title: action.title, style: look) { [weak self] _ in
                    self?.wasTakenAway()
                    action.run()
                })
        }
        return controller
    }

    private func wasTakenAway() {
        guard let request else { return }
        shown = nil
        request.dismiss()
        request.didDismiss?()
    }

    func _sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions(by: .zero) }
    func _baseline(isFirst: Bool, in size: CGSize) -> CGFloat { 0 }

    func _place(in frame: CGRect, host: AnyObject?) {
        self.frame = frame
        self.host = host as? any PlatformViewHost
        schedule()
    }

    func _displayItems(in rect: CGRect, scale: CGFloat) -> [DisplayItem] { [] }
    func _layoutNodes(in rect: CGRect) -> [LayoutNode] { [] }

    func _remove() {
        request = nil
        schedule()
    }
}

extension UIViewController {
    /// Presents from whatever is in front.
    func _presentFront(_ controller: UIViewController) {
        var front: UIViewController = self
        while let next = front.presentedViewController { front = next }
        front.present(controller, animated: false)
    }
}
