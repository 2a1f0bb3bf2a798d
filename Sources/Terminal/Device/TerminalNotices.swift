/// The events of a terminal that a program has to react to.
package struct TerminalNotices: OptionSet, Hashable, Sendable {
    /// A bit for each.
    package let rawValue: UInt8

    /// Notices by their bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    // Computed, as signal handlers use them: they must not be the first to initialise anything.

    /// The size may have changed.
    package static var resized: TerminalNotices { TerminalNotices(rawValue: 1) }
    /// The program was stopped and goes on: its drawing is gone, and the size may have changed.
    package static var resumed: TerminalNotices { TerminalNotices(rawValue: 2) }
}
