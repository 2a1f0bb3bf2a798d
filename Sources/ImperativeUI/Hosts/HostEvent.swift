import Foundation

/// Something that happened to an application, as its host tells it.
public enum HostEvent {
    /// A key went down, repeats, or went up.
    case key(HostKey)
    /// Text was typed that no key stands for, such as what an input method put together.
    case text(String)
    /// Text was pasted.
    case paste(String)
    /// A pointer went down, moved or went up.
    case pointer(HostPointer)
    /// A wheel asks for a scroll by so many points to the right and down, at a place of the host.
    case wheel(CGVector, at: CGPoint)
    /// The host has the focus of the keyboard, or has it no longer.
    case focus(Bool)
    /// The host has another size, or other traits.
    case surroundings(HostSurroundings)
    /// The device was moved as a whole: shaken. Hosts with nothing to shake never tell of it.
    case motion(UIEvent.EventSubtype)
    /// A URL is to be opened.
    case open(URL)
    /// The application is put aside.
    case suspend
    /// The application is shown again.
    case resume
    /// The application is to end.
    case end
}

/// What happens to a key.
public struct HostKey: Hashable, Sendable {
    /// Where a key is in its life.
    public enum Phase: Hashable, Sendable {
        /// It went down.
        case down
        /// It is held down and types again.
        case `repeat`
        /// It went up.
        case up
    }

    /// Where the key is on the keyboard.
    public var code: UIKeyboardHIDUsage
    /// The text it types, or one of the inputs of `UIKeyCommand`; empty for a key that types none.
    public var characters: String
    /// The same without modifier keys.
    public var charactersIgnoringModifiers: String
    /// What is held down with it.
    public var modifiers: UIKeyModifierFlags
    /// What happens to it.
    public var phase: Phase

    /// A key.
    ///
    /// - Parameters:
    ///   - code: Where it is on the keyboard.
    ///   - characters: The text it types, or one of the inputs of `UIKeyCommand`; none by default.
    ///   - charactersIgnoringModifiers: The same without modifier keys; by default the same.
    ///   - modifiers: What is held down with it; nothing by default.
    ///   - phase: What happens to it; by default it goes down.
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

/// What a pointer does: a finger, or a mouse.
public struct HostPointer: Hashable, Sendable {
    /// Where a pointer is in a touch.
    public enum Phase: Hashable, Sendable {
        /// It came down.
        case down
        /// It moved, while down or not.
        case move
        /// It went up.
        case up
        /// What it did no longer counts.
        case cancel
    }

    /// The buttons of a mouse.
    public enum Button: Hashable, Sendable {
        /// The one that a touch stands for.
        case primary
        /// The one that opens menus.
        case secondary
    }

    /// What it does.
    public var phase: Phase
    /// Where it is, in points.
    public var location: CGPoint
    /// What is held down with it.
    public var modifiers: UIKeyModifierFlags
    /// The button with which it does that.
    public var button: Button

    /// A pointer at a place.
    ///
    /// - Parameters:
    ///   - phase: What it does.
    ///   - location: Where it is, in points.
    ///   - modifiers: What is held down with it; nothing by default.
    ///   - button: The button with which it does that; the primary one by default.
    public init(
        _ phase: Phase, at location: CGPoint, modifiers: UIKeyModifierFlags = [], button: Button = .primary
    ) {
        self.phase = phase
        self.location = location
        self.modifiers = modifiers
        self.button = button
    }
}
