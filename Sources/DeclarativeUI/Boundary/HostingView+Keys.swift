import DeclarativeViews
import ImperativeUI

extension _UIHostingView {
    /// Lets the views act on a key: those around the focused one, or without it the control whose shortcut it is.
    /// Returns whether one did.
    package final func takeKey(_ press: UIPress, focused: AnyObject?) -> Bool {
        guard let key = KeyPress(press) else { return false }
        if let focused {
            guard let target = focused as? TapTarget else { return false }
            return interaction.take(key, focused: target)
        }
        return interaction.takeShortcut(key) || commands?.take(key) ?? false
    }
}

extension KeyPress {
    /// A key of the imperative world; `nil` for one without a character.
    @MainActor fileprivate init?(_ press: UIPress) {
        guard let key = press.key, let equivalent = KeyEquivalent(key) else { return nil }
        let phase: Phases =
            switch press.phase {
            case .began, .changed: .down
            case .stationary: .repeat
            case .ended, .cancelled: .up
            }
        self.init(
            equivalent, characters: key.characters.hasPrefix("UIKeyInput") ? "" : key.characters,
            modifiers: EventModifiers(key.modifierFlags), phase: phase)
    }
}

extension KeyEquivalent {
    @MainActor fileprivate init?(_ key: UIKey) {
        switch key.keyCode {
        case .keyboardUpArrow: self = .upArrow
        case .keyboardDownArrow: self = .downArrow
        case .keyboardLeftArrow: self = .leftArrow
        case .keyboardRightArrow: self = .rightArrow
        case .keyboardEscape: self = .escape
        case .keyboardDeleteOrBackspace: self = .delete
        case .keyboardDeleteForward: self = .deleteForward
        case .keyboardHome: self = .home
        case .keyboardEnd: self = .end
        case .keyboardPageUp: self = .pageUp
        case .keyboardPageDown: self = .pageDown
        default:
            guard let character = key.charactersIgnoringModifiers.first else { return nil }
            self.init(character)
        }
    }
}

extension EventModifiers {
    fileprivate init(_ flags: UIKeyModifierFlags) {
        self = []
        if flags.contains(.alphaShift) { insert(.capsLock) }
        if flags.contains(.shift) { insert(.shift) }
        if flags.contains(.control) { insert(.control) }
        if flags.contains(.alternate) { insert(.option) }
        if flags.contains(.command) { insert(.command) }
        if flags.contains(.numericPad) { insert(.numericPad) }
    }
}
