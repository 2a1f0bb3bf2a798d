import Foundation

/// A command that is triggered by a key combination.
@MainActor @preconcurrency open class UIKeyCommand: UICommand {
    /// The input of the Up Arrow key.
    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    /// The input of the Down Arrow key.
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    /// The input of the Left Arrow key.
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The input of the Right Arrow key.
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    /// The input of the Escape key.
    public nonisolated static let inputEscape = "UIKeyInputEscape"
    /// The input of the Page Up key.
    public nonisolated static let inputPageUp = "UIKeyInputPageUp"
    /// The input of the Page Down key.
    public nonisolated static let inputPageDown = "UIKeyInputPageDown"
    /// The input of the Home key.
    public nonisolated static let inputHome = "UIKeyInputHome"
    /// The input of the End key.
    public nonisolated static let inputEnd = "UIKeyInputEnd"
    /// The input of the Delete key.
    public nonisolated static let inputDelete = "UIKeyInputDelete"

    /// The text that the key types without modifiers, or one of the inputs above.
    public final let input: String?
    /// The modifier keys that must be held down with the key.
    public final let modifierFlags: UIKeyModifierFlags
    /// A Boolean value that indicates whether the command takes precedence over the effect of the key on edited text;
    /// `false` by default.
    open var wantsPriorityOverSystemBehavior = false
    /// Whether it is a command of the library's own, for the focused element, and not one of the application.
    final var isOfSystem = false

    init(
        title: String, image: UIImage?, input: String, modifierFlags: UIKeyModifierFlags, propertyList: Any?,
        _ action: TargetAction
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        super.init(title: title, image: image, propertyList: propertyList, action)
    }

    /// Creates a key command that calls a method of the nearest responder of its type: `action: Controller.save`.
    public convenience init<Target: UIResponder>(
        input: String, modifierFlags: UIKeyModifierFlags, action: @escaping (Target) -> () -> Void
    ) {
        self.init(
            title: "", image: nil, input: input, modifierFlags: modifierFlags, propertyList: nil,
            TargetAction(nil, action))
    }

    /// Creates a key command that calls a method of the nearest responder of its type, with the command as sender.
    public convenience init<Target: UIResponder, Sender>(
        input: String, modifierFlags: UIKeyModifierFlags, action: @escaping (Target) -> (Sender) -> Void
    ) {
        self.init(
            title: "", image: nil, input: input, modifierFlags: modifierFlags, propertyList: nil,
            TargetAction(nil, action))
    }

    /// Creates a key command with a title that calls a method of the nearest responder of its type.
    public convenience init<Target: UIResponder>(
        title: String, image: UIImage? = nil, action: @escaping (Target) -> () -> Void, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil
    ) {
        self.init(
            title: title, image: image, input: input, modifierFlags: modifierFlags, propertyList: propertyList,
            TargetAction(nil, action))
    }

    /// Creates a key command with a title that calls a method of the nearest responder of its type, with the command
    /// as sender.
    public convenience init<Target: UIResponder, Sender>(
        title: String, image: UIImage? = nil, action: @escaping (Target) -> (Sender) -> Void, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil
    ) {
        self.init(
            title: title, image: image, input: input, modifierFlags: modifierFlags, propertyList: propertyList,
            TargetAction(nil, action))
    }

    /// Whether a key stands for the command.
    final func matches(_ key: UIKey) -> Bool {
        guard let input else { return false }
        let wanted = modifierFlags.intersection(.distinguishing)
        var flags = key.modifierFlags.intersection(.distinguishing)
        if input == key.charactersIgnoringModifiers, flags == wanted { return true }
        // A character that needs Shift may be written as the typed character. Other keys are the same with Shift.
        guard input.count == 1, let first = input.unicodeScalars.first, first.value > 0x20, first.value != 0x7F else {
            return false
        }
        flags.remove(.shift)
        return input == key.characters && flags == wanted
    }
}
