import Foundation

/// What a layout has to work out again.
open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Whether everything is to be worked out again; false by default.
    open internal(set) var invalidateEverything = false
    /// Whether items have come or gone; false by default.
    open internal(set) var invalidateDataSourceCounts = false
    /// The items whose size or place is to be worked out again; `nil` if none was named.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// By how much the content offset is to move along, so that what is visible stays in its place.
    open var contentOffsetAdjustment = CGPoint.zero
    /// The size that a view's content asked for.
    final var preferred: UICollectionViewLayoutAttributes?

    /// Makes a context that invalidates nothing in particular.
    public required override init() {}

    /// Names items to be worked out again.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }
}
