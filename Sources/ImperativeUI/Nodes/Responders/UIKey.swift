import Foundation

/// A key of a keyboard, and what is held down with it.
@MainActor @preconcurrency open class UIKey: NSObject {
    /// The text it types; for a key that types none, one of the inputs of `UIKeyCommand`, or nothing.
    public final let characters: String
    /// The same without modifier keys, but for Shift where the keyboard does not tell.
    public final let charactersIgnoringModifiers: String
    /// What is held down with it.
    public final let modifierFlags: UIKeyModifierFlags
    /// Where it is on the keyboard.
    public final let keyCode: UIKeyboardHIDUsage

    package init(
        _ keyCode: UIKeyboardHIDUsage, characters: String, charactersIgnoringModifiers: String,
        modifierFlags: UIKeyModifierFlags
    ) {
        self.keyCode = keyCode
        self.characters = characters
        self.charactersIgnoringModifiers = charactersIgnoringModifiers
        self.modifierFlags = modifierFlags
    }
}

/// A key on its way down and up.
@MainActor @preconcurrency open class UIPress: NSObject {
    /// Where in its life a press is.
    public enum Phase: Int, Sendable {
        /// The key went down.
        case began = 0
        /// The strength of the press changed.
        case changed = 1
        /// The key is held down, and repeats.
        case stationary = 2
        /// The key went up.
        case ended = 3
        /// The press no longer counts.
        case cancelled = 4
    }

    /// What a press does, whatever key it is on.
    public enum PressType: Int, Sendable {
        /// Up.
        case upArrow = 0
        /// Down.
        case downArrow = 1
        /// To the left.
        case leftArrow = 2
        /// To the right.
        case rightArrow = 3
        /// Chooses.
        case select = 4
        /// Goes back.
        case menu = 5
        /// Plays or pauses.
        case playPause = 6
    }

    /// Where in its life the press is.
    public private(set) final var phase: Phase
    /// The key.
    public private(set) final var key: UIKey?
    /// When the phase began, in seconds since the machine was started.
    public private(set) final var timestamp = ProcessInfo.processInfo.systemUptime
    /// The responder that was told first.
    public internal(set) final weak var responder: UIResponder?
    /// How hard the key is pressed: 1 while it is down.
    public final var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }

    package init(_ key: UIKey, phase: Phase) {
        self.key = key
        self.phase = phase
    }

    /// Enters a phase, in which other modifiers may be held down with the key.
    final func enter(_ phase: Phase, _ key: UIKey? = nil) {
        self.phase = phase
        self.key = key ?? self.key
        timestamp = ProcessInfo.processInfo.systemUptime
    }

    /// What the press does.
    public final var type: PressType {
        switch key?.keyCode {
        case .keyboardUpArrow: .upArrow
        case .keyboardDownArrow: .downArrow
        case .keyboardLeftArrow: .leftArrow
        case .keyboardRightArrow: .rightArrow
        case .keyboardEscape: .menu
        default: .select
        }
    }
}

/// Keys that went down or up.
@MainActor @preconcurrency open class UIPressesEvent: UIEvent {
    /// The presses there are.
    public final let allPresses: Set<UIPress>
    /// Whether the event went up the whole responder chain, so that nobody has wanted it.
    final var reachedEnd = false
    /// The responders after the first one that the event was handed on to.
    final var handedTo: [UIResponder] = []

    package init(_ presses: Set<UIPress>) {
        allPresses = presses
        super.init()
    }

    open override var type: EventType { .presses }

    /// The presses a recogniser is told of: none, as recognisers are told of touches only.
    public final func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}
