import Foundation
import BridgedEnvironment

extension UICollectionView {
    // MARK: Counts

    // MARK: Visible items

    /// The default implementation of the public member of this name.
    final func supplementaryViewValue(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        itemState.shown[ElementKey(kind: elementKind, path: indexPath)]?.view as? UICollectionReusableView
    }

    // MARK: Scrolling

    /// The default implementation of the public member of this name.
    final func defaultScrollToItem(
        at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
    ) {
        scroll(to: indexPath, at: scrollPosition, animated: animated)
    }
}
