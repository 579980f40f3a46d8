// Simulated physics moves views without layout.

@preconcurrency import Foundation

@available(
    *, unavailable,
    message: "UIDynamicAnimator is not part of Kumiko yet: views are not moved by simulated physics"
)
@MainActor @preconcurrency
open class UIDynamicAnimator: NSObject {}

@available(
    *, unavailable,
    message: "UIDynamicBehavior is not part of Kumiko yet: views are not moved by simulated physics"
)
@MainActor @preconcurrency
open class UIDynamicBehavior: NSObject {}

@available(
    *, unavailable,
    message: "UIGravityBehavior is not part of Kumiko yet: views are not moved by simulated physics"
)
@MainActor @preconcurrency
open class UIGravityBehavior: NSObject {}

@available(
    *, unavailable,
    message: "UICollisionBehavior is not part of Kumiko yet: views are not moved by simulated physics"
)
@MainActor @preconcurrency
open class UICollisionBehavior: NSObject {}

@available(
    *, unavailable,
    message: "UIAttachmentBehavior is not part of Kumiko yet: views are not moved by simulated physics"
)
@MainActor @preconcurrency
open class UIAttachmentBehavior: NSObject {}

@available(
    *, unavailable,
    message: "UISnapBehavior is not part of Kumiko yet: views are not moved by simulated physics"
)
@MainActor @preconcurrency
open class UISnapBehavior: NSObject {}

@available(
    *, unavailable,
    message: "UIPushBehavior is not part of Kumiko yet: views are not moved by simulated physics"
)
@MainActor @preconcurrency
open class UIPushBehavior: NSObject {}

@available(
    *, unavailable,
    message: "UIDynamicItemBehavior is not part of Kumiko yet: views are not moved by simulated physics"
)
@MainActor @preconcurrency
open class UIDynamicItemBehavior: NSObject {}

@available(
    *, unavailable,
    message: "UIFieldBehavior is not part of Kumiko yet: views are not moved by simulated physics"
)
@MainActor @preconcurrency
open class UIFieldBehavior: NSObject {}

@available(
    *, unavailable,
    message: "UIDynamicItem is not part of Kumiko yet: views are not moved by simulated physics"
)
@MainActor @preconcurrency
public protocol UIDynamicItem: NSObjectProtocol {}

@available(
    *, unavailable,
    message: "UIDynamicAnimatorDelegate is not part of Kumiko yet: views are not moved by simulated physics"
)
@MainActor @preconcurrency
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {}

@available(
    *, unavailable,
    message: "UICollisionBehaviorDelegate is not part of Kumiko yet: views are not moved by simulated physics"
)
@MainActor @preconcurrency
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {}
