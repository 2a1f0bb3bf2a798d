/// Text from outside, on its way to a terminal.
package enum TerminalText {
    /// Returns a text without the characters that a terminal obeys instead of showing: the control characters C0, C1
    /// and DEL, of which all its sequences are made. Line breaks and tabs are among them, too.
    package static func safe(_ text: some StringProtocol) -> String {
        var safe = ""
        safe.unicodeScalars.append(contentsOf: text.unicodeScalars.lazy.filter { !KeyCodes.isControl($0) })
        return safe
    }
}
