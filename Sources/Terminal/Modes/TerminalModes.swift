/// The modes of a terminal for a program that has an area of it.
///
/// The cursor is not visible; the rest can be chosen. A terminal ignores modes it does not know.
package struct TerminalModes: OptionSet, Hashable, Sendable {
    /// A bit for each choice.
    package let rawValue: UInt8

    /// Modes by their bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The mouse is told with its moves, in cells of any number: modes 1003 and 1006.
    package static let mouse = TerminalModes(rawValue: 1)
    /// Pasted text is told as such: mode 2004.
    package static let paste = TerminalModes(rawValue: 2)
    /// The focus is told: mode 1004.
    package static let focus = TerminalModes(rawValue: 4)
    /// Keys are told by the Kitty protocol, with all its flags.
    package static let keyboard = TerminalModes(rawValue: 8)
    /// Changes between dark and light colours are told: mode 2031.
    package static let colorScheme = TerminalModes(rawValue: 16)

    /// The title of the window is kept, and is there again afterwards: XTWINOPS 22 and 23.
    package static let title = TerminalModes(rawValue: 32)
    /// Characters stay in the cells they are sent to: a terminal that puts right-to-left text in order by itself does
    /// not. BDSM is explicit, the character path goes to the right, and the detection of directions, mode 2501, is off.
    package static let direction = TerminalModes(rawValue: 64)

    /// All that can be chosen.
    package static let all: TerminalModes = [.mouse, .paste, .focus, .keyboard, .colorScheme, .title, .direction]

    /// The sequence that begins a frame. A terminal that knows mode 2026 shows nothing of it before its end.
    package static let beginFrame = "\u{1B}[?2026h"
    /// The sequence that ends a frame.
    package static let endFrame = "\u{1B}[?2026l"

    /// Returns the text that sets a terminal to these modes.
    package func begin(in area: TerminalArea) -> String {
        // The screen is first: each has keyboard flags of its own.
        area.begin + "\u{1B}[?25l" + settings(in: area).map(\.begin).joined()
    }

    /// Returns the text that resets a terminal, after any part of the output sent to it.
    ///
    /// It may be sent again, also after only a part of it arrived. So the keyboard's flags are taken off the
    /// alternate screen's stack whichever screen is shown, and never off the other's.
    package func end(in area: TerminalArea) -> String {
        // The first of these ends any string or sequence that was broken off, the last are the colours of the text.
        let output = "\u{1B}\\" + Self.endFrame + "\u{1B}[m"
        // Unlike 1049, 47 keeps no position of the cursor, which the end would then go back to.
        let screen = area == .wholeScreen && contains(.keyboard) ? "\u{1B}[?47h" : ""
        return output + screen + settings(in: area).reversed().map(\.end).joined() + "\u{1B}[?25h" + area.end
    }

    /// Returns the sequences that set and reset each of these modes.
    private func settings(in area: TerminalArea) -> [(begin: String, end: String)] {
        var settings: [(begin: String, end: String)] = []
        func add(_ number: Int, _ mode: TerminalModes) {
            if contains(mode) { settings.append(("\u{1B}[?\(number)h", "\u{1B}[?\(number)l")) }
        }
        if contains(.keyboard) {
            let flags = KeyboardFlags.all.rawValue
            // On the screen that a shell shares, flags are set and not stacked: flags taken off twice would be a
            // shell's.
            settings.append(
                area == .wholeScreen
                    ? ("\u{1B}[>\(flags)u", "\u{1B}[<u") : ("\u{1B}[=\(flags);1u", "\u{1B}[=0;1u"))
        }
        add(2004, .paste)
        add(1003, .mouse)
        add(1006, .mouse)
        add(1004, .focus)
        add(2031, .colorScheme)
        if contains(.title) { settings.append(("\u{1B}[22;2t", "\u{1B}[23;2t")) }
        if contains(.direction) {
            // Afterwards all three are as terminals begin, in which the detection is off.
            settings.append(("\u{1B}[?2501l\u{1B}[8l\u{1B}[1 k", "\u{1B}[0 k\u{1B}[8h"))
        }
        return settings
    }
}
