/// How long the beginning of something waits for the rest.
package struct TerminalTimeouts: Hashable, Sendable {
    /// After ESC, and after the bytes of Alt with a key that also begin a sequence. When this is over, it was the key.
    package var escape: Duration
    /// After the first byte of a sequence, or of a character. When this is over, it is dropped.
    package var sequence: Duration
    /// After the last byte of a paste. When this is over, the paste has ended.
    package var paste: Duration

    /// Timeouts, by default of 50 milliseconds, 1 second and 10 seconds.
    package init(
        escape: Duration = .milliseconds(50), sequence: Duration = .seconds(1), paste: Duration = .seconds(10)
    ) {
        self.escape = escape
        self.sequence = sequence
        self.paste = paste
    }
}
