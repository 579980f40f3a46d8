// Dragging between views is no matter of layout.

@available(
    *, unavailable,
    message: "UIDragItem is not part of Kumiko yet: nothing is dragged here; put it behind #if os(iOS) && !os(Linux), or leave it out of the file that is shown"
)
open class UIDragItem {}

@available(
    *, unavailable,
    message: "UIDragInteraction is not part of Kumiko yet: nothing is dragged here; put it behind #if os(iOS) && !os(Linux), or leave it out of the file that is shown"
)
open class UIDragInteraction {}

@available(
    *, unavailable,
    message: "UIDropInteraction is not part of Kumiko yet: nothing is dragged here; put it behind #if os(iOS) && !os(Linux), or leave it out of the file that is shown"
)
open class UIDropInteraction {}

@available(
    *, unavailable,
    message: "UIDropProposal is not part of Kumiko yet: nothing is dragged here; put it behind #if os(iOS) && !os(Linux), or leave it out of the file that is shown"
)
open class UIDropProposal {}

@available(
    *, unavailable,
    message: "UIDragPreview is not part of Kumiko yet: nothing is dragged here; put it behind #if os(iOS) && !os(Linux), or leave it out of the file that is shown"
)
open class UIDragPreview {}

@available(
    *, unavailable,
    message: "UIDragPreviewParameters is not part of Kumiko yet: nothing is dragged here; put it behind #if os(iOS) && !os(Linux), or leave it out of the file that is shown"
)
open class UIDragPreviewParameters {}

@available(
    *, unavailable,
    message: "UITargetedDragPreview is not part of Kumiko yet: nothing is dragged here; put it behind #if os(iOS) && !os(Linux), or leave it out of the file that is shown"
)
open class UITargetedDragPreview {}

@available(
    *, unavailable,
    message: "UIPointerStyle is not part of Kumiko yet: nothing is dragged here; put it behind #if os(iOS) && !os(Linux), or leave it out of the file that is shown"
)
open class UIPointerStyle {}

@available(
    *, unavailable,
    message: "UIPointerRegion is not part of Kumiko yet: nothing is dragged here; put it behind #if os(iOS) && !os(Linux), or leave it out of the file that is shown"
)
open class UIPointerRegion {}

@available(
    *, unavailable,
    message: "UISpringLoadedInteraction is not part of Kumiko yet: nothing is dragged here; put it behind #if os(iOS) && !os(Linux), or leave it out of the file that is shown"
)
open class UISpringLoadedInteraction {}

@available(
    *, unavailable,
    message: "UIDragSession is not part of Kumiko yet: nothing is dragged here; put it behind #if os(iOS) && !os(Linux), or leave it out of the file that is shown"
)
public protocol UIDragSession: AnyObject {}

@available(
    *, unavailable,
    message: "UIDropSession is not part of Kumiko yet: nothing is dragged here; put it behind #if os(iOS) && !os(Linux), or leave it out of the file that is shown"
)
public protocol UIDropSession: AnyObject {}

@available(
    *, unavailable,
    message: "UIDragInteractionDelegate is not part of Kumiko yet: nothing is dragged here; put it behind #if os(iOS) && !os(Linux), or leave it out of the file that is shown"
)
public protocol UIDragInteractionDelegate: AnyObject {}

@available(
    *, unavailable,
    message: "UIDropInteractionDelegate is not part of Kumiko yet: nothing is dragged here; put it behind #if os(iOS) && !os(Linux), or leave it out of the file that is shown"
)
public protocol UIDropInteractionDelegate: AnyObject {}

@available(
    *, unavailable,
    message: "UIDragDropSession is not part of Kumiko yet: nothing is dragged here; put it behind #if os(iOS) && !os(Linux), or leave it out of the file that is shown"
)
public protocol UIDragDropSession: AnyObject {}

@available(
    *, unavailable,
    message: "UISpringLoadedInteractionSupporting is not part of Kumiko yet: nothing is dragged here; put it behind #if os(iOS) && !os(Linux), or leave it out of the file that is shown"
)
public protocol UISpringLoadedInteractionSupporting: AnyObject {}
