/// The enhancements requested from the Kitty keyboard protocol.
package struct KeyboardFlags: OptionSet, Hashable, Sendable {
    /// The bits of the protocol.
    package let rawValue: UInt8

    /// Flags with the bits of the protocol.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Escape and keys with modifiers are told apart from each other.
    package static let disambiguation = KeyboardFlags(rawValue: 1)
    /// Keys that are held or let go are told, too.
    package static let phases = KeyboardFlags(rawValue: 2)
    /// The characters that a key has with Shift and on a US keyboard are told, too.
    package static let alternates = KeyboardFlags(rawValue: 4)
    /// Keys that only type something are told as keys, too.
    package static let allKeys = KeyboardFlags(rawValue: 8)
    /// The text that a key types is told, too.
    package static let text = KeyboardFlags(rawValue: 16)

    /// All there is.
    package static let all: KeyboardFlags = [.disambiguation, .phases, .alternates, .allKeys, .text]
}
