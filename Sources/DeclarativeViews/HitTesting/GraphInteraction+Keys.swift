import TextEditing

/// Keys.
extension GraphInteraction {
    /// Whether a key is for the text of a view that has the focus.
    package func wants(_ key: EditingKey, typing characters: String, in target: TapTarget) -> Bool {
        text(of: target)?.meaning(of: key, typing: characters) != nil
    }

    /// Performs the edit that a key means in the text of the focused view.
    package func take(_ key: EditingKey, typing characters: String, in target: TapTarget) {
        guard let text = text(of: target), let meaning = text.meaning(of: key, typing: characters) else { return }
        text.take(meaning)
    }

    /// Inserts text that was pasted or put together by an input method.
    package func insert(_ string: String, in target: TapTarget) { text(of: target)?.insertWhole(string) }

    /// Whether a view edits a text.
    package func editsText(_ target: TapTarget) -> Bool { target.viewNode is any TextEditingNode }

    private func text(of target: TapTarget) -> (any TextEditingNode)? {
        target.isEnabled ? target.viewNode as? any TextEditingNode : nil
    }

    /// Lets the control with the focus, and the views around it, act on a key, the innermost first. Returns whether one
    /// did.
    package func take(_ press: KeyPress, focused: TapTarget) -> Bool {
        var node = focused.viewNode
        while let here = node {
            if let handler = here as? any KeyHandlingNode, handler.take(press) { return true }
            node = here.parent
        }
        return false
    }

    /// Performs the action of the first control with a key as its shortcut. Returns whether there is one.
    package func takeShortcut(_ press: KeyPress) -> Bool {
        guard let root, root.graph.feature(KeyboardShortcuts.self).count > 0 else { return false }
        if press.phase == .up { return false }
        if act(on: press, below: root) { return true }
        // Terminals that do not tell of Command have Control in its place.
        guard press.modifiers.contains(.control), !press.modifiers.contains(.command) else { return false }
        var modifiers = press.modifiers
        modifiers.remove(.control)
        modifiers.insert(.command)
        return act(
            on: KeyPress(press.key, characters: press.characters, modifiers: modifiers, phase: press.phase), below: root
        )
    }

    private func act(on press: KeyPress, below root: _ViewNode) -> Bool {
        let found = root.first { node in
            guard let shortcut = (node as? any ShortcutHolding)?.shortcut, shortcut.matches(press) else { return false }
            return node.describedActivatable.map { $0.target.takesFocus && frame(of: $0.target) != nil } ?? false
        }
        return act(found?.describedActivatable, 1)
    }
}
