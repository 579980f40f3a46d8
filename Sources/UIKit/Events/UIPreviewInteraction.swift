@preconcurrency import Foundation

/// Follows how hard a finger presses; no touch here has a force, so it never begins.
@MainActor @preconcurrency
open class UIPreviewInteraction: NSObject {
    open private(set) weak var view: UIView?
    open weak var delegate: (any UIPreviewInteractionDelegate)?

    public init(view: UIView) {
        self.view = view
        super.init()
    }

    open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint { .zero }
    open func cancel() {}
}

@MainActor @preconcurrency
public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
    func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool)
    func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
}

extension UIPreviewInteractionDelegate {
    public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool { true }
    public func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
    ) {}
}

/// The old way to look into a controller by pressing hard.
@MainActor @preconcurrency
public protocol UIViewControllerPreviewing: NSObjectProtocol {
    var delegate: any UIViewControllerPreviewingDelegate { get }
    var sourceView: UIView { get }
    var sourceRect: CGRect { get set }
    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
}

@MainActor @preconcurrency
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController?
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

extension UIViewController {
    @discardableResult
    public func registerForPreviewing(
        with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
    ) -> any UIViewControllerPreviewing { _PreviewingContext(delegate: delegate, sourceView: sourceView) }

    public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}

@MainActor @preconcurrency
private final class _PreviewingContext: NSObject, UIViewControllerPreviewing {
    let delegate: any UIViewControllerPreviewingDelegate
    let sourceView: UIView
    var sourceRect = CGRect.zero
    let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()

    init(delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView) {
        self.delegate = delegate
        self.sourceView = sourceView
        super.init()
    }
}
