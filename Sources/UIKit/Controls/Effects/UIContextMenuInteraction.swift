@preconcurrency import Foundation
import CoreGraphics

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

/// Offers a menu for a long press; no picture shows it.
@MainActor @preconcurrency
open class UIContextMenuInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
    open func dismissMenu() {}
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}
    open func location(in view: UIView?) -> CGPoint { .zero }
}

@MainActor @preconcurrency
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
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

@MainActor @preconcurrency
public protocol UIPointerInteractionDelegate: NSObjectProtocol {}
