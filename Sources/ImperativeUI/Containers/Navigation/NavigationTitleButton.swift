import Foundation

/// The title of a bar that opens a menu.
final class NavigationTitleButton: UIButton {
    /// Makes the elements of the menu, each time it is opened.
    var provider: (() -> UIMenu?)? {
        didSet {
            guard provider != nil else { return menu = nil }
            menu = UIMenu(children: [
                UIDeferredMenuElement.uncached { [weak self] take in take(self?.provider?()?.children ?? []) }
            ])
            showsMenuAsPrimaryAction = true
        }
    }

    /// Shows a title in a colour and a font.
    func show(_ title: String?, color: UIColor?, font: UIFont) {
        // The mark says that there is a menu.
        setTitle("\(title ?? "") ▾", for: .normal)
        setTitleColor(color, for: .normal)
        titleLabel?.font = font
        accessibilityLabel = title
    }
}
