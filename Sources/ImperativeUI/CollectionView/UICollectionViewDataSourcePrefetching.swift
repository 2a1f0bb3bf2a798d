import Foundation

/// An object that loads the data of items before the items become visible.
@MainActor @preconcurrency public protocol UICollectionViewDataSourcePrefetching: AnyObject {
    /// Called when items have come within one page of the visible ones. The nearest items are first.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    /// Called when items that never became visible are no longer within one page of the visible ones. Does nothing by
    /// default.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    /// Does nothing by default.
    public func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {}
}
