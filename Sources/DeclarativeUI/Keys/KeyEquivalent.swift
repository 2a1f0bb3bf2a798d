/// A key, by the character it types or stands for.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The character.
    public let character: Character

    /// The key that types a character.
    public init(_ character: Character) { self.character = character }
    /// The key that types a character.
    public init(extendedGraphemeClusterLiteral: Character) { character = extendedGraphemeClusterLiteral }

    /// The key up.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// The key down.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// The key to the left.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// The key to the right.
    public static let rightArrow = KeyEquivalent("\u{F703}")
    /// The key Escape.
    public static let escape = KeyEquivalent("\u{1B}")
    /// The key Backspace.
    public static let delete = KeyEquivalent("\u{8}")
    /// The key Delete.
    public static let deleteForward = KeyEquivalent("\u{F728}")
    /// The key Home.
    public static let home = KeyEquivalent("\u{F729}")
    /// The key End.
    public static let end = KeyEquivalent("\u{F72B}")
    /// The key Page Up.
    public static let pageUp = KeyEquivalent("\u{F72C}")
    /// The key Page Down.
    public static let pageDown = KeyEquivalent("\u{F72D}")
    /// The key Clear.
    public static let clear = KeyEquivalent("\u{F739}")
    /// The key Tab.
    public static let tab = KeyEquivalent("\t")
    /// The space bar.
    public static let space = KeyEquivalent(" ")
    /// The key Return.
    public static let `return` = KeyEquivalent("\r")
}

/// Keys that are held down together with another, or with a pointer.
public struct EventModifiers: OptionSet, Hashable, Sendable {
    /// The keys as bits.
    public let rawValue: Int
    /// Makes a set of keys from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Caps Lock.
    public static let capsLock = EventModifiers(rawValue: 1)
    /// Shift.
    public static let shift = EventModifiers(rawValue: 2)
    /// Control.
    public static let control = EventModifiers(rawValue: 4)
    /// Option, or Alt.
    public static let option = EventModifiers(rawValue: 8)
    /// Command, or Super.
    public static let command = EventModifiers(rawValue: 16)
    /// The key is on the numeric pad.
    public static let numericPad = EventModifiers(rawValue: 32)
    /// All of them.
    public static let all = EventModifiers(rawValue: 63)

    /// Those that make another key of a key.
    static let distinguishing: EventModifiers = [.shift, .control, .option, .command]
}

/// A key that was pressed.
public struct KeyPress: Sendable {
    /// What happens to a key.
    public struct Phases: OptionSet, Hashable, Sendable {
        /// The phases as bits.
        public let rawValue: Int
        /// Makes a set of phases from bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The key went down.
        public static let down = Phases(rawValue: 1)
        /// The key is held down and types again.
        public static let `repeat` = Phases(rawValue: 2)
        /// The key went up.
        public static let up = Phases(rawValue: 4)
        /// All of them.
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// Whether a view has acted on a key.
    public enum Result: Sendable {
        /// It has; nobody else is told.
        case handled
        /// It has not; the views around it are told.
        case ignored
    }

    /// What happens to the key.
    public let phase: Phases
    /// The key.
    public let key: KeyEquivalent
    /// The text it types.
    public let characters: String
    /// What is held down with it.
    public let modifiers: EventModifiers

    package init(_ key: KeyEquivalent, characters: String, modifiers: EventModifiers, phase: Phases) {
        self.key = key
        self.characters = characters
        self.modifiers = modifiers
        self.phase = phase
    }
}
