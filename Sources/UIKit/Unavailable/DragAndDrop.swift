// Dragging between views is no matter of layout.

@preconcurrency import Foundation

@available(
    *, unavailable,
    message:
        "UIDragItem is not part of Kumiko yet: nothing is dragged here; put it behind #if os(iOS) && !os(Linux), or leave it out of the file that is shown"
)
@MainActor @preconcurrency
open class UIDragItem: NSObject {}

@available(
    *, unavailable,
    message:
        "UIDragInteraction is not part of Kumiko yet: nothing is dragged here; put it behind #if os(iOS) && !os(Linux), or leave it out of the file that is shown"
)
@MainActor @preconcurrency
open class UIDragInteraction: NSObject {}

@available(
    *, unavailable,
    message:
        "UIDropInteraction is not part of Kumiko yet: nothing is dragged here; put it behind #if os(iOS) && !os(Linux), or leave it out of the file that is shown"
)
@MainActor @preconcurrency
open class UIDropInteraction: NSObject {}

@available(
    *, unavailable,
    message:
        "UIDropProposal is not part of Kumiko yet: nothing is dragged here; put it behind #if os(iOS) && !os(Linux), or leave it out of the file that is shown"
)
@MainActor @preconcurrency
open class UIDropProposal: NSObject {}

@available(
    *, unavailable,
    message:
        "UIDragPreview is not part of Kumiko yet: nothing is dragged here; put it behind #if os(iOS) && !os(Linux), or leave it out of the file that is shown"
)
@MainActor @preconcurrency
open class UIDragPreview: NSObject {}

@available(
    *, unavailable,
    message:
        "UIDragPreviewParameters is not part of Kumiko yet: nothing is dragged here; put it behind #if os(iOS) && !os(Linux), or leave it out of the file that is shown"
)
@MainActor @preconcurrency
open class UIDragPreviewParameters: NSObject {}

@available(
    *, unavailable,
    message:
        "UITargetedDragPreview is not part of Kumiko yet: nothing is dragged here; put it behind #if os(iOS) && !os(Linux), or leave it out of the file that is shown"
)
@MainActor @preconcurrency
open class UITargetedDragPreview: NSObject {}

@available(
    *, unavailable,
    message:
        "UIPointerStyle is not part of Kumiko yet: nothing is dragged here; put it behind #if os(iOS) && !os(Linux), or leave it out of the file that is shown"
)
@MainActor @preconcurrency
open class UIPointerStyle: NSObject {}

@available(
    *, unavailable,
    message:
        "UIPointerRegion is not part of Kumiko yet: nothing is dragged here; put it behind #if os(iOS) && !os(Linux), or leave it out of the file that is shown"
)
@MainActor @preconcurrency
open class UIPointerRegion: NSObject {}

@available(
    *, unavailable,
    message:
        "UISpringLoadedInteraction is not part of Kumiko yet: nothing is dragged here; put it behind #if os(iOS) && !os(Linux), or leave it out of the file that is shown"
)
@MainActor @preconcurrency
open class UISpringLoadedInteraction: NSObject {}

@available(
    *, unavailable,
    message:
        "UIDragSession is not part of Kumiko yet: nothing is dragged here; put it behind #if os(iOS) && !os(Linux), or leave it out of the file that is shown"
)
@MainActor @preconcurrency
public protocol UIDragSession: NSObjectProtocol {}

@available(
    *, unavailable,
    message:
        "UIDropSession is not part of Kumiko yet: nothing is dragged here; put it behind #if os(iOS) && !os(Linux), or leave it out of the file that is shown"
)
@MainActor @preconcurrency
public protocol UIDropSession: NSObjectProtocol {}

@available(
    *, unavailable,
    message:
        "UIDragInteractionDelegate is not part of Kumiko yet: nothing is dragged here; put it behind #if os(iOS) && !os(Linux), or leave it out of the file that is shown"
)
@MainActor @preconcurrency
public protocol UIDragInteractionDelegate: NSObjectProtocol {}

@available(
    *, unavailable,
    message:
        "UIDropInteractionDelegate is not part of Kumiko yet: nothing is dragged here; put it behind #if os(iOS) && !os(Linux), or leave it out of the file that is shown"
)
@MainActor @preconcurrency
public protocol UIDropInteractionDelegate: NSObjectProtocol {}

@available(
    *, unavailable,
    message:
        "UIDragDropSession is not part of Kumiko yet: nothing is dragged here; put it behind #if os(iOS) && !os(Linux), or leave it out of the file that is shown"
)
@MainActor @preconcurrency
public protocol UIDragDropSession: NSObjectProtocol {}

@available(
    *, unavailable,
    message:
        "UISpringLoadedInteractionSupporting is not part of Kumiko yet: nothing is dragged here; put it behind #if os(iOS) && !os(Linux), or leave it out of the file that is shown"
)
@MainActor @preconcurrency
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {}
