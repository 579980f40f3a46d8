import CoreGraphics
import Foundation

/// A wish about how a preview is shown.
public struct PreviewTrait<T>: Sendable {
    public enum _Kind: Hashable, Sendable {
        case defaultLayout
        case sizeThatFitsLayout
        /// In points.
        case fixedLayout(width: CGFloat, height: CGFloat)
        case portrait
        case portraitUpsideDown
        /// Turned so that the device's left side, or right side, is up.
        case landscapeLeft
        case landscapeRight
    }

    public let _kind: _Kind

    public init(_kind: _Kind) {
        self._kind = _kind
    }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// The device's whole screen.
    public static var defaultLayout: PreviewTrait<T> { PreviewTrait(_kind: .defaultLayout) }

    /// The size that the content asks for.
    public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait(_kind: .sizeThatFitsLayout) }

    /// A size in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
        PreviewTrait(_kind: .fixedLayout(width: width, height: height))
    }

    public static var portrait: PreviewTrait<T> { PreviewTrait(_kind: .portrait) }
    public static var portraitUpsideDown: PreviewTrait<T> { PreviewTrait(_kind: .portraitUpsideDown) }
    public static var landscapeLeft: PreviewTrait<T> { PreviewTrait(_kind: .landscapeLeft) }
    public static var landscapeRight: PreviewTrait<T> { PreviewTrait(_kind: .landscapeRight) }
}
