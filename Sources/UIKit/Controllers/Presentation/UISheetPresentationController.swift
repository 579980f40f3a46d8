@preconcurrency import Foundation

/// Presents a controller as a card at the bottom of the screen, or in its middle where there is room.
///
/// Layout algorithm:
/// 1. Where the width is regular, the card is centred and has the size of its kind, or the preferred content size.
/// 2. Otherwise it is as wide as the container and as high as the selected detent, at the bottom.
/// 3. The large detent leaves the recorded gap at the top.
///
/// Origin: recorded cards (see bars.tsv); sizes on a regular width are assumed.
@MainActor @preconcurrency
open class UISheetPresentationController: UIPresentationController {
    /// A height at which a card rests.
    @MainActor @preconcurrency
    open class Detent: NSObject {
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(_ rawValue: String) { self.rawValue = rawValue }
            public init(rawValue: String) { self.rawValue = rawValue }
            public static let medium = Identifier("com.apple.UIKit.medium")
            public static let large = Identifier("com.apple.UIKit.large")
        }

        public static let inactive: CGFloat = -1

        open private(set) var identifier: Identifier
        private let height: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        init(
            identifier: Identifier,
            height: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            self.identifier = identifier
            self.height = height
            super.init()
        }

        open class func medium() -> Detent {
            Detent(identifier: .medium) { $0.maximumDetentValue * BarMetric.sheetMediumShare.value }
        }

        open class func large() -> Detent { Detent(identifier: .large) { $0.maximumDetentValue } }

        /// - Parameter resolver: gives points without the safe area's bottom; nil makes the detent inactive.
        open class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier: identifier ?? Identifier("custom"), height: resolver)
        }

        open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            height(context)
        }
    }

    public static let automaticDimension: CGFloat = -1

    open var detents: [Detent] = [.large()] { didSet { containerView?.setNeedsLayout() } }
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { containerView?.setNeedsLayout() } }
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    open var prefersGrabberVisible = false
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    open var prefersEdgeAttachedInCompactHeight = false
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    open var prefersPageSizing = true
    /// Points; nil means the system's.
    open var preferredCornerRadius: CGFloat?
    open weak var sourceView: UIView?

    open func animateChanges(_ changes: () -> Void) {
        changes()
        containerView?.layoutIfNeeded()
    }

    open func invalidateDetents() { containerView?.setNeedsLayout() }

    open override var shouldRemovePresentersView: Bool { false }
    override var _dimming: CGFloat { BarMetric.sheetDimming.value }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView else { return .zero }
        let room = container.bounds
        if container.traitCollection.horizontalSizeClass == .regular,
            container.traitCollection.verticalSizeClass == .regular
        {
            return centredFrame(in: room)
        }
        let top = max(BarMetric.sheetTop.value, container.safeAreaInsets.top + BarMetric.sheetGap.value)
        let bottom = container.safeAreaInsets.bottom
        let largest = room.height - top - bottom
        let height = min(max(detentHeight(largest: largest), 0), largest) + bottom
        return CGRect(x: 0, y: room.height - height, width: room.width, height: height)
    }

    private func centredFrame(in room: CGRect) -> CGRect {
        let isForm = presentationStyle == .formSheet
        var size = CGSize(
            width: isForm ? BarMetric.formSheetWidth.value : BarMetric.pageSheetWidth.value,
            height: isForm ? BarMetric.formSheetHeight.value : room.height - 2 * BarMetric.sheetTop.value)
        let preferred = presentedViewController.preferredContentSize
        if preferred.width > 0 { size.width = preferred.width }
        if preferred.height > 0 { size.height = preferred.height }
        size.width = min(size.width, room.width)
        size.height = min(size.height, room.height)
        return CGRect(
            x: ((room.width - size.width) / 2).rounded(.down), y: ((room.height - size.height) / 2).rounded(.down),
            width: size.width, height: size.height)
    }

    private func detentHeight(largest: CGFloat) -> CGFloat {
        let context = _DetentContext(traits: traitCollection, maximum: largest)
        let chosen = detents.first { $0.identifier == selectedDetentIdentifier }
        if let height = chosen?.resolvedValue(in: context) { return height }
        let heights = detents.compactMap { $0.resolvedValue(in: context) }
        return heights.min() ?? largest
    }

    override func _layoutPresentedView() {
        super._layoutPresentedView()
        guard let view = presentedView else { return }
        view.layer.cornerRadius = preferredCornerRadius ?? BarMetric.sheetCornerRadius.value
        view.layer.masksToBounds = true
    }
}

/// What a detent may look at to find its height.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    var containerTraitCollection: UITraitCollection { get }
    /// Points of the largest detent.
    var maximumDetentValue: CGFloat { get }
}

@MainActor @preconcurrency
private final class _DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat

    init(traits: UITraitCollection, maximum: CGFloat) {
        containerTraitCollection = traits
        maximumDetentValue = maximum
        super.init()
    }
}

@MainActor @preconcurrency
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
