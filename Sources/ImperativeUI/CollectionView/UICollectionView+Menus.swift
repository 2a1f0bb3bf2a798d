import Foundation

extension UICollectionView {
    /// The interaction that opens the context menus of the items, as configured by the delegate; `nil` until there is
    /// a delegate.
    public final var contextMenuInteraction: UIContextMenuInteraction? { itemMenuInteraction }

    final func menu(of paths: [IndexPath], at point: CGPoint) -> UIContextMenuConfiguration? {
        guard let delegate else { return nil }
        if let menu = delegate.collectionView(self, contextMenuConfigurationForItemsAt: paths, point: point) {
            return menu
        }
        guard paths.count == 1 else { return nil }
        return delegate.collectionView(self, contextMenuConfigurationForItemAt: paths[0], point: point)
    }

    final func willShowMenu(_ menu: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
        delegate?.collectionView(self, willDisplayContextMenu: menu, animator: animator)
    }

    final func willEndMenu(_ menu: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
        delegate?.collectionView(self, willEndContextMenuInteraction: menu, animator: animator)
    }

    final func willCommitMenu(
        _ menu: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
    ) { delegate?.collectionView(self, willPerformPreviewActionForMenuWith: menu, animator: animator) }
}
