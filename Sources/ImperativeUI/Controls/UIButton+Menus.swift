import Foundation

extension UIButton {
    /// The menu is another one, or used in another way.
    final func menuDidChange() {
        menuOfInteractionDidChange()
        // A button that shows an element of its menu always has one.
        if isPopUpButton, let menu, menu.selectedElements.isEmpty {
            menu.ownElements.first { $0 is UIAction || $0 is UICommand }?.menuState = .on
        }
        setNeedsUpdateConfiguration()
        invalidateIntrinsicContentSize()
    }

    /// Opens the menu. Returns whether it is shown.
    final func showMenu() -> Bool { openMenu() }

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
