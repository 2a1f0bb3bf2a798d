import Foundation

extension UICollectionView {
    /// The interaction that opens the context menus of the items, as configured by the delegate; `nil` until there is
    /// a delegate.
    public final var contextMenuInteraction: UIContextMenuInteraction? {
        interactions.lazy.compactMap { $0 as? ItemMenuInteraction }.first
    }

    /// Asks the delegate for the menus of the items from now on.
    final func openItemMenus() {
        let menus = ItemMenus(of: self)
        itemMenus = menus
        addInteraction(ItemMenuInteraction(delegate: menus))
    }

    /// The items that a menu at a point is for: the one there, all selected ones if it is one of them, or none.
    fileprivate final func menuPaths(at point: CGPoint) -> [IndexPath] {
        guard let path = indexPathForItem(at: point) else { return [] }
        let selected = itemState.selected
        return selected.count > 1 && selected.contains(path) ? selected.sorted() : [path]
    }
}

/// Opens the menus of a collection view's items.
private final class ItemMenuInteraction: UIContextMenuInteraction {
    override var isOfWholeView: Bool { false }
}

/// Gives the menus of a collection view's items, as its delegate says.
final class ItemMenus: UIContextMenuInteractionDelegate {
    private weak var list: UICollectionView?

    init(of list: UICollectionView) { self.list = list }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let list, let delegate = list.delegate else { return nil }
        let paths = list.menuPaths(at: location)
        if let menu = delegate.collectionView(list, contextMenuConfigurationForItemsAt: paths, point: location) {
            return menu
        }
        guard paths.count == 1 else { return nil }
        return delegate.collectionView(list, contextMenuConfigurationForItemAt: paths[0], point: location)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let list else { return }
        list.delegate?.collectionView(list, willDisplayContextMenu: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let list else { return }
        list.delegate?.collectionView(list, willEndContextMenuInteraction: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        guard let list else { return }
        list.delegate?.collectionView(list, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
}
