import AccessibilityModel
import Foundation

/// Something that can be chosen in a palette of commands.
@MainActor package struct PaletteEntry {
    package let title: String
    /// The menu it is in; `nil` for none.
    package var menu: String?
    /// The kind of control; `nil` for none.
    package var kind: String?
    /// The name of the keys that do the same; `nil` if there are none.
    package var keys: String?
    /// Does it, once the palette is closed.
    package let perform: () -> Void
    /// An object that `perform` needs.
    var keeper: AnyObject?
}

extension KeyGuide {
    /// The enabled commands, the enabled controls that are shown, and the enabled items of menus.
    ///
    /// - Parameter press: Presses a key.
    package func paletteEntries(press: @escaping (KeyCombination) -> Void) -> [PaletteEntry] {
        let hints = hints
        let commands = hints.filter { $0.group == .commands }
        var entries: [PaletteEntry] = []
        var keys: [String: String] = [:]
        for hint in commands where keys[hint.title] == nil { keys[hint.title] = hint.names }
        let elements = usableElements
        let shown = Set(elements.compactMap(\.label))
        for hint in commands where !shown.contains(hint.title) {
            let key = hint.keys[0]
            entries.append(
                PaletteEntry(title: hint.title, keys: hint.names, perform: hint.perform ?? { press(key) }))
        }
        for element in elements {
            guard let label = element.label else { continue }
            entries.append(
                PaletteEntry(title: label, kind: element.role.words, keys: keys[label]) { [window] in
                    window.use(element)
                })
        }
        entries += menuEntries
        for hint in hints where hint.group == .program || hint.group == .moving && hint.rank <= 1 {
            // A palette does not lead to itself.
            guard let short = hint.short, short != "commands", let key = hint.keys.first else { continue }
            entries.append(
                PaletteEntry(
                    title: KeyWords.capitalized(hint.title), keys: hint.names
                ) { press(key) })
        }
        return entries
    }

    private var usableElements: [AccessibilityElement] {
        window.accessibilityTree.elements.filter { element in
            element.isInteractive && element.isEnabled && element.label?.isEmpty == false
        }
    }

    // MARK: Menus

    private var menuEntries: [PaletteEntry] {
        var entries: [PaletteEntry] = []
        let focused = window.focus.focused
        var stack: [UIView] = [window.focus.top]
        while let view = stack.popLast() {
            if !view.takesEvents { continue }
            for menu in view.contents?.contentMenus(focused: focused?.object) ?? [] {
                add(menu.menu, of: view, menu.title, keeper: menu.keeper, to: &entries)
            }
            if let button = view as? UIButton, button.isEnabled, let menu = button.menu {
                add(menu, of: button, button.accessibilityLabel, to: &entries)
            }
            stack.append(contentsOf: view.subviewStorage.reversed())
        }
        if let menu = contextMenu(of: focused) { add(menu, of: focused?.view, "this", to: &entries) }
        return entries
    }

    /// The context menu that a key would open for a focused view.
    private func contextMenu(of stop: FocusStop?) -> UIMenu? {
        guard let view = stop?.view, let frame = stop?.frame() else { return nil }
        for here in view.selfAndSuperviews {
            let source = view.convert(frame, to: here)
            for case let interaction as UIContextMenuInteraction in here.interactions
            where (here as? UIButton)?.menu == nil {
                let found = interaction.configuration(at: CGPoint(x: source.midX, y: source.midY))
                if let found { return found.actionProvider?([]) }
            }
        }
        return nil
    }

    private func add(
        _ root: UIMenuElement, of view: UIView?, _ place: String?, keeper: AnyObject? = nil,
        to entries: inout [PaletteEntry]
    ) {
        guard let root = root as? UIMenu else { return }
        var rest: [(menu: UIMenu, path: [String])] = [(root, [place].compactMap { $0 })]
        var inside: [(menu: UIMenu, path: [String])] = []
        while let (menu, path) = rest.popLast() {
            inside = []
            for element in menu.children {
                let attributes = element.menuAttributes
                if attributes.contains(.hidden) || attributes.contains(.disabled) { continue }
                if let menu = element as? UIMenu {
                    inside.append((menu, menu.title.isEmpty ? path : path + [menu.title]))
                } else if !element.title.isEmpty, element is UIAction || element is UICommand {
                    let keys = (element as? UIKeyCommand)?.combination?.name
                    entries.append(
                        PaletteEntry(
                            title: element.title, menu: path.isEmpty ? "menu" : path.joined(separator: " ▸ "),
                            keys: keys,
                            perform: { [weak view] in
                                withExtendedLifetime(keeper) { root.perform(element, near: view) }
                            }, keeper: keeper))
                }
            }
            rest += inside.reversed()
        }
    }
}

extension UIMenu {
    /// Performs an element as if it were chosen in this menu.
    fileprivate final func perform(_ element: UIMenuElement, near view: UIView?) {
        selectAlone(element)
        (view as? UIControl)?.menuElementWasChosen(element)
        if let action = element as? UIAction {
            action.performWithSender(view, target: nil)
        } else if let command = element as? UICommand {
            command.perform(near: view, event: UIEvent())
        }
    }
}

extension UIWindow {
    /// Uses an element: activates it, or gives the focus to one that only takes keys.
    fileprivate final func use(_ element: AccessibilityElement) {
        if !element.abilities.contains(.adjusts), element.activate() { return }
        let middle = CGPoint(x: element.frame.midX, y: element.frame.midY)
        let inside = focus.stops().filter { element.frame.covers(CGPoint(x: $0.frame.midX, y: $0.frame.midY)) }
        func distance(_ frame: CGRect) -> CGFloat { abs(frame.midX - middle.x) + abs(frame.midY - middle.y) }
        guard let nearest = inside.min(by: { distance($0.frame) < distance($1.frame) }) else {
            _ = element.activate()
            return
        }
        focus.set(nearest.stop)
    }
}
