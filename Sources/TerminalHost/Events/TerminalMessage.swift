import Foundation

/// A message to a terminal besides its contents. A terminal ignores messages it does not know.
enum TerminalMessage {
    /// The longest text for the clipboard, in bytes. Many terminals ignore a sequence of more than 100,000 bytes, which
    /// so many become in Base64.
    static let longestCopy = 74_994
    /// The longest title, in characters.
    private static let longestTitle = 200

    /// Returns the sequence that puts a text on the clipboard (OSC 52); `nil` if it is too long.
    ///
    /// Most terminals allow it only where they are set to. In `tmux`, it is also sent through to the terminal outside,
    /// as `tmux` itself may be set to take none.
    static func copy(_ text: String, inTmux: Bool) -> String? {
        let bytes = Data(text.utf8)
        guard bytes.count <= longestCopy else { return nil }
        let sequence = "\u{1B}]52;c;\(bytes.base64EncodedString())"
        let passed = "\u{1B}Ptmux;\u{1B}\(sequence)\u{7}\u{1B}\\"
        return "\(sequence)\u{1B}\\" + (inTmux ? passed : "")
    }

    /// Returns the sequence that sets the title of the window (OSC 2). Controls in it are left out.
    static func title(_ text: String) -> String {
        let kept = text.unicodeScalars.filter { scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator: false
            default: true
            }
        }
        return "\u{1B}]2;\(String(String(String.UnicodeScalarView(kept)).prefix(longestTitle)))\u{1B}\\"
    }
}
