@preconcurrency import Foundation

/// What of a flow layout is out of date.
@MainActor @preconcurrency
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the delegate must be asked for sizes and spacing again.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether places must be computed again.
    open var invalidateFlowLayoutAttributes = true
}
