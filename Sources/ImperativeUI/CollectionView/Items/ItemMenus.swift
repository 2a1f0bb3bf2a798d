import Foundation

extension ItemView {
    /// The interaction that opens the menus of the items; `nil` until menus are asked for.
    var itemMenuInteraction: UIContextMenuInteraction? {
        interactions.lazy.compactMap { $0 as? ItemMenuInteraction }.first
    }

    /// Asks for the menus of the items from now on.
    func openItemMenus() {
        let menus = ItemMenus(of: self)
        itemMenus = menus
        addInteraction(ItemMenuInteraction(delegate: menus))
    }

    /// The items that a menu at a point is for: the one there, all selected ones if it is one of them, or none.
    fileprivate func menuPaths(at point: CGPoint) -> [IndexPath] {
        guard let path = shownPath(at: point) else { return [] }
        let selected = itemState.selected
        return selected.count > 1 && selected.contains(path) ? selected.sorted() : [path]
    }
}

/// Opens the menus of an item view's items.
private final class ItemMenuInteraction: UIContextMenuInteraction {
    override var isOfWholeView: Bool { false }
}

/// Gives the menus of an item view's items, as its delegate says.
final class ItemMenus: UIContextMenuInteractionDelegate {
    private weak var list: (any ItemView)?

    init(of list: any ItemView) { self.list = list }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let list else { return nil }
        return list.menu(of: list.menuPaths(at: location), at: location)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { list?.willShowMenu(configuration, animator) }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { list?.willEndMenu(configuration, animator) }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { list?.willCommitMenu(configuration, animator) }
}
