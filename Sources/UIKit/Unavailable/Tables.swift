// What belongs to lists and is not laid out: focus and placeholders.

@preconcurrency import Foundation

@available(
    *, unavailable,
    message:
        "UITableViewFocusUpdateContext is not part of Kumiko yet: rows are not dragged here; leave it out of the file that is shown"
)
@MainActor @preconcurrency
open class UITableViewFocusUpdateContext: NSObject {}

@available(
    *, unavailable,
    message:
        "UITableViewPlaceholder is not part of Kumiko yet: rows are not dragged here; leave it out of the file that is shown"
)
@MainActor @preconcurrency
open class UITableViewPlaceholder: NSObject {}
