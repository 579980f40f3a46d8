// A type that only popovers of one's own need.

@available(
    *, unavailable,
    message: "UIPopoverBackgroundView is not part of Kumiko yet: popovers are drawn with the system's background"
)
open class UIPopoverBackgroundView {}
