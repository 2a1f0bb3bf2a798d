import Foundation

/// The environment for which a section of a compositional layout is created.
@MainActor @preconcurrency public protocol NSCollectionLayoutEnvironment: AnyObject {
    /// The container of the section.
    var container: any NSCollectionLayoutContainer { get }
    /// The collection view's traits. When they change, the sections are created again.
    var traitCollection: UITraitCollection { get }
}

/// The container of a section in a compositional layout.
@MainActor @preconcurrency public protocol NSCollectionLayoutContainer: AnyObject {
    /// The collection view's size, in points.
    var contentSize: CGSize { get }
    /// The size of the container without the insets, in points.
    var effectiveContentSize: CGSize { get }
    /// The collection view's content insets, in points.
    var contentInsets: NSDirectionalEdgeInsets { get }
}

final class LayoutEnvironment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    private let view: UICollectionView
    init(_ view: UICollectionView) { self.view = view }

    var container: any NSCollectionLayoutContainer { self }
    var traitCollection: UITraitCollection { view.traitCollection }
    var contentSize: CGSize { view.bounds.size }
    var effectiveContentSize: CGSize { view.layoutRoom }
    var contentInsets: NSDirectionalEdgeInsets {
        let inset = view.adjustedContentInset
        return NSDirectionalEdgeInsets(
            top: inset.top, leading: view.isRightToLeft ? inset.right : inset.left, bottom: inset.bottom,
            trailing: view.isRightToLeft ? inset.left : inset.right)
    }
}
