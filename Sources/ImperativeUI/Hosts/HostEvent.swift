import Foundation

/// An event that a host delivers to its application.
public enum HostEvent {
    /// A key was pressed, repeated or released.
    case key(HostKey)
    /// Text was entered without a corresponding key, for example by an input method.
    case text(String)
    /// Text was pasted into the application.
    case paste(String)
    /// A pointer was pressed, moved or released.
    case pointer(HostPointer)
    /// A wheel scrolled by an offset in points, rightwards and downwards, at a point of the host.
    case wheel(CGVector, at: CGPoint)
    /// Two fingers moved apart, or around each other.
    case pinch(HostPinch)
    /// Items were dragged over the host, or dropped.
    case drag(HostDrag)
    /// The host gained (`true`) or lost (`false`) keyboard focus.
    case focus(Bool)
    /// The size or the traits of the host changed.
    case surroundings(HostSurroundings)
    /// The device as a whole was moved, that is, shaken. Hosts that cannot be shaken never send this event.
    case motion(UIEvent.EventSubtype)
    /// The application is asked to open a URL.
    case open(URL)
    /// The application moves to the background.
    case suspend
    /// The application returns to the foreground.
    case resume
    /// The application is asked to end.
    case end
}

/// An event of a key: pressed, repeated or released.
public struct HostKey: Hashable, Sendable {
    /// The phases of a key event.
    public enum Phase: Hashable, Sendable {
        /// The key was pressed.
        case down
        /// The key is held down and repeats.
        case `repeat`
        /// The key was released.
        case up
    }

    /// The position of the key on the keyboard.
    public var code: UIKeyboardHIDUsage
    /// The text the key types, or one of the input constants of `UIKeyCommand`; empty for a key that types nothing.
    public var characters: String
    /// The text the key would type without modifier keys.
    public var charactersIgnoringModifiers: String
    /// The modifier keys held down with the key.
    public var modifiers: UIKeyModifierFlags
    /// The phase of the key event.
    public var phase: Phase

    /// Creates a key event.
    ///
    /// - Parameters:
    ///   - code: The position of the key on the keyboard.
    ///   - characters: The text the key types, or one of the input constants of `UIKeyCommand`; empty by default.
    ///   - charactersIgnoringModifiers: The text the key would type without modifier keys; by default, `characters`.
    ///   - modifiers: The modifier keys held down with the key; none by default.
    ///   - phase: The phase of the key event; `.down` by default.
    public init(
        _ code: UIKeyboardHIDUsage, characters: String = "", charactersIgnoringModifiers: String? = nil,
        modifiers: UIKeyModifierFlags = [], phase: Phase = .down
    ) {
        self.code = code
        self.characters = characters
        self.charactersIgnoringModifiers = charactersIgnoringModifiers ?? characters
        self.modifiers = modifiers
        self.phase = phase
    }
}

extension HostKey {
    /// Creates an event of a key that types a character, where a US keyboard has one, and otherwise of an unknown key.
    ///
    /// - Parameters:
    ///   - character: The character. A line break stands for the Return key, a capital letter for the key with Shift.
    ///   - phase: The phase of the key event; `.down` by default.
    public init(typing character: Character, phase: Phase = .down) {
        let text = String(character)
        self.init(
            character.isNewline ? .keyboardReturnOrEnter : UIKeyboardHIDUsage(typing: text), characters: text,
            charactersIgnoringModifiers: text.lowercased(), modifiers: text.lowercased() == text ? [] : .shift,
            phase: phase)
    }

    /// Creates an event of a key of a US keyboard, with the characters it types there.
    ///
    /// - Parameters:
    ///   - code: The position of the key on the keyboard.
    ///   - modifiers: The modifier keys held down with the key; none by default.
    ///   - phase: The phase of the key event; `.down` by default.
    public init(pressing code: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = [], phase: Phase = .down) {
        self.init(
            code, characters: code.text(modifiers), charactersIgnoringModifiers: code.text([]), modifiers: modifiers,
            phase: phase)
    }
}

/// An event of a pointer: a finger or a mouse.
public struct HostPointer: Hashable, Sendable {
    /// The phases of a pointer event.
    public enum Phase: Hashable, Sendable {
        /// The pointer was pressed.
        case down
        /// The pointer moved, whether pressed or not.
        case move
        /// The pointer was released.
        case up
        /// The current touch was cancelled.
        case cancel
    }

    /// The buttons of a mouse.
    public enum Button: Hashable, Sendable {
        /// The primary button, which acts as a touch.
        case primary
        /// The secondary button, which opens context menus.
        case secondary
    }

    /// The phase of the pointer event.
    public var phase: Phase
    /// The location of the pointer, in points.
    public var location: CGPoint
    /// The modifier keys held down during the event.
    public var modifiers: UIKeyModifierFlags
    /// The mouse button that the event concerns.
    public var button: Button

    /// Creates a pointer event at a location.
    ///
    /// - Parameters:
    ///   - phase: The phase of the pointer event.
    ///   - location: The location of the pointer, in points.
    ///   - modifiers: The modifier keys held down during the event; none by default.
    ///   - button: The mouse button; `.primary` by default.
    public init(
        _ phase: Phase, at location: CGPoint, modifiers: UIKeyModifierFlags = [], button: Button = .primary
    ) {
        self.phase = phase
        self.location = location
        self.modifiers = modifiers
        self.button = button
    }
}
