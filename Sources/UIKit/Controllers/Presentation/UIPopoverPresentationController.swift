@preconcurrency import Foundation

/// Sides of a popover's anchor on which it may lie.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// Something a popover can point at: a view or a bar button item.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// Presents a controller in a bubble that points at a view; on a compact width as a sheet.
///
/// Layout algorithm:
/// 1. The size is the preferred content size, or 320 by 480 where there is none.
/// 2. The bubble goes below the anchor where it fits, else above, else beside it, and is moved into the container.
///
/// Origin: Apple's reference for the adaptation; default size and gap are assumed (see bars.tsv).
@MainActor @preconcurrency
open class UIPopoverPresentationController: UIPresentationController {
    open weak var sourceView: UIView?
    /// In the source view's coordinates; null means the view's bounds.
    open var sourceRect = CGRect.null
    open weak var barButtonItem: UIBarButtonItem?
    open weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        didSet {
            sourceView = sourceItem as? UIView ?? sourceView
            barButtonItem = sourceItem as? UIBarButtonItem ?? barButtonItem
        }
    }
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    open private(set) var arrowDirection = UIPopoverArrowDirection.unknown
    open var canOverlapSourceViewRect = false
    open var passthroughViews: [UIView]?
    open var backgroundColor: UIColor?
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    open var popoverBackgroundViewClass: AnyClass?
    open var adaptiveSheetPresentationController: UISheetPresentationController { sheet }
    private lazy var sheet = UISheetPresentationController(
        presentedViewController: presentedViewController, presenting: _presenting)

    open override var shouldRemovePresentersView: Bool { false }

    private var isBubble: Bool {
        adaptivePresentationStyle == .none || containerView?.traitCollection.horizontalSizeClass == .regular
    }

    override var _dimming: CGFloat { isBubble ? 0 : sheet._dimming }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView else { return .zero }
        guard isBubble else {
            sheet._container = _container
            return sheet.frameOfPresentedViewInContainerView
        }
        let room = container.bounds.inset(by: popoverLayoutMargins)
        var size = presentedViewController.preferredContentSize
        if size.width <= 0 { size.width = BarMetric.popoverWidth.value }
        if size.height <= 0 { size.height = BarMetric.popoverHeight.value }
        size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
        let anchor = anchorRect(in: container)
        let gap = BarMetric.popoverGap.value
        var origin = CGPoint(x: anchor.midX - size.width / 2, y: anchor.maxY + gap)
        arrowDirection = .up
        if !permittedArrowDirections.contains(.up) || origin.y + size.height > room.maxY {
            if permittedArrowDirections.contains(.down), anchor.minY - gap - size.height >= room.minY {
                origin.y = anchor.minY - gap - size.height
                arrowDirection = .down
            }
        }
        origin.x = min(max(origin.x, room.minX), room.maxX - size.width)
        origin.y = min(max(origin.y, room.minY), room.maxY - size.height)
        // On whole points, as the view's frame is on whole pixels and must be the same one with the next layout.
        return CGRect(
            x: origin.x.rounded(.down), y: origin.y.rounded(.down), width: size.width.rounded(.up),
            height: size.height.rounded(.up))
    }

    private func anchorRect(in container: UIView) -> CGRect {
        if let view = sourceView ?? barButtonItem?._view {
            return container.convert(sourceRect.isNull ? view.bounds : sourceRect, from: view)
        }
        return CGRect(x: container.bounds.midX, y: container.bounds.minY, width: 0, height: 0)
    }

    override func _layoutPresentedView() {
        super._layoutPresentedView()
        presentedView?.layer.cornerRadius =
            isBubble ? BarMetric.popoverCornerRadius.value : BarMetric.sheetCornerRadius.value
        presentedView?.layer.masksToBounds = true
        layOutShadow()
    }

    /// A bubble has no dimming behind it and is told from what lies below by its shadow.
    private lazy var shadow: UIView = {
        let view = UIView()
        view.isUserInteractionEnabled = false
        view.layer.shadowOpacity = Float(BarMetric.popoverShadow.value)
        view.layer.shadowRadius = BarMetric.popoverShadowRadius.value
        view.layer.shadowOffset = CGSize(width: 0, height: BarMetric.popoverShadowRadius.value / 4)
        return view
    }()

    private func layOutShadow() {
        guard isBubble, let presentedView, let container = presentedView.superview else { return }
        if shadow.superview !== container { container.insertSubview(shadow, belowSubview: presentedView) }
        if shadow.frame != presentedView.frame { shadow.frame = presentedView.frame }
        shadow.backgroundColor = backgroundColor ?? presentedView.backgroundColor ?? .systemBackground
        shadow.layer.cornerRadius = BarMetric.popoverCornerRadius.value
    }
}

@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}

    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { true }

    public func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
}
