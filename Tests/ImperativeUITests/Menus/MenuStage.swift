import Foundation
import ImperativeUI
import UITestSupport

/// A program with a view in the middle of its window, for menus to belong to.
@MainActor final class MenuStage {
    let host: HeadlessHost
    let root = UIViewController()
    var notes: [String] = []

    init(size: CGSize = CGSize(width: 480, height: 320), traits: UITraitCollection = UITraitCollection()) {
        host = HeadlessHost.launch(ControllerDelegate(root), size: size, traits: traits)
    }

    /// Shows a button that opens a menu when it is tapped.
    func add(_ menu: UIMenu, at origin: CGPoint = CGPoint(x: 80, y: 48), title: String = "Menu") -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.menu = menu
        button.showsMenuAsPrimaryAction = true
        button.frame = CGRect(origin: origin, size: CGSize(width: 80, height: 16))
        root.view.addSubview(button)
        _ = host.text
        return button
    }

    /// An action that notes its title, and whether its menu is still open.
    func action(
        _ title: String, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) -> UIAction {
        UIAction(title: title, attributes: attributes, state: state) { [unowned self] action in
            notes.append(action.title + (isOpen ? " while open" : ""))
        }
    }

    var isOpen: Bool { root.presentedViewController != nil }

    /// The lines of the window that are not empty, without the space around them.
    var lines: [String] {
        host.text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    /// What is written in the menu, line by line.
    var menuLines: [String] {
        // The focus and bars for scrolling are marked in the edges.
        lines.filter { ($0.hasPrefix("│") || $0.hasPrefix("▸")) && !$0.contains("┌") }
            .map { line in
                let text = String(line.map { $0 == "░" ? " " : $0 }.filter { !"│▸◂▒█[]!".contains($0) })
                return text.trimmingCharacters(in: .whitespaces)
            }
    }

    func press(_ keys: UIKeyboardHIDUsage...) {
        for key in keys {
            host.press(key)
            _ = host.text
        }
    }

    func takeNotes() -> [String] {
        defer { notes = [] }
        return notes
    }
}
