// Simulated physics moves views without layout.

@available(
    *, unavailable,
    message: "UIDynamicAnimator is not part of Kumiko yet: views are not moved by simulated physics"
)
open class UIDynamicAnimator {}

@available(
    *, unavailable,
    message: "UIDynamicBehavior is not part of Kumiko yet: views are not moved by simulated physics"
)
open class UIDynamicBehavior {}

@available(
    *, unavailable,
    message: "UIGravityBehavior is not part of Kumiko yet: views are not moved by simulated physics"
)
open class UIGravityBehavior {}

@available(
    *, unavailable,
    message: "UICollisionBehavior is not part of Kumiko yet: views are not moved by simulated physics"
)
open class UICollisionBehavior {}

@available(
    *, unavailable,
    message: "UIAttachmentBehavior is not part of Kumiko yet: views are not moved by simulated physics"
)
open class UIAttachmentBehavior {}

@available(
    *, unavailable,
    message: "UISnapBehavior is not part of Kumiko yet: views are not moved by simulated physics"
)
open class UISnapBehavior {}

@available(
    *, unavailable,
    message: "UIPushBehavior is not part of Kumiko yet: views are not moved by simulated physics"
)
open class UIPushBehavior {}

@available(
    *, unavailable,
    message: "UIDynamicItemBehavior is not part of Kumiko yet: views are not moved by simulated physics"
)
open class UIDynamicItemBehavior {}

@available(
    *, unavailable,
    message: "UIFieldBehavior is not part of Kumiko yet: views are not moved by simulated physics"
)
open class UIFieldBehavior {}

@available(
    *, unavailable,
    message: "UIDynamicItem is not part of Kumiko yet: views are not moved by simulated physics"
)
public protocol UIDynamicItem: AnyObject {}

@available(
    *, unavailable,
    message: "UIDynamicAnimatorDelegate is not part of Kumiko yet: views are not moved by simulated physics"
)
public protocol UIDynamicAnimatorDelegate: AnyObject {}

@available(
    *, unavailable,
    message: "UICollisionBehaviorDelegate is not part of Kumiko yet: views are not moved by simulated physics"
)
public protocol UICollisionBehaviorDelegate: AnyObject {}
