import Foundation

extension UIControl {
    /// Whether the control's menu opens with a long press and the other gestures that open context menus.
    public final var isContextMenuInteractionEnabled: Bool {
        get { contextMenuInteraction != nil }
        set {
            if newValue == isContextMenuInteractionEnabled { return }
            if let known = contextMenuInteraction {
                removeInteraction(known)
            } else {
                addInteraction(ControlMenuInteraction(delegate: self))
            }
        }
    }

    /// The interaction that opens the control's menu; `nil` if it is not enabled.
    public final var contextMenuInteraction: UIContextMenuInteraction? {
        interactions.lazy.compactMap { $0 as? ControlMenuInteraction }.first
    }

    /// The configuration of the control's menu: that of a button.
    final var menuConfiguration: UIContextMenuConfiguration? {
        guard isEnabled, let menu = (self as? UIButton)?.menu else { return nil }
        let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
        if let button = self as? UIButton { configuration.preferredMenuElementOrder = button.preferredMenuElementOrder }
        return configuration
    }
}

/// Opens the menu of a control itself, which may have others.
private final class ControlMenuInteraction: UIContextMenuInteraction {}

extension UIButton {
    /// Opens the menu as context menus are opened, and updates one that is open.
    final func menuOfInteractionDidChange() {
        isContextMenuInteractionEnabled = menu != nil
        if let menu, let shown = shownMenu as? MenuController { shown.update(menu) }
    }

    /// Opens the menu. Returns whether there is one to open.
    final func openMenu() -> Bool {
        guard let menu else { return false }
        var events = MenuEvents()
        events.chosen = { [weak self] in self?.elementWasChosen($0) }
        events.willOpen = { [weak self] in self?.isHighlighted = true }
        events.willClose = { [weak self] in self?.isHighlighted = false }
        let opened = MenuPresenter.open(
            menu, from: MenuSource(self), sender: self, order: preferredMenuElementOrder, events: events)
        shownMenu = opened
        return opened != nil
    }
}
