/// Keys that are held down together with another, or with the mouse.
///
/// Caps Lock and Num Lock are left out: their effects are seen in the typed text.
package struct TerminalModifiers: OptionSet, Hashable, Sendable {
    /// The bits, as the Kitty protocol numbers them.
    package let rawValue: UInt8

    /// Modifiers with the bits of the Kitty protocol.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The key Shift.
    package static let shift = TerminalModifiers(rawValue: 1)
    /// The key Alt, or Option.
    package static let alt = TerminalModifiers(rawValue: 2)
    /// The key Control.
    package static let control = TerminalModifiers(rawValue: 4)
    /// The key Super: Command or the Windows key.
    package static let `super` = TerminalModifiers(rawValue: 8)
    /// The key Hyper.
    package static let hyper = TerminalModifiers(rawValue: 16)
    /// The key Meta, where it is not Alt.
    package static let meta = TerminalModifiers(rawValue: 32)
}
