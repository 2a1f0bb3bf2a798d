/// A key on the keyboard, identified by the character that it types or stands for.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The character of the key.
    public let character: Character

    /// Creates a key equivalent for the key that types a character.
    public init(_ character: Character) { self.character = character }
    /// Creates a key equivalent for the key that types a character.
    public init(extendedGraphemeClusterLiteral: Character) { character = extendedGraphemeClusterLiteral }

    /// The Up Arrow key.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// The Down Arrow key.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// The Left Arrow key.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// The Right Arrow key.
    public static let rightArrow = KeyEquivalent("\u{F703}")
    /// The Escape key.
    public static let escape = KeyEquivalent("\u{1B}")
    /// The Delete key, which deletes backwards (Backspace).
    public static let delete = KeyEquivalent("\u{8}")
    /// The Forward Delete key.
    public static let deleteForward = KeyEquivalent("\u{F728}")
    /// The Home key.
    public static let home = KeyEquivalent("\u{F729}")
    /// The End key.
    public static let end = KeyEquivalent("\u{F72B}")
    /// The Page Up key.
    public static let pageUp = KeyEquivalent("\u{F72C}")
    /// The Page Down key.
    public static let pageDown = KeyEquivalent("\u{F72D}")
    /// The Clear key.
    public static let clear = KeyEquivalent("\u{F739}")
    /// The Tab key.
    public static let tab = KeyEquivalent("\t")
    /// The Space key.
    public static let space = KeyEquivalent(" ")
    /// The Return key.
    public static let `return` = KeyEquivalent("\r")
}

/// The modifier keys that are held down during a key press or a pointer event.
public struct EventModifiers: OptionSet, Hashable, Sendable {
    /// The modifier keys as a bit mask.
    public let rawValue: Int
    /// Creates a set of modifier keys from a bit mask.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The Caps Lock key.
    public static let capsLock = EventModifiers(rawValue: 1)
    /// The Shift key.
    public static let shift = EventModifiers(rawValue: 2)
    /// The Control key.
    public static let control = EventModifiers(rawValue: 4)
    /// The Option key, or Alt.
    public static let option = EventModifiers(rawValue: 8)
    /// The Command key, or Super.
    public static let command = EventModifiers(rawValue: 16)
    /// The pressed key is on the numeric keypad.
    public static let numericPad = EventModifiers(rawValue: 32)
    /// All modifier keys.
    public static let all = EventModifiers(rawValue: 63)

    /// The modifiers that turn a key into another one.
    static let distinguishing: EventModifiers = [.shift, .control, .option, .command]
}

/// A hardware key press.
public struct KeyPress: Sendable {
    /// The phases of a key press.
    public struct Phases: OptionSet, Hashable, Sendable {
        /// The phases as a bit mask.
        public let rawValue: Int
        /// Creates a set of phases from a bit mask.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The key was pressed.
        public static let down = Phases(rawValue: 1)
        /// The key is held down and repeats.
        public static let `repeat` = Phases(rawValue: 2)
        /// The key was released.
        public static let up = Phases(rawValue: 4)
        /// All phases: `down`, `repeat` and `up`.
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// A value that indicates whether a view handled a key press.
    public enum Result: Sendable {
        /// The view handled the key press; no other view receives it.
        case handled
        /// The view did not handle the key press; enclosing views receive it.
        case ignored
    }

    /// The phase of the key press.
    public let phase: Phases
    /// The key that was pressed.
    public let key: KeyEquivalent
    /// The text that the key types.
    public let characters: String
    /// The modifier keys that are held down.
    public let modifiers: EventModifiers

    package init(_ key: KeyEquivalent, characters: String, modifiers: EventModifiers, phase: Phases) {
        self.key = key
        self.characters = characters
        self.modifiers = modifiers
        self.phase = phase
    }
}
