import Drawing
import Foundation

/// The title of a bar that opens a menu, with a mark behind it.
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

    override var mark: ControlMark? { .menu }
    override var markGap: CGFloat { 8 }

    /// Shows a title in a colour and a font.
    func show(_ title: String?, color: UIColor?, font: UIFont) {
        setTitle(title, for: .normal)
        setTitleColor(color, for: .normal)
        titleLabel?.font = font
        accessibilityLabel = title
    }
}
