@preconcurrency import Foundation

/// Makes the device tick under the finger; here nothing is felt.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject, UIInteraction {
    open private(set) weak var view: UIView?

    public override init() {
        super.init()
    }

    public convenience init(view: UIView) {
        self.init()
        self.view = view
    }

    open func prepare() {}
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

@MainActor @preconcurrency
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable {
        case light, medium, heavy, soft, rigid
    }

    public override init() {
        super.init()
    }

    public convenience init(style: UIImpactFeedbackGenerator.FeedbackStyle) { self.init() }
    public convenience init(style: UIImpactFeedbackGenerator.FeedbackStyle, view: UIView) { self.init(view: view) }
    open func impactOccurred() {}
    open func impactOccurred(at location: CGPoint) {}
    open func impactOccurred(intensity: CGFloat) {}
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

@MainActor @preconcurrency
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable {
        case success, warning, error
    }

    open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) {}
    open func notificationOccurred(
        _ notificationType: UINotificationFeedbackGenerator.FeedbackType, at location: CGPoint
    ) {}
}

@MainActor @preconcurrency
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() {}
    open func selectionChanged(at location: CGPoint) {}
}
