import Foundation

/// The keys that explain keys.
extension KeyDelivery {
    /// The keys that work in a window.
    func guide(of window: UIWindow) -> KeyGuide {
        var program = target.programKeys
        program.refreshes = { [unowned window] in PullDelivery.canRefresh(in: window) }
        return KeyGuide(window, first: firstResponder(of: window), program: program)
    }

    /// Shows all keys for `?` and F1, and a palette of commands for `:` and Control-P. Returns whether the key is one
    /// of these, and something is shown.
    func explainKeys(_ key: UIKey, _ modifiers: UIKeyModifierFlags, in window: UIWindow) -> Bool {
        let isPlain = modifiers.subtracting(.shift).isEmpty
        switch key.keyCode {
        case .keyboardF1 where modifiers.isEmpty: return showKeys(in: window)
        case .keyboardP where modifiers == .control: return showPalette(in: window)
        case _ where isPlain && key.characters == "?": return showKeys(in: window)
        case _ where isPlain && key.characters == ":": return showPalette(in: window)
        default: return false
        }
    }

    private func showKeys(in window: UIWindow) -> Bool {
        present(KeySheetController(guide(of: window).hints), in: window)
    }

    private func showPalette(in window: UIWindow) -> Bool {
        let entries = guide(of: window).paletteEntries { [weak self] in self?.press($0) }
        return present(PaletteController(entries), in: window)
    }

    private func present(_ controller: UIViewController, in window: UIWindow) -> Bool {
        guard let top = window.frontViewController,
            !(top is KeySheetController || top is PaletteController)
        else { return false }
        top.presentIfPossible(controller) { _ in }
        return true
    }

    /// Presses a key as a host would, and lets it go.
    func press(_ combination: KeyCombination) {
        let key = combination.key
        for phase in [HostKey.Phase.down, .up] {
            deliver(
                HostKey(
                    key.keyCode, characters: key.characters,
                    charactersIgnoringModifiers: key.charactersIgnoringModifiers, modifiers: key.modifierFlags,
                    phase: phase))
        }
    }
}

extension UIKey {
    /// The key with Command in place of Control; `nil` for one without Control.
    final var withCommand: UIKey? {
        guard modifierFlags.contains(.control), !modifierFlags.contains(.command) else { return nil }
        let flags = modifierFlags.subtracting(.control).union(.command)
        let combination = KeyCombination(charactersIgnoringModifiers, flags)
        if combination.withControl == nil { return nil }
        return UIKey(
            keyCode, characters: characters, charactersIgnoringModifiers: charactersIgnoringModifiers,
            modifierFlags: flags)
    }
}
