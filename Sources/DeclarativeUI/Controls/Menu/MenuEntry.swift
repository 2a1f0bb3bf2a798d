import UnifiedStorage

/// A part of a menu, as its contents say it.
package indirect enum MenuEntry {
    /// Something that can be chosen.
    case item(MenuItemEntry)
    /// A menu inside.
    case menu(MenuItemEntry, [MenuEntry])
    /// Entries that belong together.
    case group(MenuGroupEntry, [MenuEntry])
    /// A line.
    case divider
}

/// Entries that belong together.
package struct MenuGroupEntry {
    /// What identifies them while they are there.
    package let id: ObjectIdentifier
    /// What they are called; empty for nothing.
    package let title: String
    /// How they stand in the menu.
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
    /// What identifies it while it is there.
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
    package var action: @MainActor () -> Void = {}

    fileprivate init(_ node: _ViewNode, label: _ViewNode? = nil) {
        let label = label ?? node
        let texts = label.shownTexts.filter { !$0.isEmpty }
        id = ObjectIdentifier(node)
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
    /// What the contents of a menu say.
    package var menuEntries: [MenuEntry] { (rootNode as? RootNode)?.menuEntries ?? [] }
}

extension _ViewNode {
    /// What the contents of a menu at and below this node say, in order.
    fileprivate var menuEntries: [MenuEntry] {
        var entries: [MenuEntry] = []
        walk { node in
            if node.departs { return .beyond }
            if let section = node as? SectionNode {
                let title = section.header?.shownTexts.joined(separator: ", ") ?? ""
                let group = MenuGroupEntry(id: ObjectIdentifier(section), title: title, arrangement: .list)
                entries.append(.group(group, section.content?.menuEntries ?? []))
            } else if node is DividerNode {
                entries.append(.divider)
            } else if let item = node as? MenuItemNode {
                if let entry = item.entry { entries.append(entry) } else { return .below }
            } else if let control = node as? any ActivatableNode, control.takesFocus {
                entries.append(.item(MenuItemEntry(control)))
            } else if node is any TextShowing {
                var text = MenuItemEntry(node)
                text.isEnabled = false
                entries.append(.item(text))
            } else {
                return .below
            }
            return .beyond
        }
        return entries
    }
}

extension MenuItemNode {
    /// What the node says; `nil` where that is said by what is below it.
    fileprivate var entry: MenuEntry? {
        switch modifier.kind {
        case .item(let item): return .item(MenuItemEntry(self, item))
        case .menu(let isEnabled):
            var item = MenuItemEntry(self, label: part { if case .label = $0 { true } else { false } })
            item.isEnabled = isEnabled
            return .menu(item, content)
        case .group(let arrangement):
            let title = part { if case .label = $0 { true } else { false } }?.shownTexts.joined(separator: ", ")
            return .group(
                MenuGroupEntry(id: ObjectIdentifier(self), title: title ?? "", arrangement: arrangement), content)
        case .label, .content: return nil
        }
    }

    private var content: [MenuEntry] {
        part { if case .content = $0 { true } else { false } }?.child?.menuEntries ?? []
    }

    /// The first part of a kind below this node.
    private func part(_ isMeant: (MenuItemModifier.Kind) -> Bool) -> MenuItemNode? {
        first { node in
            guard node !== self, let part = node as? MenuItemNode else { return false }
            return isMeant(part.modifier.kind)
        } as? MenuItemNode
    }
}
