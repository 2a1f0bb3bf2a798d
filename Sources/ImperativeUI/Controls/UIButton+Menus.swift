import Foundation

extension UIButton {
    /// Updates the button, and the menu if it is open, for another menu or another use of it.
    final func updateMenu() {
        isContextMenuInteractionEnabled = menu != nil
        if let menu { updateOpenMenu(menu) }
        // A button that shows an element of its menu always has one.
        if isPopUpButton, let menu, menu.selectedElements.isEmpty {
            menu.ownElements.first { $0 is UIAction || $0 is UICommand }?.menuState = .on
        }
        setNeedsUpdateConfiguration()
        invalidateIntrinsicContentSize()
    }

    /// Whether the button shows which element of its menu was chosen.
    final var isPopUpButton: Bool { showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction && menu != nil }

    /// The element of its menu that the button shows.
    final var shownElement: UIMenuElement? { isPopUpButton ? menu?.selectedElements.first : nil }

    /// An element of the menu was chosen.
    final func elementWasChosen(_ element: UIMenuElement) {
        guard isPopUpButton, let menu, menu.ownElements.contains(where: { $0 === element }) else { return }
        menu.mark(element)
        setNeedsUpdateConfiguration()
        invalidateIntrinsicContentSize()
    }
}
