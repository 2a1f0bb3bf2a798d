import Foundation

/// Opens the menu of a control itself, which may have others.
final class ControlMenuInteraction: UIContextMenuInteraction {
    /// Opens the menu as the primary action of its control. Returns whether there is one.
    ///
    /// The control is highlighted while the menu is open, and is the sender of the chosen action.
    func open(beside control: UIControl) -> Bool {
        guard let found = configuration(at: CGPoint(x: control.bounds.midX, y: control.bounds.midY)) else {
            return false
        }
        return open(found, from: MenuSource(control), sender: control) { [weak control] events in
            let willOpen = events.willOpen
            events.willOpen = {
                control?.isHighlighted = true
                willOpen()
            }
            let willClose = events.willClose
            events.willClose = {
                control?.isHighlighted = false
                willClose()
            }
            events.chosen = { control?.menuElementWasChosen($0) }
        }
    }
}

extension UIControl {
    /// The configuration of the control's menu: that of a button.
    final var menuConfiguration: UIContextMenuConfiguration? {
        guard isEnabled, let button = self as? UIButton, let menu = button.menu else { return nil }
        let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
        configuration.preferredMenuElementOrder = button.preferredMenuElementOrder
        return configuration
    }
}
