import CoreGraphics
import Foundation

/// What a collection knows of its items and of its layout, and what of it is out of date.
struct CollectionData {
    /// Items of each section.
    var counts: [Int] = []
    /// Whether counts must be asked for.
    var needsReload = true
    var hasLoaded = false
    /// Whether the layout must prepare itself.
    var needsPrepare = true
    var isPreparing = false
    var isUpdating = false
    /// Elements in sight whose size must be asked for again.
    var unmeasured: Set<ElementKey> = []
    /// Whether what is in sight shall stay in its place when sizes before it change.
    var keepsPlace = false
    var offsetAdjustment = CGPoint.zero
    /// The bounds that the layout was asked about last.
    var knownBounds = CGRect.zero
    var isEditing = false
    /// Whether the offset lay within the content after the last pass.
    var wasLongEnough = true
    /// Elements that came into sight in this pass.
    var willDisplay: [ElementKey] = []
    var counters = Counters()

    /// What was asked and made, for tests.
    struct Counters: Equatable {
        var cells = 0
        var supplementary = 0
        var prepares = 0
        var queries = 0
        var measured = 0
    }

    func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && counts.indices.contains(path.section) && path.item >= 0 && path.item < counts[path.section]
    }
}
