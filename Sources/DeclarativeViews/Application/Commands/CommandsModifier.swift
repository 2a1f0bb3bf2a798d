import BridgedEnvironment

/// Adds commands to the window in which a view is.
struct CommandsModifier {
    let content: AnyView
}

/// Commands of a window, which its hosting view keeps live.
@MainActor package struct WindowCommands {
    /// The identity of the commands while they are there.
    package let id: ObjectIdentifier
    /// The views of the commands, as the contents of a menu.
    package let content: AnyView
    /// The scope whose environment they inherit.
    package let scope: Scope
}

/// The delegate of a graph whose views add commands.
@MainActor package protocol GraphCommandsDelegate: ViewGraphDelegate {
    /// Adds commands, or takes other contents of them.
    func showCommands(_ commands: WindowCommands)
    /// The commands are gone.
    func removeCommands(_ id: ObjectIdentifier)
}

extension CommandsModifier: ViewModifier {
    typealias Body = Never

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, in context: _NodeContext) -> _ViewNode {
        CommandsNode(view, in: context)
    }

    static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: CommandsNode.self).update(view)
    }
}

private final class CommandsNode: PrimitiveModifierNode<CommandsModifier> {
    override init<Content: View>(_ view: ModifiedContent<Content, CommandsModifier>, in context: _NodeContext) {
        super.init(view, in: context)
        showLater()
    }

    override func update<Content: View>(_ view: ModifiedContent<Content, CommandsModifier>) {
        super.update(view)
        showLater()
    }

    private var delegate: (any GraphCommandsDelegate)? { graph.delegate as? any GraphCommandsDelegate }

    private func showLater() {
        graph.enqueueCallback(of: self) { [self] in
            if isTornDown { return }
            delegate?.showCommands(
                WindowCommands(id: ObjectIdentifier(self), content: modifier.content, scope: scope))
        }
    }

    override func willTearDown() {
        (graph.unlessEnding?.delegate as? any GraphCommandsDelegate)?.removeCommands(ObjectIdentifier(self))
    }
}

extension ViewGraph {
    private var commandItems: [(item: MenuItemEntry, shortcut: KeyboardShortcut)] {
        menuEntries.compactMap { entry in
            guard case .item(let item) = entry, item.isEnabled, let shortcut = item.shortcut else { return nil }
            return (item, shortcut)
        }
    }

    /// The keys of the enabled commands among the contents of a menu.
    package var commandKeys: [ShownShortcut] {
        commandItems.map { item, shortcut in
            ShownShortcut(key: DescribedKey(shortcut.key, shortcut.modifiers, item.title)) {
                item.action()
                return true
            }
        }
    }

    /// Performs the first enabled command among the contents of a menu that has a key. Returns whether there is one.
    package func takeCommand(_ press: KeyPress) -> Bool {
        if press.phase == .up { return false }
        var presses = [press]
        // Terminals that do not tell of Command have Control in its place.
        if press.modifiers.contains(.control), !press.modifiers.contains(.command) {
            var modifiers = press.modifiers
            modifiers.remove(.control)
            modifiers.insert(.command)
            presses.append(
                KeyPress(press.key, characters: press.characters, modifiers: modifiers, phase: press.phase))
        }
        let items = commandItems
        for press in presses {
            guard let found = items.first(where: { $0.shortcut.matches(press) }) else { continue }
            found.item.action()
            return true
        }
        return false
    }
}
