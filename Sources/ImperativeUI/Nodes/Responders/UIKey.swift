import Foundation

/// A key on a keyboard, with the modifiers held down.
@MainActor @preconcurrency open class UIKey: NSObject {
    /// The text that the key types; for a key that types none, an input of `UIKeyCommand` or an empty string.
    public final let characters: String
    /// The text without modifiers, except Shift if the keyboard does not report it separately.
    public final let charactersIgnoringModifiers: String
    /// The modifier keys held down with the key.
    public final let modifierFlags: UIKeyModifierFlags
    /// The position of the key on the keyboard.
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

/// A key press, from key down to key up.
@MainActor @preconcurrency open class UIPress: NSObject {
    /// The phase of a press.
    public enum Phase: Int, Sendable {
        /// The key was pressed.
        case began = 0
        /// The force of the press has changed.
        case changed = 1
        /// The key is held down and repeats.
        case stationary = 2
        /// The key was released.
        case ended = 3
        /// The press was cancelled.
        case cancelled = 4
    }

    /// The function of a press, independent of the key.
    public enum PressType: Int, Sendable {
        /// A press that moves up.
        case upArrow = 0
        /// A press that moves down.
        case downArrow = 1
        /// A press that moves to the left.
        case leftArrow = 2
        /// A press that moves to the right.
        case rightArrow = 3
        /// A press that selects the current item.
        case select = 4
        /// A press that returns to the previous screen or menu.
        case menu = 5
        /// A press that plays or pauses media.
        case playPause = 6
    }

    /// The phase of the press.
    public private(set) final var phase: Phase
    /// The key that is pressed.
    public private(set) final var key: UIKey?
    /// The time at which the phase began, in seconds since the system started.
    public private(set) final var timestamp = ProcessInfo.processInfo.systemUptime
    /// The responder that received the press first.
    public internal(set) final weak var responder: UIResponder?
    /// The force of the press: 1 while the key is down, and 0 afterwards.
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

    /// The function of the press.
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

/// An event of keys pressed or released.
@MainActor @preconcurrency open class UIPressesEvent: UIEvent {
    /// The set of all current presses.
    public final let allPresses: Set<UIPress>
    /// Whether the event went up the whole responder chain without being handled.
    final var reachedEnd = false
    /// The responders after the first one that the event was handed on to.
    final var handedTo: [UIResponder] = []

    package init(_ presses: Set<UIPress>) {
        allPresses = presses
        super.init()
    }

    open override var type: EventType { .presses }

    /// Returns the presses that a gesture recogniser receives. Always empty: gesture recognisers only receive
    /// touches.
    public final func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}
