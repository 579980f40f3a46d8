import DisplayList
import LayoutTree

/// A view of UIKit among SwiftUI's: a subview of what shows the window, drawn at its place among the others.
///
/// Size at a proposal, in each direction, where the representable says nothing itself:
/// 1. Without a proposal it is the intrinsic length, zero where there is none.
/// 2. A longer proposal is taken unless the view hugs its content at 750 or more, a shorter one unless it resists
///    compression at 750 or more.
///
/// Origin: recorded on the iOS 26 simulator.
@MainActor class RepresentedContent: _PlatformContent {
    private let view: UIView
    private let controller: UIViewController?
    private weak var host: (any PlatformViewHost)?

    init(_ view: UIView, controller: UIViewController? = nil) {
        self.view = view
        self.controller = controller
        view.translatesAutoresizingMaskIntoConstraints = true
    }

    /// nil for the view's own size.
    func size(at proposal: ProposedViewSize) -> CGSize? { nil }
    func dismantle() {}

    /// Hands on what UIKit inherits too.
    final func apply(_ environment: EnvironmentValues) {
        let style: UIUserInterfaceStyle = environment.colorScheme == .dark ? .dark : .light
        if view.overrideUserInterfaceStyle != style { view.overrideUserInterfaceStyle = style }
        view.semanticContentAttribute =
            environment.layoutDirection == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
        if let tint = environment._tintColor { view.tintColor = UIColor(_textColor: tint) }
        (view as? UIControl)?.isEnabled = environment.isEnabled
    }

    func _sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if let size = size(at: proposal) { return size }
        let own = view.intrinsicContentSize
        return CGSize(
            width: length(proposal.width, own.width, .horizontal),
            height: length(proposal.height, own.height, .vertical))
    }

    private func length(_ proposal: CGFloat?, _ own: CGFloat, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
        let hasOwn = own != UIView.noIntrinsicMetric
        guard let proposal else { return hasOwn ? own : 0 }
        guard hasOwn else { return proposal }
        let refuses =
            proposal > own
            ? view.contentHuggingPriority(for: axis).rawValue >= UILayoutPriority.defaultHigh.rawValue
            : view.contentCompressionResistancePriority(for: axis).rawValue >= UILayoutPriority.defaultHigh.rawValue
        return refuses ? own : proposal
    }

    /// A view without text has its first baseline at its top and its last at its bottom.
    func _baseline(isFirst: Bool, in size: CGSize) -> CGFloat {
        let offsets = view._baselineOffsets
        return isFirst ? offsets.first : size.height - offsets.last
    }

    func _place(in frame: CGRect, host: AnyObject?) {
        attach(to: host as? any PlatformViewHost)
        guard frame.minX.isFinite, frame.minY.isFinite, frame.width.isFinite, frame.height.isFinite else { return }
        let scale = _HostEnvironment.current.scale
        func pixel(_ value: CGFloat) -> CGFloat { (value * scale + 0.5).rounded(.down) / scale }
        let (x, y) = (pixel(frame.minX), pixel(frame.minY))
        let aligned = CGRect(x: x, y: y, width: pixel(frame.maxX) - x, height: pixel(frame.maxY) - y)
        let placed = view.frame(forAlignmentRect: aligned)
        if view.frame != placed { view.frame = placed }
    }

    private func attach(to new: (any PlatformViewHost)?) {
        guard host !== new else { return }
        detach()
        host = new
        guard let new else { return }
        if let controller, let parent = new.containingController {
            parent.addChild(controller)
            new.platformContainer.addSubview(view)
            controller.didMove(toParent: parent)
        } else {
            new.platformContainer.addSubview(view)
        }
    }

    private func detach() {
        guard host != nil else { return }
        controller?.willMove(toParent: nil)
        view.removeFromSuperview()
        controller?.removeFromParent()
        host = nil
    }

    /// The layers as they are; a view that has no superview is laid out first.
    func _displayItems(in rect: CGRect, scale: CGFloat) -> [DisplayItem] {
        if view.superview == nil { view.layoutIfNeeded() }
        return view.layer._displayItems(scale: scale)
    }

    func _layoutNodes(in rect: CGRect) -> [LayoutNode] {
        [UIKitReport.node(view, in: .zero, name: "\(TypeName.of(view))[0]")]
    }

    func _remove() {
        detach()
        dismantle()
    }
}

/// Where views of UIKit that stand among SwiftUI's are subviews.
@MainActor protocol PlatformViewHost: AnyObject {
    var platformContainer: UIView { get }
    var containingController: UIViewController? { get }
}

/// What UIKit shows inside a SwiftUI view, for reports.
@MainActor enum UIKitReport {
    /// - Parameter origin: of the view that the frame is told in, in the window.
    static func node(_ view: UIView, in origin: CGPoint, name: String) -> LayoutNode {
        let frame = view.frame
        let window = frame.offsetBy(dx: origin.x, dy: origin.y)
        var counts: [String: Int] = [:]
        let children = view.subviews.filter { !$0.layer._isDrawnElsewhere }.map { child in
            let type = TypeName.of(child)
            let index = counts[type, default: 0]
            counts[type] = index + 1
            let inner = CGPoint(x: window.minX - view.bounds.minX, y: window.minY - view.bounds.minY)
            return node(child, in: inner, name: "\(type)[\(index)]")
        }
        let hosted = (view as? any _LayoutNodeSource)?._layoutNodes().map { moved($0, by: window.origin) } ?? []
        return LayoutNode(
            type: TypeName.of(view), name: name, identifier: view.accessibilityIdentifier, frame: numbers(frame),
            windowFrame: numbers(window), hidden: view.isHidden, alpha: Double(view.alpha),
            text: view._textFacts.map {
                LayoutNode.Text(
                    string: $0.string, lines: $0.lines, truncated: $0.isTruncated, font: $0.styleName,
                    size: Double($0.pointSize))
            }, children: children + hosted)
    }

    private static func moved(_ node: LayoutNode, by offset: CGPoint) -> LayoutNode {
        var node = node
        node.windowFrame[0] += Double(offset.x)
        node.windowFrame[1] += Double(offset.y)
        node.children = node.children.map { moved($0, by: offset) }
        return node
    }

    private static func numbers(_ rect: CGRect) -> [Double] {
        [rect.minX, rect.minY, rect.width, rect.height].map { (Double($0) * 10_000).rounded() / 10_000 }
    }
}

enum TypeName {
    static func of(_ value: AnyObject) -> String { String(describing: type(of: value)) }
}
