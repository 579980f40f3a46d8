import CoreGraphics
import Foundation

/// What a table knows of its rows, and what of it is out of date.
struct TableData {
    var geometry = TableGeometry()
    /// Whether counts and everything else must be asked for.
    var needsReload = true
    /// Whether the heights of sections and rows must be asked for; the counts still hold.
    var needsSections = false
    var hasLoaded = false
    /// Rows in sight that must be measured again.
    var unmeasured: Set<IndexPath> = []
    var isUpdating = false
    /// Whether what is in sight shall stay in its place when heights above it change.
    var keepsPlace = false
    var isEditing = false
    var indexTitles: [String]?
    /// Whether the delegate gives views for headers and footers; nil while nobody asked.
    var givesHeaders: Bool?
    var givesFooters: Bool?
    /// The views that were made in asking, kept until their sections come into sight.
    var firstHeader: (section: Int, view: UIView)?
    var firstFooter: (section: Int, view: UIView)?
    /// Rows whose cells came into sight in this pass.
    var willDisplay: [IndexPath] = []
    /// Whether the offset lay within the content after the last pass.
    var wasLongEnough = true
    var counts = Counts()

    /// What was asked and made, for tests.
    struct Counts: Equatable {
        var cells = 0
        var heights = 0
        var estimates = 0
        var measured = 0
    }
}
