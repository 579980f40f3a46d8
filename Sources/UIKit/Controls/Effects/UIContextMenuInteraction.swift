@preconcurrency import Foundation
import CoreGraphics

public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// What a context menu shows.
@MainActor @preconcurrency
open class UIContextMenuConfiguration: NSObject {
    public enum ElementOrder: Int, Sendable {
        case automatic, priority, fixed
    }

    open private(set) var identifier: any NSCopying
    open var preferredMenuElementOrder = ElementOrder.automatic
    open var badgeCount = 0
    let previewProvider: (() -> UIViewController?)?
    let actionProvider: (([UIMenuElement]) -> UIMenu?)?

    public init(
        identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
        actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
    ) {
        self.identifier = identifier ?? NSUUID()
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }
}

/// Offers a menu for a long press. The menu opens as a card beside the view; previews are not shown.
@MainActor @preconcurrency
open class UIContextMenuInteraction: NSObject, UIInteraction {
    public enum Appearance: Int, Sendable {
        case unknown, rich, compact
    }

    open private(set) weak var view: UIView?
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    open var menuAppearance: Appearance { overlay == nil ? .unknown : .rich }
    private let press = UILongPressGestureRecognizer()
    private weak var overlay: MenuOverlay?
    private var pressedPoint = CGPoint.zero

    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
        press.addTarget(self, action: Self.pressSelector)
    }

    open func willMove(to view: UIView?) {
        if view == nil { self.view?.removeGestureRecognizer(press) }
    }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press)
    }

    open func dismissMenu() { overlay?.close() }
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { overlay?.update(block) }

    /// Where the menu was asked for.
    open func location(in view: UIView?) -> CGPoint {
        self.view.map { $0.convert(pressedPoint, to: view) } ?? .zero
    }

    private static let pressSelector = Selector(_name: "_handlePress:") { target, _, _ in
        (target as? UIContextMenuInteraction)?.pressChanged()
        return nil
    }

    private func pressChanged() {
        guard press.state == .began, let view else { return }
        pressedPoint = press.location(in: view)
        guard
            let configuration = delegate?.contextMenuInteraction(
                self, configurationForMenuAtLocation: pressedPoint),
            let menu = configuration.actionProvider?([]), !menu.children.isEmpty
        else { return }
        delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: nil)
        overlay = MenuOverlay.open(
            menu, from: view,
            onClose: { [weak self] in
                guard let self else { return }
                delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: nil)
            })
    }
}

@MainActor @preconcurrency
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview?
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview?
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration:
            UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
}

extension UIContextMenuInteractionDelegate {
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? { nil }
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? { nil }
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
}

/// Shows a large view of a bar item for readers of large text; no picture shows it.
@MainActor @preconcurrency
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?

    public override init() {
        super.init()
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// Reacts to a pointer; no picture shows it.
@MainActor @preconcurrency
open class UIPointerInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    open var isEnabled = true

    public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
    open func invalidate() {}
}
