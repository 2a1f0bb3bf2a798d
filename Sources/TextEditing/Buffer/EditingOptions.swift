/// The restrictions on the content of an edited text, and on copying it.
package struct EditingOptions: Hashable, Sendable {
    /// Whether the text has several lines. Otherwise each line break that is inserted or set becomes a space.
    package var isMultiline: Bool
    /// Whether the text is secret: it is shown as bullets, is not copied, and its words are not told apart.
    package var isSecure: Bool

    /// Creates options, by default of a text of one line that is no secret.
    package init(isMultiline: Bool = false, isSecure: Bool = false) {
        self.isMultiline = isMultiline
        self.isSecure = isSecure
    }

    /// Returns the part of a typed or pasted text that is inserted.
    ///
    /// * Every line break becomes a line feed, or a space in a single line; CR LF counts as a single break.
    /// * A tab is kept in a text of several lines, and becomes a space in a single line.
    /// * Other control characters (`Cc` in Unicode) are dropped.
    package func insertable(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 }) else { return text }
        var result = String.UnicodeScalarView()
        var wasReturn = false
        for scalar in text.unicodeScalars {
            defer { wasReturn = scalar.value == 0x0D }
            switch scalar.value {
            case 0x0A where wasReturn: continue
            case 0x0A...0x0D, 0x85, 0x2028, 0x2029: result.append(isMultiline ? "\n" : " ")
            case 0x09: result.append(isMultiline ? "\t" : " ")
            case 0..<0x20, 0x7F..<0xA0: continue
            default: result.append(scalar)
            }
        }
        return String(result)
    }

    /// Returns a text that the program sets as it is kept: all of it, but for the line breaks of a single line.
    package func settable(_ text: String) -> String {
        guard !isMultiline, TextBuffer(text).paragraphEnd(of: 0) < text.utf8.count else { return text }
        return String(text.map { $0.isNewline ? " " : $0 })
    }
}
