import BridgedEnvironment

/// An entry of a menu. Menus may be nested to any depth: the list of entries is flat, and the entries of a menu or a
/// group are between its beginning and its end.
package enum MenuEntry {
    /// Something that can be chosen.
    case item(MenuItemEntry)
    /// The beginning of a menu inside.
    case menu(MenuItemEntry)
    /// The beginning of entries that belong together.
    case group(MenuGroupEntry)
    /// A line.
    case divider
    /// The end of the menu or group that began last and has not ended.
    case end
}

/// Entries that belong together.
package struct MenuGroupEntry {
    /// The identity of the entries while they are there.
    package let id: ObjectIdentifier
    /// The title of the group; empty for none.
    package let title: String
    /// The arrangement of the group's items in the menu.
    package let arrangement: Arrangement

    /// How entries that belong together stand in a menu.
    package enum Arrangement: Equatable {
        /// Below each other.
        case list
        /// Beside each other, the titles below the images.
        case row
        /// Beside each other, as images alone where there are any.
        case compact
        /// Beside each other, as choices that are shown by their images.
        case palette
    }
}

/// Something that can be chosen in a menu.
@MainActor package struct MenuItemEntry {
    /// The identity of the entry while it is there.
    package let id: ObjectIdentifier
    /// The first of the texts of its label.
    package let title: String
    /// The others; `nil` for none.
    package let subtitle: String?
    package let image: Image?
    package var isDestructive = false
    package var isEnabled = true
    package var keepsOpen = false
    package var isOn = false
    package var isMixed = false
    /// The keys that do the same; `nil` for none.
    package private(set) var shortcut: KeyboardShortcut?
    package var action: @MainActor () -> Void = {}

    fileprivate init(_ node: _ViewNode, label: _ViewNode? = nil) {
        let label = label ?? node
        let texts = label.shownTexts.filter { !$0.isEmpty }
        id = ObjectIdentifier(node)
        shortcut = node.shortcutAround
        title = texts.first ?? ""
        subtitle = texts.count > 1 ? texts.dropFirst().joined(separator: ", ") : nil
        image = (label.first { $0 is ImageNode } as? ImageNode)?.image
    }

    fileprivate init(_ node: MenuItemNode, _ item: MenuItem) {
        self.init(node)
        isDestructive = item.role == .destructive
        isEnabled = item.isEnabled
        keepsOpen = item.keepsOpen
        isOn = item.mark == .on
        isMixed = item.mark == .mixed
        action = item.action
    }

    /// A control of another kind.
    fileprivate init(_ node: any ActivatableNode) {
        self.init(node as _ViewNode)
        let target = node.target
        isEnabled = target.isEnabled
        action = { target.tap(1) }
    }
}

extension ViewGraph {
    /// The entries of the contents of a menu.
    package var menuEntries: [MenuEntry] { (rootNode as? RootNode)?.menuEntries ?? [] }
}

extension _ViewNode {
    /// The entries of the contents of a menu at and below this node, in order.
    fileprivate var menuEntries: [MenuEntry] {
        var entries: [MenuEntry] = []
        // The nodes still to visit, the next one last; `nil` for the end of a menu or a group.
        var waiting: [_ViewNode?] = [self]
        while let next = waiting.popLast() {
            guard let node = next else {
                entries.append(.end)
                continue
            }
            if node.departs { continue }
            if let section = node as? SectionNode {
                let title = section.header?.shownTexts.joined(separator: ", ") ?? ""
                entries.append(
                    .group(MenuGroupEntry(id: ObjectIdentifier(section), title: title, arrangement: .list)))
                waiting.append(nil)
                if let content = section.content { waiting.append(content) }
            } else if node is DividerNode {
                entries.append(.divider)
            } else if let item = node as? MenuItemNode, let entry = item.entry {
                entries.append(entry)
                if case .item = entry { continue }
                waiting.append(nil)
                if let content = item.content { waiting.append(content) }
            } else if !(node is MenuItemNode), let entry = node.controlEntry {
                entries.append(.item(entry))
            } else {
                var children: [_ViewNode] = []
                node.appendChildren(to: &children)
                waiting += children.reversed()
            }
        }
        return entries
    }

    /// The entry of a control or a text in a menu; `nil` for another node.
    private var controlEntry: MenuItemEntry? {
        if let control = self as? any ActivatableNode, control.takesFocus { return MenuItemEntry(control) }
        if !(self is any TextShowing) { return nil }
        var text = MenuItemEntry(self)
        text.isEnabled = false
        return text
    }
}

extension MenuItemNode {
    /// The entry of the node, or its beginning; `nil` if the nodes below it have the entries.
    fileprivate var entry: MenuEntry? {
        switch modifier.kind {
        case .item(let item): return .item(MenuItemEntry(self, item))
        case .menu(let isEnabled):
            var item = MenuItemEntry(self, label: part { if case .label = $0 { true } else { false } })
            item.isEnabled = isEnabled
            return .menu(item)
        case .group(let arrangement):
            let title = part { if case .label = $0 { true } else { false } }?.shownTexts.joined(separator: ", ")
            return .group(
                MenuGroupEntry(id: ObjectIdentifier(self), title: title ?? "", arrangement: arrangement))
        case .label, .content: return nil
        }
    }

    /// The views in the menu or the group.
    fileprivate var content: _ViewNode? { part { if case .content = $0 { true } else { false } }?.child }

    /// The first part of a kind below this node.
    private func part(_ isMeant: (MenuItemModifier.Kind) -> Bool) -> MenuItemNode? {
        first { node in
            guard node !== self, let part = node as? MenuItemNode else { return false }
            return isMeant(part.modifier.kind)
        } as? MenuItemNode
    }
}

extension _ViewNode {
    /// The nearest shortcut around an item of a menu, which belongs to it and not to the menu around.
    fileprivate var shortcutAround: KeyboardShortcut? {
        var next: _ViewNode? = parent
        while let node = next, !(node is MenuItemNode) {
            if let shortcut = (node as? any ShortcutHolding)?.shortcut { return shortcut }
            next = node.parent
        }
        return nil
    }
}
