import AutoLayout
import Foundation
import QuartzCore

/// What a view still has to do, and whether something below it has.
struct LayoutFlags {
    var needsLayout = false
    var descendantNeedsLayout = false
    var needsUpdateConstraints = false
    var descendantNeedsUpdateConstraints = false
}

struct AxisPriorities {
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority

    subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}

struct AccessibilityValues {
    var isElement: Bool?
    var label: String?
    var hint: String?
    var value: String?
    var traits: UIAccessibilityTraits?
    var frame: CGRect?
}

final class _WeakView {
    weak var view: UIView?
    init(_ view: UIView) { self.view = view }
}

/// Values few views have.
struct Extras {
    var masked: _WeakView?
    var motionEffects: [UIMotionEffect] = []
    var interactions: [any UIInteraction] = []
    var restorationIdentifier: String?
    var corners: UICornerConfiguration?
}

/// What a view that shows text tells the layout tree.
public struct _TextFacts: Sendable {
    public var string: String
    public var lines: Int
    public var isTruncated: Bool
    public var styleName: String?
    public var pointSize: CGFloat

    public init(string: String, lines: Int, isTruncated: Bool, styleName: String?, pointSize: CGFloat) {
        self.string = string
        self.lines = lines
        self.isTruncated = isTruncated
        self.styleName = styleName
        self.pointSize = pointSize
    }
}

extension UIView {
    /// Stands for "no intrinsic size on this axis".
    public class var noIntrinsicMetric: CGFloat { -1 }

    /// Target sizes for `systemLayoutSizeFitting`: as small, or as large, as the constraints allow.
    public class var layoutFittingCompressedSize: CGSize { .zero }
    public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight
        case bottomLeft, bottomRight
    }

    public enum TintAdjustmentMode: Int, Sendable {
        case automatic, normal, dimmed
    }

    /// The reading direction that a semantic attribute gives where the app's is `layoutDirection`.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: _HostEnvironment.current.layoutDirection)
    }

    public class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .unspecified: layoutDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }
}

public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

extension CGRect {
    var isFinite: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }
}

extension UIView {
    /// The controller whose root view this is.
    public var _controller: UIViewController? { owningController }
}
