import Foundation

/// The modifier keys held down with another key or a pointer.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    /// The bits of the option set.
    public let rawValue: Int
    /// Creates a set of modifier keys from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The Caps Lock key.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// The Shift modifier key.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// The Control modifier key.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// The Option (Alt) modifier key.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// The Command (Super) modifier key.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// A key of the numeric keypad.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)

    /// The modifiers that distinguish a combination of keys from others.
    package static let distinguishing: UIKeyModifierFlags = [.shift, .control, .alternate, .command]
}
