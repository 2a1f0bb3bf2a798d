import Foundation

/// The parts of a layout to be computed again.
open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Whether everything is invalid; false by default.
    open internal(set) var invalidateEverything = false
    /// Whether items were inserted or deleted; false by default.
    open internal(set) var invalidateDataSourceCounts = false
    /// The items whose size or place is invalid; `nil` if none were named.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// The distance by which to move the content offset, so that visible content stays in place.
    open var contentOffsetAdjustment = CGPoint.zero
    /// The attributes that a view's content asked for.
    final var preferred: UICollectionViewLayoutAttributes?

    /// Makes a context that invalidates nothing yet.
    public required override init() {}

    /// Invalidates items.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }
}
