/// A colour as terminals tell it: channels of 16 bits.
package struct TerminalColor: Hashable, Sendable {
    /// How much red.
    package var red: UInt16
    /// How much green.
    package var green: UInt16
    /// How much blue.
    package var blue: UInt16

    /// A colour.
    package init(red: UInt16, green: UInt16, blue: UInt16) {
        self.red = red
        self.green = green
        self.blue = blue
    }
}
