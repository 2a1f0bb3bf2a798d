import Foundation

/// The parts of a layout that need to be computed again.
open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// A Boolean value that indicates whether the entire layout is invalid; `false` by default.
    open internal(set) var invalidateEverything = false
    /// A Boolean value that indicates whether the number of items has changed by insertions or deletions; `false` by
    /// default.
    open internal(set) var invalidateDataSourceCounts = false
    /// The index paths of the items with an invalid size or position; `nil` if none were specified.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// The distance by which to move the content offset so that visible content stays in place.
    open var contentOffsetAdjustment = CGPoint.zero
    /// The attributes that a view's content asked for.
    final var preferred: UICollectionViewLayoutAttributes?

    /// Creates a context that does not invalidate anything.
    public required override init() {}

    /// Adds the items at the given index paths to the invalid items.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }
}
