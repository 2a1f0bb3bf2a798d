/// A key with the modifiers held down with it, as a command or a shortcut declares it.
package struct KeyCombination: Hashable, Sendable {
    /// The text that the key types without modifiers, or an input of `UIKeyCommand` that stands for it.
    package let input: String
    /// The modifiers held down with it.
    package let modifiers: UIKeyModifierFlags

    package init(_ input: String, _ modifiers: UIKeyModifierFlags = []) {
        self.input = input
        self.modifiers = modifiers.intersection(.distinguishing)
    }

    /// The combination with Control in place of Command, which most terminals do not report; `nil` for one without
    /// Command, and for those that end, suspend or interrupt programs in terminals.
    package var withControl: KeyCombination? {
        guard modifiers.contains(.command), !modifiers.contains(.control) else { return nil }
        if modifiers == .command, ["c", "z"].contains(input.lowercased()) { return nil }
        return KeyCombination(input, modifiers.subtracting(.command).union(.control))
    }

    /// The name of the combination for people, such as `^N` for Control-N.
    package var name: String {
        var rest = modifiers
        let key: String
        let named = Self.names[input]
        if let named {
            key = named
        } else if rest.isEmpty {
            key = input
        } else {
            key = input.uppercased()
        }
        var name = ""
        if rest.contains(.command) { name += "Cmd-" }
        if rest.contains(.alternate) { name += "Alt-" }
        if rest.contains(.shift) { name += "Shift-" }
        if rest.remove(.control) != nil { name += named == nil ? "^" : "Ctrl-" }
        return name + key
    }

    /// Whether the key is an arrow pressed alone.
    package var isArrow: Bool { modifiers.isEmpty && Self.arrows.contains(input) }

    private static let arrows: Set = [
        UIKeyCommand.inputUpArrow, UIKeyCommand.inputDownArrow, UIKeyCommand.inputLeftArrow,
        UIKeyCommand.inputRightArrow,
    ]

    private static let names = [
        UIKeyCommand.inputUpArrow: "↑", UIKeyCommand.inputDownArrow: "↓", UIKeyCommand.inputLeftArrow: "←",
        UIKeyCommand.inputRightArrow: "→", UIKeyCommand.inputEscape: "Esc", UIKeyCommand.inputPageUp: "PgUp",
        UIKeyCommand.inputPageDown: "PgDn", UIKeyCommand.inputHome: "Home", UIKeyCommand.inputEnd: "End",
        UIKeyCommand.inputDelete: "Del", functionInput(1): "F1", functionInput(5): "F5", functionInput(10): "F10",
        "\r": "Return", "\t": "Tab", "\u{8}": "Backspace", " ": "Space",
    ]

    /// The input of a function key.
    package static func functionInput(_ number: Int) -> String { "UIKeyInputF\(number)" }

    /// The key as a host would send it.
    @MainActor package var key: UIKey {
        let named = UIKeyboardHIDUsage(input: input)
        let code = named ?? UIKeyboardHIDUsage(typing: input)
        var flags = modifiers
        // A character that needs Shift is typed with it.
        if named == nil, flags.isEmpty, code.text([]) != input, code.text(.shift) == input { flags.insert(.shift) }
        let plain = code.text([])
        return UIKey(
            code, characters: named == nil && modifiers.isEmpty ? input : code.text(flags),
            charactersIgnoringModifiers: plain.isEmpty ? input.lowercased() : plain, modifierFlags: flags)
    }
}

extension UIKeyCommand {
    /// The keys of the command; `nil` for none.
    package final var combination: KeyCombination? {
        guard let input, !input.isEmpty else { return nil }
        return KeyCombination(input, modifierFlags)
    }

    /// The title of the command in lists of commands; `nil` if it has none.
    package final var listedTitle: String? {
        if attributes.contains(.hidden) { return nil }
        let text = discoverabilityTitle ?? title
        return text.isEmpty ? nil : text
    }

    /// Sets the title of a command of the library's own in lists of commands, and returns the command.
    final func listed(as title: String) -> UIKeyCommand {
        discoverabilityTitle = title
        isOfSystem = true
        return self
    }
}
