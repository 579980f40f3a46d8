// Types that only storyboards and popovers of one's own need.

@available(
    *, unavailable,
    message: "UIStoryboardUnwindSegueSource is not part of Kumiko yet: storyboards are not read; dismiss or pop instead"
)
open class UIStoryboardUnwindSegueSource {}

@available(
    *, unavailable,
    message: "UIPopoverBackgroundView is not part of Kumiko yet: popovers are drawn with the system's background"
)
open class UIPopoverBackgroundView {}
